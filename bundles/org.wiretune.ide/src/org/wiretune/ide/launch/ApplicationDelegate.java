/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.launch;

import static org.wiretune.ide.servers.ServerTexts.TEXTS;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.model.IProcess;
import org.eclipse.debug.core.model.LaunchConfigurationDelegate;
import org.wiretune.analysis.application.OwnBroker;
import org.wiretune.ide.WorkspaceAnalysis;
import org.wiretune.ide.java.RunJava;
import org.wiretune.ide.servers.TesterFolder;
import org.wiretune.lint.reading.Reading;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.file.RunHistory;
import org.wiretune.perf.launch.Folders;
import org.wiretune.perf.launch.JavaInstallation;
import org.wiretune.perf.launch.TesterInstallation;
import org.wiretune.perf.workload.Workload;
import org.wiretune.servers.RunningServer;
import org.wiretune.servers.RunningServers;
import org.wiretune.servers.application.OwnConfiguration;
import org.wiretune.servers.application.RunnableJar;
import org.wiretune.servers.kit.ApplicationServer;
import org.wiretune.servers.kit.KitServer;
import org.wiretune.servers.kit.WatchedApplication;

/**
 * Launches the application that the build of a project made. Without a load it runs as it is, in the folder of the project, and
 * the gauges follow it; with one a copy of it is measured, as any server of a run. Returns as soon as it has started.
 */
public final class ApplicationDelegate extends LaunchConfigurationDelegate {

	/** Type of the process, for console colours and line trackers. */
	static final String PROCESS_TYPE = "org.wiretune.ide.application";
	private static final DateTimeFormatter BUILT = DateTimeFormatter.ofLocalizedDateTime(FormatStyle.SHORT);

	@Override
	public void launch(ILaunchConfiguration configuration, String mode, ILaunch launch, IProgressMonitor monitor) throws CoreException {
		SubMonitor progress = SubMonitor.convert(monitor, TEXTS.get("application.starting", configuration.getName()), 2);
		ApplicationSettings settings = ApplicationSettings.read(configuration);
		String problem = settings.problem();
		if (problem != null) {
			throw new CoreException(Status.error(problem));
		}
		RunnableJar jar = settings.find();
		progress.worked(1);
		try {
			if (settings.workload().isEmpty()) {
				watch(jar, settings, configuration, launch);
			} else {
				measure(jar, settings, configuration, launch);
			}
		} catch (IOException cannotStart) {
			throw new CoreException(Status.error(TEXTS.get("application.failed", jar.name(), String.valueOf(cannotStart.getMessage())), cannotStart));
		}
		progress.worked(1);
	}

	private static void watch(RunnableJar jar, ApplicationSettings settings, ILaunchConfiguration configuration, ILaunch launch) throws IOException, CoreException {
		String name = configuration.getName();
		Path folder = settings.projectHandle().getLocation().toFile().toPath();
		JavaInstallation java = RunJava.ofApplication(configuration);
		Path scratch = Files.createTempDirectory("wiretune-application");
		Process process;
		try {
			process = WatchedApplication.start(jar, folder, java, settings.jvmWords(), scratch);
		} catch (IOException cannotStart) {
			Folders.delete(scratch);
			throw cannotStart;
		}
		// The title of the console: when it was built tells whether the last change of the sources is in it.
		String label = TEXTS.get("application.process", jar.name(), jar.kind().label(), BUILT.format(jar.built().atZone(ZoneId.systemDefault())));
		RunningServers.shared().started(new RunningServer(process.pid(), jar.name(), name, Instant.now(), "", folder.toString()));
		process.onExit().thenRun(() -> {
			RunningServers.shared().ended(process.pid());
			Folders.delete(scratch);
		});
		DebugPlugin.newProcess(launch, new SpokenOutProcess(process), label, Map.of(IProcess.ATTR_PROCESS_TYPE, PROCESS_TYPE, IProcess.ATTR_PROCESS_LABEL, label));
	}

	private static void measure(RunnableJar jar, ApplicationSettings settings, ILaunchConfiguration configuration, ILaunch launch) throws IOException, CoreException {
		String name = configuration.getName();
		IProject project = settings.projectHandle();
		List<String> notes = new ArrayList<>(List.of(TEXTS.get("application.measured", jar.file())));
		Workload load = settings.load();
		Reading reading = WorkspaceAnalysis.get().reading();
		if (reading != null) {
			load = OwnBroker.of(load, reading, Optional.of(jar.file()), path -> path.startsWith(project.getName() + '/'), notes::add);
		}
		OwnConfiguration own = new OwnConfiguration(jar.file(), Optional.empty(), settings.jvmWords());
		ApplicationServer server = ApplicationServer.of(own, Optional.empty(), load, KitServer.START_SECONDS);
		RunPlan plan = new RunPlan(new RunSpecification(name, load, ServerSettings.builder().build()), notes, Optional.empty());
		Path file = RunHistory.ofProject(project.getLocation().toFile().toPath()).newFile(name, Instant.now());
		new LaunchedRun(launch, project, plan, file, server).start(TesterInstallation.in(TesterFolder.find()), RunJava.of(configuration));
	}

	/** What runs was built outside; the workspace has nothing to add to it. */
	@Override
	protected IProject[] getBuildOrder(ILaunchConfiguration configuration, String mode) {
		return new IProject[0];
	}
}
