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

	/** What a turn asks follows from what the turn before it was told, so that none can begin earlier. */
	@Test
	void loopsThatAskForTheNextPartStay() {
		String next = "        <assign><copy><from>$b.next</from><to>$a.locator</to></copy></assign>\n";
		assertTrue(Composites.process("", loop("$i &lt;= $count").replace(STOCK, next + STOCK)).findings(RULE).isEmpty());
		String earlier = next.replace("<from>$b.next</from><to>$a.locator</to>", "<from variable=\"b\"/><to variable=\"a\"/>");
		assertTrue(Composites.process("", loop("$i &lt;= $count").replace(STOCK, earlier + STOCK)).findings(RULE).isEmpty(), "version 1.1");
		assertEquals(1, Composites.process("", loop("$i &lt;= $count").replace(STOCK, next.replace("$b.next", "$orders.next") + STOCK)).findings(RULE).size());
		assertEquals(1, Composites.process("", loop("$i &lt;= $count").replace(STOCK, STOCK + next.replace("$a.locator", "$sum"))).findings(RULE).size(), "the answer goes elsewhere");
	}
}
