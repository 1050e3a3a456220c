/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.demo;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.Platform;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.ui.ILaunchShortcut;
import org.eclipse.jface.viewers.StructuredSelection;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;

/** Run As, WireTune Performance Test. */
public final class PerformanceTest {

	private static final String SHORTCUT = "org.wiretune.ui.performanceTestShortcut";
	private static final Duration LIMIT = Duration.ofMinutes(4);
	private static final int WHILE_RUNNING_CELLS = 5;

	private PerformanceTest() {
	}

	/**
	 * Runs the test of a project and waits for its end.
	 *
	 * @param projectName the module
	 * @param whileRunning called once when a few cells are measured
	 * @return the run as it was kept
	 */
	static RunFile run(String projectName, Runnable whileRunning) {
		Path folder = folder(projectName);
		Set<Path> old = runFiles(folder);
		ILaunch launch = start(projectName, WHILE_RUNNING_CELLS);
		whileRunning.run();
		Wait.until("the performance test ends", LIMIT, launch::isTerminated);
		RunFile run = newest(folder, old).orElseThrow(() -> new IllegalStateException("The performance test left no run file in " + folder + "."));
		if (run.state() != RunState.COMPLETED) {
			throw new IllegalStateException("The performance test ended as " + run.state() + ": " + run.reason());
		}
		return run;
	}

	/**
	 * Starts the test of a project and waits until some cells are measured.
	 *
	 * @param projectName the module
	 * @param cells how many cells
	 * @return the launch, which may have ended
	 */
	public static ILaunch start(String projectName, int cells) {
		IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject(projectName);
		Path folder = folder(projectName);
		Set<Path> old = runFiles(folder);
		Set<ILaunch> earlier = new HashSet<>(Arrays.asList(launches()));
		Ui.start(() -> shortcut().launch(new StructuredSelection(project), ILaunchManager.RUN_MODE));
		// The platform shows a launch without a process while it prepares the real one.
		ILaunch launch = Wait.value("the performance test starts", LIMIT, () -> Arrays.stream(launches())
				.filter(each -> !earlier.contains(each) && each.getProcesses().length > 0).findFirst().orElse(null));
		Wait.until("some cells are measured", LIMIT, () -> launch.isTerminated() || newest(folder, old).map(run -> run.cells().size() >= cells).orElse(false));
		return launch;
	}

	/** {@return the folder of a project's run files} @param projectName the module */
	static Path folder(String projectName) {
		return ResourcesPlugin.getWorkspace().getRoot().getProject(projectName).getLocation().toFile().toPath().resolve("wiretune-runs");
	}

	private static ILaunch[] launches() {
		return DebugPlugin.getDefault().getLaunchManager().getLaunches();
	}

	private static ILaunchShortcut shortcut() {
		for (IConfigurationElement element : Platform.getExtensionRegistry().getConfigurationElementsFor("org.eclipse.debug.ui.launchShortcuts")) {
			if (SHORTCUT.equals(element.getAttribute("id"))) {
				try {
					return (ILaunchShortcut) element.createExecutableExtension("class");
				} catch (CoreException problem) {
					throw new IllegalStateException(problem);
				}
			}
		}
		throw new IllegalStateException("There is no launch shortcut " + SHORTCUT + ".");
	}

	private static Set<Path> runFiles(Path folder) {
		if (!Files.isDirectory(folder)) {
			return Set.of();
		}
		try (Stream<Path> files = Files.list(folder)) {
			return new HashSet<>(files.filter(file -> file.getFileName().toString().endsWith(".json")).toList());
		} catch (IOException problem) {
			throw new IllegalStateException(problem);
		}
	}

	private static Optional<RunFile> newest(Path folder, Set<Path> old) {
		return runFiles(folder).stream().filter(file -> !old.contains(file)).max(Path::compareTo).flatMap(file -> {
			try {
				return Optional.of(RunFileFormat.read(file));
			} catch (IOException notYet) {
				return Optional.empty();
			}
		});
	}
}
