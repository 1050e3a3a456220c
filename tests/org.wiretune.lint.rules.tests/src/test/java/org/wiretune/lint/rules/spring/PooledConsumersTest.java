/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.spring;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;

/** Rule {@code amq-pooled-consumer-prefetch}. */
class PooledConsumersTest {

	private static final String RULE = "amq-pooled-consumer-prefetch";
	private static final String USE = "shop/src/main/java/shop/Orders.java";

	private static Files use(Files files, String call) {
		return files.with(USE, """
				package shop;

				import org.springframework.jms.core.JmsTemplate;

				class Orders {
					private JmsTemplate template;

					Object next() {
						return template.%s;
					}
				}
				""".formatted(call));
	}

	private static Files code(String library, String settings, String call) {
		return use(new Files().with("shop/src/main/java/shop/Broker.java", """
				package shop;

				import %s;
				import org.springframework.context.annotation.Bean;
				import org.springframework.jms.connection.CachingConnectionFactory;

				class Broker {
					@Bean
					CachingConnectionFactory factory() {
						CachingConnectionFactory factory = new CachingConnectionFactory(new ActiveMQConnectionFactory("tcp://broker:61616"));
						%s
						return factory;
					}
				}
				""".formatted(library, settings)), call);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"org.apache.activemq.ActiveMQConnectionFactory||receive(\"orders\")|1",
			"org.apache.activemq.ActiveMQConnectionFactory|factory.setCacheConsumers(true);|receiveAndConvert(\"orders\")|1",
			"org.apache.activemq.ActiveMQConnectionFactory|factory.setCacheConsumers(false);|receive(\"orders\")|0",
			"org.apache.activemq.ActiveMQConnectionFactory|// jms.prefetchPolicy.all=0|receive(\"orders\")|0",
			"org.apache.activemq.ActiveMQConnectionFactory||browse(\"orders\", null)|0",
			"org.apache.activemq.artemis.jms.client.ActiveMQConnectionFactory||receive(\"orders\")|0" })
	void inJava(String library, String settings, String call, int findings) {
		Files files = code(library, settings == null ? "" : settings, call);
		assertEquals(findings, files.findings(RULE).size());
		files.findings(RULE).forEach(finding -> {
			assertEquals(Severity.WARNING, finding.severity());
			assertEquals(10, finding.origin().line());
		});
	}

	@ParameterizedTest
	@CsvSource({"'', 1", "<property name='cacheConsumers' value='false'/>, 0", "<property name='cacheConsumers' value='true'/>, 1"})
	void inXml(String settings, int findings) {
		assertEquals(findings, use(new Files().with("shop/src/main/resources/context.xml", """
				<beans xmlns="http://www.springframework.org/schema/beans">
				  <bean id="broker" class="org.apache.activemq.ActiveMQConnectionFactory"/>
				  <bean id="factory" class="org.springframework.jms.connection.CachingConnectionFactory">
				    <property name="targetConnectionFactory" ref="broker"/>
				    %s
				  </bean>
				</beans>
				""".formatted(settings.replace('\'', '"'))), "receive(\"orders\")").findings(RULE).size());
	}

	@Test
	void nobodyFetches() {
		assertEquals(0, code("org.apache.activemq.ActiveMQConnectionFactory", "", "receive(\"orders\")").with(USE, "package shop;\n\nclass Orders {\n}\n").findings(RULE).size());
	}
}
