/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.servicebus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.finding.Finding;

class MessageReportsTest {

	private static final String RULE = "osb-report-message";

	private static String report(String expression) {
		return "          <con5:report>\n            <con5:expr>\n              <con1:xqueryText>" + expression + "</con1:xqueryText>\n            </con5:expr>\n            <con5:labels/>\n          </con5:report>\n";
	}

	@Test
	void reportsEachMessage() {
		Finding finding = Buses.orders(report("$body"), Buses.ROUTE).finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(10, finding.origin().line());
		assertTrue(finding.message().startsWith("A report action of Order hands over the whole message"), finding.message());
		assertTrue(Buses.orders(report("$body") + report("$body/*"), Buses.ROUTE).finding(RULE).message().startsWith("2 report actions of Order hand over whole messages"));
	}

	@Test
	void keysAndFailuresMayBeReported() {
		assertTrue(Buses.orders(report("$body/Order/Id"), Buses.ROUTE).findings(RULE).isEmpty());
		assertTrue(Buses.orders(report("$body"), Buses.ROUTE).replace(Buses.PIPELINE, "type=\"request\"", "type=\"error\"").findings(RULE).isEmpty(), "what failed");
		assertTrue(Buses.orders(report("$body").replace("<con5:expr>", "<con1:disabled>true</con1:disabled>\n            <con5:expr>"), Buses.ROUTE).findings(RULE).isEmpty(), "switched off");
		assertTrue(Buses.orders(report("$body"), "").findings(RULE).isEmpty(), "reporting is what it is there for");
	}

	@Test
	void aVariableThatHoldsTheMessageIsTheMessage() {
		assertEquals(1, Buses.orders(report("replace($json,'null','x')") + Actions.replace("body", "$json"), Buses.ROUTE).findings(RULE).size(), "it becomes the message");
		assertEquals(1, Buses.orders(report("$json") + Actions.replace("body", "replace($json,'null','x')"), Buses.ROUTE).findings(RULE).size(), "it becomes the message with a change");
		assertEquals(1, Buses.orders(Actions.assign("kept", "$body/*") + report("$kept"), Buses.ROUTE).findings(RULE).size(), "it is filled with the message");
		assertTrue(Buses.orders(Actions.assign("id", "$body/Order/Id") + report("$id"), Buses.ROUTE).findings(RULE).isEmpty(), "a part of it");
		assertTrue(Buses.orders(report("$json/id") + Actions.replace("body", "$json"), Buses.ROUTE).findings(RULE).isEmpty(), "a part is reported");
	}
}
