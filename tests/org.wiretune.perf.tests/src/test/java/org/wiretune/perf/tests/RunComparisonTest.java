/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.ThreadPoolSettings;
import org.wiretune.perf.result.MatrixCsv;
import org.wiretune.perf.result.RunCell;
import org.wiretune.perf.result.RunComparison;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.SettingDifference;
import org.wiretune.perf.result.Timings;

class RunComparisonTest {

	private final RunFile before = SampleRun.run(SampleRun.START, SampleRun.cell("sca-async", 102400, 8),
			SampleRun.cell("jms-async", 1024, 3));

	@Test
	void theRatioIsAfterDividedByBefore() {
		RunFile after = SampleRun.run(SampleRun.START.plusSeconds(9), SampleRun.cell("sca-async", 102400, 2),
				SampleRun.cell("ws-sync", 1024, 5));
		RunComparison comparison = RunComparison.of(before, after);
		assertEquals(List.of("sca-async", "ws-sync", "jms-async"),
				comparison.cells().stream().map(cell -> cell.binding()).toList());
		assertEquals(OptionalDouble.of(0.25), comparison.cells().get(0).ratio());
		assertEquals(OptionalDouble.empty(), comparison.cells().get(1).ratio());
		assertEquals(OptionalDouble.empty(), comparison.cells().get(2).ratio());
		assertTrue(comparison.settings().isEmpty());
	}

	@Test
	void aCellWithoutFiguresHasNoRatio() {
		RunCell none = new RunCell("sca-async", 102400, 2, 0, 1, 2, Timings.NONE, 0, "", 0, OptionalDouble.empty(), false);
		assertEquals(OptionalDouble.empty(),
				RunComparison.of(before, SampleRun.run(SampleRun.START, none)).cells().get(0).ratio());
	}

	@Test
	void settingsThatDifferAreNamed() {
		ServerSettings changed = before.specification().server().toBuilder().maximumHeapMegabytes(1024)
				.threadPool(new ThreadPoolSettings("Pool_SIBus_SCA", 5, 100, 5000, "server.xml:99"))
				.source(ServerSettings.KEY_MAXIMUM_HEAP, "elsewhere").build();
		RunFile after = new RunFile(1, before.specification().withServer(changed).withName("other"), before.startedAt(),
				before.endedAt(), before.state(), "", before.environment(), List.of(), before.cells());
		assertEquals(
				List.of(new SettingDifference("maximumHeapMegabytes", "512", "1024"),
						new SettingDifference("threadPools.Pool_SIBus_SCA", "5..20, 5000 ms", "5..100, 5000 ms")),
				RunComparison.of(before, after).settings(), "a source or a name is no setting");
	}

	@Test
	void theMatrixIsWrittenWithTheRunBeforeBesideIt() {
		RunFile after = SampleRun.run(SampleRun.START.plusSeconds(9), SampleRun.cell("sca-async", 102400, 2),
				SampleRun.cell("sca-async", 1024, 0.000017), SampleRun.cell("a,\"b\"", 1024, 4));
		assertEquals("""
				Binding,1 KB mean (ms),1 KB p99 (ms),1 KB throughput (per second),1 KB errors,1 KB mean before (ms),\
				100 KB mean (ms),100 KB p99 (ms),100 KB throughput (per second),100 KB errors,100 KB mean before (ms)\r
				SCA async,0.000017,0.000034,58823500,3,,2.0,4.0,500.0,3,8.0\r
				"a,""b""\",4.0,8.0,250.0,3,,,,,,\r
				""", MatrixCsv.toText(after, Optional.of(before)));
	}

	@Test
	void aMatrixWithoutARunBeforeHasFourColumnsForEachSize() {
		assertEquals("""
				Binding,1 KB mean (ms),1 KB p99 (ms),1 KB throughput (per second),1 KB errors,\
				100 KB mean (ms),100 KB p99 (ms),100 KB throughput (per second),100 KB errors\r
				SCA async,,,,,8.0,16.0,125.0,3\r
				JMS async,3.0,6.0,333.333,3,,,,\r
				""", MatrixCsv.toText(before, Optional.empty()));
	}
}
