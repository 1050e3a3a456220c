/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.broker;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;

/** Rule {@code artemis-database-store}. */
class MessageStoreTest {

	private static final String RULE = "artemis-database-store";

	@ParameterizedTest
	@CsvSource({"broker/etc/broker.xml, <store><database-store><jdbc-connection-url>jdbc:postgresql://db/broker</jdbc-connection-url></database-store></store>, 1", "broker/etc/broker.xml, <store><file-store/></store>, 0",
			"broker/etc/broker.xml, <journal-type>ASYNCIO</journal-type>, 0", "broker/src/test/resources/broker.xml, <store><database-store><jdbc-connection-url>jdbc:derby:x</jdbc-connection-url></database-store></store>, 0"})
	void stores(String path, String settings, int findings) {
		Files files = new Files().with(path, "<configuration xmlns=\"urn:activemq\">\n  <core xmlns=\"urn:activemq:core\">\n    <name>orders</name>\n    " + settings + "\n  </core>\n</configuration>\n");
		assertEquals(findings, files.findings(RULE).size());
		files.findings(RULE).forEach(finding -> assertEquals(Severity.INFO, finding.severity()));
	}
}
