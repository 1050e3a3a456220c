/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.logging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Severity;

class ConsoleAppenderTest {

	private static final String RULE = "log-console-appender";

	@Test
	void ofJBoss() {
		Finding finding = LogFiles.jboss().finding(RULE);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals("CONSOLE", finding.measured());
		assertTrue(finding.message().startsWith("The root logger of default writes to the console through appender CONSOLE. "), finding.message());
		assertEquals(1, finding.related().size());
	}

	@Test
	void besideAFile() {
		for (Files files : List.of(LogFiles.log4jProperties(), LogFiles.log4j2(), LogFiles.logback(), LogFiles.wildFly())) {
			assertEquals(Severity.INFO, files.finding(RULE).severity(), () -> files.paths().toString());
		}
	}

	@Test
	void silentWhereTheConsoleIsTheLog() {
		assertTrue(LogFiles.log4jProperties().replace(LogFiles.LOG4J_PROPERTIES, ", stdout, file", ", stdout").findings(RULE).isEmpty());
		assertTrue(LogFiles.log4j2().replace(LogFiles.LOG4J_2, "      <AppenderRef ref=\"File\"/>\n", "").findings(RULE).isEmpty());
		assertTrue(LogFiles.logback().replace(LogFiles.LOGBACK, "    <appender-ref ref=\"FILE\"/>\n", "").findings(RULE).isEmpty());
		assertTrue(LogFiles.wildFly().replace(LogFiles.WILDFLY, "          <handler name=\"FILE\"/>\n        </handlers>", "        </handlers>").findings(RULE).isEmpty());
	}

	@Test
	void silentInProductionForDevelopmentAndForWarnings() {
		assertTrue(LogFiles.production().findings(RULE).isEmpty());
		assertTrue(new Files().with("Shop/src/test/resources/logback.xml", LogFiles.logback().text(LogFiles.LOGBACK)).findings(RULE).isEmpty());
		assertTrue(LogFiles.jboss().replace(LogFiles.JBOSS, "\"Threshold\" value=\"INFO\"", "\"Threshold\" value=\"WARN\"").findings(RULE).isEmpty());
		assertTrue(LogFiles.wildFly().replace(LogFiles.WILDFLY, "<console-handler name=\"CONSOLE\">", "<console-handler name=\"CONSOLE\" enabled=\"false\">").findings(RULE).isEmpty());
	}

	@Test
	void fixRemove() {
		FixContract.verify(LogFiles.jboss(), RULE + "/remove", Map.of(LogFiles.JBOSS, Map.of("    <appender-ref ref=\"CONSOLE\"/>\n", "")));
		FixContract.verify(LogFiles.log4jProperties(), RULE + "/remove", Map.of(LogFiles.LOG4J_PROPERTIES, Map.of("INFO, stdout, file", "INFO, file")));
		FixContract.verify(LogFiles.log4j2(), RULE + "/remove", Map.of(LogFiles.LOG4J_2, Map.of("      <AppenderRef ref=\"Console\"/>\n", "")));
		FixContract.verify(LogFiles.logback(), RULE + "/remove", Map.of(LogFiles.LOGBACK, Map.of("    <appender-ref ref=\"STDOUT\"/>\n", "")));
		FixContract.verify(LogFiles.wildFly(), RULE + "/remove", Map.of(LogFiles.WILDFLY, Map.of("          <handler name=\"CONSOLE\"/>\n", "")));
	}
}
