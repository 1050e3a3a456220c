/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.beans;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

/** Rule {@code jms-receive-without-timeout}. */
class EndlessReceiveTest {

	private static final String RULE = "jms-receive-without-timeout";
	private static final String PATH = "shop/src/main/java/shop/Prices.java";

	private static Files code(String above, String body) {
		return new Files().with("shop/pom.xml", "<project><packaging>war</packaging></project>\n").with(PATH, """
				package shop;

				import javax.ejb.Stateless;
				import javax.jms.*;
				import org.springframework.jms.core.*;

				@Stateless
				public class Prices %s {

					private JMSContext context;
					private Queue replies;
					private MessageConsumer consumer;
					private JMSConsumer simple;
					private JmsTemplate template;
					private Parcel parcel;

					public Object ask(String article) throws Exception {
						%s
					}
				}
				""".formatted(above, body));
	}

	@Test
	void consumer() {
		Finding finding = code("", "return consumer.receive();").finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("MessageConsumer", finding.measured());
		assertTrue(finding.message().startsWith("Prices.ask receives by a MessageConsumer that is told no time"), finding.message());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "|return consumer.receive(0);|1", "|return consumer.receive(2000);|0", "|return consumer.receiveNoWait();|0", "|return simple.receiveBody(String.class);|1", "|return simple.receiveBody(String.class, 500);|0",
			"|return context.createConsumer(replies).receive();|1", "|return context.createConsumer(replies).receive(100);|0", "|return parcel.receive();|0", "|while (true) { consumer.receive(); }|0", "implements Runnable|return consumer.receive();|0",
			"implements MessageListener|return consumer.receive();|0" })
	void calls(String above, String body, int findings) {
		assertEquals(findings, code(above == null ? "" : above, body).findings(RULE).size());
	}

	@Test
	void template() {
		Files files = code("", "return template.receiveAndConvert(\"replies\");");
		assertTrue(files.finding(RULE).message().contains("by a template for which no time is stated"));
		assertEquals(0, files.replace(PATH, "return template", "template.setReceiveTimeout(2000);\n\t\treturn template").findings(RULE).size());
		String other = "package shop;\n\nimport org.springframework.jms.core.JmsTemplate;\n\npublic class Templates {\n\n\tJmsTemplate made(JmsTemplate template) {\n\t\ttemplate.setReceiveTimeout(2000);\n\t\treturn template;\n\t}\n}\n";
		assertEquals(0, files.with("shop/src/main/java/shop/Templates.java", other).findings(RULE).size());
		assertEquals(0, code("", "return template.receiveAndConvert(\"replies\");").with("shop/src/main/resources/application.properties", "spring.jms.template.receive-timeout=2s\n").with("shop/pom.xml", "<project><packaging>war</packaging><artifactId>spring-boot-starter</artifactId></project>\n").findings(RULE).size());
	}
}
