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

/** Pools of all replicas, and probes. */
class ReplicasAndProbesTest {

	private static final String POOLS = "replicas-times-pool-above-database";
	private static final String LIVENESS = "k8s-liveness-checks-database";
	private static final String SETTINGS = "shop/src/main/resources/application.properties";
	private static final String CLUSTER = "k8s/shop.yaml";
	private static final String DATABASE = "k8s/database.yaml";
	private static final String POM = "<project><parent><artifactId>spring-boot-starter-parent</artifactId></parent><artifactId>shop</artifactId></project>\n";

	private static String deployment(String spec, String container) {
		return "{kind: Deployment, metadata: {name: shop}, spec: {" + spec + "template: {spec: {containers: [{name: main, image: team/shop" + container + "}]}}}}\n";
	}

	private static Files shop(String spec, String container, String settings, String database) {
		return new Files().with("shop/pom.xml", POM).with("shop/Dockerfile", "FROM eclipse-temurin:21\nENTRYPOINT [\"java\", \"-jar\", \"app.jar\"]\n")
				.with(SETTINGS, "spring.datasource.url=jdbc:postgresql://db:5432/shop\n" + settings).with(CLUSTER, deployment(spec, container))
				.with(DATABASE, "{kind: List, items: [{kind: Service, metadata: {name: db}, spec: {selector: {app: db}}}, {kind: StatefulSet, metadata: {name: db}, spec: {template: {metadata: {labels: {app: db, tier: data}}, spec: {containers: [{name: db, image: \"postgres:16\"" + database + "}]}}}}]}\n");
	}

	@Test
	void allPodsTogether() {
		Files files = shop("replicas: 4, ", "", "spring.datasource.hikari.maximum-pool-size=20\n", "");
		Finding finding = files.finding(POOLS);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals(SETTINGS, finding.origin().path());
		assertEquals(2, finding.origin().line());
		assertTrue(finding.message().startsWith("Up to 5 pods of shop open 20 connections each, 100 together, to db, which lets in 97"), finding.message());
		FixContract.verify(files, POOLS + "/lower", Map.of(SETTINGS, Map.of("maximum-pool-size=20", "maximum-pool-size=19")));
	}

