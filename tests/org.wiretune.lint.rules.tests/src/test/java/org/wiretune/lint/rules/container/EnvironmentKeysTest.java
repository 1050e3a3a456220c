/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.container;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

/** Keys of applications that variables of containers state. */
class EnvironmentKeysTest {

	private static Files compose(String name, String variables) {
		return new Files().with(name, "services:\n  orders:\n    image: shop/orders\n    environment:\n" + variables);
	}

	private static Files cluster(String variables) {
		return new Files().with("k8s/orders.yaml", "apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: orders\nspec:\n  template:\n    spec:\n      containers:\n      - name: orders\n        image: shop/orders\n        env:\n" + variables);
	}

	@ParameterizedTest
	@CsvSource({"QUARKUS_DATASOURCE_JDBC_VALIDATE_ON_BORROW, 'true', quarkus-validate-on-borrow", "QUARKUS_DATASOURCE_AUDIT_JDBC_VALIDATE_ON_BORROW, 'true', quarkus-validate-on-borrow",
			"QUARKUS_DATASOURCE_JDBC_POOLING_ENABLED, 'false', quarkus-pooling-disabled", "SPRING_KAFKA_PRODUCER_BATCHSIZE, 0, kafka-batching-disabled",
			"SPRING_KAFKA_PRODUCER_PROPERTIES_BATCH_SIZE, 0, kafka-batching-disabled", "MP_MESSAGING_OUTGOING_ORDERS_BATCH_SIZE, 0, kafka-batching-disabled",
			"SPRING_ACTIVEMQ_BROKERURL, tcp://mq:61616?jms.alwaysSyncSend=true, amq-always-sync-send", "SPRING_ARTEMIS_BROKER_URL, tcp://mq:61616?blockOnAcknowledge=true, artemis-block-on-nondurable"})
	void told(String variable, String value, String rule) {
		Finding finding = compose("docker-compose.yml", "      - " + variable + "=" + value + "\n").finding(rule);
		assertEquals("docker-compose.yml", finding.origin().path());
		assertEquals(5, finding.origin().line());
		assertEquals(1, cluster("        - name: " + variable + "\n          value: \"" + value + "\"\n").findings(rule).size());
		assertEquals(0, compose("docker-compose-dev.yml", "      - " + variable + "=" + value + "\n").findings(rule).size());
	}

	@ParameterizedTest
	@CsvSource({"QUARKUS_DATASOURCE_JDBC_VALIDATE_ON_BORROW, 'false', quarkus-validate-on-borrow", "QUARKUS_DATASOURCE_JDBC_VALIDATE_ON_BORROWING, 'true', quarkus-validate-on-borrow",
			"QUARKUS_DATASOURCE_JDBC_POOLING_ENABLED, 'true', quarkus-pooling-disabled", "SPRING_KAFKA_PRODUCER_BATCHSIZE, 16384, kafka-batching-disabled",
			"SPRING_ACTIVEMQ_BROKERURL, tcp://mq:61616, amq-always-sync-send"})
	void notTold(String variable, String value, String rule) {
		assertEquals(0, compose("docker-compose.yml", "      - " + variable + "=" + value + "\n").findings(rule).size());
	}

	/** A program outside keeps the connections of one data source, and of no other. */
	@Test
	void poolers() {
		String off = "      QUARKUS_DATASOURCE_JDBC_POOLING_ENABLED: \"false\"\n";
		assertEquals(0, compose("compose.yml", off + "      QUARKUS_DATASOURCE_JDBC_URL: jdbc:postgresql://pgbouncer:6432/orders\n").findings("quarkus-pooling-disabled").size());
		assertEquals(1, compose("compose.yml", off + "      QUARKUS_DATASOURCE_AUDIT_JDBC_URL: jdbc:postgresql://pgbouncer:6432/audit\n").findings("quarkus-pooling-disabled").size());
	}

	@Test
	void mapsOfTheCluster() {
		assertEquals(1, new Files().with("k8s/config.yaml", "kind: ConfigMap\nmetadata:\n  name: orders\ndata:\n  SPRING_KAFKA_PRODUCER_BATCH_SIZE: \"0\"\n").findings("kafka-batching-disabled").size());
	}
}
