/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.launch;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.osgi.util.NLS;
import org.wiretune.ide.files.WorkspacePath;
import org.wiretune.ide.internal.Messages;
import org.wiretune.ide.workload.WorkloadFiles;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.base.ObjectSize;
import org.wiretune.perf.workload.HeapSize;

/**
 * What a launch configuration of a performance test says. Text where the user types text, so that what is wrong can be
 * shown; {@link #problem()} tells whether it can be run.
 *
 * @param project name of the project whose module is measured; run files go there
 * @param server path of the server whose settings hold, as in the model; empty for the first WebSphere server found
 * @param bindings ids of the bindings to measure; empty for those of the module's imports
 * @param sizes object sizes, for example {@code 100 KB}
 * @param loops measured runs of each cell
 * @param warmupLoops runs before them that are not measured
 * @param clients parallel callers
 * @param maximumHeap maximum heap of the server in megabytes instead of the one of the model; empty to keep that
 * @param workload path of a workload file in the workspace, which counts in place of bindings, sizes, loops and callers;
 *            empty for the loop that these say
 * @param target the server that is measured, and what is laid over its settings
 */
public record PerformanceTestSettings(String project, String server, List<String> bindings, List<String> sizes, String loops,
		String warmupLoops, String clients, String maximumHeap, String workload, TargetSettings target) {

	/** Id of the launch configuration type. */
	public static final String TYPE = "org.wiretune.ide.performanceTest";

	/** Attribute: name of the project. */
	public static final String PROJECT = "org.wiretune.ide.project";
	/** Attribute: path of the server. */
	public static final String SERVER = "org.wiretune.ide.server";
	/** Attribute: ids of bindings. */
	public static final String BINDINGS = "org.wiretune.ide.bindings";
	/** Attribute: object sizes. */
	public static final String SIZES = "org.wiretune.ide.sizes";
	/** Attribute: measured runs. */
	public static final String LOOPS = "org.wiretune.ide.loops";
	/** Attribute: runs before the measurement. */
	public static final String WARMUP_LOOPS = "org.wiretune.ide.warmupLoops";
	/** Attribute: parallel callers. */
	public static final String CLIENTS = "org.wiretune.ide.clients";
	/** Attribute: maximum heap in megabytes. */
	public static final String MAXIMUM_HEAP = "org.wiretune.ide.maximumHeap";
	/** Attribute: path of a workload file; absent in configurations of a loop. */
	public static final String WORKLOAD = "org.wiretune.ide.workload";

	/** The sizes of the tuning lab (AVP-2933, exercise 1). */
	public static final List<String> LAB_SIZES = List.of("1 KB", "100 KB", "1 MB");
	/** The loop value of the tuning lab. */
	public static final String LAB_LOOPS = "200";

	private static final int MOST_LOOPS = 10_000_000;
	private static final int MOST_CLIENTS = 256;
	private static final int LEAST_HEAP = 32;
	private static final int MOST_HEAP = HeapSize.LARGEST_MEGABYTES;

	/** Copies the lists and trims the texts. */
	public PerformanceTestSettings {
		project = project.strip();
		server = server.strip();
		bindings = List.copyOf(bindings);
		sizes = sizes.stream().map(String::strip).filter(size -> !size.isEmpty()).toList();
		loops = loops.strip();
		warmupLoops = warmupLoops.strip();
		clients = clients.strip();
		maximumHeap = maximumHeap.strip();
		workload = workload.strip();
		Objects.requireNonNull(target);
	}

	/**
	 * Settings of a loop.
	 *
	 * @param project name of the project
	 * @param server path of the server
	 * @param bindings ids of the bindings
	 * @param sizes object sizes
	 * @param loops measured runs of each cell
	 * @param warmupLoops runs before them
	 * @param clients parallel callers
	 * @param maximumHeap maximum heap in megabytes
	 */
	public PerformanceTestSettings(String project, String server, List<String> bindings, List<String> sizes, String loops,
			String warmupLoops, String clients, String maximumHeap) {
		this(project, server, bindings, sizes, loops, warmupLoops, clients, maximumHeap, "", TargetSettings.EMBEDDED);
	}

	/**
	 * {@return the same settings with a workload file in place of the loop}
	 *
	 * @param path path of the file in the workspace; empty for the loop
	 */
	public PerformanceTestSettings withWorkload(String path) {
		return new PerformanceTestSettings(project, server, bindings, sizes, loops, warmupLoops, clients, maximumHeap, path, target);
	}

	/**
	 * {@return the same settings on another server}
	 *
	 * @param newTarget the server and what is laid over its settings
	 */
	public PerformanceTestSettings withTarget(TargetSettings newTarget) {
		return new PerformanceTestSettings(project, server, bindings, sizes, loops, warmupLoops, clients, maximumHeap, workload, newTarget);
	}

	/** {@return whether a workload file is run} */
	public boolean hasWorkload() {
		return !workload.isEmpty();
	}

	/**
	 * {@return the settings of a new configuration: what the module's imports say, with the lab's sizes and loops}
	 *
	 * @param project name of the project
	 */
	public static PerformanceTestSettings of(String project) {
		return new PerformanceTestSettings(project, "", List.of(), LAB_SIZES, LAB_LOOPS, LAB_LOOPS, "1", "");
	}

	/**
	 * Reads a configuration.
	 *
	 * @param configuration the configuration
	 * @return its settings
	 * @throws CoreException where it cannot be read
	 */
	public static PerformanceTestSettings read(ILaunchConfiguration configuration) throws CoreException {
		PerformanceTestSettings standard = of("");
		return new PerformanceTestSettings(configuration.getAttribute(PROJECT, ""), configuration.getAttribute(SERVER, ""),
				configuration.getAttribute(BINDINGS, standard.bindings), configuration.getAttribute(SIZES, standard.sizes),
				configuration.getAttribute(LOOPS, standard.loops), configuration.getAttribute(WARMUP_LOOPS, standard.warmupLoops),
				configuration.getAttribute(CLIENTS, standard.clients), configuration.getAttribute(MAXIMUM_HEAP, ""),
				configuration.getAttribute(WORKLOAD, ""), TargetSettings.read(configuration));
	}

	/**
	 * Writes the settings to a configuration and maps it to the project, so that it shows in the project's Run As.
	 *
	 * @param configuration the configuration
	 */
	public void write(ILaunchConfigurationWorkingCopy configuration) {
		configuration.setAttribute(PROJECT, project);
		configuration.setAttribute(SERVER, server);
		configuration.setAttribute(BINDINGS, new ArrayList<>(bindings));
		configuration.setAttribute(SIZES, new ArrayList<>(sizes));
		configuration.setAttribute(LOOPS, loops);
		configuration.setAttribute(WARMUP_LOOPS, warmupLoops);
		configuration.setAttribute(CLIENTS, clients);
		configuration.setAttribute(MAXIMUM_HEAP, maximumHeap);
		if (hasWorkload()) {
			configuration.setAttribute(WORKLOAD, workload);
		} else {
			configuration.removeAttribute(WORKLOAD);
		}
		target.write(configuration);
		IFile file = hasWorkload() ? WorkloadFiles.file(workload) : null;
		IResource mapped = file != null ? file : projectHandle();
		configuration.setMappedResources(mapped == null ? null : new IResource[] { mapped });
	}

	/** {@return the project, or null where the name is none} */
	public IProject projectHandle() {
		if (project.isEmpty() || !ResourcesPlugin.getWorkspace().validateName(project, IResource.PROJECT).isOK()) {
			return null;
		}
		return ResourcesPlugin.getWorkspace().getRoot().getProject(project);
	}

	/** {@return what keeps the settings of the module from being run, as a sentence; null where nothing does} */
	public String mainProblem() {
		if (project.isEmpty()) {
			return Messages.PerformanceTestSettings_noProject;
		}
		IProject handle = projectHandle();
		if (handle == null || !handle.exists()) {
			return NLS.bind(Messages.PerformanceTestSettings_projectMissing, project);
		}
		if (!handle.isOpen()) {
			return NLS.bind(Messages.PerformanceTestSettings_projectClosed, project);
		}
		if (!server.isEmpty() && WorkspacePath.portable(server).isEmpty()) {
			return NLS.bind(Messages.PerformanceTestSettings_serverMissing, server);
		}
		if (!maximumHeap.isEmpty() && number(maximumHeap, LEAST_HEAP, MOST_HEAP).isEmpty()) {
			return NLS.bind(Messages.PerformanceTestSettings_heap, maximumHeap, LEAST_HEAP);
		}
		return null;
	}

	/** {@return what keeps the workload from being run, as a sentence; null where nothing does} */
	public String workloadProblem() {
		if (hasWorkload()) {
			return fileProblem();
		}
		for (String binding : bindings) {
			if (BindingUnderTest.find(binding).isEmpty()) {
				return NLS.bind(Messages.PerformanceTestSettings_binding, binding, BindingUnderTest.ids());
			}
		}
		if (sizes.isEmpty()) {
			return Messages.PerformanceTestSettings_noSize;
		}
		for (String size : sizes) {
			if (ObjectSize.parse(size).isEmpty()) {
				return NLS.bind(Messages.PerformanceTestSettings_size, size, ObjectSize.label(ObjectSize.LARGEST_BYTES));
			}
		}
		if (number(loops, 1, MOST_LOOPS).isEmpty()) {
			return NLS.bind(Messages.PerformanceTestSettings_loops, loops, MOST_LOOPS);
		}
		if (number(warmupLoops, 0, MOST_LOOPS).isEmpty()) {
			return NLS.bind(Messages.PerformanceTestSettings_warmup, warmupLoops, MOST_LOOPS);
		}
		if (number(clients, 1, MOST_CLIENTS).isEmpty()) {
			return NLS.bind(Messages.PerformanceTestSettings_clients, clients, MOST_CLIENTS);
		}
		return null;
	}

	private String fileProblem() {
		IFile file = WorkloadFiles.file(workload);
		if (file == null) {
			return NLS.bind(Messages.PerformanceTestSettings_workloadPath, workload);
		}
		try {
			WorkloadFiles.read(file);
			return null;
		} catch (CoreException problem) {
			return problem.getStatus().getMessage();
		}
	}

	/** {@return what keeps the test from being run, as a sentence; null where nothing does} */
	public String problem() {
		String main = mainProblem();
		String on = main != null ? main : target.problem();
		return on != null ? on : workloadProblem();
	}

	/** {@return the sizes in bytes; to be called only where {@link #workloadProblem()} is null} */
	public List<Integer> sizesInBytes() {
		return sizes.stream().map(size -> ObjectSize.parse(size).getAsInt()).toList();
	}

	/**
	 * {@return a whole number in a range, or empty}
	 *
	 * @param text what the user typed
	 * @param least smallest allowed
	 * @param most largest allowed
	 */
	static OptionalInt number(String text, int least, int most) {
		try {
			int value = Integer.parseInt(text.strip());
			return value < least || value > most ? OptionalInt.empty() : OptionalInt.of(value);
		} catch (NumberFormatException noNumber) {
			return OptionalInt.empty();
		}
	}
}
