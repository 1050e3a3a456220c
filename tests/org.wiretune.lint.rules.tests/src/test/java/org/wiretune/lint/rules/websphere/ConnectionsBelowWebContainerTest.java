/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.websphere;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.Samples;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Severity;

class ConnectionsBelowWebContainerTest {

	private static final String RULE = "was-ds-pool-below-webcontainer";

	private static Files connections(String maximum) {
		return Samples.server().replace(Samples.RESOURCES, "maxConnections=\"60\"", "maxConnections=\"" + maximum + '"');
	}

	@Test
	void fewerConnectionsThanThreads() {
		Finding finding = connections("10").finding(RULE);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals("10", finding.measured());
		assertEquals("55", finding.limit());
		assertTrue(finding.message().contains("Orders") && finding.message().contains("50 threads"), finding.message());
	}

	@Test
	void boundaries() {
		assertEquals(Severity.WARNING, connections("49").finding(RULE).severity());
		assertEquals(Severity.INFO, connections("50").finding(RULE).severity());
		assertEquals(Severity.INFO, connections("54").finding(RULE).severity());
		assertTrue(connections("55").findings(RULE).isEmpty());
		assertTrue(connections("220").replace(Samples.SERVER, "maximumSize=\"50\"", "maximumSize=\"200\"").findings(RULE).isEmpty());
		assertEquals("220", connections("219").replace(Samples.SERVER, "maximumSize=\"50\"", "maximumSize=\"200\"").finding(RULE).limit());
	}

	@Test
	void silentWithoutALimitAndForTheServersOwnDataSources() {
		assertTrue(connections("0").findings(RULE).isEmpty());
		assertTrue(connections("${connections}").findings(RULE).isEmpty());
		assertTrue(connections("10").replace(Samples.RESOURCES, "name=\"Orders\" jndiName=\"jdbc/Orders\"", "name=\"DefaultEJBTimerDataSource\" jndiName=\"jdbc/DefaultEJBTimerDataSource\"")
				.findings(RULE).isEmpty());
		assertTrue(connections("10").replace(Samples.RESOURCES, "jndiName=\"jdbc/Orders\"", "jndiName=\"jdbc/com.ibm.ws.sib/node.server1-SCA.SYSTEM\"").findings(RULE).isEmpty());
		assertTrue(connections("10").replace(Samples.SERVER, "name=\"WebContainer\"", "name=\"Other\"").findings(RULE).isEmpty());
	}

	@Test
	void fixRaisesTheMaximumOnly() {
		FixContract.verify(connections("10"), RULE + "/raise-connections", Map.of(Samples.RESOURCES, Map.of("maxConnections=\"10\"", "maxConnections=\"55\"")));
	}
}
