/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;

import org.junit.jupiter.api.Test;

/** verbose:gc of IBM J9 and OpenJ9, in a file with several virtual machines and other text between. */
class J9LogTest {

	@Test
	void aStderrWithSeveralStarts() throws IOException {
		byte[] bytes = Logs.excerpt("native_stderr.txt");
		GcLogData log = Logs.read(bytes);
		Logs.assertSums(bytes, log);
		assertEquals(GcLogFormat.J9_XML, log.format());
		assertEquals(3, log.jvmStarts().size());
		assertEquals(5, log.pauses());
		assertEquals("balanced", log.collector());
		assertEquals(1, log.incidents(IncidentKind.OUT_OF_MEMORY).count());
		assertTrue(log.remarks().getFirst().contains("One stop was"), log.remarks().toString());
		assertTrue(log.skipped().stream().anyMatch(line -> line.text().contains("<init>")));

		GcEvents events = log.events();
		assertEquals(CollectionKind.YOUNG, events.kind(0));
		assertEquals("allocation failure", events.cause(0));
		assertEquals(37_864, events.get(GcColumn.REQUESTED, 0));
		assertEquals(3_779_000, events.get(GcColumn.PAUSE, 0));
		assertEquals(2_943_000, events.get(GcColumn.COLLECTION, 0));
		assertEquals(52_428_800 - 39_061_456, events.get(GcColumn.HEAP_BEFORE, 0));
		assertEquals(52_428_800 - 44_033_496, events.get(GcColumn.HEAP_AFTER, 0));
		assertEquals(13_107_200, events.get(GcColumn.YOUNG_BEFORE, 0));
		assertEquals(39_321_600, events.get(GcColumn.OLD_CAPACITY, 0));

		assertEquals(CollectionKind.FULL, events.kind(1));
		assertTrue(events.is(GcEvents.EXPLICIT, 1));
		assertEquals(58_569_000, events.get(GcColumn.MARK, 1));
		assertEquals(20_100_000, events.get(GcColumn.COMPACT, 1));

		assertEquals(CollectionKind.STOP_WITHOUT_COLLECTION, events.kind(2));

		assertEquals(CollectionKind.FULL, events.kind(3));
		assertEquals(35_912_000, events.get(GcColumn.PAUSE, 3));
		assertEquals(52_428_800 - 2_621_440, events.get(GcColumn.OLD_BEFORE, 3));
		assertEquals(52_428_800 - 40_481_192, events.get(GcColumn.HEAP_AFTER, 3));
		assertEquals(32_385_000, events.get(GcColumn.MARK, 3));

		assertEquals(CollectionKind.PARTIAL, events.kind(4));
	}

	@Test
	void tagsMayStandInOneLine() {
		GcLogData log = Logs.read("<verbosegc version=\"x\"><exclusive-start id=\"1\" timestamp=\"2026-01-02T03:04:05.678\" intervalms=\"1\" />"
				+ "<exclusive-end id=\"2\" timestamp=\"2026-01-02T03:04:05.680\" durationms=\"1.5\" /></verbosegc>");
		assertEquals(1, log.pauses());
		assertEquals(1_500_000, log.pauseNanos());
	}

	@Test
	void attributesAreFoundBehindWhatIsNone() {
		GcLogData log = Logs.read("""
				<verbosegc version="x">
				<exclusive-start id="1", broken timestamp="2026-01-02T03:04:05.678" note="a > b" />
				<af-start threadId=7 totalBytesRequested="40" />
				<exclusive-end id="2" durationms = "9.0" durationms="1.5"
				<exclusive-end id="2" durationms="2.5" more="x />
				""");
		assertEquals(2_500_000, log.pauseNanos());
		assertEquals(40, log.events().get(GcColumn.REQUESTED, 0));
		assertTrue(log.events().has(GcColumn.START, 0));
	}

	@Test
	void elementsAreKnownInAnyOrder() {
		String stop = "<exclusive-start id=\"%d\" timestamp=\"2026-01-02T03:04:0%d.000\" />%n%s<exclusive-end id=\"%d\" durationms=\"1.0\" />%n";
		String mem = "<gc-start type=\"global\"><mem-info free=\"1\" total=\"9\" /><mem type=\"tenure\" free=\"2\" total=\"9\" /></gc-start>%n";
		String other = "<memory-copied type=\"nursery\" /><mem-information free=\"7\" total=\"8\" /><af-start totalBytesRequested=\"40\" />%n";
		GcLogData log = Logs.read(String.format("<verbosegc>%n" + String.format(stop, 1, 1, mem, 2) + String.format(stop, 3, 2, other, 4) + String.format(stop, 5, 3, mem, 6)));
		assertEquals(3, log.pauses());
		assertEquals(8, log.events().get(GcColumn.HEAP_BEFORE, 0));
		assertEquals(7, log.events().get(GcColumn.OLD_BEFORE, 2));
		assertEquals(40, log.events().get(GcColumn.REQUESTED, 1));
		assertEquals(CollectionKind.STOP_WITHOUT_COLLECTION, log.events().kind(1));
	}

	@Test
	void theDeclarationOfADocumentIsNoForeignLine() {
		GcLogData log = Logs.read("<?xml version=\"1.0\" ?>\n\n<verbosegc version=\"x\">\n</verbosegc>\n<?xml version=\"1.0\" ?>\n<verbosegc version=\"y\">\nother\n");
		assertEquals(5, log.linesUnderstood());
		assertEquals(1, log.linesSkipped());
	}

	@Test
	void entitiesAreNotFollowed() {
		GcLogData log = Logs.read("<!DOCTYPE x [<!ENTITY e SYSTEM \"file:///etc/passwd\">]>\n<verbosegc version=\"&e;\">\n</verbosegc>\n");
		assertEquals("&e;", log.version());
	}
}
