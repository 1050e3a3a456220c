/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.websphere;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.Samples;
import org.wiretune.lint.finding.Finding;

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

	@Test
	void severalDataSourcesShareTheThreads() {
		Files one = connections("10");
		String text = one.text(Samples.RESOURCES);
		int start = text.lastIndexOf('<', text.indexOf("jndiName=\"jdbc/Orders\""));
		int end = text.indexOf("</factories>", start) + "</factories>".length();
		String source = text.substring(start, end);
		String second = source.replace("Orders", "Stock").replaceAll("xmi:id=\"([^\"]*)\"", "xmi:id=\"$1_2\"");
		Files two = one.with(Samples.RESOURCES, text.substring(0, end) + "\n" + second + text.substring(end));
		assertEquals(2, two.findings(RULE).size());
		Finding finding = two.findings(RULE).get(0);
		assertEquals("28", finding.limit());
		assertEquals(Severity.INFO, finding.severity());
		assertTrue(finding.message().endsWith("the 2 pools then open up to 56 connections together."), finding.message());
		assertTrue(one.with(Samples.RESOURCES, two.text(Samples.RESOURCES).replace("maxConnections=\"10\"", "maxConnections=\"28\"")).findings(RULE).isEmpty());
	}
}
