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
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;

/** The heap of Java against the limit of the memory of its container. */
class HeapInContainerTest {

	private static final String QUARTER = "container-heap-default-quarter";
	private static final String LIMIT = "container-heap-at-limit";
	private static final String SHARE = "container-percentage-without-limit";
	private static final String BUILDPACK = "buildpack-fixed-regions-above-limit";
	private static final String IMAGE = "shop/Dockerfile";
	private static final String CLUSTER = "k8s/shop.yaml";

	private static String deployment(String container) {
		return "{kind: Deployment, metadata: {name: shop}, spec: {template: {spec: {containers: [{name: main, image: team/shop, " + container + "}]}}}}\n";
	}

	private static Files shop(String from, String option, String container) {
		return new Files().with(IMAGE, "FROM " + from + "\nENTRYPOINT [\"java\", " + (option.isEmpty() ? "" : '"' + option + "\", ") + "\"-jar\", \"app.jar\"]\n").with(CLUSTER, deployment(container));
	}

	private static String limit(String size) {
		return "resources: {limits: {memory: " + size + "}}";
	}

	@ParameterizedTest
	@CsvSource({"1Gi, WARNING", "2Gi, WARNING", "1023Mi, INFO", "512Mi, INFO", "511Mi, ''", "500M, ''", "'\"\"', ''"})
	void aQuarterOfTheLimit(String size, String severity) {
		var findings = shop("eclipse-temurin:21", "", limit(size)).findings(QUARTER);
		assertEquals(severity.isEmpty() ? 0 : 1, findings.size());
		findings.forEach(finding -> assertEquals(Severity.valueOf(severity), finding.severity()));
	}

	@ParameterizedTest
	@CsvSource({"eclipse-temurin:21, 1", "openjdk:17-jdk, 1", "gcr.io/distroless/java21-debian12, 1", "ibm-semeru-runtimes:open-21-jre, 0", "own/java:1, 0", "tomcat:10, 0", "alpine:3, 0"})
	void theJavaOfTheImage(String from, int findings) {
		assertEquals(findings, shop(from, "", limit("1Gi")).findings(QUARTER).size());
	}

