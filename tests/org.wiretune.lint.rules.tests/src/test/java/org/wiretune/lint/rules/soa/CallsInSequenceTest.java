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

class CallsInSequenceTest {

	private static final String RULE = "soa-invokes-in-sequence";
	private static final String STOCK = "    <invoke name=\"AskStock\" partnerLink=\"Stock\" operation=\"checkStock\" inputVariable=\"a\" outputVariable=\"b\"/>\n";
	private static final String PRICE = "    <invoke name=\"AskPrice\" partnerLink=\"Price\" operation=\"getPrice\" inputVariable=\"c\" outputVariable=\"d\"/>\n";

	private static String copy(String from, String to) {
		return "    <assign name=\"Prepare\"><copy><from>" + from + "</from><to>" + to + "</to></copy></assign>\n";
	}

	@Test
	void questionsThatDoNotNeedOneAnother() {
		Finding finding = Composites.process("", STOCK + copy("$input.payload", "$c.payload") + PRICE).finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(Composites.PROCESS, finding.origin().path());
		assertEquals("2 calls of Flow follow one another, and none needs another", finding.headline());
		assertTrue(finding.message().startsWith("Flow asks 2 questions (Stock, Price) out of the composite one after the other,"), finding.message());
		assertEquals(1, Composites.process("", "    <scope><sequence>\n" + STOCK + "    </sequence></scope>\n    <scope><sequence>\n" + PRICE + "    </sequence></scope>\n").findings(RULE).size(), "in scopes");
		assertTrue(Composites.process("", STOCK).findings(RULE).isEmpty());
	}

	@Test
	void anAnswerThatIsReadBetweenIsNeeded() {
		assertTrue(Composites.process("", STOCK + copy("$b.payload", "$c.payload") + PRICE).findings(RULE).isEmpty());
		assertTrue(Composites.process("", STOCK + PRICE.replace("inputVariable=\"c\"", "inputVariable=\"b\"")).findings(RULE).isEmpty());
		assertEquals(1, Composites.process("", STOCK + copy("$bb.payload", "$c.payload") + PRICE).findings(RULE).size(), "another name");
	}

	@Test
	void answersAreFollowedThroughCopies() {
		assertEquals(1, Composites.process("", STOCK + copy("$b.payload", "$result.payload") + copy("$input.payload", "$c.payload") + PRICE).findings(RULE).size(), "copied to something else");
		assertTrue(Composites.process("", STOCK + copy("$b.payload", "$x.payload") + copy("$x.payload/id", "$c.payload") + PRICE).findings(RULE).isEmpty(), "by way of another variable");
		assertTrue(Composites.process("", STOCK + copy("bpws:getVariableData('b', 'payload')", "$c.payload") + PRICE).findings(RULE).isEmpty());
		assertTrue(Composites.process("", STOCK + "    <assign name=\"Prepare\"><copy><from variable=\"b\" part=\"payload\"/><to variable=\"c\" part=\"payload\"/></copy></assign>\n" + PRICE).findings(RULE).isEmpty());
		assertTrue(Composites.process("", STOCK + "    <throw name=\"Stop\" faultVariable=\"b\"/>\n" + PRICE).findings(RULE).isEmpty(), "something else is done with it");
	}

	@Test
	void questionsInSpanishAndPortuguese() {
		for (String word : new String[] { "verifica", "verificar", "comprobar", "pesquisar" }) {
			assertEquals(1, Composites.process("", STOCK.replace("checkStock", word + "Stock") + PRICE).findings(RULE).size(), word);
		}
	}

	@Test
	void othersAreLeftAlone() {
		assertTrue(Composites.process("", STOCK.replace("checkStock", "reserveStock") + PRICE).findings(RULE).isEmpty(), "the order may count");
		assertTrue(Composites.process("", STOCK.replace(" outputVariable=\"b\"", "") + PRICE).findings(RULE).isEmpty(), "nobody waits");
		assertTrue(Composites.process("", "    <flow>\n      <sequence>\n" + STOCK + "      </sequence>\n      <sequence>\n" + PRICE + "      </sequence>\n    </flow>\n").findings(RULE).isEmpty(), "they are in a flow");
		assertTrue(Composites.process("", STOCK + "    <if><condition>$a</condition>\n" + PRICE + "    </if>\n").findings(RULE).isEmpty(), "not always");
	}
}
