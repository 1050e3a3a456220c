/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** Shenandoah of Java 8. */
class ShenandoahBefore9Test {

	private static final String LOG = """
			OpenJDK 64-Bit Server VM (25.342-b07) for linux-amd64 JRE (1.8.0_342-b07), built on Jul 16 2022 09:19:19 by "openjdk" with gcc 4.4.7
			CommandLine flags: -XX:InitialHeapSize=33554432 -XX:MaxHeapSize=2147483648 -XX:+UseShenandoahGC
			Regions: 1024 x 2048K
			Trigger: Learning 1 of 5. Free (45118K) is below initial threshold (45875K)
			2022-10-28T10:58:59.339-0400: 1.000: [Concurrent reset, start]
			    Using 3 of 6 workers for concurrent reset
			2022-10-28T10:58:59.340-0400: 1.001: [Concurrent reset 16434K->16466K(21248K), 0.918 ms]
			2022-10-28T10:58:59.340-0400: 1.001: [Pause Init Mark (process weakrefs), start]
			    Using 6 of 6 workers for init marking
			2022-10-28T10:58:59.341-0400: 1.002: [Pause Init Mark (process weakrefs), 0.677 ms]
			2022-10-28T10:58:59.341-0400: 1.002: Total time for which application threads were stopped: 0.0008600 seconds, Stopping threads took: 0.0000783 seconds
			2022-10-28T10:58:59.349-0400: 1.010: [Concurrent marking 12M->13M(122M), 8.058 ms]
			2022-10-28T10:58:59.351-0400: 1.012: [Pause Final Mark, 2.067 ms]
			2022-10-28T10:58:59.351-0400: 1.012: [Concurrent cleanup 85036K->45036K(124928K), 0.068 ms]
			Concurrent Reset                  22380 us
			  Scan Roots                        394 us, parallelism: 1.62x
			      8 of    50 ms ( 15.0%): main
			    Cancelling GC: Allocation Failure
			2022-10-28T10:58:59.395-0400: 1.056: [Pause Degenerated GC (Mark) 121M->19M(122M), 9.421 ms]
			2022-10-28T10:59:03.472-0400: 5.133: [Pause Full 1589M->1002M(1690M), 4077.274 ms], [Metaspace: 282195K->281648K(1314816K)]
			""";

	@Test
	void pausesAndHeap() {
		GcLogData log = Logs.read(LOG);
		assertEquals(GcLogFormat.HOTSPOT_BEFORE_9, log.format());
		assertEquals("Shenandoah", log.collector());
		assertEquals(4, log.pauses());
		assertEquals(677_000 + 2_067_000 + 9_421_000 + 4_077_274_000L, log.pauseNanos());
		GcEvents events = log.events();
		assertEquals(5, events.size());
		assertEquals(CollectionKind.PHASE_STOP, events.kind(0));
		assertEquals(1_001_323_000, events.get(GcColumn.START, 0), "the stamp is that of the end");
		assertEquals(10, events.get(GcColumn.LINE, 0));
		assertEquals(CollectionKind.CONCURRENT_CYCLE, events.kind(2));
		assertEquals(45_036L << 10, events.get(GcColumn.HEAP_AFTER, 2));
		assertEquals(CollectionKind.DEGENERATED, events.kind(3));
		assertEquals(19L << 20, events.get(GcColumn.HEAP_AFTER, 3));
		assertEquals(CollectionKind.FULL, events.kind(4));
		assertEquals(1002L << 20, events.get(GcColumn.HEAP_AFTER, 4));
		assertEquals(281_648L << 10, events.get(GcColumn.METASPACE_AFTER, 4));
		assertEquals(1, log.incidents(IncidentKind.CONCURRENT_MODE_FAILURE).count());
		assertEquals(2L << 20, log.jvmStarts().getFirst().regionBytes());
		assertEquals(1, log.safepoints().orElseThrow().count());
		assertEquals(0, log.linesSkipped(), log.skipped().toString());
	}

	@Test
	void withDatesOnlyAndWithoutStamps() {
		GcLogData dated = Logs.read("2021-10-27T19:37:39.139-0400: [Pause Final Mark (process weakrefs), 0.436 ms]\n2021-10-27T19:37:40.139-0400: [Pause Init Update Refs, 0.017 ms]\n");
		assertEquals(2, dated.pauses());
		assertEquals(453_000, dated.pauseNanos());
		assertEquals(1_000_436_000, dated.jvmStarts().getFirst().runtimeNanos());
		GcLogData plain = Logs.read("[Pause Init Mark, start]\n[Pause Init Mark, 0.4 ms]\n");
		assertEquals(400_000, plain.pauseNanos());
		assertEquals("Shenandoah", plain.collector());
	}

	@Test
	void aLineThatAnotherThreadCut() {
		GcLogData log = Logs.read("""
				1.000: [Pause Init Mark, 0.500 ms]
				2.000: [Pause Degenerated GC (Mark)
				    Cancelling GC: Upgrade To Full GC
				 93058M->29873M(98304M), 1285.045 ms]
				3.000: [Concurrent evacuation
				    Cancelling GC: Stopping VM
				, 0.039 ms]
				""");
		assertEquals(2, log.pauses());
		assertEquals(1_285_545_000, log.pauseNanos());
		assertEquals(CollectionKind.DEGENERATED, log.events().kind(1));
		assertEquals(2, log.events().get(GcColumn.LINE, 1));
		assertEquals(29_873L << 20, log.events().get(GcColumn.HEAP_AFTER, 1));
		assertEquals(0, log.linesSkipped(), log.skipped().toString());
	}

	@Test
	void brokenLinesTellNothing() {
		GcLogData log = Logs.read("1.000: [Pause Init Mark, 0.500 ms]\n2.000: [Pause Final Mark, x ms]\n3.000: [Pause Full 1M->\n4.000: [Pause\nother\n");
		assertEquals(1, log.pauses());
		assertEquals(500_000, log.pauseNanos());
	}

	@Test
	void otherCollectorsOfJava8HaveNoneOfItsLines() {
		GcLogData log = Logs.read("0.260: [GC (Allocation Failure)  24571K->22186K(94208K), 0.0199218 secs]\nTrigger: started by hand\nFree beer\n");
		assertEquals(1, log.pauses());
		assertEquals(2, log.linesSkipped());
	}

	@Test
	void realLogs() throws IOException {
		Pattern pause = Pattern.compile("\\[Pause [^\\n]*?, (\\d+\\.\\d+) ms\\]");
		int files = 0;
		for (Path file : Logs.corpus()) {
			String text = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
			long count = 0;
			long nanos = 0;
			for (Matcher each = pause.matcher(text); each.find(); count++) {
				nanos += Long.parseLong(each.group(1).replace(".", "")) * 1000;
			}
			if (count > 0) {
				GcLogData log = Logs.read(Files.readAllBytes(file));
				assertEquals(count + " of " + nanos, log.pauses() + " of " + log.pauseNanos(), file.toString());
				files++;
			}
		}
		Assumptions.assumeTrue(files > 0, "no log of Shenandoah of Java 8 in the corpus");
	}
}
