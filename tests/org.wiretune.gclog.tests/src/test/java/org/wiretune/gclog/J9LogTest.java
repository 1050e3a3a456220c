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

	/** R24 (Java 6, and Java 5 of that time): what concurrent marking tells stands within the stop. */
	private static final String NESTED = """
			<af type="tenured" id="1" timestamp="Oct 07 11:46:23 2012" intervalms="0.000">
			  <minimum requested_bytes="34603032" />
			  <time exclusiveaccessms="0.884" meanexclusiveaccessms="0.872" threads="1" lastthreadtid="0x0000000129AECB00" />
			  <refs soft="40624" weak="777045" phantom="770" dynamicSoftReferenceThreshold="28" maxSoftReferenceThreshold="32" />
			  <tenured freebytes="400" totalbytes="1000" percent="40" >
			    <soa freebytes="380" totalbytes="900" percent="42" />
			    <loa freebytes="20" totalbytes="100" percent="20" />
			  </tenured>
			  <con event="completed full sweep" timestamp="Oct 07 11:46:23 2012">
			    <stats sweepbytes="0" sweeptime="0.305" connectbytes="0" connecttime="0.001" />
			  </con>
			  <con event="halted" mode="trace only" />
			  <gc type="global" id="14" totalid="14" intervalms="56765.134">
			    <classloadersunloaded count="3" timetakenms="0.440" />
			    <compaction movecount="25" movebytes="2500" reason="compact to meet allocation" />
			    <expansion type="tenured" amount="100" newsize="1100" timetaken="0.2" reason="excessive time being spent in gc" gctimepercent="50" />
			    <finalization objectsqueued="2386" />
			    <timesms mark="496.500" sweep="1.500" compact="2.000" total="501.000" />
			    <tenured freebytes="900" totalbytes="1100" percent="87" />
			  </gc>
			  <tenured freebytes="850" totalbytes="1100" percent="84" />
			  <refs soft="40590" weak="15642" phantom="128" dynamicSoftReferenceThreshold="27" maxSoftReferenceThreshold="32" />
			  <time totalms="837.024" />
			</af>
			""";

	@Test
	void stopsOfJ9FiveHoldOtherElements() {
		GcLogData log = Logs.read("<verbosegc version=\"20090417_AA\">\n" + NESTED + NESTED.replace("id=\"1\"", "id=\"2\"").replace("11:46:23", "11:46:33") + "</verbosegc>\n");
		assertEquals(2, log.pauses());
		assertEquals(1_674_048_000, log.pauseNanos());
		assertTrue(log.remarks().isEmpty(), log.remarks().toString());
		assertEquals(0, log.linesSkipped(), log.skipped().toString());
		GcEvents events = log.events();
		assertEquals(CollectionKind.FULL, events.kind(0));
		assertEquals("allocation failure", events.cause(0));
		assertEquals(34_603_032, events.get(GcColumn.REQUESTED, 0));
		assertEquals(600, events.get(GcColumn.OLD_BEFORE, 0));
		assertEquals(250, events.get(GcColumn.OLD_AFTER, 0));
		assertEquals(1100, events.get(GcColumn.OLD_CAPACITY, 0));
		assertEquals(496_500_000, events.get(GcColumn.MARK, 0));
		assertEquals(2_000_000, events.get(GcColumn.COMPACT, 0));
		assertEquals(501_000_000, events.get(GcColumn.COLLECTION, 0));
	}

	@Test
	void aConcurrentCollectionOfJ9FiveHoldsItsOwnSteps() {
		String notes = NESTED.substring(NESTED.indexOf("  <con event=\"completed"), NESTED.indexOf("  <gc "));
		GcLogData log = Logs.read("""
				<verbosegc version="20081107">
				<con event="kickoff" timestamp="Oct 07 11:46:20 2012">
				  <kickoff reason="threshold reached" />
				</con>
				<con event="collection" id="7" timestamp="Oct 07 11:46:23 2012" intervalms="0.000">
				  <time exclusiveaccessms="0.1" />
				  <tenured freebytes="400" totalbytes="1000" />
				%s  <gc type="global" id="14"><timesms mark="5.000" sweep="1.000" compact="0.000" total="6.000" /></gc>
				  <tenured freebytes="850" totalbytes="1000" />
				  <time totalms="8.500" />
				</con>
				<sys id="8" timestamp="Oct 07 11:46:33 2012"><time exclusiveaccessms="0.1" /><gc type="global"></gc><time totalms="9.000" /></sys>
				""".formatted(notes));
		assertEquals(2, log.pauses());
		assertEquals(17_500_000, log.pauseNanos());
		assertEquals("concurrent collection", log.events().cause(0));
		assertTrue(log.events().is(GcEvents.EXPLICIT, 1));
		assertTrue(log.remarks().isEmpty(), log.remarks().toString());
	}

	@Test
	void aScavengeOfJ9FiveTellsItsTimeAsTheStopDoes() {
		GcLogData log = Logs.read("""
				<verbosegc version="20051012_AA">
				<af type="nursery" id="35" timestamp="Aug 11 21:47:11 2005" intervalms="10730.361">
				  <minimum requested_bytes="144" />
				  <time exclusiveaccessms="1.193" />
				  <nursery freebytes="0" totalbytes="1000" percent="0" />
				  <tenured freebytes="680" totalbytes="2000" percent="32" />
				  <gc type="scavenger" id="35" totalid="35" intervalms="10731.054">
				    <flipped objectcount="1059594" bytes="56898904" />
				    <tenured objectcount="12580" bytes="677620" />
				    <scavenger tiltratio="90" />
				    <nursery freebytes="900" totalbytes="1000" percent="95" tenureage="14" />
				    <tenured freebytes="670" totalbytes="2000" percent="32" />
				    <time totalms="368.309" />
				  </gc>
				  <nursery freebytes="890" totalbytes="1000" percent="95" />
				  <tenured freebytes="670" totalbytes="2000" percent="32" />
				  <time totalms="377.634" />
				</af>
				""");
		assertEquals(377_634_000, log.pauseNanos());
		assertEquals(CollectionKind.YOUNG, log.events().kind(0));
		assertEquals(368_309_000, log.events().get(GcColumn.COLLECTION, 0));
		assertEquals(2320, log.events().get(GcColumn.HEAP_BEFORE, 0));
		assertEquals(110, log.events().get(GcColumn.YOUNG_AFTER, 0));
		assertEquals(1330, log.events().get(GcColumn.OLD_AFTER, 0));
	}

	@Test
	void aStopThatWasCutIsNoPartOfTheNext() {
		String cut = NESTED.substring(0, NESTED.indexOf("  <gc "));
		GcLogData log = Logs.read("<verbosegc version=\"x\">\n" + cut + "<verbosegc version=\"y\">\n" + NESTED + cut + NESTED.replace("id=\"1\"", "id=\"2\""));
		assertEquals(2, log.pauses());
		assertEquals(1_674_048_000, log.pauseNanos());
		assertTrue(log.remarks().getFirst().startsWith("2 stops were begun"), log.remarks().toString());
	}

	@Test
	void linesEndAsTheyDo() {
		GcLogData unix = Logs.read("<verbosegc version=\"x\">\n" + NESTED);
		GcLogData windows = Logs.read("<verbosegc version=\"x\">\r\n" + NESTED.replace("\n", "\r\n"));
		GcLogData one = Logs.read("<verbosegc version=\"x\">" + NESTED.replace("\n", ""));
		assertEquals(unix.pauseNanos(), windows.pauseNanos());
		assertEquals(unix.linesUnderstood(), windows.linesUnderstood());
		assertEquals(unix.pauseNanos(), one.pauseNanos());
		assertEquals(unix.events().get(GcColumn.OLD_AFTER, 0), one.events().get(GcColumn.OLD_AFTER, 0));
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
