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

/** Java behind a shell that keeps signals. */
class ShellFormTest {

	private static final String RULE = "container-shell-form-entrypoint";
	private static final String IMAGE = "shop/Dockerfile";

	private static Files image(String from, String command) {
		return new Files().with(IMAGE, "FROM " + from + "\nCOPY app.jar /app.jar\n" + command + "\n");
	}

	@Test
	void aShellBeforeJava() {
		Files files = image("eclipse-temurin:21-jre", "ENTRYPOINT java $OPTIONS -jar /app.jar");
		Finding finding = files.finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(3, finding.origin().line());
		FixContract.verify(files, RULE + "/exec", Map.of(IMAGE, Map.of("ENTRYPOINT java", "ENTRYPOINT exec java")));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"CMD java -jar /app.jar|1", "ENTRYPOINT [\"sh\", \"-c\", \"java $OPTIONS -jar /app.jar\"]|1", "ENTRYPOINT [\"bash\", \"-c\", \"java $OPTIONS -jar /app.jar\"]|0", "ENTRYPOINT [\"/bin/bash\", \"-c\", \"cd /opt && java -jar /app.jar\"]|1", "ENTRYPOINT cd /opt && java -jar /app.jar|1", "ENTRYPOINT exec java -jar /app.jar|0", "ENTRYPOINT [\"sh\", \"-c\", \"exec java -jar /app.jar\"]|0",
			"ENTRYPOINT [\"java\", \"-jar\", \"/app.jar\"]|0", "ENTRYPOINT /run.sh|0", "ENTRYPOINT . /env.sh && java -jar /app.jar|0", "SHELL [\"/bin/bash\", \"-c\"]\\nENTRYPOINT java -jar /app.jar|0"})
	void commands(String command, int findings) {
		assertEquals(findings, image("eclipse-temurin:21-jre", command.replace("\\n", "\n")).findings(RULE).size());
	}

	/** Shells of other systems replace themselves by the last command. */
	@ParameterizedTest
	@CsvSource({"openjdk:8-jre, 1", "openjdk:11-jre-slim, 1", "openjdk:17, 0", "openjdk:17-jdk-slim, 1", "openjdk:8-jre-alpine, 0", "eclipse-temurin:21-jre-alpine, 0", "eclipse-temurin:21-ubi9-minimal, 0", "amazoncorretto:21, 0",
			"registry.access.redhat.com/ubi9/openjdk-21, 0", "debian:12, 1", "own/java:1, 0", "openjdk, 0"})
	void systems(String from, int findings) {
		assertEquals(findings, image(from, "ENTRYPOINT java -jar /app.jar").findings(RULE).size());
	}

	/** What a workload starts in place of what the image says. */
	@Test
	void theCommandOfTheWorkloadCounts() {
		Files files = image("eclipse-temurin:21-jre", "ENTRYPOINT java -jar /app.jar");
		String workload = "{kind: Deployment, metadata: {name: shop}, spec: {template: {spec: {containers: [{name: main, image: team/shop, command: [\"java\", \"-jar\", \"/app.jar\"]}]}}}}\n";
		assertEquals(0, files.with("k8s/shop.yaml", workload).findings(RULE).size());
	}
}