	/** Quarkus has its pool under other keys, a profile that counts first, and twenty connections where nothing is said. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"quarkus.datasource.jdbc.max-size=20|1", "quarkus.datasource.jdbc.max-size=19|0", "quarkus.datasource.username=shop|1", "quarkus.datasource.jdbc.max-size=20\\n%prod.quarkus.datasource.jdbc.max-size=10|0",
			"quarkus.datasource.jdbc.max-size=10\\n%prod.quarkus.datasource.jdbc.max-size=20|1", "quarkus.datasource.jdbc.max-size=10\\n%dev.quarkus.datasource.jdbc.max-size=20|0"})
	void poolsOfQuarkus(String lines, int findings) {
		Files files = shop("replicas: 4, ", "", "", "").replace(SETTINGS, "spring.datasource.url=jdbc:postgresql://db:5432/shop\n", "quarkus.datasource.jdbc.url=jdbc:postgresql://db:5432/shop\n" + lines.replace("\\n", "\n") + '\n').replace("shop/pom.xml", "spring-boot-starter-parent", "quarkus-bom");
		assertEquals(findings, files.findings(POOLS).size());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"replicas: 4, |20|1", "replicas: 4, strategy: {type: Recreate}, |20|0", "replicas: 4, strategy: {rollingUpdate: {maxSurge: 0}}, |20|0", "replicas: 4, strategy: {rollingUpdate: {maxSurge: 2}}, |17|1", "replicas: 3, |24|0", "replicas: 3, |25|1", "|48|0", "|49|1", "replicas: $N, |90|0"})
	void theBoundary(String spec, int size, int findings) {
		assertEquals(findings, shop(spec == null ? "" : spec, "", "spring.datasource.hikari.maximum-pool-size=" + size + "\n", "").findings(POOLS).size());
	}

	@Test
	void theLimitOfTheDatabase() {
		String pool = "spring.datasource.hikari.maximum-pool-size=20\n";
		assertEquals(0, shop("replicas: 4, ", "", pool, ", args: [\"-c\", \"max_connections=200\"]").findings(POOLS).size());
		assertEquals(1, shop("replicas: 1, ", "", pool, ", args: [\"-c\", \"max_connections=20\"]").findings(POOLS).size());
		assertEquals(0, shop("replicas: 4, ", "", pool, ", args: [\"-c\", \"config_file=/etc/own.conf\"]").findings(POOLS).size());
	}

	@Test
	void theEnvironmentBeatsTheFile() {
		Files files = shop("replicas: 4, ", ", env: [{name: SPRING_DATASOURCE_HIKARI_MAXIMUM_POOL_SIZE, value: \"5\"}]", "spring.datasource.hikari.maximum-pool-size=20\n", "");
		assertEquals(0, files.findings(POOLS).size());
		files.replace(CLUSTER, "\"5\"", "\"30\"");
		assertEquals(CLUSTER, files.finding(POOLS).origin().path());
		assertEquals(0, shop("replicas: 4, ", ", env: [{name: SPRING_DATASOURCE_URL, value: \"jdbc:postgresql://elsewhere/shop\"}]", "spring.datasource.hikari.maximum-pool-size=20\n", "").findings(POOLS).size());
		assertEquals(0, shop("replicas: 4, ", ", env: [{name: SPRING_DATASOURCE_URL, value: \"jdbc:postgresql://pgbouncer/shop\"}]", "spring.datasource.hikari.maximum-pool-size=20\n", "").findings(POOLS).size());
		assertEquals(0, shop("replicas: 4, ", ", args: [\"--spring.datasource.hikari.maximum-pool-size=2\"]", "spring.datasource.hikari.maximum-pool-size=20\n", "").findings(POOLS).size());
	}

	@Test
	void anAutoscaler() {
		Files files = shop("replicas: 2, ", "", "spring.datasource.hikari.maximum-pool-size=10\n", "");
		assertEquals(0, files.findings(POOLS).size());
		files.with("k8s/hpa.yaml", "{kind: HorizontalPodAutoscaler, metadata: {name: shop}, spec: {scaleTargetRef: {kind: Deployment, name: shop}, maxReplicas: 10}}\n");
		assertTrue(files.finding(POOLS).message().contains("13 pods"), files.finding(POOLS).message());
		assertEquals(0, files.replace("k8s/hpa.yaml", "name: shop}, max", "name: other}, max").findings(POOLS).size());
	}

	@Test
	void aPoolThatNobodyStatesIsInformation() {
		Files files = shop("replicas: 12, ", "", "", "");
		Finding finding = files.finding(POOLS);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(CLUSTER, finding.origin().path());
	}

	@Test
	void servicesOfCompose() {
		Files files = new Files().with("shop/pom.xml", POM).with("shop/Dockerfile", "FROM eclipse-temurin:21\nENTRYPOINT [\"java\", \"-jar\", \"app.jar\"]\n").with(SETTINGS, "spring.datasource.hikari.maximum-pool-size=10\n")
				.with("docker-compose.yml", "services:\n  shop:\n    build: shop\n    environment:\n      - SPRING_DATASOURCE_URL=jdbc:postgresql://db/shop\n    deploy:\n      replicas: 3\n  db:\n    image: postgres:16\n    command: postgres -c max_connections=30\n");
		assertEquals("30", files.finding(POOLS).measured());
		assertEquals("27", files.finding(POOLS).limit());
		assertEquals(0, files.replace("docker-compose.yml", "replicas: 3", "replicas: 2").findings(POOLS).size());
	}

	@Test
	void livenessOfTheWholeHealth() {
		Files files = shop("", ", livenessProbe: {httpGet: {path: /actuator/health, port: 8080}}", "", "");
		Finding finding = files.finding(LIVENESS);
		assertEquals(Severity.WARNING, finding.severity());
		FixContract.verify(files, LIVENESS + "/path", Map.of(CLUSTER, Map.of("/actuator/health", "/actuator/health/liveness")));
	}

	@ParameterizedTest
	@CsvSource({"livenessProbe, /actuator/health/liveness, 0", "livenessProbe, /actuator/info, 0", "livenessProbe, /shop/actuator/health, 1", "readinessProbe, /actuator/health, 0", "livenessProbe, /q/health, 1", "livenessProbe, /q/health/live, 0", "livenessProbe, /health, 0"})
	void theProbe(String probe, String path, int findings) {
		assertEquals(findings, shop("", ", " + probe + ": {httpGet: {path: " + path + ", port: 8080}}", "", "").findings(LIVENESS).size());
	}

	/** What parameters of a template of OpenShift come to is not known. */
	@Test
	void aTemplateOfOpenShift() {
		Files files = shop("replicas: 4, ", ", livenessProbe: {httpGet: {path: /actuator/health, port: 8080}}", "spring.datasource.hikari.maximum-pool-size=20\n", "");
		files.with(CLUSTER, "{kind: Template, objects: [" + files.text(CLUSTER).strip() + "], parameters: [{name: REPLICAS, required: true}]}\n");
		assertEquals(1, files.findings(LIVENESS).size());
		assertEquals(1, files.findings(POOLS).size());
		files.replace(CLUSTER, "replicas: 4", "replicas: \"${{REPLICAS}}\"");
		assertEquals(1, files.findings(LIVENESS).size());
		assertEquals(0, files.findings(POOLS).size());
	}

