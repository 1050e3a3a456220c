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

/** Containers in values of charts, in objects of operators and in templates with parameters. */
class ChartValuesTest {

	private static final String LIMIT = "container-heap-at-limit";
	private static final String DEFAULTS = "charts/shop/values.yaml";
	private static final String LAID_OVER = "charts/shop/values-prod.yaml";
	private static final String ROOT = """
			replicaCount: 2
			image:
			  repository: team/shop
			  tag: "1.4"
			env:
			  JAVA_TOOL_OPTIONS: "-Xmx1g"
			resources:
			  limits:
			    memory: 1Gi
			""";

	@ParameterizedTest
	@CsvSource({"charts/shop/values.yaml, INFO", "charts/shop/values-prod.yaml, WARNING", "deploy/prod/shop.values.yaml, WARNING", "charts/shop/values-dev.yaml, ''", "charts/shop/values.schema.json, ''"})
	void valuesOfAChartMayBeReplaced(String path, String severity) {
		var findings = new Files().with(path, ROOT).findings(LIMIT);
		assertEquals(severity.isEmpty() ? 0 : 1, findings.size());
		findings.forEach(finding -> assertEquals(Severity.valueOf(severity), finding.severity()));
	}

	@Test
	void theHeapIsLoweredWhereItStands() {
		Files files = new Files().with(LAID_OVER, "{image: {repository: team/shop}, env: {JAVA_TOOL_OPTIONS: \"-Xmx1g\"}, resources: {limits: {memory: 1Gi}}}\n");
		FixContract.verify(files, LIMIT + "/lower", Map.of(LAID_OVER, Map.of("-Xmx1g", "-Xmx717m")));
	}

	/** Variables are a mapping or a list, under names of charts of many makers. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"env: {JAVA_TOOL_OPTIONS: -Xmx1g}|1", "env: [{name: JAVA_TOOL_OPTIONS, value: -Xmx1g}]|1", "extraEnv: [{name: JAVA_TOOL_OPTIONS, value: -Xmx1g}]|1", "extraEnvVars: [{name: JAVA_TOOL_OPTIONS, value: -Xmx1g}]|1",
			"extra_environment: [{name: JAVA_TOOL_OPTIONS, value: -Xmx1g}]|1", "envConfig: {JAVA_TOOL_OPTIONS: -Xmx1g}|1", "environment: {JAVA_TOOL_OPTIONS: -Xmx1g}|1", "environmentVariables: {JAVA_TOOL_OPTIONS: -Xmx1g}|1",
			"env: {JAVA_TOOL_OPTIONS: {value: -Xmx1g}}|1", "labels: {JAVA_TOOL_OPTIONS: -Xmx1g}|0", "envoy: {JAVA_TOOL_OPTIONS: -Xmx1g}|0"})
	void namesOfVariables(String variables, int findings) {
		assertEquals(findings, new Files().with(DEFAULTS, "services:\n  orders:\n    image: {repository: team/orders}\n    resources: {limits: {memory: 1Gi}}\n    " + variables + "\n").findings(LIMIT).size());
	}

	/** What values say for all parts is merged into each of them, and what is written for others only is none of its own. */
	@Test
	void mergedMappings() {
		Files files = new Files().with(LAID_OVER, """
				usual: &usual
				  image: {repository: team/shop}
				  resources: &resources
				    limits:
				      memory: 4Gi
				  env: &env
				    JAVA_TOOL_OPTIONS: "-Xmx2500m"
				web:
				  !!merge <<: *usual
				  env:
				    <<: *env
				    SHOP: web
				night:
				  <<: *usual
				  resources:
				    <<: *resources
				    limits:
				      memory: 2Gi
				""");
		Finding finding = files.finding(LIMIT);
		assertTrue(finding.message().startsWith("The heap of night "), finding.message());
		assertEquals(7, finding.origin().line());
		assertEquals(0, files.copy().replace(LAID_OVER, "memory: 2Gi", "memory: 4Gi").findings(LIMIT).size());
	}

	/** An option that two containers take from one place is told once, where there is less room. */
	@Test
	void oneOptionOfTwoContainers() {
		Files files = new Files().with(LAID_OVER, """
				usual: &usual
				  image: {repository: team/shop}
				  env:
				    JAVA_TOOL_OPTIONS: "-Xmx2g"
				web:
				  <<: *usual
				  resources: {limits: {memory: 2Gi}}
				night:
				  <<: *usual
				  resources: {limits: {memory: 1Gi}}
				""");
		assertEquals("1 GB", files.finding(LIMIT).limit());
	}

	/** The image that a build makes tells which variable Java gets its options from. */
	@Test
	void theImageOfTheBuild() {
		Files files = new Files().with("shop/pom.xml", "<project><parent><artifactId>team</artifactId></parent><artifactId>shop-service</artifactId></project>\n")
				.with("shop/src/main/docker/Dockerfile.jvm", "FROM registry/ubi9/openjdk-17\nENTRYPOINT [\"sh\", \"-c\", \"exec java $SHOP_OPTS -jar app.jar\"]\n")
				.with("shop/src/main/docker/Dockerfile.native", "FROM registry/ubi9-minimal\nENTRYPOINT [\"./application\"]\n")
				.with("shop/helm/values-prod.yaml", ROOT.replace("team/shop", "team/shop-service").replace("JAVA_TOOL_OPTIONS", "SHOP_OPTS"));
		assertEquals(1, files.findings(LIMIT).size());
		assertEquals(0, files.copy().replace("shop/pom.xml", "<artifactId>shop-service</artifactId>", "<artifactId>other</artifactId>").findings(LIMIT).size());
	}

	@Test
	void objectsOfOperators() {
		String object = """
				apiVersion: team.example/v1
				kind: TeamApp
				metadata:
				  name: shop
				spec:
				  parts:
				  - name: web
				    podSpec:
				      image: team/shop:1
				      resources:
				        limits:
				          memory: 512Mi
				      env:
				      - name: JAVA_TOOL_OPTIONS
				        value: -Xmx512m
				""";
		assertEquals(Severity.WARNING, new Files().with("deploy/shop.yaml", object).finding(LIMIT).severity());
		assertEquals(0, new Files().with("deploy/shop.yaml", object.replace("-Xmx512m", "-Xmx300m")).findings(LIMIT).size());
		assertEquals(1, new Files().with("deploy/shop.yaml", "{kind: Rollout, metadata: {name: shop}, spec: {template: {spec: {containers: [{name: main, image: team/shop, resources: {limits: {memory: 1Gi}}, env: [{name: JAVA_TOOL_OPTIONS, value: -Xmx1g}]}]}}}}\n").findings(LIMIT).size());
	}

	/** A parameter has its default unless an installation gives another, so that it is information. */
	@ParameterizedTest
	@CsvSource({"'value: 512Mi', 1", "'value: 2Gi', 0", "'required: true', 0"})
	void parametersOfTemplates(String parameter, int findings) {
		Files files = new Files().with("openshift/shop.yaml", """
				kind: Template
				objects:
				- kind: Deployment
				  metadata: {name: shop}
				  spec: {template: {spec: {containers: [{name: main, image: "${IMAGE}", resources: {limits: {memory: "${MEMORY}"}}, env: [{name: JAVA_TOOL_OPTIONS, value: -Xmx512m}]}]}}}
				parameters:
				- name: IMAGE
				  value: team/shop
				- name: MEMORY
				""" + "  " + parameter + "\n");
		assertEquals(findings, files.findings(LIMIT).size());
		files.findings(LIMIT).forEach(finding -> assertEquals(Severity.INFO, finding.severity()));
	}
}
