/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.container;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;

/** Options of Java that are set for a container and do nothing there, or too much. */
class DeadOptionsTest {

	private static final String UNREAD = "container-java-opts-not-read";
	private static final String CONFLICT = "container-flag-conflict-across-files";
	private static final String COLLECTORS = "container-two-collectors";
	private static final String SHARE = "container-percentage-ignored";
	private static final String IMAGE = "shop/Dockerfile";
	private static final String COMPOSE = "docker-compose.yml";
	private static final String CLUSTER = "k8s/shop.yaml";
	private static final String JAVA = "ENTRYPOINT [\"java\", \"-jar\", \"app.jar\"]\n";

	private static Files image(String... lines) {
		return new Files().with(IMAGE, "FROM eclipse-temurin:21-jre\n" + String.join("\n", lines));
	}

	private static String compose(String variable) {
		return "services:\n  shop:\n    build: ./shop\n    environment:\n      " + variable + "\n";
	}

	/** A deployment of the image, with lines of its container. */
	private static String deployment(String lines) {
		return """
				apiVersion: apps/v1
				kind: Deployment
				metadata:
				  name: shop
				spec:
				  template:
				    spec:
				      containers:
				        - name: main
				          image: registry/team/shop:1.4
				""" + lines.indent(10);
	}

	/** The same in one line, of which nothing is lost where indentation is written otherwise. */
	private static String inOneLine(String variables) {
		return "{kind: Deployment, metadata: {name: shop}, spec: {template: {spec: {containers: [{name: main, image: team/shop, env: [" + variables + "]}]}}}}\n";
	}

	@Test
	void aVariableThatNothingReads() {
		Files files = image(JAVA).with(COMPOSE, compose("JAVA_OPTS: -Xmx512m"));
		Finding finding = files.finding(UNREAD);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals(COMPOSE, finding.origin().path());
		assertEquals(5, finding.origin().line());
		assertEquals(IMAGE, finding.related().get(0).path());
		FixContract.verify(files.replace(COMPOSE, files.text(COMPOSE), "{services: {shop: {build: ./shop, environment: {JAVA_OPTS: -Xmx512m}}}}\n"), UNREAD + "/rename", Map.of(COMPOSE, Map.of("JAVA_OPTS", "JAVA_TOOL_OPTIONS")));
	}

	/** A composition may be put together of parts, which a folder of their own holds. */
	@ParameterizedTest
	@CsvSource({ "compose/shop.yml, services, 1", "deploy/docker-compose/parts/shop.yaml, services, 1", "compose/shop.yml, volumes, 0", "parts/shop.yml, services, 0", "compose/templates.properties, services, 0" })
	void aPartOfAComposition(String path, String member, int findings) {
		String up = "../".repeat((int) path.chars().filter(each -> each == '/').count());
		assertEquals(findings, image(JAVA).with(path, compose("JAVA_OPTS: -Xmx512m").replace("services", member).replace("./", up)).findings(UNREAD).size());
	}

	@Test
	void aVariableOfADeployment() {
		Files files = image(JAVA).with(CLUSTER, deployment("env:\n  - name: JAVA_OPTS\n    value: \"-Xmx512m -Xms256m\"\n"));
		assertEquals(13, files.finding(UNREAD).origin().line());
		assertEquals(13, files.copy().map(text -> text.replace("\n", "\r\n")).finding(UNREAD).origin().line());
		FixContract.verify(image(JAVA).with(CLUSTER, inOneLine("{name: JAVA_OPTS, value: \"-Xmx512m -Xms256m\"}")), UNREAD + "/rename", Map.of(CLUSTER, Map.of("JAVA_OPTS", "JAVA_TOOL_OPTIONS")));
	}

