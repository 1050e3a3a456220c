/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.core.model.IProcess;
import org.eclipse.debug.core.model.IStreamMonitor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.wiretune.ide.launch.ApplicationSettings;
import org.wiretune.ide.results.RunResults;
import org.wiretune.ide.results.RunResultsListener;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.view.RunSeries;
import org.wiretune.servers.RunningServer;
import org.wiretune.servers.RunningServers;

/** What the build of a project made is launched, and watched or measured. */
@Tag("processes")
@ExtendWith(EmptyWorkspace.class)
class ApplicationLaunchTest {

	private static final long LIMIT_SECONDS = 120;

	private final CompletableFuture<RunningServer> seen = new CompletableFuture<>();
	private final CompletableFuture<RunningServer> gone = new CompletableFuture<>();
	private final CompletableFuture<RunFile> measured = new CompletableFuture<>();
	private final RunningServers.Listener servers = new RunningServers.Listener() {

		@Override
		public void started(RunningServer server) {
			seen.complete(server);
		}

		@Override
		public void ended(RunningServer server) {
			gone.complete(server);
		}
	};
	private final RunResultsListener results = new RunResultsListener() {

		@Override
		public void runEnded(IProject project, RunFile run, RunSeries course) {
			measured.complete(run);
		}
	};
	private TestProject project;
	private ILaunch launch;

	@BeforeEach
	void listen() throws Exception {
		project = new TestProject("Orders");
		project.write("pom.xml", "<project/>");
		project.write("src/main/java/shop/Orders.java", "package shop;\nclass Orders { }\n");
		RunningServers.shared().addListener(servers);
		RunResults.get().addListener(results);
	}

	@AfterEach
	void noProcessIsLeft() throws Exception {
		if (launch != null) {
			launch.terminate();
			DebugPlugin.getDefault().getLaunchManager().removeLaunch(launch);
		}
		for (ProcessHandle child : ProcessHandle.current().descendants().toList()) {
			child.onExit().get(LIMIT_SECONDS, TimeUnit.SECONDS);
		}
		if (seen.isDone()) {
			gone.get(LIMIT_SECONDS, TimeUnit.SECONDS);
		}
		RunningServers.shared().removeListener(servers);
		RunResults.get().removeListener(results);
		assertEquals(List.of(), RunningServers.shared().all());
	}

	@Test
	void withoutALoadItRunsAsItIsAndIsAnnouncedToTheGauges() throws Exception {
		SmallApplication.write(project.project().getLocation().append("target/orders-1.0.jar").toPath());
		launch = launch(ApplicationSettings.of("Orders"));
		IProcess process = launch.getProcesses()[0];
		RunningServer server = seen.get(LIMIT_SECONDS, TimeUnit.SECONDS);
		assertEquals("orders-1.0.jar", server.name());
		assertEquals("Launched", server.owner());
		assertTrue(process.getLabel().startsWith("orders-1.0.jar (Java, built "), process.getLabel());
		awaitText(process.getStreamsProxy().getOutputStreamMonitor(), SmallApplication.STARTED);
		assertFalse(process.isTerminated());
		launch.terminate();
		assertEquals(server, gone.get(LIMIT_SECONDS, TimeUnit.SECONDS));
	}

	@Test
	void withALoadACopyIsMeasuredAndTheRunKept() throws Exception {
		SmallApplication.write(project.project().getLocation().append("target/orders-1.0.jar").toPath());
		project.write("orders.workload", "kind: ramp\nname: Orders\nusers: 1\nrequest: GET /orders\nwarm-up: 0 s\nduration: 2 s\n");
		launch = launch(new ApplicationSettings("Orders", "", "-Xmx128m", "/Orders/orders.workload"));
		RunFile run = measured.get(LIMIT_SECONDS, TimeUnit.SECONDS);
		String console = launch.getProcesses()[0].getStreamsProxy().getOutputStreamMonitor().getContents();
		assertEquals(RunState.COMPLETED, run.state(), run.reason() + console);
		assertTrue(seen.isDone(), "The gauges were told.");
		assertTrue(console.contains("Measured is a copy of"), console);
		assertTrue(run.measurements().stream().anyMatch(each -> each.answered() > 0 && each.failed() == 0), console);
		assertEquals(1, RunResults.get().runs(project.project()).size());
	}

	@Test
	void whatIsNotBuiltIsSaidWithTheCommandThatBuildsIt() throws Exception {
		CoreException problem = assertThrows(CoreException.class, () -> launch(ApplicationSettings.of("Orders")));
		assertEquals("No runnable jar is in the folders target and build of Orders or of a module below it. Build it with mvn package and start it again.", problem.getStatus().getMessage());
		assertEquals(0, DebugPlugin.getDefault().getLaunchManager().getLaunches().length);
	}

	@Test
	void settingsThatCannotBeUsedAreNamed() throws Exception {
		assertEquals("Choose the project whose build made the application.", ApplicationSettings.of("").problem());
		assertTrue(ApplicationSettings.of("None").problem().contains("None is not there"));
		assertTrue(new ApplicationSettings("Orders", "/none.jar", "", "").problem().startsWith("There is no file /none.jar."));
		assertTrue(new ApplicationSettings("Orders", "", "-agentlib:jdwp=server=y", "").problem().contains("-agentlib:jdwp"));
		assertTrue(new ApplicationSettings("Orders", "", "", "/Orders/none.workload").problem().contains("none.workload"));
		project.write("loop.workload", "kind: loop\nname: Loop\nbindings: sca-sync\nsizes: 1 KB\nloops: 5\nwarm-up-loops: 0\n");
		assertTrue(new ApplicationSettings("Orders", "", "", "/Orders/loop.workload").problem().contains("of the kind loop"));
		assertEquals(null, ApplicationSettings.of("Orders").problem());
	}

	@Test
	void runAsIsOfferedForProjectsOfMavenAndGradleOnly() throws Exception {
		assertTrue(ApplicationSettings.mayBeApplication(project.project()));
		TestProject plain = new TestProject("Plain");
		plain.write("src/main/java/A.java", "class A { }\n");
		assertFalse(ApplicationSettings.mayBeApplication(plain.project()));
		plain.write("build.gradle.kts", "plugins { id(\"io.quarkus\") }\n");
		assertTrue(ApplicationSettings.mayBeApplication(plain.project()));
	}

	private static void awaitText(IStreamMonitor output, String text) throws Exception {
		CompletableFuture<Void> said = new CompletableFuture<>();
		output.addListener((added, monitor) -> {
			if (monitor.getContents().contains(text)) {
				said.complete(null);
			}
		});
		if (output.getContents().contains(text)) {
			said.complete(null);
		}
		said.get(LIMIT_SECONDS, TimeUnit.SECONDS);
	}

	private static ILaunch launch(ApplicationSettings settings) throws CoreException {
		ILaunchConfigurationWorkingCopy copy = DebugPlugin.getDefault().getLaunchManager().getLaunchConfigurationType(ApplicationSettings.TYPE).newInstance(null, "Launched");
		settings.write(copy);
		return copy.launch(ILaunchManager.RUN_MODE, null);
	}
}