	@Test
	void anApplicationWithoutAnyOtherSystemIsLeftAlone() {
		Files files = shop("", ", livenessProbe: {httpGet: {path: /actuator/health, port: 8080}}", "", "").replace(SETTINGS, "spring.datasource.url=jdbc:postgresql://db:5432/shop", "spring.application.name=shop");
		assertEquals(0, files.findings(LIVENESS).size());
	}

	/** Starters come with a library of many applications; that the database is asked, code or an address says. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "jpa|@Entity class Order { @Id Long id; }|WARNING", "jpa|@Service class Orders { OrderRepository orderRepository; void all() { orderRepository.findAll(); } }|WARNING", "jpa|@Service class Captcha { RestTemplate rest; void ask() { rest.getForObject(url, String.class); } }|INFO",
			"redis|@Service class Captcha { RestTemplate rest; void ask() { rest.getForObject(url, String.class); } }|WARNING" })
	void aStarterThatNothingUses(String starter, String type, Severity severity) {
		Files files = shop("", ", livenessProbe: {httpGet: {path: /actuator/health, port: 8080}}", "", "").replace(SETTINGS, "spring.datasource.url=jdbc:postgresql://db:5432/shop", "spring.application.name=shop")
				.with("shop/pom.xml", "<project><parent><artifactId>spring-boot-starter-parent</artifactId></parent><dependencies><dependency><groupId>org.springframework.boot</groupId><artifactId>spring-boot-starter-data-" + starter + "</artifactId></dependency></dependencies></project>\n")
				.with("shop/src/main/java/shop/Code.java", "package shop;\nimport jakarta.persistence.*;\nimport org.springframework.stereotype.Service;\nimport org.springframework.web.client.RestTemplate;\n" + type + '\n');
		assertEquals(severity, files.finding(LIVENESS).severity());
	}

	/** A router of Vert.x answers what it was told to, and nothing below. */
	@Test
	void theHealthOfVertx() {
		Files files = shop("", ", livenessProbe: {httpGet: {path: /actuator/health, port: 8080}}", "", "");
		assertEquals(0, files.replace("shop/pom.xml", "</project>", "<dependencies><dependency><groupId>io.vertx</groupId><artifactId>vertx-health-check</artifactId></dependency></dependencies></project>").findings(LIVENESS).size());
	}

	@Test
	void anApplicationThatWasNotReadIsInformation() {
		Files files = shop("", ", livenessProbe: {httpGet: {path: /actuator/health, port: 8080}}", "", "").replace(CLUSTER, "team/shop", "team/other");
		assertEquals(Severity.INFO, files.finding(LIVENESS).severity());
	}
}
