/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.DebugException;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.core.ILaunchesListener;
import org.eclipse.debug.core.model.IProcess;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.wiretune.ide.launch.PerformanceTestSettings;
import org.wiretune.ide.results.LiveRunBoard;
import org.wiretune.ide.results.RunResults;
import org.wiretune.ide.results.RunResultsListener;
import org.wiretune.ide.sample.SampleSolution;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.view.RunSeries;
import org.wiretune.servers.RunningServers;

/** Launches with the real server and load driver. */
@Tag("processes")
@ExtendWith(EmptyWorkspace.class)
class PerformanceTestLaunchTest {

	private static final long LIMIT_SECONDS = 120;

	private final Heard heard = new Heard();
	private ILaunch launch;

	@BeforeEach
	void listen() throws Exception {
		SampleSolution.create(null);
		RunResults.get().addListener(heard);
	}

	@AfterEach
	void noProcessIsLeft() throws Exception {
		if (launch != null) {
			launch.terminate();
			assertTrue(heard.over.await(LIMIT_SECONDS, TimeUnit.SECONDS));
			DebugPlugin.getDefault().getLaunchManager().removeLaunch(launch);
		}
		RunResults.get().removeListener(heard);
		for (ProcessHandle child : ProcessHandle.current().descendants().toList()) {
			child.onExit().get(LIMIT_SECONDS, TimeUnit.SECONDS);
		}
		assertEquals(List.of(), RunningServers.shared().all());
	}

	@Test
	void runsAndKeepsTheRun() throws Exception {
		launch = launch(new PerformanceTestSettings("SenderModule", "", List.of(), List.of("1 KB"), "20", "5", "1", ""));
		IProcess process = launch.getProcesses()[0];
		RunFile run = heard.ended.get(LIMIT_SECONDS, TimeUnit.SECONDS);
		assertEquals(RunState.COMPLETED, run.state(), run.reason());
		assertEquals(5, run.cells().size());
		assertEquals(0, run.errors());
		assertEquals(384, run.specification().server().maximumHeapMegabytes());
		assertTrue(heard.serverSeen, "The server was announced while it ran.");
		assertTrue(heard.over.await(LIMIT_SECONDS, TimeUnit.SECONDS));
		assertTrue(process.isTerminated() && launch.isTerminated());
		assertEquals(run.measurements().stream().allMatch(Measurement::isValid) ? 0 : 2, process.getExitValue(), "Figures that must not be used are no success.");
		String console = process.getStreamsProxy().getOutputStreamMonitor().getContents();
		assertTrue(console.contains("LocalServer"), console);
		assertTrue(console.contains("runs 20, throughput average"), console);
		assertEquals("", process.getStreamsProxy().getErrorStreamMonitor().getContents());
		// Beside the run file lies the garbage collection log of its server.
		IResource[] files = Arrays.stream(sender().getFolder("wiretune-runs").members()).filter(each -> each.getName().endsWith(".json")).toArray(IResource[]::new);
		assertEquals(1, files.length);
		assertEquals(List.of(run), RunResults.get().runs(sender()));
		files[0].delete(true, null);
		assertEquals(List.of(), RunResults.get().runs(sender()));
	}

	@Test
	void aStopPressedTwiceKeepsWhatWasMeasured() throws Exception {
		launch = launch(new PerformanceTestSettings("SenderModule", "", List.of("sca-sync", "http-sync"), List.of("1 KB", "100 KB"), "100000", "0", "1", ""));
		assertTrue(heard.measured.await(LIMIT_SECONDS, TimeUnit.SECONDS));
		IProcess process = launch.getProcesses()[0];
		assertTrue(process.canTerminate());
		assertThrows(CoreException.class, process::getExitValue);
		process.terminate();
		process.terminate();
		RunFile run = heard.ended.get(LIMIT_SECONDS, TimeUnit.SECONDS);
		assertEquals(RunState.STOPPED, run.state());
		assertFalse(run.cells().isEmpty());
		assertTrue(heard.over.await(LIMIT_SECONDS, TimeUnit.SECONDS));
		assertFalse(process.canTerminate());
		process.terminate();
		assertEquals(1, process.getExitValue());
		assertEquals(1, RunResults.get().runs(sender()).size());
	}

	/** The launch shows its process before the run has begun. */
	@Test
	void aStopPressedInTheFirstMomentIsHeard() throws Exception {
		ILaunchesListener impatient = new FirstMoment();
		ILaunchManager manager = DebugPlugin.getDefault().getLaunchManager();
		manager.addLaunchListener(impatient);
		try {
			launch = launch(new PerformanceTestSettings("SenderModule", "", List.of("sca-sync"), List.of("1 KB"), "1000000", "0", "1", ""));
		} finally {
			manager.removeLaunchListener(impatient);
		}
		assertEquals(RunState.STOPPED, heard.ended.get(LIMIT_SECONDS, TimeUnit.SECONDS).state());
		assertTrue(heard.over.await(LIMIT_SECONDS, TimeUnit.SECONDS));
		assertTrue(launch.isTerminated());
	}

