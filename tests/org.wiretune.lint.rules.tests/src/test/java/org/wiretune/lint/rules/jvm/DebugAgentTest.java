/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.jvm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.Samples;

/** Servers that start with the agent of a debugger. */
class DebugAgentTest {

	private static final String RULE = "jvm-debug-agent-left-on";
	private static final String AGENT = "-agentlib:jdwp=transport=dt_socket,server=y,suspend=n,address=8787";
	private static final String CONF = "wildfly/bin/standalone.conf";

	private static Files conf(String path, String lines) {
		return new Files().with(path, lines).with("wildfly/standalone/configuration/standalone.xml", "<server xmlns=\"urn:jboss:domain:14.0\"><profile/></server>\n");
	}

	@ParameterizedTest
	@CsvSource({"FROM jboss/wildfly, 'ENV JAVA_OPTS=\"-Xmx1g " + AGENT + "\"', 1", "FROM eclipse-temurin:17, 'ENV JAVA_TOOL_OPTIONS=" + AGENT + "', 1", "FROM eclipse-temurin:17, 'ENTRYPOINT [\"java\", \"" + AGENT + "\", \"-jar\", \"app.jar\"]', 1",
			"FROM jboss/wildfly, 'CMD /opt/jboss/wildfly/bin/standalone.sh -b 0.0.0.0 --debug *:8787', 1", "FROM jboss/wildfly, 'CMD [\"/opt/jboss/wildfly/bin/standalone.sh\", \"--debug\"]', 1",
			"FROM tomcat:9, 'CMD [\"catalina.sh\", \"jpda\", \"run\"]', 1", "FROM open-liberty, 'CMD [\"/opt/ol/wlp/bin/server\", \"debug\", \"defaultServer\"]', 1", "FROM tomcat:9, 'CMD [\"catalina.sh\", \"run\"]', 0",
			"FROM jboss/wildfly, 'CMD [\"/opt/jboss/wildfly/bin/standalone.sh\", \"-b\", \"0.0.0.0\"]', 0", "FROM jboss/wildfly, '#CMD [\"/opt/jboss/wildfly/bin/standalone.sh\", \"--debug\"]', 0",
			"FROM node, 'CMD [\"server\", \"--debug\"]', 0", "FROM jboss/wildfly, 'ENV JAVA_OPTS=\"-Xmx1g\"', 0"})
	void inAnImage(String from, String line, int findings) {
		assertEquals(findings, new Files().with("Shop/Dockerfile", from + '\n' + line + '\n').findings(RULE).size());
	}

	/** Images that are for developers say so. */
	@ParameterizedTest
	@CsvSource({"Shop/Dockerfile.debug", "Shop/Dockerfile-dev", "Shop/dev/Dockerfile", "Shop/demo/Dockerfile"})
	void imagesForDevelopment(String path) {
		assertEquals(0, new Files().with(path, "FROM jboss/wildfly\nENV JAVA_OPTS=\"-Xmx1g " + AGENT + "\"\nCMD [\"standalone.sh\", \"--debug\"]\n").findings(RULE).size());
	}

	@ParameterizedTest
	@CsvSource({"development, 0", "dev, 0", "debug, 0", "production, 1"})
	void stageOfAnImage(String name, int findings) {
		String stage = "FROM jboss/wildfly AS base\nENV JAVA_OPTS=-Xmx1g\nFROM base as " + name + "\nENV JAVA_OPTS=\"-Xmx1g " + AGENT + "\"\n";
		assertEquals(findings, new Files().with("Shop/Dockerfile", stage).findings(RULE).size());
		assertEquals(1, new Files().with("Shop/Dockerfile", stage + "FROM base\nENV JAVA_OPTS=\"-Xmx1g " + AGENT + "\"\n").findings(RULE).stream().filter(finding -> finding.origin().line() > 4).count());
	}

	/** What developers add to a compose file stands in an override. */
	@ParameterizedTest
	@CsvSource({"docker-compose.yml, 1", "docker-compose.override.yml, 0", "docker-compose.dev.yml, 0"})
	void compose(String file, int findings) {
		assertEquals(findings, new Files().with("Shop/" + file, "services:\n  shop:\n    image: acme/shop:1.2\n    environment:\n      JAVA_OPTS: -Xmx512m " + AGENT + "\n").findings(RULE).size());
	}

	/** A service that is built with the file that starts it is what developers work on; the image of another is what was built before. */
	@ParameterizedTest
	@CsvSource({"'    build: .~', '', 0", "'    build:~      context: .~    image: acme/shop~', '', 0", "'    image: acme/shop~', '  desk:~    build: .~', 1", "'    image: acme/shop~    # build: .~', '', 1"})
	void composeThatBuilds(String how, String other, int findings) {
		String service = "services:\n  shop:\n" + how + "    environment:\n      JAVA_OPTS: -Xmx512m " + AGENT + "\n" + other;
		assertEquals(findings, new Files().with("Shop/docker-compose.yml", service.replace("~", "\n")).findings(RULE).size());
	}

