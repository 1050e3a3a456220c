/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.logging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.Samples;
import org.wiretune.lint.finding.Finding;

/** Levels of root loggers and loggers, and the expressions that they are written with. */
class LogLevelTest {

	private static final String VERBOSE = "log-debug-left-on";
	private static final String ONE = "log-debug-one-logger";
	private static final String SYNTAX = "log-level-property-default-syntax";

	private static Files priority(String value) {
		return LogFiles.jboss().replace(LogFiles.JBOSS, "${jboss.server.log.threshold}", value);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '"', value = {
			"Shop/src/main/resources/logback.xml | <configuration><root level='DEBUG'/></configuration> | INFO | DEBUG | INFO",
			"Shop/src/main/resources/logback.xml | <configuration><logger name='org.hibernate.SQL' level='trace'/></configuration> | INFO | trace | info",
			"Shop/src/main/resources/logback.xml | <configuration><root><level value='DEBUG'/></root></configuration> | INFO | DEBUG | INFO",
			"Shop/src/main/webapp/WEB-INF/classes/logback.xml | <configuration><root level='DEBUG'/></configuration> | INFO | DEBUG | INFO",
			"Shop/src/main/docker/log4j2.xml | <Configuration><Loggers><Root level='debug'/></Loggers></Configuration> | INFO | debug | info",
			"Shop/src/main/resources/log4j2.xml | <Configuration><Loggers><Root level='debug'/></Loggers></Configuration> | INFO | debug | info",
			"Shop/src/main/resources/log4j.properties | log4j.rootLogger=DEBUG, file | INFO | DEBUG, file | INFO, file",
			"Shop/src/main/resources/log4j.properties | log4j.logger.org.hibernate.type=DEBUG | INFO | DEBUG | INFO",
			"Shop/src/main/resources/application-prod.properties | logging.level.org.shop=TRACE | INFO | TRACE | INFO",
			"Shop/src/main/resources/application.properties | logging.level.root=debug | INFO | debug | info",
			"Shop/src/main/resources/application.properties | logging.level.org.hibernate.SQL=DEBUG | INFO | DEBUG | INFO",
			"Shop/src/main/resources/application.properties | quarkus.log.level=DEBUG | INFO | DEBUG | INFO",
			"Shop/src/main/resources/application.properties | quarkus.log.category.'org.shop'.level=TRACE | INFO | TRACE | INFO",
			"wildfly/standalone/configuration/standalone.xml | <server xmlns='urn:jboss:domain:14.0'><profile><subsystem xmlns='urn:jboss:domain:logging:8.0'><logger category='org.shop'><level name='DEBUG'/></logger></subsystem></profile></server> | INFO | DEBUG | INFO",
			"Shop/docker/logging.cli | /subsystem=logging/logger=org.shop:add(level=DEBUG) | INFO | DEBUG | INFO",
			"wlp/usr/servers/shop/server.xml | <server><logging traceSpecification='*=all'/></server> | INFO | *=all | *=info",
			"wlp/usr/servers/shop/server.xml | <server><logging traceSpecification='com.ibm.ws.webcontainer*=all'/></server> | INFO | com.ibm.ws.webcontainer*=all | *=info",
			"wlp/usr/servers/shop/server.xml | <server><logging traceSpecification='*=info:org.shop=fine'/></server> | INFO | *=info:org.shop=fine | *=info"})
	void found(String path, String text, String severity, String measured, String limit) {
		Finding finding = war().with(path, text.replace('\'', '"') + '\n').finding(VERBOSE);
		assertEquals(Severity.valueOf(severity), finding.severity());
		assertEquals(measured, finding.measured());
		assertEquals(limit, finding.limit());
		assertEquals(1, finding.fixes().size());
	}

