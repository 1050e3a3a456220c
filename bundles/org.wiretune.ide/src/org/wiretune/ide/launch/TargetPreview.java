/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.launch;

import static org.wiretune.ide.servers.ServerTexts.TEXTS;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.wiretune.lint.reading.Reading;
import org.wiretune.model.assembly.Module;
import org.wiretune.perf.launch.JvmArguments;
import org.wiretune.perf.wiring.ModuleBindings;
import org.wiretune.servers.kit.ServerKits;

/** Says before a run what its server will be set to, from where, and what the server has nothing for. */
public final class TargetPreview {

	private TargetPreview() {
	}

	/**
	 * Makes the sentences. Reads the model, so not to be called on the UI thread.
	 *
	 * @param settings what the configuration says
	 * @param reading what was read; null before the first analysis
	 * @return one sentence a line; empty where the settings have a problem, which is said elsewhere
	 */
	public static String of(PerformanceTestSettings settings, Reading reading) {
		if (settings.target().problem() != null || settings.mainProblem() != null) {
			return "";
		}
		if (settings.target().isEmbedded()) {
			return TEXTS.get("preview.embedded");
		}
		if (reading == null) {
			return TEXTS.get("preview.reading");
		}
		IProject project = settings.projectHandle();
		Optional<Module> module = project == null ? Optional.empty() : ModuleBindings.in(reading.solution(), project.getName());
		try {
			PlannedServer server = PlannedServer.of(settings, reading, module);
			List<String> sentences = new ArrayList<>(server.notes());
			sentences.add(TEXTS.get("preview.heap", Integer.toString(server.settings().maximumHeapMegabytes()),
					String.join(" ", JvmArguments.of(server.settings().shown().jvmArguments()).passedOn())).strip());
			sentences.addAll(ServerKits.of(settings.target().kind().orElseThrow()).mapping(server.settings()));
			sentences.addAll(JvmArguments.of(server.settings().shown().jvmArguments()).notes());
			return String.join(System.lineSeparator(), sentences);
		} catch (CoreException e) {
			return e.getStatus().getMessage();
		}
	}

	/**
	 * The servers whose settings can be taken.
	 *
	 * @param reading what was read; null before the first analysis
	 * @param target the server that is measured
	 * @return their paths, those of the product that is measured first
	 */
	public static List<String> servers(Reading reading, TargetSettings target) {
		return reading == null ? List.of() : PlannedServer.servers(reading, target).stream().map(PlannedServer::path).toList();
	}
}
