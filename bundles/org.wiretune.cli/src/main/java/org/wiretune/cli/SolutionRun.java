/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.model.assembly.Module;
import org.wiretune.model.platform.Server;
import org.wiretune.model.solution.Solution;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.wiring.ModuleBindings;
import org.wiretune.perf.wiring.ServerSettingsFromModel;

/** A run on the settings, and with the bindings, that files state. */
final class SolutionRun {

	private final Solution solution;
	private final String place;
	private final List<String> notes = new ArrayList<>();

	/**
	 * A run.
	 *
	 * @param solution what was read
	 * @param place what the user named, for messages
	 */
	SolutionRun(Solution solution, String place) {
		this.solution = solution;
		this.place = place;
	}

	/** {@return sentences on where the settings come from and what was not taken over} */
	List<String> notes() {
		return List.copyOf(notes);
	}

	/**
	 * {@return the run of the lab with these settings and bindings}
	 *
	 * @param moduleName the module that calls; empty for the bindings of the lab
	 * @param serverName name or path of a server; empty for the first
	 * @throws CannotRun where there is no such module or server
	 */
	RunSpecification specification(String moduleName, String serverName) throws CannotRun {
		RunSpecification lab = RunSpecification.lab();
		Optional<Module> module = moduleName.isEmpty() ? Optional.empty() : Optional.of(module(moduleName));
		List<BindingUnderTest> bindings = module.map(ModuleBindings::of).orElse(lab.bindings());
		if (bindings.isEmpty()) {
			throw new CannotRun(CommandTexts.text("noBinding", moduleName));
		}
		ServerSettings settings = settings(serverName, module.map(ModuleBindings::receivers).orElse(List.of()));
		return new RunSpecification(lab.name(), bindings, lab.sizes(), lab.loops(), lab.warmupLoops(), lab.clients(), lab.progressEvery(),
				lab.callTimeoutSeconds(), settings).withImports(module.map(ModuleBindings::imports).orElse(List.of()));
	}

	private Module module(String name) throws CannotRun {
		for (Module module : solution.getModules()) {
			if (name.equals(module.getName()) || name.equals(module.getPath())) {
				return module;
			}
		}
		throw new CannotRun(CommandTexts.text("noModule", name, place, listed(solution.getModules().stream().map(Module::getName))));
	}

	private ServerSettings settings(String name, List<String> receivers) throws CannotRun {
		Optional<Server> server = ServerSettingsFromModel.server(solution, name);
		if (server.isEmpty() && !name.isEmpty()) {
			throw new CannotRun(CommandTexts.text("noSettings", name, place, listed(ServerSettingsFromModel.servers(solution).stream().map(Server::getName))));
		}
		if (server.isEmpty()) {
			notes.add(CommandTexts.text("noServer", place));
			return ServerSettings.lab();
		}
		ServerSettingsFromModel.Result read = ServerSettingsFromModel.of(server.get(), receivers);
		notes.addAll(read.notes());
		return read.settings();
	}

	private static String listed(Stream<String> names) {
		String text = names.distinct().sorted().collect(Collectors.joining(", "));
		return text.isEmpty() ? CommandTexts.text("none") : text;
	}
}
