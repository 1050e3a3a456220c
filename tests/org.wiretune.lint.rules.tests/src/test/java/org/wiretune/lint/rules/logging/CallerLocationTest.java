/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.logging;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;

/** Log patterns that write where the caller stands. */
class CallerLocationTest {

	private static final String RULE = "log-caller-location";
	private static final String WAR = "<project><packaging>war</packaging></project>\n";
	private static final String LOG4J = "Shop/src/main/resources/log4j.properties";
	private static final String LOG4J_2 = "Shop/src/main/resources/log4j2.xml";
	private static final String LOGBACK = "Shop/src/main/resources/logback.xml";

	private static Files log4j(String level, String pattern) {
		return new Files().with("Shop/pom.xml", WAR).with(LOG4J, "log4j.rootLogger = " + level + ", R\nlog4j.appender.R = org.apache.log4j.RollingFileAppender\nlog4j.appender.R.File = shop.log\n"
				+ "log4j.appender.R.layout = org.apache.log4j.PatternLayout\nlog4j.appender.R.layout.ConversionPattern = " + pattern + '\n');
	}

	private static Files log4j2(String pattern, String appenders, String root) {
		return new Files().with("Shop/pom.xml", WAR).with(LOG4J_2, "<Configuration>\n  <Appenders>\n    <File name=\"file\" fileName=\"shop.log\">\n      <PatternLayout pattern=\"" + pattern + "\"/>\n    </File>\n" + appenders
				+ "  </Appenders>\n  <Loggers>\n    <Root level=\"info\"><AppenderRef ref=\"" + root + "\"/></Root>\n  </Loggers>\n</Configuration>\n");
	}

	private static Files logback(String pattern) {
		return new Files().with("Shop/pom.xml", WAR).with(LOGBACK, "<configuration>\n  <appender name=\"out\" class=\"ch.qos.logback.core.ConsoleAppender\">\n    <encoder>\n      <pattern>" + pattern
				+ "</pattern>\n    </encoder>\n  </appender>\n  <root level=\"info\"><appender-ref ref=\"out\"/></root>\n</configuration>\n");
	}

	/** An application has a file of its own, and does not start from that of a library that it takes from the central repository. */
	@ParameterizedTest
	@CsvSource({"central-publishing-maven-plugin, jar, 0", "nexus-staging-maven-plugin, jar, 0", "maven-source-plugin, jar, 1", "central-publishing-maven-plugin, war, 1", "central-publishing-maven-plugin</artifactId><artifactId>spring-boot-maven-plugin, jar, 1"})
	void ofLibraries(String plugin, String packaging, int findings) {
		assertEquals(findings, logback("%d %C %msg%n").with("Shop/pom.xml", "<project><packaging>" + packaging + "</packaging><dependency>spring-boot</dependency><plugin><artifactId>" + plugin + "</artifactId></plugin></project>\n").findings(RULE).size());
	}

	/** What only other profiles than those of operation take costs nobody anything. */
	@ParameterizedTest
	@CsvSource(delimiter = ';', value = {"local,test; 0", "dev; 0", "dev,local,test,prod; 1", "!local; 1", "default; 1"})
	void inProfilesOfSpring(String profile, int findings) {
		assertEquals(findings, logback("%d %C %msg%n").replace(LOGBACK, "  <appender name", "  <springProfile name=\"" + profile + "\">\n  <appender name").replace(LOGBACK, "  </appender>\n", "  </appender>\n  </springProfile>\n").findings(RULE).size());
	}

	/** A letter of Log4j 1 ends its conversion, so that the level that follows a percent sign is no line. */
	@ParameterizedTest
	@CsvSource({"%p %d -- %m -- %l%n, 1", "%d %C{1}:%L - %m%n, 1", "%d %F - %m%n, 1", "%d %M %m%n, 1", "%-10.10C %m%n, 1", "%d %p %c{1} - %m%n, 0", "%%l %m%n, 0", "%m%n, 0"})
	void lettersOfLog4j(String pattern, int findings) {
		assertEquals(findings, log4j("info", pattern).findings(RULE).size());
	}

	@ParameterizedTest
	@CsvSource({"%d %-5level %logger{36} - %msg%n, 0", "%d %level %class{1}.%method:%line - %msg%n, 1", "%d %p %c [%t] %m%n, 0", "%d %lo %marker %mdc %m%n, 0", "%d %l %m%n, 1", "%location %m%n, 1"})
	void wordsOfLog4j2(String pattern, int findings) {
		assertEquals(findings, log4j2(pattern, "", "file").findings(RULE).size());
	}

	@ParameterizedTest
	@CsvSource({"%d %-5level %logger{36} - %msg%n, 0", "%d %-5level [%thread] %C{0}:%L %msg%n, 1", "%d %caller{1} %msg%n, 1", "%d %contextName %msg%n, 0"})
	void wordsOfLogback(String pattern, int findings) {
		assertEquals(findings, logback(pattern).findings(RULE).size());
	}

