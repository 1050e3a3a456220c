/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.wiretune.gclog.report.GcAnalysis;
import org.wiretune.gclog.report.GcComparison;
import org.wiretune.gclog.report.GcTextReport;
import org.wiretune.gclog.summary.GcSummary;

/** Throughput is told only of stops that were read, or where there were none for long enough. */
class UnreadStopsTest {

	private static final String GC = "1.0: [GC 100K->50K(200K), 0.0100000 secs]\n200.0: [GC 100K->50K(200K), 0.0100000 secs]\n";

	private static GcAnalysis with(String line) {
		return GcAnalysis.of(Logs.read(GC + IntStream.range(2, 100).mapToObj(second -> line.formatted(second)).collect(Collectors.joining())));
	}

	@Test
	void stopsOfAnUnknownKindAreNotUnderstood() {
		for (String line : List.of("%d.0: [YG collection 100K->50K(200K), 0.5 secs]\n", "%d.0: [YG collection 100K->50K(200K), 0.5 secs] [Times: user=0.5 sys=0.0, real=0.5 secs] \n",
				"%d.0: [Old collection, 500.000 ms]\n", "[YG collection %dK->50K(200K), 0.5 secs]\n")) {
			GcAnalysis analysis = with(line);
			assertEquals(2, analysis.summary().pauses(), line);
			assertEquals(98, analysis.log().linesSkipped(), line);
			assertTrue(Double.isNaN(analysis.summary().throughputPercent()), line);
			assertTrue(analysis.summary().missing().getFirst().contains("only 2 of 100 lines were understood"), analysis.summary().missing().toString());
		}
	}

	@Test
	void stepsAndPartsThatLookAlikeAreUnderstood() {
		for (String line : List.of("%d.0: [CMS-concurrent-mark: 0.042/0.042 secs]\n", "%d.0: [GC concurrent-root-region-scan-end, 0.0157002 secs]\n", "   [Clear CT: %d.1 ms]\n",
				"   [Parallel Time: %d.1 ms, GC Workers: 4]\n", " [Times: user=0.%d sys=0.00, real=0.10 secs]\n", "%d.0: [Preclean SoftReferences, 0.0000060 secs]\n",
				"%d.0: [SoftReference, 0 refs, 0.0000060 secs]\n", "%d.0: [GC concurrent-string-deduplication, 4584.0B->1112.0B(3472.0B), avg 75.7%%, 0.0005000 secs]\n",
				"%d.0: Application time: 1.0000000 seconds\n")) {
			GcAnalysis analysis = with(line);
			assertEquals(0, analysis.log().linesSkipped(), line);
			assertTrue(analysis.summary().throughputPercent() > 99, line);
		}
	}

	@Test
	void whereMoreStopsAreLostThanReadNothingIsToldOfTheTime() {
		GcAnalysis lost = with("%d.0: [GC 100K->50K(200K)]\n");
		assertEquals(98, lost.log().lostStops());
		assertTrue(Double.isNaN(lost.summary().throughputPercent()) && Double.isNaN(lost.summary().maxOverheadPercent()));
		GcComparison comparison = GcComparison.of(List.of(GcAnalysis.of(Logs.read(GC)), lost));
		assertTrue(comparison.figures().stream().filter(figure -> figure.key().equals("pauseSecondsPerHour")).allMatch(figure -> Double.isNaN(figure.values().get(1))));
	}

	@Test
	void aLogOfTheStartOnlyHasNoThroughput() {
		GcSummary summary = GcAnalysis.of(Logs.read("[0.010s][info][gc] Using G1\n[0.014s][info][gc,init] Heap Max Capacity: 32M\n")).summary();
		assertTrue(Double.isNaN(summary.throughputPercent()));
		assertTrue(summary.missing().getFirst().contains("tells of 4 ms only"), summary.missing().toString());
	}

	@Test
	void aLongLogWithoutACollectionIsOneWithoutAStop() {
		GcAnalysis analysis = GcAnalysis.of(Logs.read("""
				[0.010s][info][gc] Using Epsilon
				[0.014s][info][gc,init] Heap Max Capacity: 1024M
				[60.000s][info][gc] Heap: 1024M reserved, 64M (6.25%) committed, 52000K (4.96%) used
				"""));
		assertEquals(100, analysis.summary().throughputPercent());
		assertTrue(GcTextReport.toText(List.of(analysis)).contains("100 %"));
	}

	@Test
	void collectionsWithoutAWordOnStopsTellNoThroughput() {
		GcSummary summary = GcAnalysis.of(Logs.read("""
				[0.995s][info][gc] Using The Z Garbage Collector
				[1.221s][info][gc] GC(0) Garbage Collection (Metadata GC Threshold) 106M(0%)->88M(0%)
				[9.607s][info][gc] GC(1) Garbage Collection (Proactive) 208M(20%)->164M(16%)
				""")).summary();
		assertEquals(2, summary.collections());
		assertTrue(Double.isNaN(summary.throughputPercent()));
		assertTrue(summary.missing().getFirst().startsWith("Throughput and percentiles are left out"), summary.missing().toString());
	}
}
