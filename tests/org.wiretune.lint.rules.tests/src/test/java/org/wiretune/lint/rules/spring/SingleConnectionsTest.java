/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.spring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

/** Rule {@code jmstemplate-session-per-send}. */
class SingleConnectionsTest {

	private static final String RULE = "jmstemplate-session-per-send";
	private static final String POM = "<project><parent><artifactId>spring-boot-starter-parent</artifactId></parent></project>\n";

	private static Files code(String folder, String factory, String template) {
		return new Files().with("shop/pom.xml", POM).with("shop/" + folder + "/java/shop/Queues.java", "package shop;\nimport org.apache.activemq.ActiveMQConnectionFactory;\nimport org.springframework.context.annotation.Bean;\nimport org.springframework.jms.connection.*;\nimport org.springframework.jms.core.JmsTemplate;\nclass Queues {\n"
				+ "\t@Bean ActiveMQConnectionFactory broker() { return new ActiveMQConnectionFactory(\"tcp://broker:61616\"); }\n\t@Bean " + factory + " kept() { return new " + factory + "(broker()); }\n\t@Bean JmsTemplate orders() {\n\t\t" + template + "\n\t}\n}\n");
	}

	@Test
	void aConnectionAlone() {
		Finding finding = code("src/main", "SingleConnectionFactory", "return new JmsTemplate(kept());").finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(10, finding.origin().line());
		assertTrue(finding.message().startsWith("Queues.orders sends through a SingleConnectionFactory"), finding.message());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"SingleConnectionFactory|JmsTemplate made = new JmsTemplate(); made.setConnectionFactory(kept()); return made;|1", "CachingConnectionFactory|return new JmsTemplate(kept());|0", "SingleConnectionFactory|return new JmsTemplate(other);|0"})
	void theFactoryDecides(String factory, String template, int findings) {
		assertEquals(findings, code("src/main", factory, template).findings(RULE).size());
	}

	@Test
	void tests() {
		assertEquals(0, code("src/test", "SingleConnectionFactory", "return new JmsTemplate(kept());").findings(RULE).size());
	}

	@ParameterizedTest
	@CsvSource({"SingleConnectionFactory, 1", "CachingConnectionFactory, 0"})
	void beansOfXml(String factory, int findings) {
		assertEquals(findings, new Files().with("shop/src/main/resources/jms.xml", """
				<beans xmlns="http://www.springframework.org/schema/beans">
				  <bean id="kept" class="org.springframework.jms.connection.%s">
				    <property name="targetConnectionFactory" ref="broker"/>
				  </bean>
				  <bean id="orders" class="org.springframework.jms.core.JmsTemplate">
				    <property name="connectionFactory" ref="kept"/>
				  </bean>
				</beans>
				""".formatted(factory)).findings(RULE).size());
	}
}