	/** Programs that no server runs, loggers that are there for what they write, and what is held back by the thresholds of all appenders. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '"', value = {
			"Shop/src/main/resources/logback.xml | <configuration><logger name='org.shop' level='trace'/></configuration>",
			"Shop/src/main/resources/log4j.properties | log4j.logger.org.shop=DEBUG",
			"Shop/client/src/main/resources/logback.xml | <configuration><root level='DEBUG'/></configuration>",
			"Shop/tools/logback.xml | <configuration><root level='DEBUG'/></configuration>",
			"Shop/sample/src/main/resources/application.properties | logging.level.root=debug",
			"Shop/src/main/resources/application-staging.properties | logging.level.root=debug",
			"Batch/src/main/resources/logback.xml | <configuration><root level='DEBUG'/></configuration>",
			"Shop/src/main/resources/application.properties | logging.level.org.shop.audit=DEBUG",
			"Shop/src/main/resources/application.properties | logging.level.org.shop.web.RequestLoggingFilter=DEBUG",
			"Shop/src/main/resources/application.properties | logging.level.org.shop.IssueLogger=DEBUG",
			"Shop/src/main/resources/application.properties | logging.level.REST=DEBUG",
			"Shop/src/main/resources/application.properties | logging.level.org.shop.stock.StockClient=DEBUG",
			"Shop/src/main/resources/application.properties | logging.level.org.shop.cart=${CART_LEVEL:DEBUG}",
			"Shop/src/main/resources/logback.xml | <configuration><logger name='org.hibernate.SQL' level='DEBUG' additivity='false'/></configuration>",
			"Shop/src/main/resources/log4j.xml | <log4j:configuration xmlns:log4j='http://jakarta.apache.org/log4j/'><appender name='A' class='org.apache.log4j.ConsoleAppender'><param name='Threshold' value='INFO'/></appender><root><priority value='DEBUG'/><appender-ref ref='A'/></root></log4j:configuration>",
			"wildfly/standalone/configuration/standalone.xml | <server xmlns='urn:jboss:domain:14.0'><profile><subsystem xmlns='urn:jboss:domain:logging:8.0'><logger category='org.shop.AUDIT_LOG'><level name='DEBUG'/></logger></subsystem></profile></server>"})
	void costsNothingInOperation(String path, String text) {
		Files files = war().with("Batch/pom.xml", "<project><packaging>jar</packaging></project>\n").with(path, text.replace('\'', '"') + '\n');
		assertTrue(files.findings(VERBOSE).isEmpty());
		assertEquals(1, files.findings(ONE).size());
	}

	/** The rule on one logger speaks of what the other one leaves; one level higher it is silent. */
	@Test
	void oneLoggerAlone() {
		String path = "Shop/src/main/resources/logback.xml";
		Files files = war().with(path, "<configuration><logger name=\"org.shop\" level=\"DEBUG\"/></configuration>\n");
		assertEquals("INFO", files.finding(ONE).limit());
		FixContract.verify(files, ONE + "/raise", Map.of(path, Map.of("\"DEBUG\"", "\"INFO\"")));
		assertTrue(files.copy().replace(path, "DEBUG", "INFO").findings(ONE).isEmpty());
	}

	@Test
	void thresholdOfOneAppenderAlone() {
		Files files = war().with("Shop/src/main/resources/log4j.xml", "<log4j:configuration xmlns:log4j=\"http://jakarta.apache.org/log4j/\"><appender name=\"A\" class=\"org.apache.log4j.ConsoleAppender\"><param name=\"Threshold\" value=\"INFO\"/></appender>"
				+ "<appender name=\"B\" class=\"org.apache.log4j.FileAppender\"/><root><priority value=\"DEBUG\"/><appender-ref ref=\"A\"/><appender-ref ref=\"B\"/></root></log4j:configuration>\n");
		assertEquals(1, files.findings(VERBOSE).size());
	}

	/** One file is one finding, with its root logger first, and one fix for all its places. */
	@Test
	void severalLoggersOfAFile() {
		String path = "Shop/src/main/resources/application.properties";
		Files files = war().with(path, "logging.level.org.shop=DEBUG\nlogging.level.org.hibernate.SQL=TRACE\nlogging.level.org.shop.cart=INFO\n");
		Finding finding = files.finding(VERBOSE);
		assertTrue(finding.message().contains("org.shop, org.hibernate.SQL"), finding.message());
		assertEquals(1, finding.related().size());
		FixContract.verify(files, VERBOSE + "/raise", Map.of(path, Map.of("org.shop=DEBUG", "org.shop=INFO", "TRACE", "INFO")));
		assertEquals("debug", files.copy().replace(path, "logging.level.org.shop.cart=INFO", "logging.level.root=debug").finding(VERBOSE).measured());
	}

