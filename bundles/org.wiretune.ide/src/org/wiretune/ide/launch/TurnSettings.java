/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.launch;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.osgi.util.NLS;
import org.wiretune.ide.internal.Messages;
import org.wiretune.ide.workload.WorkloadFiles;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.launch.Variant;

/**
 * What a launch configuration says of runs that take turns: the run as it is, and others that differ from it, each made so many times.
 * Text as the user types it, so that what is wrong can be shown.
 *
 * @param variants what the others change, such as {@code clients=8} or {@code many:clients=8,heap=512}; empty for one run alone
 * @param rounds how often each is run
 */
public record TurnSettings(List<String> variants, String rounds) {

	/** Rounds that a verdict needs, and as many as the command line makes. */
	public static final String STANDARD_ROUNDS = "5";

	private static final String VARIANTS = "org.wiretune.ide.turns.variants";
	private static final String ROUNDS = "org.wiretune.ide.turns.rounds";
	private static final int MOST_ROUNDS = 1000;

	/** Takes away empty lines and what stands around the others. */
	public TurnSettings {
		variants = variants.stream().map(String::strip).filter(variant -> !variant.isEmpty()).toList();
		rounds = rounds.strip();
	}

	/** {@return those of a configuration} @param configuration the configuration @throws CoreException where it cannot be read */
	public static TurnSettings read(ILaunchConfiguration configuration) throws CoreException {
		return new TurnSettings(configuration.getAttribute(VARIANTS, List.of()), configuration.getAttribute(ROUNDS, STANDARD_ROUNDS));
	}

	/** Writes them; nothing where there is one run alone. @param configuration where to */
	public void write(ILaunchConfigurationWorkingCopy configuration) {
		if (variants.isEmpty() && rounds.equals(STANDARD_ROUNDS)) {
			configuration.removeAttribute(VARIANTS);
			configuration.removeAttribute(ROUNDS);
		} else {
			configuration.setAttribute(VARIANTS, new ArrayList<>(variants));
			configuration.setAttribute(ROUNDS, rounds);
		}
	}

	/** {@return whether runs take turns} */
	public boolean isWanted() {
		return !variants.isEmpty();
	}

	/**
	 * {@return what keeps them from being run, as a sentence; null where nothing does}
	 *
	 * @param settings what else the configuration says
	 */
	public String problem(PerformanceTestSettings settings) {
		if (!isWanted()) {
			return null;
		}
		if (PerformanceTestSettings.number(rounds, 1, MOST_ROUNDS).isEmpty()) {
			return NLS.bind(Messages.TurnSettings_rounds, rounds, MOST_ROUNDS);
		}
		IFile file = settings.hasWorkload() ? WorkloadFiles.file(settings.workload()) : null;
		try {
			RunSpecification lab = RunSpecification.lab();
			// That there is no such file is said by the tab of the workload.
			if (file != null || !settings.hasWorkload()) {
				variants(file == null ? lab : lab.withWorkload(WorkloadFiles.read(file)));
			}
			return null;
		} catch (IllegalArgumentException wrong) {
			return wrong.getMessage();
		} catch (CoreException unreadable) {
			return unreadable.getStatus().getMessage();
		}
	}

	/**
	 * {@return the run as it is, then the others}
	 *
	 * @param base the run
	 * @throws IllegalArgumentException where one cannot be read or two have the same name; the message is a sentence
	 */
	List<Variant> variants(RunSpecification base) {
		List<Variant> all = new ArrayList<>();
		all.add(new Variant(Messages.TurnSettings_asWritten, base.withName(base.name() + ' ' + Messages.TurnSettings_asWritten)));
		variants.forEach(text -> all.add(Variant.parse(text, base)));
		if (all.stream().map(Variant::name).distinct().count() < all.size()) {
			throw new IllegalArgumentException(Messages.TurnSettings_twice);
		}
		return all;
	}

	/** {@return how often each is run; to be called only where {@link #problem} is null} */
	int count() {
		return Integer.parseInt(rounds);
	}
}
