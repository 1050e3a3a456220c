/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.logging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;

/** Files behind a queue and what else must not stand there. */
class AppenderQueueTest {

	private static final String SYNCHRONOUS = "log-sync-file-appender";
	private static final String WRAPS = "log-async-wraps-console-or-smtp";

	private static Files verboseWildFly() {
		return LogFiles.wildFly().replace(LogFiles.WILDFLY, "<root-logger>\n        <level name=\"INFO\"/>", "<root-logger>\n        <level name=\"DEBUG\"/>");
	}

	private static Files wrapping(String reference, String appender) {
		return LogFiles.production().replace(LogFiles.JBOSS, "<appender-ref ref=\"FILE\"/>\n", "<appender-ref ref=\"FILE\"/>\n    " + reference + "\n")
				.replace(LogFiles.JBOSS, "  <category name", appender + "  <category name");
	}

	@Test
	void fileWithoutQueue() {
		Finding finding = LogFiles.jboss().finding(SYNCHRONOUS);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("FILE", finding.measured());
		assertEquals("ASYNC", finding.limit());
		assertTrue(LogFiles.production().findings(SYNCHRONOUS).isEmpty());
	}

	@Test
	void elsewhereOnlyWithDebugMessages() {
		assertTrue(LogFiles.wildFly().findings(SYNCHRONOUS).isEmpty());
		assertEquals("QUEUE", verboseWildFly().finding(SYNCHRONOUS).limit());
		assertTrue(LogFiles.logback().findings(SYNCHRONOUS).isEmpty());
		assertEquals("FILE", LogFiles.logback().replace(LogFiles.LOGBACK, "<root level=\"INFO\">", "<root level=\"debug\">").finding(SYNCHRONOUS).measured());
		assertTrue(LogFiles.log4jProperties().findings(SYNCHRONOUS).isEmpty());
		assertEquals("file", LogFiles.log4jProperties().replace(LogFiles.LOG4J_PROPERTIES, "=INFO,", "=DEBUG,").finding(SYNCHRONOUS).measured());
		assertTrue(LogFiles.log4j2().replace(LogFiles.LOG4J_2, "<Root level=\"info\">", "<AsyncRoot level=\"debug\">").replace(LogFiles.LOG4J_2, "</Root>", "</AsyncRoot>").findings(SYNCHRONOUS).isEmpty());
	}

	@Test
	void fixWritesTheQueue() {
		FixContract.verify(LogFiles.jboss(), SYNCHRONOUS + "/asynchronous", Map.of(LogFiles.JBOSS, Map.of("server.log\"/>\n  </appender>\n", """
				server.log"/>
				  </appender>
				  <appender name="ASYNC" class="org.apache.log4j.AsyncAppender">
				    <errorHandler class="org.jboss.logging.util.OnlyOnceErrorHandler"/>
				    <appender-ref ref="FILE"/>
				  </appender>
				""", "    <appender-ref ref=\"FILE\"/>\n  </root>", "    <appender-ref ref=\"ASYNC\"/>\n  </root>")));
	}

	@Test
	void fixTakesTheQueueThatIsThere() {
		Files files = LogFiles.production().replace(LogFiles.JBOSS, "    <appender-ref ref=\"ASYNC\"/>\n  </root>", "    <appender-ref ref=\"FILE\"/>\n  </root>");
		FixContract.verify(files, SYNCHRONOUS + "/asynchronous", Map.of(LogFiles.JBOSS, Map.of("<appender-ref ref=\"FILE\"/>\n  </root>", "<appender-ref ref=\"ASYNC\"/>\n  </root>")));
		FixContract.verify(verboseWildFly(), SYNCHRONOUS + "/asynchronous", Map.of(LogFiles.WILDFLY, Map.of("<handler name=\"FILE\"/>\n        </handlers>", "<handler name=\"QUEUE\"/>\n        </handlers>")));
	}

	@Test
	void noFixWhereTheNameIsTaken() {
		Files files = LogFiles.jboss().replace(LogFiles.JBOSS, "  <category name", "  <appender name=\"ASYNC\" class=\"org.apache.log4j.AsyncAppender\"/>\n  <category name");
		assertTrue(files.finding(SYNCHRONOUS).fixes().isEmpty());
	}

	@Test
	void consoleBehindAQueue() {
		Files files = wrapping("<appender-ref ref=\"CONSOLE\"/>", "");
		Finding finding = files.finding(WRAPS);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("CONSOLE", finding.measured());
		FixContract.verify(files, WRAPS + "/comment", Map.of(LogFiles.JBOSS, Map.of("<appender-ref ref=\"CONSOLE\"/>", "<!-- <appender-ref ref=\"CONSOLE\"/> -->")));
	}

	@Test
	void mailBehindAQueue() {
		Finding finding = wrapping("<appender-ref ref=\"SMTP\"/>", "  <appender name=\"SMTP\" class=\"org.apache.log4j.net.SMTPAppender\"/>\n").finding(WRAPS);
		assertEquals("SMTP", finding.measured());
		assertTrue(finding.message().contains("mail server"), finding.message());
	}

	@Test
	void silentWhereOnlyTheFileIsBehindTheQueue() {
		assertTrue(LogFiles.production().findings(WRAPS).isEmpty());
		assertTrue(LogFiles.wildFly().findings(WRAPS).isEmpty());
		assertEquals("CONSOLE", LogFiles.wildFly().replace(LogFiles.WILDFLY, "        <subhandlers>\n", "        <subhandlers>\n          <handler name=\"CONSOLE\"/>\n").finding(WRAPS).measured());
		assertTrue(LogFiles.wildFly().replace(LogFiles.WILDFLY, "        <subhandlers>\n          <handler name=\"FILE\"/>", "        <subhandlers>\n          <handler name=\"CONSOLE\"/>").findings(WRAPS).isEmpty());
	}

	/** In a container the console behind the queue is the log, so it is not taken away. */
	@Test
	void silentInAContainerImage() {
		Files both = LogFiles.wildFly().replace(LogFiles.WILDFLY, "        <subhandlers>\n", "        <subhandlers>\n          <handler name=\"CONSOLE\"/>\n");
		assertTrue(both.with("wildfly/Dockerfile", "FROM quay.io/wildfly/wildfly\nCOPY standalone /opt/jboss/wildfly/standalone\n").findings(WRAPS).isEmpty());
	}
}
