/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.StandardCharsets;
import java.util.List;

import org.junit.jupiter.api.Test;

/** How a log of IBM J9 may begin: with its root, behind a declaration, or with a stop. */
class J9HeadTest {

	private static final String STOP = """
			<af type="nursery" id="14851" timestamp="Thu May 08 13:36:53 2008" intervalms="0.344">
			  <minimum requested_bytes="9330216" />
			  <gc type="scavenger" id="14849" totalid="14888" intervalms="0.566"><time totalms="5.500" /></gc>
			  <time totalms="6.500" />
			</af>
			""";

	@Test
	void withoutARootEachStopOfTheOlderFormatIsOne() {
		GcLogData log = Logs.read("Thu May  8 13:36:50 2008 ADMU server started\n" + STOP);
		assertEquals(GcLogFormat.J9_XML, log.format());
		assertEquals(6_500_000, log.pauseNanos());
		assertEquals(1, log.linesSkipped());
		assertEquals(6_500_000, Logs.read(STOP.replace("af type=\"nursery\" id", "sys id").replace("</af>", "</sys>")).pauseNanos());
		assertEquals(6_500_000, Logs.read(STOP.replace("af type=\"nursery\"", "con event=\"collection\"").replace("</af>", "</con>")).pauseNanos());
	}

	@Test
	void elementsOfOtherDocumentsAreNone() {
		for (String other : List.of("<af type=\"x\" name=\"y\"/>", "<sys id=\"1\"><user>me</user></sys>", "<con event=\"click\" handler=\"h\"/>", "<after type=\"x\" timestamp=\"1\"/>")) {
			assertThrows(NoGcLogException.class, () -> Logs.read((other + "\n").getBytes(StandardCharsets.UTF_8)), other);
		}
	}

	@Test
	void declarationRootAndStopsMayStandInOneLine() {
		GcLogData log = Logs.read("<?xml version=\"1.0\" ?> <verbosegc version=\"200704_05\"> " + STOP.replace("\n", " ") + "</verbosegc>");
		assertEquals(1, log.pauses());
		assertEquals(6_500_000, log.pauseNanos());
		assertEquals("200704_05", log.version());
		assertEquals(0, log.linesSkipped());
	}

	@Test
	void aDeclarationOfAnotherDocumentIsNone() {
		for (String other : List.of("<?xml version=\"1.0\"?> <server name=\"verbosegc\"/>", "<?xml version=\"1.0\" <verbosegc", "<?xml version=\"1.0\"?>")) {
			assertThrows(NoGcLogException.class, () -> Logs.read((other + "\n").getBytes(StandardCharsets.UTF_8)), other);
		}
	}
}
