/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.switchyard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;

class ApplicationSwitchesTest {

	private static final String TRACE = "switchyard-message-trace-on";
	private static final String CAP = "switchyard-throttling-cap";
	private static final String PROPERTY = "      <sy:property name=\"org.switchyard.handlers.messageTrace.enabled\" value=\"true\"/>\n";

	private static Files domain(String properties) {
		return Applications.orders("", "  <sy:domain>\n    <sy:properties>\n" + properties + "    </sy:properties>\n  </sy:domain>\n");
	}

	@Test
	void traced() {
		Finding finding = domain(PROPERTY).finding(TRACE);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals(7, finding.origin().line());
		assertTrue(finding.message().startsWith("The property org.switchyard.handlers.messageTrace.enabled is true:"), finding.message());
		assertTrue(domain(PROPERTY.replace("true", "false")).findings(TRACE).isEmpty());
		assertTrue(domain(PROPERTY.replace("messageTrace.enabled", "other")).findings(TRACE).isEmpty());
		FixContract.verify(domain(PROPERTY), TRACE + "/off", Map.of(Applications.ORDERS, Map.of("value=\"true\"", "value=\"false\"")));
	}

	@Test
	void otherSchemasAndDefaultNamespacesAreTraced() {
		Files later = new Files().with(Applications.ORDERS, domain(PROPERTY).text(Applications.ORDERS).replace("switchyard:1.0", "switchyard:2.0").replace("sy:", "").replace("xmlns:sy=", "xmlns=")
				.replace("<switchyard name=\"orders\" sy=", "<switchyard name=\"orders\" xmlns="));
		assertEquals(1, later.findings(TRACE).size(), later.text(Applications.ORDERS));
	}

	@Test
	void theBlockOfTheExamplesIsARemark() {
		assertTrue(domain("<!-- Uncomment this section\n" + PROPERTY + "-->\n").findings(TRACE).isEmpty());
	}

	@Test
	void testsMayBeTraced() {
		assertTrue(new Files().with("orders/src/test/resources/META-INF/switchyard.xml", domain(PROPERTY).text(Applications.ORDERS)).findings(TRACE).isEmpty());
	}

	private static Files throttled(String attributes) {
		return Applications.orders(Applications.service("Order", "      <sca:extensions>\n        <sy:throttling " + attributes + "/>\n      </sca:extensions>\n"), "");
	}

	@Test
	void capped() {
		Finding finding = throttled("maxRequests=\"1\" timePeriod=\"10000\"").finding(CAP);
		assertEquals(Severity.INFO, finding.severity());
		assertTrue(finding.message().startsWith("Order takes at most 1 requests in 10000 ms, which is 0.1 requests a second"), finding.message());
		assertTrue(finding.fixes().isEmpty());
		assertEquals(1, throttled("maxRequests=\"99\"").findings(CAP).size(), "a second where no period is stated");
		assertTrue(throttled("maxRequests=\"100\"").findings(CAP).isEmpty());
		assertTrue(throttled("maxRequests=\"50\" timePeriod=\"500\"").findings(CAP).isEmpty());
	}

	@Test
	void variablesLeaveTheCapOpen() {
		assertTrue(throttled("maxRequests=\"${most}\"").findings(CAP).isEmpty());
		assertTrue(throttled("maxRequests=\"1\" timePeriod=\"${period}\"").findings(CAP).isEmpty());
		assertTrue(Applications.orders(Applications.service("Order", ""), "").findings(CAP).isEmpty());
	}
}