	@Test
	void aServerThatDiesIsSaidPlainly() throws Exception {
		launch = launch(new PerformanceTestSettings("SenderModule", "", List.of("http-sync"), List.of("1 KB"), "1000000", "0", "1", ""));
		assertTrue(heard.measured.await(LIMIT_SECONDS, TimeUnit.SECONDS));
		ProcessHandle.of(RunningServers.shared().newest().orElseThrow().pid()).orElseThrow().destroyForcibly();
		RunFile run = heard.ended.get(LIMIT_SECONDS, TimeUnit.SECONDS);
		assertEquals(RunState.FAILED, run.state());
		assertFalse(run.reason().isEmpty());
		String errors = launch.getProcesses()[0].getStreamsProxy().getErrorStreamMonitor().getContents();
		assertTrue(errors.contains(run.reason()), errors);
	}

	@Test
	void startsNothingWhereSettingsAreWrong() throws Exception {
		int before = DebugPlugin.getDefault().getLaunchManager().getLaunches().length;
		CoreException problem = assertThrows(CoreException.class, () -> launch(PerformanceTestSettings.of("OrderApplication")));
		assertTrue(problem.getStatus().getMessage().contains("OrderApplication"), problem.getStatus().getMessage());
		assertEquals(before, DebugPlugin.getDefault().getLaunchManager().getLaunches().length);
	}

	/** The run was told as started, so views showed it as going on until the workbench was restarted. */
	@Test
	void aRunThatCannotStartDoesNotGoOn() throws Exception {
		CountDownLatch notStarted = new CountDownLatch(1);
		RunResultsListener told = new RunResultsListener() {

			@Override
			public void runNotStarted(IProject project) {
				if (project.equals(sender())) {
					notStarted.countDown();
				}
			}
		};
		sender().getFile("plan.workload").create(new ByteArrayInputStream("kind: jmeter\nname: Absent\nplan: absent.jmx\n".getBytes(StandardCharsets.UTF_8)), true, null);
		RunResults.get().addListener(told);
		ILaunchManager manager = DebugPlugin.getDefault().getLaunchManager();
		try (LiveRunBoard board = new LiveRunBoard(RunResults.get(), () -> { })) {
			CoreException problem = assertThrows(CoreException.class, () -> launch(PerformanceTestSettings.of("SenderModule").withWorkload("/SenderModule/plan.workload")));
			assertTrue(problem.getStatus().getMessage().contains("absent.jmx"), problem.getStatus().getMessage());
			assertEquals(1, heard.started.size(), "It was told as started.");
			assertEquals(0, notStarted.getCount(), "It was told that nothing came of it.");
			assertFalse(board.shown().running(), board.shown().toString());
			for (ILaunch left : manager.getLaunches()) {
				assertTrue(left.isTerminated());
				manager.removeLaunch(left);
			}
		} finally {
			RunResults.get().removeListener(told);
		}
	}

	private static IProject sender() {
		return ResourcesPlugin.getWorkspace().getRoot().getProject("SenderModule");
	}

	private static ILaunch launch(PerformanceTestSettings settings) throws CoreException {
		ILaunchConfigurationWorkingCopy copy = DebugPlugin.getDefault().getLaunchManager().getLaunchConfigurationType(PerformanceTestSettings.TYPE).newInstance(null, "Launched");
		settings.write(copy);
		return copy.launch(ILaunchManager.RUN_MODE, null);
	}

	/** Stops a launch as soon as it has a process, on the thread that gives it the process. */
	private static final class FirstMoment implements ILaunchesListener {

		@Override
		public void launchesAdded(ILaunch[] launches) {
			// It has no process yet.
		}

		@Override
		public void launchesChanged(ILaunch[] launches) {
			for (ILaunch changed : launches) {
				if (changed.getProcesses().length > 0) {
					try {
						changed.terminate();
					} catch (DebugException e) {
						throw new AssertionError(e);
					}
				}
			}
		}

		@Override
		public void launchesRemoved(ILaunch[] launches) {
			// It is over then.
		}
	}

	private static final class Heard implements RunResultsListener {

		private final CountDownLatch measured = new CountDownLatch(3);
		private final CountDownLatch over = new CountDownLatch(1);
		private final CompletableFuture<RunFile> ended = new CompletableFuture<>();
		private final List<RunSpecification> started = Collections.synchronizedList(new ArrayList<>());
		private volatile boolean serverSeen;

		@Override
		public void runStarted(IProject project, RunSpecification specification) {
			started.add(specification);
		}

		@Override
		public void runHappened(IProject project, RunEvent event) {
			if (event instanceof RunEvent.Progress progress && !progress.warmUp()) {
				serverSeen |= RunningServers.shared().newest().isPresent();
				measured.countDown();
			}
		}

		@Override
		public void runEnded(IProject project, RunFile run, RunSeries course) {
			ended.complete(run);
		}

		@Override
		public void resultsChanged(IProject project) {
			if (ended.isDone()) {
				over.countDown();
			}
		}
	}
}
