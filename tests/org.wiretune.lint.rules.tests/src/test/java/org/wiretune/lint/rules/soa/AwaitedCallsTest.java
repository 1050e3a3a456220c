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

class AwaitedCallsTest {

	private static final String RULE = "soa-side-effect-awaited";
	private static final String AUDIT = "    <invoke name=\"Trace\" partnerLink=\"Stock\" operation=\"audit\" inputVariable=\"a\" outputVariable=\"b\"/>\n";

	@Test
	void theCallerWaitsForTheAudit() {
		Finding finding = Composites.process("", AUDIT).finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(Composites.PROCESS, finding.origin().path());
		assertEquals("Flow waits for a call to Stock beside its work", finding.headline());
		assertTrue(finding.message().startsWith("Flow calls Stock, which writes something beside the work,"), finding.message());
		assertTrue(Composites.process("", AUDIT + AUDIT).finding(RULE).message().startsWith("Flow makes 2 calls (Stock) that write something beside the work,"));
	}

	@Test
	void anAnswerThatIsReadIsNeeded() {
		assertTrue(Composites.process("", AUDIT + "    <assign name=\"Take\"><copy><from>$b.payload</from><to>$c</to></copy></assign>\n").findings(RULE).isEmpty());
		assertTrue(Composites.process("", AUDIT + "    <assign name=\"Take\"><copy><from variable=\"b\"/><to>$c</to></copy></assign>\n").findings(RULE).isEmpty(), "version 1.1");
		assertEquals(1, Composites.process("", AUDIT + "    <assign name=\"Take\"><copy><from>$bb.payload</from><to>$c</to></copy></assign>\n").findings(RULE).size(), "another name");
	}

	@Test
	void othersAreLeftAlone() {
		assertTrue(Composites.process("", AUDIT.replace("\"audit\"", "\"reserve\"")).findings(RULE).isEmpty());
		assertTrue(Composites.process("", AUDIT.replace("\"audit\"", "\"getAudit\"")).findings(RULE).isEmpty(), "records are read");
		assertTrue(Composites.process("", AUDIT.replace("\"audit\"", "\"login\"")).findings(RULE).isEmpty(), "a part of a word");
		assertTrue(Composites.process("", AUDIT.replace(" outputVariable=\"b\"", "")).findings(RULE).isEmpty(), "nobody waits");
		assertTrue(Composites.process("", "    <scope><faultHandlers><catchAll>" + AUDIT + "</catchAll></faultHandlers><empty/></scope>\n").findings(RULE).isEmpty(), "what failed");
	}
}
