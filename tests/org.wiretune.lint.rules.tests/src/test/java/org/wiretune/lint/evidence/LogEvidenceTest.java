/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.evidence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

/** A log of the server that lies beside its configuration is evidence. */
class LogEvidenceTest {

	private static final String RULE = "ds-max-pool-too-small";
	private static final String TIMEOUT = "10:00:01 INFO started\n10:00:02 WARN IJ000453: Unable to get managed connection for java:/OrderDS\n10:00:03 WARN IJ000453: Unable to get managed connection for java:/OrderDS\n";
	private static final String SOURCE = """
			<datasources>
			  <local-tx-datasource>
			    <jndi-name>OrderDS</jndi-name>
			    <connection-url>jdbc:oracle:thin:@db:1521/orders</connection-url>
			    <driver-class>oracle.jdbc.OracleDriver</driver-class>
			  </local-tx-datasource>
			</datasources>
			""";

	private static Files files() {
		return new Files().with("jboss/server/default/deploy/order-ds.xml", SOURCE);
	}

	private static Finding finding(String log, String text) {
		return files().with(log, text).finding(RULE);
	}

	@Test
	void aTimeOutInTheLogOfTheServerMakesItAWarningThatLeadsToTheFirstLine() {
		assertEquals(Severity.INFO, files().finding(RULE).severity());
		Finding finding = finding("jboss/server/default/log/server.log", TIMEOUT);
		assertEquals(Severity.WARNING, finding.severity());
		Origin line = finding.related().get(0);
		assertEquals("jboss/server/default/log/server.log:2", line.path() + ':' + line.line());
		assertTrue(finding.message().endsWith(" The server's own log tells that the pool had no connection in time (server.log, line 2)."), finding.message());
	}

	@Test
	void otherLogsAndOtherWordsProveNothing() {
		Finding alone = files().finding(RULE);
		assertEquals(alone, finding("jboss/server/other/log/server.log", TIMEOUT), "another server");
		assertEquals(alone, finding("jboss/server/default/log/server.log", TIMEOUT.replace("IJ000453", "IJ000100").replace("Unable", "Able")), "nothing happened");
		assertEquals(alone, finding("jboss/server/default/log/server.log", "java.lang.OutOfMemoryError: Java heap space\n"), "another trouble");
		assertEquals(alone, finding("jboss/server/default/doc/server.log", TIMEOUT), "no folder of logs");
	}

	@Test
	void aLogOfServerThatIsNamedBelongsToThatServer() {
		assertTrue(ServerLog.isLog("profiles/AppSrv01/logs/server1/SystemOut.log"));
		assertFalse(ServerLog.isLog("src/server.log"));
		ServerLog log = new ServerLog("profiles/AppSrv01", "server1", Map.of());
		assertTrue(log.isOf("profiles/AppSrv01/config/cells/c/nodes/n/servers/server1/resources.xml"));
		assertFalse(log.isOf("profiles/AppSrv01/config/cells/c/nodes/n/servers/server2/resources.xml"));
		assertFalse(log.isOf("profiles/AppSrv02/config/cells/c/nodes/n/servers/server1/resources.xml"));
	}
}