	/** Maven packs its usual folders, and of the others those that the build names. */
	@ParameterizedTest
	@CsvSource({"Shop/src/main/resources/log4j.properties, '', 1", "Shop/conf/log4j.properties, '', 0", "Shop/conf/log4j.properties, <directory>conf</directory>, 1", "Shop/log4j.properties, '', 1"})
	void whatTheBuildLeavesOut(String path, String named, int findings) {
		Files files = new Files().with("Shop/pom.xml", "<project><packaging>war</packaging>" + named + "</project>\n").with(path, "log4j.rootLogger=DEBUG, A\n");
		assertEquals(findings, files.findings(VERBOSE).size());
	}

	private static Files war() {
		return new Files().with("Shop/pom.xml", "<project><packaging>war</packaging></project>\n");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '"', value = {
			"Shop/src/main/resources/logback.xml | <configuration><root level='INFO'/></configuration>",
			"Shop/src/test/resources/logback.xml | <configuration><root level='DEBUG'/></configuration>",
			"Shop/src/main/resources/log4j-debug.xml | <log4j:configuration xmlns:log4j='http://jakarta.apache.org/log4j/'><root><priority value='DEBUG'/></root></log4j:configuration>",
			"Shop/src/main/webapp/WEB-INF/classes/log4j-template.xml | <log4j:configuration xmlns:log4j='http://jakarta.apache.org/log4j/'><root><priority value='DEBUG'/></root></log4j:configuration>",
			"wildfly/standalone/configuration/standalone.xml | <server xmlns='urn:jboss:domain:14.0'><profile><subsystem xmlns='urn:jboss:domain:logging:8.0'><logger category='org.jboss.as.config'><level name='DEBUG'/></logger></subsystem></profile></server>",
			"Shop/src/main/resources/logback-dev.xml | <configuration><root level='DEBUG'/></configuration>",
			"Shop/src/main/resources/application-dev.properties | logging.level.root=debug",
			"Shop/src/main/resources/application.properties | logging.level.root=info",
			"Shop/src/main/resources/application.properties | logging.level.org.shop.client.*=debug",
			"wlp/usr/servers/shop/server.xml | <server><logging traceSpecification='*=info'/></server>"})
	void silent(String path, String text) {
		Files files = war().with(path, text.replace('\'', '"') + '\n');
		assertTrue(files.findings(VERBOSE).isEmpty());
		assertTrue(files.findings(ONE).isEmpty());
	}

	@Test
	void ofJBoss() {
		assertTrue(LogFiles.jboss().findings(VERBOSE).isEmpty());
		assertTrue(LogFiles.production().findings(VERBOSE).isEmpty());
		assertEquals(Severity.INFO, priority("DEBUG").finding(VERBOSE).severity());
		FixContract.verify(priority("DEBUG"), VERBOSE + "/raise", Map.of(LogFiles.JBOSS, Map.of("\"DEBUG\"", "\"INFO\"")));
		Files threshold = LogFiles.jboss().with("jboss-as/server/default/conf/jboss-service.xml", """
				<server>
				  <mbean code="org.jboss.logging.Log4jService" name="jboss.system:type=Log4jService,service=Logging">
				    <attribute name="DefaultJBossServerLogThreshold">DEBUG</attribute>
				  </mbean>
				</server>
				""");
		assertEquals(Severity.INFO, threshold.finding(VERBOSE).severity());
	}

