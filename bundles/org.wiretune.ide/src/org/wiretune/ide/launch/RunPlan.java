/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.launch;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Status;
import org.eclipse.osgi.util.NLS;
import org.wiretune.ide.internal.Messages;
import org.wiretune.ide.workload.WorkloadFiles;
import org.wiretune.lint.reading.Reading;
import org.wiretune.model.assembly.Module;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.wiring.ModuleBindings;
import org.wiretune.perf.workload.Workload;

/**
 * What a performance test does: the specification of the run, made from a launch configuration and from what the model
 * says at this moment. A setting that a quick-fix changed counts in the next run.
 *
 * @param specification what is measured, on which settings
 * @param notes sentences for the console: where the settings come from and what could not be taken over
 * @param workloadFile the file that says what is measured, to which the paths in it are relative; empty for a loop
 */
public record RunPlan(RunSpecification specification, List<String> notes, Optional<Path> workloadFile) {

	/** Copies the list. */
	public RunPlan {
		notes = List.copyOf(notes);
	}

	/**
	 * Makes a plan.
	 *
	 * @param name name of the run
	 * @param settings what the configuration says
	 * @param reading what was read
	 * @return the plan
	 * @throws CoreException with a sentence for the user where it cannot be run
	 */
	public static RunPlan of(String name, PerformanceTestSettings settings, Reading reading) throws CoreException {
		String problem = settings.problem();
		if (problem != null) {
			throw problem(problem);
		}
		IProject project = settings.projectHandle();
		Optional<Module> module = ModuleBindings.in(reading.solution(), project.getName());
		List<String> notes = new ArrayList<>();
		if (settings.hasWorkload()) {
			Workload workload = WorkloadFiles.read(WorkloadFiles.file(settings.workload()));
			notes.add(NLS.bind(Messages.RunPlan_workload, settings.workload()));
			PlannedServer server = PlannedServer.of(settings, reading, module);
			notes.addAll(server.notes());
			return new RunPlan(new RunSpecification(name, workload, server.settings()), notes,
					Optional.ofNullable(WorkloadFiles.file(settings.workload()).getLocation()).map(path -> path.toFile().toPath()));
		}
		List<BindingUnderTest> bindings = bindings(settings, project, module);
		PlannedServer server = PlannedServer.of(settings, reading, module);
		notes.addAll(server.notes());
		RunSpecification lab = RunSpecification.lab();
		return new RunPlan(new RunSpecification(name, bindings, settings.sizesInBytes(), Integer.parseInt(settings.loops()),
				Integer.parseInt(settings.warmupLoops()), Integer.parseInt(settings.clients()), lab.progressEvery(),
				lab.callTimeoutSeconds(), server.settings()).withImports(module.map(ModuleBindings::imports).orElse(List.of())), notes, Optional.empty());
	}

	private static List<BindingUnderTest> bindings(PerformanceTestSettings settings, IProject project, Optional<Module> module)
			throws CoreException {
		if (!settings.bindings().isEmpty()) {
			return settings.bindings().stream().flatMap(id -> BindingUnderTest.find(id).stream()).toList();
		}
		if (module.isEmpty()) {
			throw problem(NLS.bind(Messages.RunPlan_noModule, project.getName()));
		}
		List<BindingUnderTest> bindings = ModuleBindings.of(module.get());
		if (bindings.isEmpty()) {
			throw problem(NLS.bind(Messages.RunPlan_noBinding, module.get().getName()));
		}
		return bindings;
	}

	private static CoreException problem(String sentence) {
		return new CoreException(Status.error(sentence));
	}
}
