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

class CalloutsInSequenceTest {

	private static final String RULE = "osb-callouts-in-sequence";
	private static final String STOCK = Actions.callout("Stock/proxy/Stock", "checkStock", "stockRequest", "stockAnswer");
	private static final String PRICE = Actions.callout("Price/proxy/Price", "getPrice", "priceRequest", "priceAnswer");

	@Test
	void twoQuestionsWaitForEachOther() {
		Finding finding = Buses.orders(STOCK + PRICE, "").finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("2 callouts of Order follow one another, and none needs another", finding.headline());
		assertTrue(finding.message().startsWith("Order asks 2 questions by service callouts (Stock, Price) one after the other,"), finding.message());
		assertEquals(1, finding.related().size());
		assertTrue(Buses.orders(STOCK, "").findings(RULE).isEmpty(), "one question");
		assertEquals("3", Buses.orders(STOCK + PRICE + STOCK, "").finding(RULE).measured());
	}

	@Test
	void whatIsAnsweredMayBeNeeded() {
		assertTrue(Buses.orders(STOCK + PRICE.replace(">priceRequest<", ">stockAnswer<"), "").findings(RULE).isEmpty(), "sent on");
		assertTrue(Buses.orders(STOCK + Actions.assign("priceRequest", "$stockAnswer/item") + PRICE, "").findings(RULE).isEmpty(), "by an assignment");
		assertTrue(Buses.orders(STOCK + Actions.assign("item", "$stockAnswer/item") + Actions.assign("priceRequest", "&lt;get>{$item}&lt;/get>") + PRICE, "").findings(RULE).isEmpty(), "by two");
		assertTrue(Buses.orders(STOCK + Actions.condition("$stockAnswer/count = 0", Actions.assign("none", "1")) + PRICE, "").findings(RULE).isEmpty(), "a condition may end the pipeline");
		assertEquals(1, Buses.orders(STOCK + Actions.log("$stockAnswer") + Actions.assign("item", "$stockAnswer/item") + PRICE, "").findings(RULE).size(), "nothing of the second one depends on it");
		assertTrue(Buses.orders(STOCK.replace(">stockAnswer<", ">body<") + Actions.assign("priceRequest", "$body/item") + PRICE, "").findings(RULE).isEmpty(), "the answer becomes the message");
	}

	@Test
	void onlyQuestionsThatEachMessageAsks() {
		assertTrue(Buses.orders(STOCK.replace("checkStock", "reserveStock") + PRICE, "").findings(RULE).isEmpty(), "the order may count");
		assertTrue(Buses.orders(STOCK + Actions.callout("Order/proxy/Order", "createOrder", "a", "b") + PRICE, "").findings(RULE).isEmpty(), "something is written between");
		assertTrue(Buses.orders(STOCK + Actions.condition("$a", PRICE), "").findings(RULE).isEmpty(), "not each message");
		assertEquals(1, Buses.orders(Actions.condition("$a", STOCK + PRICE), "").findings(RULE).size(), "both by one condition");
		assertTrue(Buses.orders(Actions.condition("$a", STOCK) + Actions.condition("$b", PRICE), "").findings(RULE).isEmpty(), "by two conditions");
		assertTrue(Buses.orders(STOCK + PRICE, "").replace(Buses.PIPELINE, "type=\"request\"", "type=\"error\"").findings(RULE).isEmpty());
	}
}
