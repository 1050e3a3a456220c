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
import org.wiretune.lint.finding.Finding;

/** Memory for messages against the heap of the broker. */
class GlobalMaximumTest {

	private static final String RULE = "artemis-heap-below-global-max";

	private static Files files(String maximum, String profile) {
		return new Files().with("broker/etc/broker.xml", """
				<configuration xmlns="urn:activemq">
				  <core xmlns="urn:activemq:core">
				    <name>orders</name>
				    %s
				  </core>
				</configuration>
				""".formatted(maximum)).with("broker/etc/artemis.profile", profile);
	}

	private static Files files(String maximum) {
		return files("<global-max-size>" + maximum + "</global-max-size>", "ARTEMIS_HOME='/opt/artemis'\nJAVA_ARGS=\"-XX:+UseG1GC -Xms512M -Xmx1G\"\n");
	}

	@Test
	void told() {
		Finding finding = files("1000M").finding(RULE);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals("1000", finding.measured());
		assertEquals("204", finding.limit());
	}

	/** Half of the heap is what the broker takes by itself. */
	@ParameterizedTest
	@CsvSource({"536870912, 0", "536870913, 1", "512M, 0", "513m, 1", "513Mb, 1", "100M, 0", "-1, 0", "${size}, 0"})
	void sizes(String size, int findings) {
		assertEquals(findings, files(size).findings(RULE).size());
	}

	@Test
	void unknown() {
		assertEquals(0, files("", "JAVA_ARGS=\"-Xmx1G\"\n").findings(RULE).size());
		String large = "<global-max-size>8G</global-max-size>";
		assertEquals(0, files(large, "JAVA_ARGS=\"-XX:+UseG1GC\"\n").findings(RULE).size());
		assertEquals(0, files(large, "# JAVA_ARGS=\"-Xmx1G\"\n").findings(RULE).size());
		assertEquals(1, files(large, "JAVA_ARGS=\"-Xmx64G\"\nJAVA_ARGS=\"-Xmx1G\"\n").findings(RULE).size());
	}
}
