/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.broker;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;

/** How much a broker of Artemis sends its consumers ahead. */
class ConsumerWindowsTest {

	private static final String UNBOUNDED = "artemis-window-starves-consumers";
	private static final String NONE = "artemis-window-zero-fast";

	private static void check(Files files, int unbounded, int none) {
		assertEquals(unbounded, files.findings(UNBOUNDED).size());
		assertEquals(none, files.findings(NONE).size());
		files.findings(UNBOUNDED).forEach(finding -> assertEquals(Severity.INFO, finding.severity()));
	}

	@ParameterizedTest
	@CsvSource({"-1, 1, 0", "0, 0, 1", "1, 0, 0", "1048576, 0, 0", "10, 0, 0"})
	void sizes(String size, int unbounded, int none) {
		check(new Files().with("shop/src/main/resources/application.properties", "spring.artemis.broker-url=tcp://broker:61616?consumerWindowSize=" + size + "\n"), unbounded, none);
		check(new Files().with("broker/etc/broker.xml", "<configuration xmlns=\"urn:activemq\">\n  <core xmlns=\"urn:activemq:core\">\n    <address-settings>\n      <address-setting match=\"#\">\n        <default-consumer-window-size>" + size
				+ "</default-consumer-window-size>\n      </address-setting>\n    </address-settings>\n  </core>\n</configuration>\n"), unbounded, none);
		check(new Files().with("shop/src/main/java/shop/Broker.java", """
				package shop;

				import org.apache.activemq.artemis.jms.client.ActiveMQConnectionFactory;

				class Broker {
					Object factory() {
						ActiveMQConnectionFactory factory = new ActiveMQConnectionFactory("tcp://broker:61616");
						factory.setConsumerWindowSize(%s);
						return factory;
					}
				}
				""".formatted(size)), unbounded, none);
		check(new Files().with("shop/src/main/java/shop/Broker.java", "package shop;\n\nclass Broker {\n\tString address = \"tcp://broker:61616?consumerWindowSize=" + size + "\";\n}\n"), unbounded, none);
	}

	@Test
	void notInTests() {
		check(new Files().with("shop/src/test/resources/application.properties", "spring.artemis.broker-url=tcp://broker:61616?consumerWindowSize=-1\n"), 0, 0);
	}
}
