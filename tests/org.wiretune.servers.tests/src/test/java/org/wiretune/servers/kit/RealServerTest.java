/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.launch.JavaInstallation;
import org.wiretune.perf.launch.PerformanceRun;
import org.wiretune.perf.result.RunCell;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;

/** A short run on each real server that is on this machine already; nothing is fetched. */
@Tag("processes")
class RealServerTest {

	private static final long LONGEST_RUN_SECONDS = 180;

	@TempDir
	Path folder;

	@ParameterizedTest
	@EnumSource(ServerKind.class)
	void everyBindingThatItOffersIsMeasured(ServerKind kind) throws Exception {
		KitServer server = new KitServer(RealServers.installation(kind));
		RunSpecification run = RunSpecification.lab().withSizes(List.of(1024)).withLoops(20, 5)
				.withServer(RealServers.QUICK);
		Path file = folder.resolve("run.json");
		RunFile result = PerformanceRun.start(server, run, RealServers.tester(),
				JavaInstallation.current(), event -> { }, file).result().get(LONGEST_RUN_SECONDS, TimeUnit.SECONDS);
		assertEquals(RunState.COMPLETED, result.state(), result.reason());
		assertEquals(BindingUnderTest.all().stream().map(BindingUnderTest::id).toList(),
				result.cells().stream().map(RunCell::binding).toList());
		for (RunCell cell : result.cells()) {
			assertTrue(cell.complete() && cell.loops() == 20 && cell.errors() == 0 && cell.meanMs() > 0, cell.toString());
		}
		assertEquals(kind.label() + ' ' + kind.version(), result.environment().server());
		assertTrue(result.notes().stream().anyMatch(note -> note.startsWith("Times to the first result")), result.notes().toString());
		assertFalse(ProcessHandle.of(result.environment().serverPid()).map(ProcessHandle::isAlive).orElse(false));
		assertEquals(result.environment(), RunFileFormat.read(file).environment());
	}
}
