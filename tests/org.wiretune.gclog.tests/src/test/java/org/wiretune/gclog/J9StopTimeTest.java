/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.wiretune.gclog.report.GcAnalysis;

/** Stops of IBM J9 that tell no duration, as in IBM's guide to Java 7. */
class J9StopTimeTest {

	private static final String STOP = """
			<exclusive-start id="2" timestamp="2015-12-31T15:22:46.957" intervalms="3955.367">
			</exclusive-start>
			<gc-start id="3" type="global"><mem-info free="1" total="9" /></gc-start>
			<gc-end id="4" type="global"><mem-info free="7" total="9" /></gc-end>
			<exclusive-end id="5" timestamp="2015-12-31T15:22:46.982" />
			""";
	private static final String LOG = "<verbosegc version=\"R26\">\n" + STOP + STOP.replace("id=\"2\"", "id=\"12\"").replace("15:22:46.9", "15:22:48.2");

	@Test
	void theTimeIsThatFromBeginToEnd() {
		GcLogData log = Logs.read(LOG);
		assertEquals(2, log.pauses());
		assertEquals(50_000_000, log.pauseNanos());
		assertEquals(CollectionKind.FULL, log.events().kind(0));
		assertEquals(2, log.events().get(GcColumn.HEAP_AFTER, 0));
		assertTrue(log.remarks().getFirst().contains("no durations"), log.remarks().toString());
		assertEquals(0, log.lostStops());
		assertTrue(GcAnalysis.of(log).summary().throughputPercent() < 97);
	}

	@Test
	void aDurationThatIsToldCounts() {
		GcLogData log = Logs.read(LOG.replace("46.982\"", "46.982\" durationms=\"24.999\"").replace("48.282\"", "48.282\" durationms=\"25.001\""));
		assertEquals(50_000_000, log.pauseNanos());
		assertEquals(24_999_000, log.events().get(GcColumn.PAUSE, 0));
		assertTrue(log.remarks().isEmpty(), log.remarks().toString());
	}

	@Test
	void aStopWithoutAnyTimeIsLostAndNoThroughputTold() {
		GcAnalysis analysis = GcAnalysis.of(Logs.read(LOG.replace(" timestamp=\"2015-12-31T15:22:46.982\"", "").replace("48.282", "48.2")));
		assertEquals(0, analysis.summary().pauses());
		assertEquals(2, analysis.log().lostStops());
		assertTrue(analysis.log().remarks().getFirst().startsWith("2 stops were begun and not ended in the file, or tell no time"), analysis.log().remarks().toString());
		assertTrue(Double.isNaN(analysis.summary().throughputPercent()));
		assertTrue(Double.isNaN(analysis.summary().overheadPercent()));
		assertTrue(analysis.summary().missing().getFirst().contains("2 stops do not count, because the log lacks the end or the time, against 0 that do"),
				analysis.summary().missing().toString());
	}

	@Test
	void oneStopThatIsCutAmongOthersLeavesTheThroughput() {
		GcAnalysis analysis = GcAnalysis.of(Logs.read(LOG + STOP.lines().findFirst().orElseThrow().replace("id=\"2\"", "id=\"22\"")));
		assertEquals(1, analysis.log().lostStops());
		assertTrue(analysis.summary().throughputPercent() < 97);
	}

	@Test
	void anElementOfTheOlderFormatWithoutATimeIsLost() {
		GcLogData log = Logs.read("<verbosegc version=\"x\">\n<af type=\"tenured\" id=\"1\" timestamp=\"Oct 07 11:46:23 2012\">\n<gc type=\"global\"></gc>\n</af>\n");
		assertEquals(0, log.pauses());
		assertEquals(1, log.lostStops());
		GcLogData note = Logs.read("<verbosegc version=\"x\">\n<con event=\"kickoff\" timestamp=\"Oct 07 11:46:23 2012\">\n<stats tenurefreebytes=\"1\" />\n</con>\n");
		assertEquals(0, note.lostStops(), "a note on concurrent work is no stop");
	}
}
