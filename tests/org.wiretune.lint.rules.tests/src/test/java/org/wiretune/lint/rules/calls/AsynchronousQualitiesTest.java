/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.calls;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static org.wiretune.lint.rules.calls.ServiceModules.STOCK;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;

class AsynchronousQualitiesTest {

	private static final String RELIABILITY = "async-reliability-assured";
	private static final String SEQUENCING = "event-sequencing-coarse-key";
	private static final String MAP = "Orders/Map.component";
	private static final String ASSURED = "      <scdl:referenceQualifier xsi:type=\"scdl:Reliability\"/>\n";

	/** An interface map that obeys a target which prefers async. */
	private static Files map(String qualifier) {
		return ServiceModules.orders().replace(STOCK, "portType", "preferredInteractionStyle=\"async\" portType")
				.with(MAP, ServiceModules.component("Map", "", ServiceModules.reference("MapPartner", "Stock").replace("      <wire", qualifier + "      <wire"), "  <implementation xsi:type=\"mediation:MediationImplementation\" ifmFile=\"Map.ifm\"/>\n"));
	}

	@Test
	void assuredMessagesOfACallerThatCallsByAQueue() {
		Finding finding = map(ASSURED).finding(RELIABILITY);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(MAP, finding.origin().path());
		assertTrue(finding.message().startsWith("Map calls Stock by a queue, and reference MapPartner leaves the reliability at assured"), finding.message());
		assertEquals(1, map("").findings(RELIABILITY).size());
		assertEquals(List.of(), map("").finding(RELIABILITY).fixes());
		assertEquals(List.of(), map(ASSURED.replace("\"/>", "\" value=\"bestEffort\"/>")).findings(RELIABILITY));
	}

	/** A synchronous caller ignores the qualifier, and the editor writes it for processes. */
	@Test
	void silentForSynchronousCallersAndProcesses() {
		assertEquals(List.of(), map(ASSURED).replace(STOCK, "\"async\"", "\"sync\"").findings(RELIABILITY));
		assertEquals(List.of(), map(ASSURED).without(MAP).findings(RELIABILITY));
	}

	@Test
	void fixSendsWithBestEffort() {
		FixContract.verify(map(ASSURED), RELIABILITY + "/best-effort", Map.of(MAP, Map.of("xsi:type=\"scdl:Reliability\"/>", "xsi:type=\"scdl:Reliability\" value=\"bestEffort\"/>")));
	}

	private static Files sequenced(String inner) {
		return ServiceModules.orders().replace(STOCK, "portType=\"ns1:Stock\"/>", "portType=\"ns1:Stock\">\n      <method name=\"ask\">\n        <scdl:interfaceQualifier xsi:type=\"scdl:EventSequencing\"" + inner + "\n      </method>\n    </interface>");
	}

	@Test
	void sequencingWithoutAKey() {
		Finding finding = sequenced("/>").finding(SEQUENCING);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(STOCK, finding.origin().path());
		assertTrue(finding.message().startsWith("Stock keeps the events of operation ask in order, but the qualifier holds no key"), finding.message());
		assertEquals(1, sequenced(" group=\"orders\"/>").findings(SEQUENCING).size());
	}

	@Test
	void silentWithAKeyAndWithoutSequencing() {
		assertEquals(List.of(), sequenced("><key>order/number</key></scdl:interfaceQualifier>").findings(SEQUENCING));
		assertEquals(List.of(), ServiceModules.orders().findings(SEQUENCING));
	}
}
