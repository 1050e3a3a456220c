/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.core.ILaunchManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.wiretune.ide.launch.PerformanceTestSettings;
import org.wiretune.ide.sample.SampleSolution;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.servers.RunningServers;
import org.wiretune.servers.gauges.GaugeReading;
import org.wiretune.servers.metrics.ConnectionStatus;
import org.wiretune.ui.gauges.GaugesView;
import org.wiretune.ui.results.TestCaseLogView;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Workbench;

/** A real run on the embedded server: the gauges follow it and the test case log fills. */
@ExtendWith(WorkbenchCheck.class)
class PerformanceRunTest {

	private static final Duration LIMIT = Duration.ofMinutes(3);

	@BeforeEach
	void makeSample() throws Exception {
		SampleSolution.create(new NullProgressMonitor());
		Workbench.joinBuild();
	}

	@AfterEach
	void removeSample() throws Exception {
		Workbench.close(GaugesView.ID);
		Workbench.close(TestCaseLogView.ID);
		for (String name : SampleSolution.projectNames()) {
			IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject(name);
			if (project.exists()) {
				project.delete(IResource.ALWAYS_DELETE_PROJECT_CONTENT | IResource.FORCE, new NullProgressMonitor());
			}
		}
	}

	@Test
	void gaugesFollowTheServerAndTheLogFills() throws Exception {
		Workbench.perspective("org.wiretune.ui.perspective");
		Workbench.fillScreen();
		// The server of an earlier test may still be going; what follows it would count as started again.
		Wait.until("no server of another run is left", LIMIT, () -> RunningServers.shared().all().isEmpty());
		GaugesView gauges = (GaugesView) Workbench.open(GaugesView.ID);
		TestCaseLogView log = (TestCaseLogView) Workbench.open(TestCaseLogView.ID);
		Ui.run(() -> {
			gauges.setTableMode(false);
			gauges.session().follow();
		});
		ILaunchManager manager = DebugPlugin.getDefault().getLaunchManager();
		ILaunchConfigurationWorkingCopy configuration = manager.getLaunchConfigurationType(PerformanceTestSettings.TYPE)
				.newInstance(null, "SenderModule");
		new PerformanceTestSettings("SenderModule", "",
				List.of(BindingUnderTest.SCA_SYNC.id(), BindingUnderTest.SCA_ASYNC.id(), BindingUnderTest.HTTP_SYNC.id()),
				List.of("100 KB"), "600", "200", "1", "").write(configuration);
		ILaunch launch = configuration.launch(ILaunchManager.RUN_MODE, new NullProgressMonitor());
		try {
			Wait.until("the gauges are connected or the run is over", LIMIT, () -> isConnected(gauges) || launch.isTerminated());
			Ui.run(() -> assertTrue(isConnected(gauges),
					() -> "The run is over, and the gauges say: " + gauges.shown().sentence() + " The log says: " + log.shown().message()));
			Wait.until("the pools of the server show", LIMIT, () -> gauges.shown().readings().stream()
					.anyMatch(reading -> reading.key().instance().equals("WebContainer")));
			Wait.until("the gauges move", LIMIT, () -> values(gauges.shown().readings().get(0)).size() > 2);
			assertEquals(384L << 20, Ui.get(() -> gauges.shown().readings().get(0).maximum().value()).longValue(),
					"The heap is the one of LocalServer.");
			Wait.until("a cell is filled while the run goes on", LIMIT,
					() -> log.shown().matrix().map(matrix -> matrix.measured() > 0).orElse(false));
			Ui.run(() -> {
				Workbench.page().bringToTop(gauges);
				Workbench.page().bringToTop(log);
			});
			Screenshot.ofScreen(WorkbenchCheck.screenshot("performance-run"));
			Wait.until("the run is over", LIMIT, launch::isTerminated);
		} finally {
			launch.terminate();
		}
		Wait.until("the log shows the run that is over", LIMIT, () -> !log.shown().live() && log.shown().run().isPresent());
		Ui.run(() -> {
			assertEquals(3, log.shown().matrix().orElseThrow().measured());
			// Whether the figures may be used depends on what else the machine does.
			assertTrue(log.shown().message().startsWith("Completed"), log.shown().message());
		});
		Wait.until("the gauges say that the server has ended", LIMIT,
				() -> gauges.shown().status().map(status -> status.ended()).orElse(false));
		Ui.run(() -> {
			assertTrue(gauges.shown().sentence().contains(" ended at "), gauges.shown().sentence());
			assertTrue(gauges.shown().readings().stream().allMatch(GaugeReading::stale));
		});
	}

	private static boolean isConnected(GaugesView gauges) {
		return gauges.shown().status().filter(ConnectionStatus::isLive).isPresent();
	}

	private static Set<Double> values(GaugeReading reading) {
		Set<Double> values = new HashSet<>();
		for (double value : reading.history().values()) {
			values.add(value);
		}
		return values;
	}
}
