/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.broker;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;

/** Rule {@code artemis-journal-nio}. */
class JournalTypeTest {

	private static final String RULE = "artemis-journal-nio";
	private static final String PATH = "broker/etc/broker.xml";

	private static Files files(String path, String settings) {
		return new Files().with(path, "<configuration xmlns=\"urn:activemq\">\n  <core xmlns=\"urn:activemq:core\">\n    <name>orders</name>\n    " + settings + "\n  </core>\n</configuration>\n");
	}

	@Test
	void theFilesOfJava() {
		Files files = files(PATH, "<journal-type>NIO</journal-type>");
		assertEquals(Severity.INFO, files.finding(RULE).severity());
		assertEquals(4, files.finding(RULE).origin().line());
		FixContract.verify(files, RULE + "/asynchronous", Map.of(PATH, Map.of(">NIO<", ">ASYNCIO<")));
	}

	@ParameterizedTest
	@CsvSource({"<journal-type>ASYNCIO</journal-type>, 0", "<journal-type>MAPPED</journal-type>, 0", "<max-disk-usage>90</max-disk-usage>, 0", "<persistence-enabled>true</persistence-enabled><journal-type>NIO</journal-type>, 1",
			"<persistence-enabled>false</persistence-enabled><journal-type>NIO</journal-type>, 0"})
	void theBoundary(String settings, int findings) {
		assertEquals(findings, files(PATH, settings).findings(RULE).size());
	}

	@Test
	void brokersOfTests() {
		assertEquals(0, files("broker/src/test/resources/broker.xml", "<journal-type>NIO</journal-type>").findings(RULE).size());
	}
}
