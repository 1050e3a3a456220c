/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.gclog.report.GcAnalysis;
import org.wiretune.gclog.report.GcHtmlReport;
import org.wiretune.gclog.report.GcJsonReport;
import org.wiretune.gclog.report.GcTextReport;

/** What others print into a log may be a key, of which no single line tells that it is one. */
class SkippedLinesTest {

	private static final String KEY = "Zq771Kw\nZq772Kw\nZq773Kw\nZq774Kw\n";
	private static final String LOG = """
			[0.010s][info][gc] Using G1
			%s[10.000s][info][gc] GC(0) Pause Young (Normal) (G1 Evacuation Pause) 15M->8M(24M) 2.717ms
			%s[20.000s][info][gc] GC(1) Pause Full (G1 Compaction Pause) 24M->23M(24M) 1500.001ms
			%s""";

	private static List<String> skipped(String text) throws IOException {
		GcLogData log = Logs.read(text.getBytes(StandardCharsets.UTF_8));
		assertEquals(2, log.events().size());
		List<GcAnalysis> all = List.of(GcAnalysis.of(log));
		for (String report : List.of(GcTextReport.toText(all), GcJsonReport.toText(all), GcHtmlReport.toText(all))) {
			assertFalse(report.contains("Zq77"), report);
		}
		List<String> lines = log.skipped().stream().map(SkippedLine::text).toList();
		for (String line : lines) {
			assertTrue(GcTextReport.toText(all).contains(line) && GcJsonReport.toText(all).contains(line), line);
		}
		return lines;
	}

	@Test
	void theInnerLinesOfAKey() throws IOException {
		assertEquals(List.of("before", "-----BEGIN PRIVATE KEY-----", "***", "***", "***", "***", "-----END PRIVATE KEY-----", "after"),
				skipped(LOG.formatted("before\n", "-----BEGIN PRIVATE KEY-----\n" + KEY + "-----END PRIVATE KEY-----\n", "after\n")));
	}

	/** Lines of the log come between when two threads write. */
	@Test
	void aKeyWithLinesOfTheLogInIt() throws IOException {
		assertEquals(List.of("-----BEGIN PRIVATE KEY-----", "***", "***", "***", "***", "-----END PRIVATE KEY-----", "after"),
				skipped(LOG.formatted("-----BEGIN PRIVATE KEY-----\n", KEY, "-----END PRIVATE KEY-----\nafter\n")));
	}

	/** The log repeats the command line, which may hold a key. */
	@Test
	void aKeyThatBeginsInALineOfTheLog() throws IOException {
		assertEquals(List.of("***", "***", "***", "***", "-----END PRIVATE KEY-----", "after"), skipped(LOG.formatted("[0.011s][info][gc,init] Key: -----BEGIN PRIVATE KEY-----\n" + KEY
				+ "-----END PRIVATE KEY-----\n", "", "after\n")));
	}

	@Test
	void anElementThatIsOpen() throws IOException {
		assertEquals(List.of("<ds><password>", "***", "</password></ds>"), skipped(LOG.formatted("<ds><password>\nZq771Kw\n</password></ds>\n", "", "")));
	}

	@Test
	void aLongLineIsCutBehindItsSecrets() throws IOException {
		List<String> lines = skipped(LOG.formatted("a".repeat(193) + " password=Zq77Kw\n", "-----BEGIN PRIVATE KEY-----" + "x".repeat(400) + "-----END PRIVATE KEY-----\n", "after\n"));
		assertEquals(200, lines.getFirst().length());
		assertEquals("after", lines.getLast());
	}
}
