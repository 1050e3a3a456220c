/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.own;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.servers.own.OwnGauge;
import org.wiretune.servers.own.OwnGaugeLine;
import org.wiretune.servers.own.OwnGauges;
import org.wiretune.servers.own.OwnLimit;
import org.wiretune.servers.own.OwnUnit;
import org.wiretune.servers.triggers.TriggeredAction;

/** A gauge of a user is a line of text and comes back from it. */
class OwnGaugeLineTest {

	@Test
	void aLineIsAGauge() {
		OwnGauge gauge = OwnGaugeLine.read("Heap, used=java.lang:type=Memory#HeapMemoryUsage.used; unit bytes; above 1,000,000 for 10 s; then mark, thread dump");
		assertEquals("Heap, used", gauge.name());
		assertEquals("java.lang:type=Memory", gauge.bean().toString());
		assertEquals("HeapMemoryUsage", gauge.attribute());
		assertEquals("used", gauge.item());
		assertEquals(OwnUnit.BYTES, gauge.unit());
		assertEquals(Optional.of(new OwnLimit(true, 1e6, 10, Set.of(TriggeredAction.MARK, TriggeredAction.THREAD_DUMP))), gauge.limit());
		assertEquals("Heap, used=java.lang:type=Memory#HeapMemoryUsage.used; unit bytes; above 1000000 for 10 s; then thread dump, mark", gauge.toString());
	}

	@ParameterizedTest
	@ValueSource(strings = { "Threads=java.lang:type=Threading#ThreadCount", "A=a:type=\"x;y#z=1\"#b\\.c\\;d\\#e.f\\\\g; unit share; per second; below 0.05 for 1 s",
			"Sessions=Catalina:context=/shop,host=localhost,type=Manager#activeSessions; above 0 for 270 s; then flight recording", "P=a:name=*,type=Pool#Busy" })
	void whatIsWrittenComesBack(String line) {
		OwnGauge gauge = OwnGaugeLine.read(line);
		assertEquals(line, gauge.toString());
		assertEquals(gauge, OwnGaugeLine.read(gauge.toString()));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "Threads|write NAME=OBJECTNAME#ATTRIBUTE", "a=java.lang:type=Threading|write NAME=OBJECTNAME#ATTRIBUTE",
			"a=b#c|is no name of an MBean", "=a:b=c#d|is no name for a gauge", "a{0}=a:b=c#d|is no name for a gauge", "a=a:b=c# |names no attribute",
			"a=a:b=c#d.e.f|names an item within an item", "a=a:b=c#d; unit parsecs|names no unit; it is one of count, bytes,", "a=a:b=c#d; over 5|is neither a unit",
			"a=a:b=c#d; above five|is neither a unit", "a=a:b=c#d; above 5 for 900 s|write 1 to 270 s", "a=a:b=c#d; above 5; then restart|cannot be done at an alarm",
			"a=a:b=c#d; then mark|has no limit" })
	void whatIsWrongIsSaid(String line, String sentence) {
		String message = assertThrows(IllegalArgumentException.class, () -> OwnGaugeLine.read(line)).getMessage();
		assertTrue(message.contains(sentence), message);
	}

	@Test
	void aListIsALineEach() {
		OwnGauges gauges = OwnGauges.read("# mine\n\nA=a:b=c#d\r\nB=a:b=c#e; above 3 for 2 s\n");
		assertEquals(List.of("A", "B"), gauges.list().stream().map(OwnGauge::name).toList());
		assertEquals(gauges, OwnGauges.read(gauges.toText()));
		OwnGauge other = OwnGaugeLine.read("C=a:b=c#f");
		assertEquals(List.of("C", "B"), gauges.with(other, "a").list().stream().map(OwnGauge::name).toList());
		assertEquals(List.of("A", "B", "C"), gauges.with(other, "").list().stream().map(OwnGauge::name).toList());
		assertEquals(List.of("B"), gauges.without("a").list().stream().map(OwnGauge::name).toList());
		assertTrue(assertThrows(IllegalArgumentException.class, () -> gauges.with(OwnGaugeLine.read("b=a:b=c#f"), "")).getMessage().contains("Two gauges have the name b"));
		String many = "n%d=a:b=c#d\n".repeat(101);
		assertThrows(IllegalArgumentException.class, () -> OwnGauges.read(many));
	}
}
