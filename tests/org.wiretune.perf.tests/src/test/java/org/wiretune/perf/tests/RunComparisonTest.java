/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.wiretune.perf.base.BindingUnderTest.HTTP_SYNC;
import static org.wiretune.perf.base.BindingUnderTest.SCA_SYNC;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.base.ThreadPoolSettings;
import org.wiretune.perf.judged.RunComparison;
import org.wiretune.perf.judged.SettingDifference;
import org.wiretune.perf.result.MatrixCsv;
import org.wiretune.perf.result.RunFile;

class RunComparisonTest {

	private final RunFile before = SampleRun.run(SampleRun.START, SampleRun.cell("sca-async", 102400, 8),
			SampleRun.cell("jms-async", 1024, 3));

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
				Binding,1 KB mean (ms),1 KB p99 (ms),1 KB throughput (per second),1 KB errors,1 KB valid,1 KB mean before (ms),1 KB valid before,\
				100 KB mean (ms),100 KB p99 (ms),100 KB throughput (per second),100 KB errors,100 KB valid,100 KB mean before (ms),100 KB valid before\r
				SCA async,0.000017,n/v,58823500,3,unchecked,,,2.0,n/v,500.0,3,unchecked,8.0,unchecked\r
				"a,""b""\",4.0,n/v,250.0,3,unchecked,,,,,,,,,\r
				""", MatrixCsv.toText(after, Optional.of(before)));
	}

	/** The mean of a run that must not be used stood beside the new one as if it could be compared. */
	@Test
	void theMeanBeforeSaysWhetherItMayBeUsed() {
		RunFile bad = LabRuns.number(1).cell(HTTP_SYNC, LabRuns.KB, 20, LabRuns.BUSY).cell(SCA_SYNC, LabRuns.KB, 1).build();
		RunFile good = LabRuns.number(2).cell(HTTP_SYNC, LabRuns.KB, 10).cell(SCA_SYNC, LabRuns.KB, 1).build();
		List<String> lines = MatrixCsv.toText(good, Optional.of(bad)).lines().toList();
		assertTrue(lines.get(0).endsWith(",1 KB valid,1 KB mean before (ms),1 KB valid before"), lines.get(0));
		assertTrue(lines.get(1).endsWith(",yes,20.0,no"), lines.get(1));
		assertTrue(lines.get(2).endsWith(",yes,1.0,yes"), lines.get(2));
		RunFile failed = LabRuns.number(3).cell(HTTP_SYNC, LabRuns.KB, 10).failed().build();
		assertTrue(MatrixCsv.toText(failed, Optional.of(good)).lines().toList().get(1).endsWith(",no,10.0,yes"), "a failed run has no valid cell");
		assertTrue(MatrixCsv.toText(good, Optional.of(failed)).lines().toList().get(1).endsWith(",yes,10.0,no"), "nor has one before");
	}

	@Test
	void aMatrixWithoutARunBeforeHasFiveColumnsForEachSize() {
		assertEquals("""
				Binding,1 KB mean (ms),1 KB p99 (ms),1 KB throughput (per second),1 KB errors,1 KB valid,\
				100 KB mean (ms),100 KB p99 (ms),100 KB throughput (per second),100 KB errors,100 KB valid\r
				SCA async,,,,,,8.0,n/v,125.0,3,unchecked\r
				JMS async,3.0,n/v,333.333,3,unchecked,,,,,\r
				""", MatrixCsv.toText(before, Optional.empty()));
	}
}