	@Test
	void aVariableOfAMap() {
		String map = "apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: shop-settings\ndata:\n  JAVA_OPTS: -Xmx512m\n---\n";
		Files files = image(JAVA).with(CLUSTER, map + deployment("envFrom:\n  - configMapRef:\n      name: shop-settings\n"));
		assertEquals(6, files.finding(UNREAD).origin().line());
		assertEquals(0, files.replace(CLUSTER, "name: shop-settings\ndata", "name: others\ndata").findings(UNREAD).size());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"ENTRYPOINT [\"java\", \"-jar\", \"app.jar\"]|1",
			"CMD [\"java\", \"-jar\", \"app.jar\"]|1",
			"ENTRYPOINT java -jar app.jar|1",
			"ENTRYPOINT java $JAVA_OPTS -jar app.jar|0",
			"ENTRYPOINT [\"sh\", \"-c\", \"java ${JAVA_OPTS} -jar app.jar\"]|0",
			"ENTRYPOINT [\"sh\", \"-c\", \"exec java -jar app.jar\"]|1",
			"ENTRYPOINT [\"./start.sh\"]|0",
			"ENTRYPOINT [\"/sbin/tini\", \"--\"]\\nCMD [\"java\", \"-jar\", \"app.jar\"]|1",
			"ENTRYPOINT [\"tini\", \"--\", \"start.sh\"]\\nCMD [\"java\", \"-jar\", \"app.jar\"]|0",
			"ENTRYPOINT . ./env.sh && java -jar app.jar|0",
			"ENTRYPOINT [\"./start.sh\", \"java\", \"-jar\", \"app.jar\"]|0",
			"ENV JAVA_TOOL_OPTIONS=\"$JAVA_OPTS\"\\nENTRYPOINT [\"java\", \"-jar\", \"app.jar\"]|0" })
	void theCommand(String lines, int findings) {
		assertEquals(findings, image(lines.replace("\\n", "\n")).with(COMPOSE, compose("- JAVA_OPTS=-Xmx512m")).findings(UNREAD).size());
	}

	@ParameterizedTest
	@CsvSource({"FROM tomcat:10, 0", "FROM quay.io/wildfly/wildfly:30, 0", "FROM own/runtime:1, 1", "FROM eclipse-temurin:21, 1", "FROM openjdk:17-jdk-slim, 1"})
	void theImageThatItIsMadeFrom(String from, int findings) {
		String command = findings == 0 ? "COPY shop.war /srv" : "CMD [\"java\", \"-jar\", \"app.jar\"]";
		Files files = new Files().with(IMAGE, from + "\nENV JAVA_OPTS=-Xmx512m\n" + command + "\n");
		assertEquals(findings, files.findings(UNREAD).size());
		files.findings(UNREAD).forEach(finding -> assertEquals(from.contains("own") ? Severity.INFO : Severity.WARNING, finding.severity()));
	}

	@Test
	void whatIsForTestsOrUnknownIsLeftAlone() {
		assertEquals(0, image(JAVA).with("docker-compose.test.yml", compose("JAVA_OPTS: -Xmx512m")).findings(UNREAD).size());
		assertEquals(0, new Files().with(COMPOSE, "services:\n  shop:\n    image: other/shop\n    environment:\n      JAVA_OPTS: -Xmx512m\n").findings(UNREAD).size());
		assertEquals(0, image("ENV JAVA_OPTS=\"\"", JAVA).findings(UNREAD).size());
		assertEquals(0, image(JAVA).with("charts/shop/templates/deployment.yaml", deployment("env:\n  - name: JAVA_OPTS\n    value: -Xmx512m\n").replace("1.4", "{{ .Values.tag }}")).findings(UNREAD).size());
	}

	@ParameterizedTest
	@CsvSource({"JVM_OPTS, -Xmx512m, 1", "JAVA_OPTIONS, -Xmx512m, 1", "JAVA_TOOL_OPTIONS, -Xmx512m, 0", "ES_JAVA_OPTS, -Xmx512m, 0", "JAVA_OPTS, -Dshop.url=x, 0"})
	void theVariable(String name, String value, int findings) {
		assertEquals(findings, image(JAVA).with(COMPOSE, compose(name + ": " + value)).findings(UNREAD).size());
	}

	@ParameterizedTest
	@CsvSource({"jib-maven-plugin, 1", "jib-maven-plugin entrypoint, 0", "dockerfile-maven-plugin, 0"})
	void anImageThatThePlugInOfABuildMakes(String plugin, int findings) {
		Files files = new Files().with("ledger/shop/pom.xml", "<project><plugin>" + plugin + "</plugin></project>\n").with("ledger/shop/src/main/resources/application.properties", "server.tomcat.threads.max=20\n").with(CLUSTER, deployment("env:\n  - name: JVM_OPTS\n    value: -Xmx512m\n"));
		assertEquals(findings, files.findings(UNREAD).size());
	}

	@Test
	void anOptionThatNewerJavaRefusesIsNotBroughtToLife() {
		assertTrue(image(JAVA).with(COMPOSE, compose("JAVA_OPTS: -XX:+UseConcMarkSweepGC")).finding(UNREAD).fixes().isEmpty());
		assertEquals(1, image(JAVA).with(COMPOSE, compose("JAVA_OPTS: -XX:+UseG1GC")).finding(UNREAD).fixes().size());
	}

	@Test
	void aServiceWhoseNameBeginsLikeAnother() {
		Files files = image(JAVA).with(COMPOSE, "services:\n  shop-admin:\n    image: other/admin\n  shop:\n    build: ./shop\n    environment:\n      JAVA_OPTS: -Xmx512m\n  shop2:\n    image: other/two\n    environment:\n      JAVA_OPTS: -Xmx512m\n");
		assertEquals(7, files.finding(UNREAD).origin().line());
	}

	@Test
	void aBrokenDocumentDoesNotStopTheRest() {
		Files files = image(JAVA).with(CLUSTER, "kind: Service\nmetadata: [ {\n---\n" + deployment("env:\n  - name: JAVA_OPTS\n    value: -Xmx512m\n"));
		assertEquals(16, files.finding(UNREAD).origin().line());
	}

	@Test
	void oneOptionWithTwoValues() {
		Files files = image("ENV JAVA_TOOL_OPTIONS=\"-Xmx512m -Xss1m\"", JAVA.replace("\"-jar\"", "\"-Xmx1g\", \"-jar\""));
		Finding finding = files.finding(CONFLICT);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals(2, finding.origin().line());
		assertEquals("-Xmx512m", finding.measured());
		assertEquals("-Xmx1g", finding.limit());
		FixContract.verify(files, CONFLICT + "/remove", Map.of(IMAGE, Map.of("-Xmx512m -Xss1m", "-Xss1m")));
	}

	@ParameterizedTest
	@CsvSource({"JAVA_TOOL_OPTIONS: -Xmx1g, 1", "JAVA_TOOL_OPTIONS: -Xmx512m, 0", "JDK_JAVA_OPTIONS: -Xmx1g, 1", "_JAVA_OPTIONS: -Xmx1g, 1", "JAVA_OPTS: -Xmx1g, 0", "JAVA_TOOL_OPTIONS: -Xms1g, 0", "JAVA_TOOL_OPTIONS: ${MORE}, 0"})
	void theWorkloadAndItsImage(String variable, int findings) {
		assertEquals(findings, image(JAVA.replace("\"-jar\"", "\"-Xmx512m\", \"-jar\"")).with(COMPOSE, compose(variable)).findings(CONFLICT).size());
	}

	@Test
	void aVariableThatIsReplacedIsNoConflict() {
		assertEquals(0, image("ENV JAVA_TOOL_OPTIONS=-Xmx512m", JAVA).with(CLUSTER, deployment("env:\n  - name: JAVA_TOOL_OPTIONS\n    value: -Xmx1g\n")).findings(CONFLICT).size());
		assertEquals(0, image("ENV JAVA_TOOL_OPTIONS=-Xmx512m", JAVA.replace("\"-jar\"", "\"-Xmx1g\", \"-jar\"")).with(CLUSTER, deployment("command: [\"java\", \"-jar\", \"app.jar\"]\n")).findings(CONFLICT).size());
	}

	@Test
	void twoCollectors() {
		Files files = image(JAVA.replace("\"-jar\"", "\"-XX:+UseG1GC\", \"-jar\"")).with(CLUSTER, deployment("env:\n  - name: JAVA_TOOL_OPTIONS\n    value: -Xss1m -XX:+UseParallelGC\n"));
		Finding finding = files.finding(COLLECTORS);
		assertEquals(CLUSTER, finding.origin().path());
		assertTrue(finding.message().contains("-XX:+UseParallelGC here and -XX:+UseG1GC"), finding.message());
		FixContract.verify(files.copy().replace(CLUSTER, files.text(CLUSTER), inOneLine("{name: JAVA_TOOL_OPTIONS, value: \"-Xss1m -XX:+UseParallelGC\"}")), COLLECTORS + "/remove", Map.of(CLUSTER, Map.of("-Xss1m -XX:+UseParallelGC", "-Xss1m")));
		assertEquals(0, files.replace(CLUSTER, "+UseParallelGC", "+UseG1GC").findings(COLLECTORS).size());
		assertEquals(0, files.replace(IMAGE, "\"-XX:+UseG1GC\"", "\"-XX:-UseParallelGC\", \"-XX:+UseG1GC\"").findings(COLLECTORS).size());
	}

	@Test
	void aShareBesideAFixedHeapInAnotherFile() {
		Files files = image(JAVA.replace("\"-jar\"", "\"-Xmx512m\", \"-jar\"")).with(CLUSTER, deployment("env:\n  - name: JAVA_TOOL_OPTIONS\n    value: -XX:MaxRAMPercentage=75\n"));
		Finding finding = files.finding(SHARE);
		assertEquals(CLUSTER, finding.origin().path());
		assertEquals(IMAGE, finding.related().get(0).path());
		assertEquals(0, files.replace(CLUSTER, "MaxRAM", "InitialRAM").findings(SHARE).size());
	}
}
