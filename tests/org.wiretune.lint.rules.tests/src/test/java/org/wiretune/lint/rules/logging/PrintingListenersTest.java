/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.logging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.Files;

class PrintingListenersTest {

	private static final String RULE = "print-in-each-call";

	private static Files listener(String annotation, String statement) {
		return new Files().with("Shop/pom.xml", "<project><packaging>war</packaging></project>\n").with("Shop/src/main/java/shop/Orders.java", """
				package shop;

				import org.springframework.kafka.annotation.KafkaListener;
				import org.springframework.stereotype.Component;

				@Component
				public class Orders {

					%s
					public void take(String order) {
						%s
					}
				}
				""".formatted(annotation, statement));
	}

	@Test
	void eachMessageIsPrinted() {
		assertEquals(11, listener("@KafkaListener(topics = \"orders\")", "System.out.println(\"order \" + order);").finding(RULE).origin().line());
	}

	@Test
	void othersAreLeftAlone() {
		assertTrue(listener("", "System.out.println(\"order \" + order);").findings(RULE).isEmpty(), "nobody says how often it is called");
		assertTrue(listener("@KafkaListener(topics = \"orders\")", "order.length();").findings(RULE).isEmpty());
	}

	/** What kind of message it is, is nearly always the same; what stands in it is not. */
	@Test
	void whatKindOfMessageItIs() {
		assertEquals(1, listener("@KafkaListener(topics = \"orders\")", "if (order instanceof String) { System.out.println(order); }").findings(RULE).size());
		assertTrue(listener("@KafkaListener(topics = \"orders\")", "if (order instanceof String) { take(); } else { System.out.println(order); }").findings(RULE).isEmpty());
		assertTrue(listener("@KafkaListener(topics = \"orders\")", "if (order.isBlank()) { System.out.println(order); }").findings(RULE).isEmpty());
		assertTrue(listener("@KafkaListener(topics = \"orders\")", "Object last = last(); if (last instanceof String) { System.out.println(order); }").findings(RULE).isEmpty());
	}
}