	@Test
	void argumentOfAStartScript() {
		Files files = new Files().with("Shop/Dockerfile", "FROM jboss/wildfly\nCMD /opt/jboss/wildfly/bin/standalone.sh -b 0.0.0.0 --debug *:8787\n");
		assertEquals("standalone.sh --debug", files.finding(RULE).measured());
		assertTrue(files.finding(RULE).message().startsWith("The image starts standalone.sh --debug"), files.finding(RULE).message());
		assertTrue(files.finding(RULE).fixes().isEmpty());
	}

	/** A condition, or a variable that is named after it, switches the agent on only where somebody wants it. */
	@Test
	void inAStartScript() {
		assertEquals(1, conf(CONF, "JAVA_OPTS=\"-Xmx1g " + AGENT + "\"\n").findings(RULE).size());
		assertEquals(1, conf(CONF, "if [ \"x$JAVA_OPTS\" = \"x\" ]; then\n  OTHER=1\nfi\nJAVA_OPTS=\"$JAVA_OPTS " + AGENT + "\"\n").findings(RULE).size());
		assertEquals(0, conf(CONF, "#JAVA_OPTS=\"$JAVA_OPTS " + AGENT + "\"\n").findings(RULE).size());
		assertEquals(0, conf(CONF, "if [ \"$DEBUG_MODE\" = \"true\" ]; then\n  JAVA_OPTS=\"$JAVA_OPTS " + AGENT + "\"\nfi\n").findings(RULE).size());
		assertEquals(0, conf(CONF, "[ -n \"$DEBUG\" ] && JAVA_OPTS=\"$JAVA_OPTS " + AGENT + "\"\n").findings(RULE).size());
		assertEquals(0, new Files().with("Shop/run.sh", "java " + AGENT + " -jar shop.jar\n").findings(RULE).size(), "developers may start it so");
	}

	/** Conditions that stand in another line, or around braces, or jump past the option. */
	@ParameterizedTest
	@CsvSource({"wildfly/bin/standalone.conf, 'JAVA_OPTS=\"$JAVA_OPTS AGENT\"', 1", "wildfly/bin/standalone.conf, '[ -n \"$PORT\" ] && \\~  JAVA_OPTS=\"$JAVA_OPTS AGENT\"', 0", "wildfly/bin/standalone.conf, 'JAVA_OPTS=\"-Xmx1g \\~  AGENT\"', 1",
			"wildfly/bin/standalone.conf, '[ -n \"$PORT\" ] && {~  JAVA_OPTS=\"$JAVA_OPTS AGENT\"~}', 0", "wildfly/bin/standalone.conf, '[ -n \"$PORT\" ] && {~  PORT=1~}~JAVA_OPTS=\"$JAVA_OPTS AGENT\"', 1",
			"wildfly/bin/standalone.conf.bat, 'set \"JAVA_OPTS=%JAVA_OPTS% AGENT\"', 1", "wildfly/bin/standalone.conf.bat, 'if not \"%1\"==\"debug\" goto run~set \"JAVA_OPTS=%JAVA_OPTS% AGENT\"~:run', 0",
			"wildfly/bin/standalone.conf.bat, 'if \"%JAVA_HOME%\"==\"\" goto none~set \"JAVA_OPTS=%JAVA_OPTS% AGENT\"~:none', 1"})
	void conditionsOfScripts(String path, String lines, int findings) {
		assertEquals(findings, conf(path, lines.replace("AGENT", AGENT).replace("~", "\n") + '\n').findings(RULE).size(), lines);
	}

	@Test
	void debugModeOfWebSphere() {
		Files files = Samples.server().replace(Samples.SERVER, "genericJvmArguments=\"\"", "debugMode=\"true\" genericJvmArguments=\"\"");
		assertEquals(0, files.copy().replace(Samples.SERVER, "debugMode=\"true\"", "debugMode=\"false\"").findings(RULE).size());
		assertEquals("debugMode", files.finding(RULE).measured());
		assertEquals(0, Samples.server().findings(RULE).size());
		FixContract.verify(files, RULE + "/remove", Map.of(Samples.SERVER, Map.of("debugMode=\"true\"", "debugMode=\"false\"")));
	}

	@Test
	void fixTakesOutWhatBelongsTogether() {
		Files files = conf(CONF, "JAVA_OPTS=\"-Xmx1g -Xdebug -Xrunjdwp:transport=dt_socket,server=y,suspend=n,address=8787\"\n");
		FixContract.verify(files, RULE + "/remove", Map.of(CONF, Map.of(" -Xdebug -Xrunjdwp:transport=dt_socket,server=y,suspend=n,address=8787", "")));
	}
}