	/** Layouts and patterns that stand in elements of their own. */
	@ParameterizedTest
	@CsvSource({"%d %logger{80}:[%line] %msg%n, 1", "%d %logger{80} %msg%n, 0"})
	void layoutOfLogback(String pattern, int findings) {
		assertEquals(findings, logback(pattern).replace(LOGBACK, "<encoder>", "<layout>").replace(LOGBACK, "</encoder>", "</layout>").findings(RULE).size());
	}

	@ParameterizedTest
	@CsvSource({"Pattern, %d %c:%L %m%n, 1", "pattern, %d %c:%L %m%n, 1", "Pattern, %d %c %m%n, 0"})
	void patternOfLog4j2InAnElement(String element, String pattern, int findings) {
		assertEquals(findings, log4j2("P", "", "file").replace(LOG4J_2, "<PatternLayout pattern=\"P\"/>", "<PatternLayout><" + element + '>' + pattern + "</" + element + "></PatternLayout>").findings(RULE).size());
	}

	/** Where only warnings are written, there are few of them. */
	@ParameterizedTest
	@CsvSource({"debug, 1", "INFO, 1", "warn, 0", "ERROR, 0", "OFF, 0"})
	void level(String level, int findings) {
		assertEquals(findings, log4j(level, "%l %m%n").findings(RULE).size());
	}

	/** The location is lost where an asynchronous appender does not hand it on; nothing is looked up then. */
	@ParameterizedTest
	@CsvSource({"async, '', 0", "async, ' includeLocation=\"false\"', 0", "async, ' includeLocation=\"true\"', 1", "file, '', 1"})
	void behindAnAsynchronousAppender(String root, String location, int findings) {
		assertEquals(findings, log4j2("%l %m%n", "    <Async name=\"async\"" + location + "><AppenderRef ref=\"file\"/></Async>\n", root).findings(RULE).size());
	}

	@ParameterizedTest
	@CsvSource({"AsyncRoot, '', 0", "AsyncRoot, ' includeLocation=\"true\"', 1", "Root, '', 1"})
	void behindAnAsynchronousLogger(String root, String location, int findings) {
		assertEquals(findings, log4j2("%l %m%n", "", "file").replace(LOG4J_2, "<Root level=\"info\">", '<' + root + " level=\"info\"" + location + '>').replace(LOG4J_2, "</Root>", "</" + root + '>').findings(RULE).size());
	}

	@Test
	void oneFindingForAFile() {
		Files files = log4j("info, S", "%c %m (%F:%L)%n");
		files.replace(LOG4J, "log4j.appender.R =", "log4j.appender.S = org.apache.log4j.ConsoleAppender\nlog4j.appender.S.layout = org.apache.log4j.PatternLayout\nlog4j.appender.S.layout.ConversionPattern = %l %m%n\nlog4j.appender.R =");
		Finding finding = files.finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(1, finding.related().size());
		FixContract.verify(files, RULE + "/logger", Map.of(LOG4J, Map.of("%c %m (%F:%L)%n", "%c %m%n", "%l %m%n", "%c %m%n")));
	}

	@ParameterizedTest
	@CsvSource({"%d %C{1}:%L - %m%n, %d %c{1} - %m%n", "%d %c{1}:%L - %m%n, %d %c{1} - %m%n", "%d [%M] %m%n, %d [%c] %m%n", "%d %c [%M] %m%n, %d %c %m%n", "%p %-40C %m%n, %p %-40c %m%n"})
	void fix(String before, String after) {
		Files files = log4j("info", before);
		FixContract.verify(files, RULE + "/logger", Map.of(LOG4J, Map.of(before, after)));
		assertEquals(0, files.copy().replace(LOG4J, before, after).findings(RULE).size());
	}

	/** Tests, and programs on the desktop, are no servers. */
	@ParameterizedTest
	@CsvSource({"Shop/src/test/resources/log4j.properties", "Desk/src/main/resources/log4j.properties", "Batch/src/main/resources/log4j.properties", "Shop/client/log4j.properties"})
	void whereNoServerRuns(String path) {
		assertEquals(0, new Files().with("Shop/pom.xml", WAR).with("Desk/pom.xml", "<project><packaging>jar</packaging></project>\n")
				.with("Batch/pom.xml", "<project><groupId>javax.servlet</groupId><archive>\n<manifest>\n<mainClass>shop.Batch</mainClass></manifest></archive></project>\n").with(path, log4j("info", "%l %m%n").text(LOG4J)).findings(RULE).size());
	}

	/** A project that only an IDE builds is told by the web application beside its code, and not by one of its neighbours. */
	@ParameterizedTest
	@CsvSource({"Shop/WebContent/WEB-INF/web.xml, 1", "Other/WebContent/WEB-INF/web.xml, 0"})
	void projectOfAnIde(String descriptor, int findings) {
		String text = log4j("info", "%l %m%n").text(LOG4J);
		assertEquals(findings, new Files().with(descriptor, "<web-app><session-config><session-timeout>30</session-timeout></session-config></web-app>\n").with("Shop/src/log4j.properties", text).findings(RULE).size());
	}
}
