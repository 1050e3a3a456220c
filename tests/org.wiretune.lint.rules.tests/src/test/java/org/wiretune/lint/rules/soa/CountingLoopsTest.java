/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.soa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.finding.Finding;

class CountingLoopsTest {

	private static final String RULE = "soa-invoke-in-loop";
	private static final String STOCK = "        <invoke name=\"AskStock\" partnerLink=\"Stock\" operation=\"ask\" inputVariable=\"a\" outputVariable=\"b\"/>\n";

	private static String loop(String condition) {
		return "    <while name=\"Each\">\n      <condition>" + condition + "</condition>\n      <sequence>\n" + STOCK + "      </sequence>\n    </while>\n";
	}

	@Test
	void aLoopThatCountsParts() {
		Finding finding = Composites.process("", loop("$i &lt;= $count")).finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("A counting loop of Flow makes calls in each turn, one after the other", finding.headline());
		assertTrue(finding.message().startsWith("A while loop of Flow counts parts and calls Stock out of the composite in each turn"), finding.message());
		assertEquals(1, Composites.process("", loop("$i &lt; count($orders/order)")).findings(RULE).size());
		assertEquals(1, Composites.process("", loop("").replace("<while name=\"Each\">\n      <condition></condition>", "<while name=\"Each\" condition=\"$i &lt; $n\">")).findings(RULE).size(), "version 1.1");
	}

	@Test
	void loopsThatAskAgainStay() {
		for (String condition : new String[] { "$b != 'ok'", "$i &lt; 3", "$retries &lt; $most", "$i &lt; $n and $b != 'ok'", "true()", "$more = 'true'" }) {
			assertTrue(Composites.process("", loop(condition)).findings(RULE).isEmpty(), condition);
		}
	}
}
