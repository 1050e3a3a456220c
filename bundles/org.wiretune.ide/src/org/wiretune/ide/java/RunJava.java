/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.java;

import static org.wiretune.ide.java.JavaTexts.TEXTS;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.jdt.launching.IJavaLaunchConfigurationConstants;
import org.eclipse.jdt.launching.IVMInstall;
import org.eclipse.jdt.launching.JavaRuntime;
import org.wiretune.perf.launch.JavaInstallation;

/**
 * The Java that processes of runs, servers and applications are started with. A launch configuration chooses it on the JRE tab of the Java
 * tools, by an installed JRE or an execution environment. Otherwise it is the default of <i>Installed JREs</i>; where that one is too old for
 * the tester, which the IDE's own Java often is, the newest of the others, and at last the newest that this machine has elsewhere.
 */
public final class RunJava {

	private RunJava() {
	}

	/**
	 * {@return the Java of a configuration that measures}
	 *
	 * @param configuration a launch configuration
	 * @throws IOException where the chosen one is gone or too old, or there is none that is new enough; the message says what to do
	 */
	public static JavaInstallation of(ILaunchConfiguration configuration) throws IOException, CoreException {
		Optional<Path> chosen = chosen(configuration);
		if (chosen.isEmpty()) {
			return standard();
		}
		try {
			return JavaInstallation.inHome(chosen.get());
		} catch (IOException tooOld) {
			List<String> others = installed().filter(vm -> usable(vm).isPresent()).map(IVMInstall::getName).sorted().distinct().toList();
			throw new IOException(others.isEmpty() ? TEXTS.get("tooOldAlone", tooOld.getMessage()) : TEXTS.get("tooOld", tooOld.getMessage(), String.join(", ", others)), tooOld);
		}
	}

	/**
	 * {@return the Java of a configuration that only starts an application, which may be older than the tester asks for}
	 *
	 * @param configuration a launch configuration
	 * @throws IOException where the chosen one is gone; the message says what to do
	 */
	public static JavaInstallation ofApplication(ILaunchConfiguration configuration) throws IOException, CoreException {
		Optional<Path> chosen = chosen(configuration);
		return chosen.isPresent() ? JavaInstallation.ofAnyAge(chosen.get()) : standard();
	}

	/**
	 * {@return the Java where none is chosen}
	 *
	 * @throws IOException where there is none that is new enough; the message says what to do
	 */
	public static JavaInstallation standard() throws IOException {
		Optional<JavaInstallation> found = Stream.concat(Stream.ofNullable(JavaRuntime.getDefaultVMInstall()).flatMap(vm -> usable(vm).stream()),
				installed().flatMap(vm -> usable(vm).stream()).sorted(Comparator.comparingInt(JavaInstallation::feature).reversed())).findFirst();
		if (found.isPresent()) {
			return found.get();
		}
		try {
			return JavaInstallation.forRuns();
		} catch (IOException none) {
			throw new IOException(TEXTS.get("none", none.getMessage()), none);
		}
	}

	/** The home of what the configuration names; empty where it names nothing. */
	private static Optional<Path> chosen(ILaunchConfiguration configuration) throws IOException, CoreException {
		String container = configuration.getAttribute(IJavaLaunchConfigurationConstants.ATTR_JRE_CONTAINER_PATH, ""); //$NON-NLS-1$
		if (container.isEmpty()) {
			return Optional.empty();
		}
		IPath path = org.eclipse.core.runtime.Path.fromPortableString(container);
		IVMInstall vm = JavaRuntime.getVMInstall(path);
		if (vm == null || vm.getInstallLocation() == null) {
			throw new IOException(TEXTS.get("gone", path.segmentCount() > 1 ? path.lastSegment() : container));
		}
		return Optional.of(vm.getInstallLocation().toPath());
	}

	private static Stream<IVMInstall> installed() {
		return Arrays.stream(JavaRuntime.getVMInstallTypes()).flatMap(type -> Arrays.stream(type.getVMInstalls()));
	}

	private static Optional<JavaInstallation> usable(IVMInstall vm) {
		try {
			return vm.getInstallLocation() == null ? Optional.empty() : Optional.of(JavaInstallation.inHome(vm.getInstallLocation().toPath()));
		} catch (IOException tooOld) {
			return Optional.empty();
		}
	}
}
