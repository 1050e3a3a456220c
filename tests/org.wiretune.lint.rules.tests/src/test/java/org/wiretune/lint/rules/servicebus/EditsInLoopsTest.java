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

class EditsInLoopsTest {

	private static final String RULE = "osb-edits-in-loop";
	private static final String DATE = Actions.replace("each", "replace($each/date, ' ', 'T')");

	@Test
	void nodesAreChangedOneByOne() {
		Finding finding = Buses.orders(Actions.loop(DATE), "").finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(10, finding.origin().line());
		assertEquals("A loop of Order changes a message node by node", finding.headline());
		assertEquals("2 actions in a loop of Order change a message node by node", Buses.orders(Actions.loop(Actions.condition("$a", DATE) + Actions.loop(DATE)), "").finding(RULE).headline());
		assertTrue(Buses.orders(DATE, "").findings(RULE).isEmpty(), "no loop");
	}

	@Test
	void loopsThatDoMoreAreLeftAlone() {
		assertTrue(Buses.orders(Actions.loop(DATE + Buses.CALLOUT), "").findings(RULE).isEmpty(), "a service is called");
		assertTrue(Buses.orders(Actions.loop(Actions.assign("sum", "$sum + $each/price")), "").findings(RULE).isEmpty(), "nothing of a message is changed");
		assertTrue(Buses.orders(Actions.loop(DATE + "          <con2:validate>\n            <con2:varName>each</con2:varName>\n          </con2:validate>\n"), "").findings(RULE).isEmpty(), "each is validated");
		assertTrue(Buses.orders(Actions.loop(DATE), "").replace(Buses.PIPELINE, "type=\"request\"", "type=\"error\"").findings(RULE).isEmpty());
		assertTrue(Buses.orders(Actions.loop(DATE), "").replace(Buses.PIPELINE, "./orders/order<", "./val:ErrorList/val:ValidationError<").findings(RULE).isEmpty(), "errors are few");
		assertEquals(1, Buses.orders(Actions.loop(DATE), "").replace(Buses.PIPELINE, "./orders/order<", "./errors/order<").findings(RULE).size());
	}
}
