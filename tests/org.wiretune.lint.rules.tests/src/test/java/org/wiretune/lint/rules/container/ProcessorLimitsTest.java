/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.container;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;

/** The limit of the processors of a container against what its Java does with them. */
class ProcessorLimitsTest {

	private static final String CROWD = "container-cpu-quota-vs-pools";
	private static final String SERIAL = "container-serial-gc-by-ergonomics";
	private static final String START = "k8s-liveness-before-start";
	private static final String SETTINGS = "shop/src/main/resources/application.properties";
	private static final String CLUSTER = "k8s/shop.yaml";

	private static Files shop(String from, String option, String container) {
		return new Files().with("shop/pom.xml", "<project><parent><artifactId>spring-boot-starter-parent</artifactId></parent><dependency><artifactId>spring-boot-starter-data-jpa</artifactId></dependency></project>\n")
				.with("shop/Dockerfile", "FROM " + from + "\nENTRYPOINT [\"java\", \"" + option + "\", \"-jar\", \"app.jar\"]\n")
				.with(SETTINGS, "server.tomcat.threads.max=150\n")
				.with(CLUSTER, "{kind: Deployment, metadata: {name: shop}, spec: {template: {spec: {containers: [{name: main, image: team/shop, " + container + "}]}}}}\n");
	}

	private static String processors(String limit) {
		return "resources: {limits: {cpu: " + limit + ", memory: 4Gi}}";
	}

	@ParameterizedTest
	@CsvSource({"1, 1", "500m, 1", "1001m, 0", "\"2\", 0", "0.5, 1", "$LIMIT, 0"})
	void manyThreads(String limit, int findings) {
		assertEquals(findings, shop("eclipse-temurin:21", "-Xss1m", processors(limit)).findings(CROWD).size());
	}

	@ParameterizedTest
	@CsvSource({"99, 0", "100, 1", "${THREADS:200}, 1", "${THREADS}, 0"})
	void theThreads(String threads, int findings) {
		assertEquals(findings, shop("eclipse-temurin:21", "-Xss1m", processors("1")).replace(SETTINGS, "150", threads).findings(CROWD).size());
	}

	@Test
	void threadsThatNobodyAskedForOrThatAreVirtual() {
		assertEquals(0, shop("eclipse-temurin:21", "-Xss1m", processors("1")).replace(SETTINGS, "threads.max=150", "accept-count=10").findings(CROWD).size());
		assertEquals(0, shop("eclipse-temurin:21", "-Xss1m", processors("1")).replace(SETTINGS, "150\n", "150\nspring.threads.virtual.enabled=true\n").findings(CROWD).size());
	}

	@ParameterizedTest
	@CsvSource({"eclipse-temurin:21, -Xmx2g, 1", "eclipse-temurin:21, -Xmx1g, 1", "eclipse-temurin:21, -Xmx1023m, 0", "eclipse-temurin:21, -XX:MaxRAMPercentage=50, 1", "eclipse-temurin:8, -Xmx2g, 0", "eclipse-temurin:27, -Xmx2g, 0", "own/java, -Xmx2g, 0"})
	void theSerialCollector(String from, String option, int findings) {
		assertEquals(findings, shop(from, option, processors("1")).findings(SERIAL).size());
	}

	@Test
	void aCollectorThatIsChosen() {
		assertEquals(0, shop("eclipse-temurin:21", "-Xmx2g", processors("1") + ", env: [{name: JAVA_TOOL_OPTIONS, value: \"-XX:+UseG1GC\"}]").findings(SERIAL).size());
		assertEquals(0, shop("eclipse-temurin:21", "-Xmx2g", processors("1") + ", env: [{name: JAVA_TOOL_OPTIONS, value: \"-XX:ActiveProcessorCount=2\"}]").findings(SERIAL).size());
		assertEquals(0, shop("eclipse-temurin:21", "-Xmx2g", processors("1100m")).findings(SERIAL).size());
	}

	private static String probe(String more) {
		return processors("500m") + ", livenessProbe: {httpGet: {path: /actuator/health/liveness, port: 8080}" + more + "}";
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"|1", ", initialDelaySeconds: 29|1", ", initialDelaySeconds: 30|0", ", periodSeconds: 20|0", ", failureThreshold: 5|1", ", failureThreshold: 6|0"})
	void aShortWindow(String more, int findings) {
		assertEquals(findings, shop("eclipse-temurin:21", "-Xss1m", probe(more == null ? "" : more)).findings(START).size());
	}

	@Test
	void theProbeWaits() {
		Files files = shop("eclipse-temurin:21", "-Xss1m", probe(", initialDelaySeconds: 10"));
		assertEquals("40", files.finding(START).measured());
		FixContract.verify(files, START + "/delay", Map.of(CLUSTER, Map.of("initialDelaySeconds: 10", "initialDelaySeconds: 60")));
		assertEquals(0, shop("eclipse-temurin:21", "-Xss1m", probe("}, startupProbe: {httpGet: {path: /live}")).findings(START).size());
		assertEquals(0, shop("eclipse-temurin:21", "-Xss1m", probe("")).replace("shop/pom.xml", "data-jpa", "web").findings(START).size());
		assertEquals(0, shop("eclipse-temurin:21", "-Xss1m", probe("").replace("500m", "1")).findings(START).size());
	}
}