	/** Java that comes with the base image beside a start script, and Java of a distribution. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"registry.access.redhat.com/ubi9/openjdk-17:1.20||1", "registry.access.redhat.com/ubi9/ubi-minimal|RUN microdnf install -y java-21-openjdk-headless|1", "debian:12|RUN apt-get update && apt-get install -y openjdk-17-jre-headless|1",
			"ubuntu:24.04|RUN apt-get install -y curl|0", "alpine:3|RUN echo java-21-openjdk|0", "quay.io/quarkus/ubi-quarkus-mandrel:22|RUN microdnf install -y java-21-openjdk-headless|0"})
	void theJavaThatIsInstalled(String from, String run, int findings) {
		assertEquals(findings, shop(from + (run == null ? "" : "\n" + run), "", limit("1Gi")).findings(QUARTER).size());
	}

	@ParameterizedTest
	@CsvSource({"-Xmx512m, 0", "-XX:MaxRAMPercentage=60, 0", "-XX:InitialRAMPercentage=60, 1", "-XX:MaxHeapSize=512m, 0", "@options, 0", "-Xss1m, 1"})
	void whatStatesAHeap(String option, int findings) {
		assertEquals(findings, shop("eclipse-temurin:21", option, limit("1Gi")).findings(QUARTER).size());
		assertEquals(findings, shop("eclipse-temurin:21", "", limit("1Gi") + ", env: [{name: JAVA_TOOL_OPTIONS, value: \"" + option.replace('@', '$') + "\"}]").findings(QUARTER).size());
	}

	@Test
	void whatIsNotKnownStaysUnknown() {
		assertEquals(0, shop("eclipse-temurin:21", "", limit("1Gi") + ", envFrom: [{secretRef: {name: shop}}]").findings(QUARTER).size());
		assertEquals(0, shop("eclipse-temurin:21", "", limit("1Gi") + ", command: [\"/start.sh\"]").findings(QUARTER).size());
		assertEquals(0, shop("eclipse-temurin:21", "", limit("1Gi")).replace(IMAGE, "ENTRYPOINT [\"java\", \"-jar\", \"app.jar\"]", "ENTRYPOINT [\"./run.sh\"]").findings(QUARTER).size());
	}

	@ParameterizedTest
	@CsvSource({"-Xmx1g, WARNING", "-Xmx1025m, WARNING", "-Xmx820m, INFO", "-Xmx819m, ''", "-XX:MaxRAMPercentage=90, INFO", "-XX:MaxRAMPercentage=80, ''", "-Xmx512m, ''"})
	void aHeapAtTheLimit(String option, String severity) {
		var findings = shop("eclipse-temurin:21", option, limit("1Gi")).findings(LIMIT);
		assertEquals(severity.isEmpty() ? 0 : 1, findings.size());
		findings.forEach(finding -> assertEquals(Severity.valueOf(severity), finding.severity()));
	}

	@Test
	void theHeapIsLowered() {
		Files files = shop("eclipse-temurin:21", "-Xmx2g", limit("1Gi"));
		Finding finding = files.finding(LIMIT);
		assertEquals(IMAGE, finding.origin().path());
		assertEquals(CLUSTER, finding.related().get(0).path());
		FixContract.verify(files, LIMIT + "/lower", Map.of(IMAGE, Map.of("-Xmx2g", "-Xmx717m")));
	}

	/** A file of Compose that starts with profiles for development or with stand-ins is no operation. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"docker|1", "prod|1", "api, postgres-local|0", "frontend,mock-search|0", "dev|0", "prod,local|1", "locale|1", "hammock|1"})
	void profilesOfCompose(String profiles, int findings) {
		Files files = new Files().with("shop/pom.xml", "<project><artifactId>spring-boot-starter-web</artifactId></project>\n").with("shop/Dockerfile", "FROM eclipse-temurin:21\nENTRYPOINT [\"java\", \"-jar\", \"app.jar\"]\n")
				.with("compose.yaml", "services:\n  shop:\n    build: ./shop\n    mem_limit: 1g\n    environment:\n      SPRING_PROFILES_ACTIVE: \"" + profiles + "\"\n");
		assertEquals(findings, files.findings(QUARTER).size());
	}

	@Test
	void theLimitOfCompose() {
		Files files = new Files().with(IMAGE, "FROM eclipse-temurin:21\nENTRYPOINT [\"java\", \"-Xmx512m\", \"-jar\", \"app.jar\"]\n")
				.with("compose.yaml", "services:\n  shop:\n    build: ./shop\n    mem_limit: 512m\n");
		assertEquals(Severity.WARNING, files.finding(LIMIT).severity());
		assertEquals(0, files.replace("compose.yaml", "512m", "1g").findings(LIMIT).size());
		assertEquals(Severity.INFO, files.replace("compose.yaml", "1g", "${MEMORY:-512m}").finding(LIMIT).severity());
	}

	@Test
	void variablesBehindAnAliasAreUnknown() {
		Files files = new Files().with(IMAGE, "FROM eclipse-temurin:21\nENTRYPOINT [\"java\", \"-jar\", \"app.jar\"]\n")
				.with("compose.yaml", "x-all: &all\n  JAVA_TOOL_OPTIONS: -Xmx700m\nservices:\n  shop:\n    build: ./shop\n    environment:\n      <<: *all\n      SHOP: 1\n    mem_limit: 1g\n");
		assertEquals(0, files.findings(QUARTER).size());
		assertEquals(1, files.replace("compose.yaml", "      <<: *all\n", "").findings(QUARTER).size());
	}

	@Test
	void aContainerBesideIsNotItsLimit() {
		Files files = shop("eclipse-temurin:21", "-Xmx1g", "resources: {limits: {memory: 2Gi}}}, {name: proxy, image: envoy, " + limit("128Mi"));
		assertEquals(0, files.findings(LIMIT).size());
		assertEquals(0, files.findings(QUARTER).size());
	}

	@Test
	void aShareOfTheNode() {
		Files files = shop("eclipse-temurin:21", "-XX:MaxRAMPercentage=75", "ports: []");
		assertEquals(Severity.INFO, files.finding(SHARE).severity());
		assertEquals(0, files.copy().with("k8s/limits.yaml", "kind: LimitRange\nmetadata:\n  name: all\n").findings(SHARE).size());
		assertEquals(0, files.copy().with("k8s/overlays/kustomization.yaml", "kind: Kustomization\n").findings(SHARE).size());
		assertEquals(0, shop("eclipse-temurin:21", "-XX:MaxRAMPercentage=75", limit("1Gi")).findings(SHARE).size());
	}

	private static Files buildpack(String plugin, String container) {
		return new Files().with("shop/pom.xml", "<project><artifactId>shop</artifactId><build><plugin><artifactId>spring-boot-maven-plugin</artifactId>" + plugin + "</plugin></build></project>\n")
				.with("shop/src/main/resources/application.properties", "spring.application.name=shop\nserver.tomcat.threads.max=20\n").with(CLUSTER, deployment(container));
	}

	@ParameterizedTest
	@CsvSource({"512Mi, 1", "514Mi, 1", "515Mi, 0", "1Gi, 0"})
	void anImageOfABuildpack(String size, int findings) {
		assertEquals(findings, buildpack("<goal>build-image</goal>", limit(size)).findings(BUILDPACK).size());
	}

	@Test
	void theLimitIsRaised() {
		Files files = buildpack("<goal>build-image</goal>", limit("512Mi"));
		assertEquals(Severity.WARNING, files.finding(BUILDPACK).severity());
		FixContract.verify(files, BUILDPACK + "/raise", Map.of(CLUSTER, Map.of("512Mi", "768Mi")));
	}

	@Test
	void otherImages() {
		assertEquals(0, buildpack("<goal>repackage</goal>", limit("512Mi")).findings(BUILDPACK).size());
		assertEquals(0, buildpack("<goal>build-image</goal><BP_NATIVE_IMAGE>true</BP_NATIVE_IMAGE>", limit("512Mi")).findings(BUILDPACK).size());
		assertEquals(0, buildpack("<goal>build-image</goal>", limit("512Mi") + ", env: [{name: BPL_JVM_THREAD_COUNT, value: \"50\"}]").findings(BUILDPACK).size());
		assertEquals(0, buildpack("<goal>build-image</goal>", limit("512Mi")).with(IMAGE, "FROM eclipse-temurin:21\nENTRYPOINT [\"java\", \"-jar\", \"app.jar\"]\n").findings(BUILDPACK).size());
	}
}
