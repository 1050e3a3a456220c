/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.calls;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;

class MonitoredEventsTest {

	private static final String RULE = "mon-all-events-full-payload";
	private static final String FILE = "Orders/Order_bpel.mon";

	private static String event(String name, String payload, boolean active) {
		return "    <Event active=\"" + active + "\" label=\"\" name=\"" + name + "\" payload=\"" + payload + "\" tx=\"SAME\"/>\n";
	}

	private static Files monitor(String defaults, String events) {
		return ServiceModules.orders().with(FILE, """
				<?xml version="1.0" encoding="UTF-8"?>
				<Monitor xmlns="http://www.ibm.com/xmlns/prod/websphere/monitoring/6.0.0/mon" kind="http://www.ibm.com/xmlns/prod/websphere/scdl/business-process/6.0.0" name="Order" targetName="OrderProcess">
				  <EnableDefaultEvents>%s</EnableDefaultEvents>
				  <EventSource>
				    <Name>bpws:process</Name>
				    <Property>CEI</Property>
				%s  </EventSource>
				</Monitor>
				""".formatted(defaults, events));
	}

	@Test
	void allEventsWithAllData() {
		Finding finding = monitor("false", event("ALL", "FULL", true)).finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(FILE, finding.origin().path());
		assertTrue(finding.message().startsWith("The monitor file of OrderProcess sends out all events (ALL) with payload FULL"), finding.message());
	}

	@Test
	void beginningAndEndOfAStepWithAllData() {
		Finding finding = monitor("false", event("ENTRY", "FULL", true) + event("EXIT", "FULL", true) + event("FAILURE", "FULL", true)).finding(RULE);
		assertTrue(finding.message().startsWith("The monitor file of OrderProcess sends out ENTRY, EXIT with payload FULL"), finding.message());
		assertEquals(List.of(), monitor("false", event("ENTRY", "FULL", true)).findings(RULE));
	}

	@Test
	void eventsByDefault() {
		Finding finding = monitor("true", "").finding(RULE);
		assertTrue(finding.message().startsWith("The monitor file of OrderProcess states EnableDefaultEvents"), finding.message());
		assertEquals(List.of(), finding.fixes());
	}

	/** Failures only, without data, and switched off. */
	@Test
	void silentForFailuresForDigestsAndWhereItIsOff() {
		assertEquals(List.of(), monitor("false", event("FAILURE", "FULL", true)).findings(RULE));
		assertEquals(List.of(), monitor("false", event("ALL", "DIGEST", true)).findings(RULE));
		assertEquals(List.of(), monitor("false", event("ALL", "FULL", false)).findings(RULE));
		assertEquals(List.of(), monitor("false", "").findings(RULE));
		// Other tools have files of that name too.
		assertEquals(List.of(), ServiceModules.orders().with(FILE, "<Monitor xmlns=\"http://acme.com/monitor\"><EnableDefaultEvents>true</EnableDefaultEvents></Monitor>").findings(RULE));
	}

	@Test
	void fixSendsNoObjects() {
		FixContract.verify(monitor("false", event("ALL", "FULL", true)), RULE + "/digest", Map.of(FILE, Map.of("\"FULL\"", "\"DIGEST\"")));
	}
}
