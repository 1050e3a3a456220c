/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.frameworks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.launch.JavaInstallation;
import org.wiretune.perf.launch.PerformanceRun;
import org.wiretune.perf.launch.TesterInstallation;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.workload.FrameworkFigures;
import org.wiretune.perf.workload.WorkloadText;

/** A whole run whose applications are processes of their own, as users start it. */
@Tag("processes")
class FrameworkRunTest {

	private static final long LONGEST_SECONDS = 120;

	@TempDir
	Path folder;

	@Test
	void eachFactoryIsAnApplicationOfItsOwn() throws Exception {
		RunSpecification specification = new RunSpecification("Test", WorkloadText.read("""
				kind: frameworks
				application: template
				connection-factory: plain, caching
				clients: 2
				warm-up: 200 ms
				duration: 600 ms
				""").workload().orElseThrow(), ServerSettings.builder().jvmArguments(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC")).build());
		PerformanceRun run = PerformanceRun.start(specification, TesterInstallation.in(Path.of(System.getProperty("wiretune.tester"))), JavaInstallation.current(), event -> {
			// The result tells all that is asked here.
		}, folder.resolve("run.json"));
		RunFile result = run.result().get(LONGEST_SECONDS, TimeUnit.SECONDS);
		assertEquals(RunState.COMPLETED, result.state(), result.reason());
		assertEquals(List.of("template connection-factory plain", "template connection-factory caching"), result.measurements().stream().map(Measurement::id).toList());
		for (Measurement one : result.measurements()) {
			assertTrue(one.complete() && one.answered() > 0 && one.failed() == 0, one::toString);
			assertTrue(one.resources().serverCpuSeconds() > 0, "the application is the server that is measured");
		}
		// The call of each client that the end cuts off has opened its connection too, and a loaded machine answers few.
		Measurement plain = result.measurements().getFirst();
		assertEquals(1, plain.figures().get(FrameworkFigures.CONNECTIONS), 0.2 + 2.0 / plain.answered());
		assertEquals(0, result.measurements().getLast().figures().get(FrameworkFigures.CONNECTIONS), 0.05);
	}
}
