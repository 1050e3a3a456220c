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
}