	@Test
	void ofWebSphere() {
		Files files = Samples.server().replace(Samples.SERVER, "  <processDefinitions", "  <services xmi:type=\"traceservice:TraceService\" xmlns:traceservice=\"http://www.ibm.com/websphere/appserver/schemas/5.0/traceservice.xmi\" startupTraceSpecification=\"*=info: com.ibm.ws.rsadapter.*=all\"/>\n  <processDefinitions");
		assertEquals(Severity.INFO, files.finding(VERBOSE).severity());
		assertEquals(Severity.INFO, files.copy().replace(Samples.SERVER, "*=info: com.ibm.ws.rsadapter.*=all", "*=all").finding(VERBOSE).severity());
		assertTrue(files.copy().replace(Samples.SERVER, "*=info: com.ibm.ws.rsadapter.*=all", "*=info").findings(VERBOSE).isEmpty());
	}

	@Test
	void ofWildFly() {
		Files files = LogFiles.wildFly().replace(LogFiles.WILDFLY, "<root-logger>\n        <level name=\"INFO\"/>", "<root-logger>\n        <level name=\"DEBUG\"/>");
		assertEquals(Severity.INFO, files.finding(VERBOSE).severity());
		FixContract.verify(files, VERBOSE + "/raise", Map.of(LogFiles.WILDFLY, Map.of("\"DEBUG\"", "\"INFO\"")));
	}

	@Test
	void defaultInAnExpression() {
		Finding finding = priority("${jboss.server.log.threshold:WARN}").finding(SYNTAX);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals("${jboss.server.log.threshold}", finding.limit());
		assertEquals(2, finding.fixes().size());
		assertTrue(LogFiles.jboss().findings(SYNTAX).isEmpty());
		assertEquals("INFO, file", new Files().with("Shop/log4j.properties", "log4j.rootLogger=${level:INFO}, file\n").finding(SYNTAX).fixes().get(1).changes().get(0).replacement());
	}

	@Test
	void silentWhereDefaultsAreKnown() {
		assertTrue(LogFiles.logback().replace(LogFiles.LOGBACK, "<root level=\"INFO\">", "<root level=\"${LEVEL:-INFO}\">").findings(SYNTAX).isEmpty());
		assertTrue(LogFiles.wildFly().replace(LogFiles.WILDFLY, "<level name=\"WARN\"/>", "<level name=\"${level:WARN}\"/>").findings(SYNTAX).isEmpty());
	}

	@Test
	void fixesOfTheExpression() {
		Map<String, String> without = Map.of("${jboss.server.log.threshold:WARN}", "${jboss.server.log.threshold}");
		FixContract.verify(priority("${jboss.server.log.threshold:WARN}"), SYNTAX + "/remove", Map.of(LogFiles.JBOSS, without));
		FixContract.verify(priority("${jboss.server.log.threshold:WARN}"), SYNTAX + "/literal", Map.of(LogFiles.JBOSS, Map.of("${jboss.server.log.threshold:WARN}", "WARN")));
	}

	/** Spring Boot takes such a part in the profiles that it names. */
	@ParameterizedTest
	@CsvSource(delimiter = '~', value = { "<springProfile name=\"dev,local\">%s</springProfile>~ 0", "<springProfile name='!prod'>%s</springProfile>~ 0", "<springProfile name=\"dev | (test)\">%s</springProfile>~ 1", "<springProfile name=\"dev\"/>%s~ 1",
			"<springProfile name=\"prod | dev\">%s</springProfile>~ 1", "<springProfile name=\"!dev\">%s</springProfile>~ 1", "<springProfile name=\"default\">%s</springProfile>~ 1", "<springProfile name=\"prod &amp; eu\">%s</springProfile>~ 1", "<springProfile name=\"dev &amp; !local\">%s</springProfile>~ 0",
			"<springProfile name=\"dev\"></springProfile>%s~ 1", "<!-- <springProfile name=\"dev\"> -->%s~ 1", "<springProfile name=\"prod\"><springProfile name=\"local\">%s</springProfile></springProfile>~ 0" })
	void partsForProfiles(String part, int findings) {
		Files files = new Files().with("Shop/pom.xml", "<project><packaging>war</packaging></project>\n").with("Shop/src/main/resources/logback-spring.xml", "<configuration>" + part.formatted("<root level=\"DEBUG\"/>") + "</configuration>\n");
		assertEquals(findings, files.findings("log-debug-left-on").size());
	}
}
