/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core.observed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.rule.RuleTexts;

class HeadlineTest {

	private static final String LONG = "com.example.accounting.settlement.nightly.AccountSettlementMessageDrivenBean";

	private static String filled(Map<String, String> values) {
		return RuleTexts.of("a-rule", Map.of("headline", "Pool of {limit} for {measured} sessions in {name} of {server}", "message", "It waits.")).headline(null, values);
	}

	@Test
	void ordinaryValuesStandAsTheyAre() {
		assertEquals("Pool of 20 for 40 sessions in AccountMDB of node1", filled(Map.of("limit", "20", "measured", "40", "name", "AccountMDB", "server", "node1")));
	}

	@Test
	void longNamesGiveWayInTheirMiddleAndFiguresDoNot() {
		String headline = filled(Map.of("limit", "20", "measured", "40,000,000,000", "name", LONG, "server", "node1"));
		assertTrue(headline.length() <= Headline.LONGEST, headline);
		assertTrue(headline.startsWith("Pool of 20 for 40,000,000,000 sessions in com.example."), headline);
		assertTrue(headline.endsWith("Bean of node1") && headline.contains("…"), headline);
	}

	@Test
	void bothOfTwoLongNamesAreStillRecognised() {
		String headline = filled(Map.of("limit", "20", "measured", "40", "name", LONG, "server", LONG.toUpperCase()));
		assertEquals(Headline.LONGEST, headline.length(), headline);
		assertTrue(headline.contains("com.example") && headline.contains("COM.EXAMPLE") && headline.endsWith("DRIVENBEAN"), headline);
	}

	@Test
	void aValueOfSeveralLinesIsOneLine() {
		assertEquals("Pool of 20 for 40 sessions in Account MDB of node1", filled(Map.of("limit", "20", "measured", "40", "name", "Account\n\tMDB", "server", "node1")));
	}

	@Test
	void aRuleWithoutOneGetsItsFirstSentence() {
		RuleTexts texts = RuleTexts.of("acme.rule", Map.of("message", "Version 1.2 of {name} e.g. polls each {measured} ms. Poll less often."));
		assertEquals("Version 1.2 of inbox e.g. polls each 5 ms", texts.headline(null, Map.of("name", "inbox", "measured", "5")));
	}

	@Test
	void aLongSentenceIsCutAtAWord() {
		String headline = Headline.ofMessage("The poll inbox " + "asks and asks ".repeat(10) + "its queue. Poll less often.");
		assertTrue(headline.length() <= Headline.LONGEST && headline.endsWith("asks…"), headline);
		assertEquals("x".repeat(Headline.LONGEST - 1) + '…', Headline.ofMessage("x".repeat(200)));
	}

	@Test
	void theHeadlineOfAMessageComesBeforeThatOfTheRule() {
		RuleTexts texts = RuleTexts.of("a-rule", Map.of("message", "It waits.", "message.loop", "It loops.", "message.other", "Other.", "headline", "Waits", "headline.loop", "Loops"));
		assertEquals(List.of("Waits", "Loops", "Waits"), List.of(texts.headline(null, Map.of()), texts.headline("loop", Map.of()), texts.headline("other", Map.of())));
	}

	@Test
	void aSecretIsHiddenBeforeItIsShortened() {
		String secret = "jdbc:db2://host/db:user=me;password=Tr0ub4dor" + "x".repeat(80) + ";";
		String headline = filled(Map.of("limit", "20", "measured", "40", "name", secret, "server", "node1"));
		assertFalse(headline.contains("Tr0ub4"), headline);
		assertFalse(new Observed("r", Severity.INFO, "Uses " + secret + " here.").headline().contains("Tr0ub4"));
	}
}
