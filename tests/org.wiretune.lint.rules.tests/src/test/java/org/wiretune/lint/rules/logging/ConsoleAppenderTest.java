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
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;

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

	private static void keepsTheConsole(String image, Files files) {
		Finding finding = files.finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertTrue(finding.fixes().isEmpty(), image);
		assertTrue(finding.message().contains("It goes into a container image (" + image + " tells), where standard output is the log"), finding.message());
	}

	/** In a container the platform collects standard output; a fix would leave it without a log. */
	@Test
	void inAContainerImage() {
		String folder = LogFiles.LOGBACK.substring(0, LogFiles.LOGBACK.indexOf('/'));
		keepsTheConsole("Dockerfile", LogFiles.logback().with("Dockerfile", "FROM eclipse-temurin:21\nCOPY target/shop.jar /shop.jar\n"));
		keepsTheConsole(folder + "/Dockerfile.jvm", LogFiles.logback().with(folder + "/Dockerfile.jvm", "FROM registry.access.redhat.com/ubi9/openjdk-21\n"));
		keepsTheConsole(folder + "/src/main/docker/Dockerfile", LogFiles.logback().with(folder + "/src/main/docker/Dockerfile", "FROM --platform=linux/amd64 openjdk:8\n"));
		keepsTheConsole("Containerfile", LogFiles.logback().with("Containerfile", "FROM maven AS build\nFROM nginx\n"));
		keepsTheConsole("compose.yaml", LogFiles.logback().with("compose.yaml", "services:\n  shop:\n    build: .\n"));
		keepsTheConsole("k8s/shop.yml", LogFiles.logback().with("k8s/shop.yml", "apiVersion: apps/v1\nkind: Deployment\n"));
		keepsTheConsole("openshift/templates/shop.yaml", LogFiles.logback().with("openshift/templates/shop.yaml", "kind: Template\nobjects:\n  kind: DeploymentConfig\n"));
		keepsTheConsole(folder + "/pom.xml", LogFiles.logback().with(folder + "/pom.xml", "<project><build><plugins><plugin><artifactId>jib-maven-plugin</artifactId></plugin></plugins></build></project>"));
		keepsTheConsole("docker", new Files().with("docker/shop/logback.xml", LogFiles.logback().text(LogFiles.LOGBACK)));
		keepsTheConsole("/opt/jboss", new Files().with("opt/jboss/wildfly/standalone/configuration/standalone.xml", LogFiles.wildFly().text(LogFiles.WILDFLY)));
	}

	@Test
	void otherFilesThatTellOfAnImage() {
		String folder = LogFiles.LOGBACK.substring(0, LogFiles.LOGBACK.indexOf('/'));
		String deployment = "apiVersion: apps/v1\nkind: Deployment\n";
		keepsTheConsole("compose.yaml", LogFiles.logback().with("compose.yaml", "services:\n  shop:\n    image: tomcat:9\n    volumes:\n      - ./target/shop.war:/usr/local/tomcat/webapps/shop.war\n"));
		keepsTheConsole("deployment.yml", LogFiles.logback().with("deployment.yml", deployment));
		keepsTheConsole("deploy/shop.yaml", LogFiles.logback().with("deploy/shop.yaml", deployment));
		keepsTheConsole(folder + "/deploy/deployment.yaml", LogFiles.logback().with(folder + "/deploy/deployment.yaml", deployment));
		keepsTheConsole("kustomize/base/kustomization.yaml", LogFiles.logback().with("kustomize/base/kustomization.yaml", "apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization\n"));
		keepsTheConsole("manifests/shop.yaml", LogFiles.logback().with("manifests/shop.yaml", deployment));
		keepsTheConsole("charts/shop/Chart.yaml", LogFiles.logback().with("charts/shop/Chart.yaml", "name: shop\n"));
		keepsTheConsole("build.gradle", LogFiles.logback().with("build.gradle", "plugins { id 'com.google.cloud.tools.jib' version '3.4' }\n"));
		keepsTheConsole("build.gradle.kts", LogFiles.logback().with("build.gradle.kts", "tasks.named<BootBuildImage>(\"bootBuildImage\") { }\n"));
		keepsTheConsole("pom.xml", LogFiles.logback().with("pom.xml", "<project><build><plugins><plugin><executions><execution><goals><goal>build-image</goal></goals></execution></executions></plugin></plugins></build></project>"));
		keepsTheConsole("pom.xml", LogFiles.logback().with("pom.xml", "<project><dependencies><dependency><artifactId>quarkus-container-image-jib</artifactId></dependency></dependencies></project>"));
	}

	/** Names that mean something else, and servers that are older than images. */
	@Test
	void namesThatTellOfNoImage() {
		String logback = LogFiles.logback().text(LogFiles.LOGBACK);
		for (String path : new String[] {"Shop/webapp/image/logback.xml", "Shop/src/shop/container/logback.xml", "puppet/manifests/logback.xml", "Shop/charts/logback.xml"}) {
			assertEquals(1, new Files().with(path, logback).with("puppet/manifests/site.pp", "node default {}\n").finding(RULE).fixes().size(), path);
		}
		assertEquals(1, LogFiles.logback().with("compose.yaml", "services:\n  db:\n    image: postgres\n    volumes:\n      - ./data:/var/lib\n  shop:\n    image: tomcat:9\n").finding(RULE).fixes().size());
		assertEquals(1, LogFiles.logback().with("deployment.yml", "name: shop\n").finding(RULE).fixes().size());
		String jboss = LogFiles.jboss().text(LogFiles.JBOSS);
		Finding old = new Files().with("opt/jboss/jboss-eap-5.1/jboss-as/server/default/conf/jboss-log4j.xml", jboss).finding(RULE);
		assertEquals(Severity.WARNING, old.severity());
		assertEquals(1, old.fixes().size());
	}

	@Test
	void imagesOfOtherPrograms() {
		for (Files files : List.of(LogFiles.logback().with("Dockerfile", "FROM mysql:8\nCOPY schema.sql /\n"), LogFiles.logback().with("compose.yaml", "services:\n  db:\n    image: postgres\n"),
				LogFiles.logback().with("k8s/names.yml", "kind: Namespace\n"), LogFiles.logback().with("Other/Dockerfile", "FROM openjdk\n"))) {
			assertEquals(1, files.finding(RULE).fixes().size(), () -> files.paths().toString());
		}
	}

	@Test
	void ofJBossInAContainerImage() {
		assertTrue(LogFiles.jboss().with("Dockerfile", "FROM openjdk:6\nCOPY server /opt/server\n").findings(RULE).stream().allMatch(finding -> finding.severity() == Severity.INFO && finding.fixes().isEmpty()));
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
