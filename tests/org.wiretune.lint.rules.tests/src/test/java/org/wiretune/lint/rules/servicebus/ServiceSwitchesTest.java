/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.servicebus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;

class ServiceSwitchesTest {

	private static final String TRACING = "osb-tracing-on";
	private static final String PROXY = "Orders/proxy/Order.proxy";

	private static Files traced(String inside) {
		return new Files().with(PROXY, Buses.proxy("/orders", inside));
	}

	private static String operations(String tracing) {
		return "    <oper:operations enabled=\"true\">\n" + tracing + "    </oper:operations>\n";
	}

	@Test
	void traced() {
		Files files = traced(operations("      <oper:messageTracing enabled=\"true\"/>\n"));
		Finding finding = files.finding(TRACING);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(5, finding.origin().line());
		assertTrue(finding.message().startsWith("Tracing of Order is true: content and context of each message"), finding.message());
		assertTrue(traced(operations("      <oper:messageTracing enabled=\"false\"/>\n")).findings(TRACING).isEmpty());
		FixContract.verify(files, TRACING + "/off", Map.of(PROXY, Map.of("messageTracing enabled=\"true\"", "messageTracing enabled=\"false\"")));
	}

	/** The services of a project are one finding with all its places, and one fix; another project is another one. */
	@Test
	void aProjectIsOneFinding() {
		String tracing = operations("      <oper:messageTracing enabled=\"true\"/>\n");
		Files files = traced(tracing).with("Orders/proxy/Stock.proxy", Buses.proxy("/stock", tracing)).with("Orders/.project", "<projectDescription/>");
		Finding finding = files.finding(TRACING);
		assertEquals("2 services of Orders are traced: each message goes to the log", finding.headline());
		assertEquals(1, finding.related().size());
		Map<String, String> off = Map.of("messageTracing enabled=\"true\"", "messageTracing enabled=\"false\"");
		FixContract.verify(files, TRACING + "/off", Map.of(PROXY, off, "Orders/proxy/Stock.proxy", off));
		assertEquals(2, files.with("Sales/proxy/Offer.proxy", Buses.proxy("/offers", tracing)).with("Sales/.project", "<projectDescription/>").findings(TRACING).size());
	}

	@Test
	void bothGenerationsHaveTheirWord() {
		assertEquals(1, traced(operations("      <oper:tracingEnabled>true</oper:tracingEnabled>\n")).findings(TRACING).size());
		assertEquals(1, traced("").map(text -> text.replace("<ser:coreEntry>", "<ser:coreEntry isProxy=\"true\" isTracingEnabled=\"true\">")).findings(TRACING).size());
		assertTrue(traced(operations("      <oper:monitoring enabled=\"true\"/>\n")).findings(TRACING).isEmpty());
	}
}
