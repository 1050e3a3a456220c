/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.jvm;

import static org.junit.jupiter.api.Assertions.assertEquals;


import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.lint.Files;

/** A share of the memory of a container beside a fixed heap. */
class IgnoredPercentageTest {

	private static final String RULE = "container-percentage-ignored";
	private static final String IMAGE = "Shop/Dockerfile";

	private static Files image(String lines) {
		return new Files().with(IMAGE, lines.replace("~", "\n") + '\n');
	}

	@ParameterizedTest
	@CsvSource({"ENV JAVA_TOOL_OPTIONS=\"-XX:MaxRAMPercentage=75.0 -Xmx512m\", 1", "'ENTRYPOINT [\"java\", \"-Xmx512m\", \"-XX:MaxRAMPercentage=50\", \"-jar\", \"app.jar\"]', 1",
			"ENV JAVA_TOOL_OPTIONS=\"-XX:MaxRAMPercentage=75 -XX:MaxHeapSize=512m\", 1", "ENV JAVA_TOOL_OPTIONS=\"-XX:MaxRAMPercentage=75.0\", 0", "ENV JAVA_TOOL_OPTIONS=\"-Xmx512m -Xms512m\", 0",
			"ENV JAVA_TOOL_OPTIONS=\"-XX:InitialRAMPercentage=50 -Xmx512m\", 0", "ENV JAVA_TOOL_OPTIONS=\"-XX:MaxRAMPercentage=75 -Xms512m\", 0", "#ENV JAVA_TOOL_OPTIONS=\"-XX:MaxRAMPercentage=75 -Xmx512m\", 0"})
	void inAnImage(String line, int findings) {
		assertEquals(findings, image("FROM eclipse-temurin:17~" + line).findings(RULE).size(), line);
	}

	/** Each image has its own options. */
	@Test
	void stages() {
		assertEquals(0, image("FROM eclipse-temurin:17 AS one~ENV JAVA_TOOL_OPTIONS=-Xmx512m~FROM eclipse-temurin:17~ENV JAVA_TOOL_OPTIONS=-XX:MaxRAMPercentage=75").findings(RULE).size());
	}

	/** A script may choose one of them. */
	@ParameterizedTest
	@CsvSource({"'JAVA_OPTS=\"-Xmx512m -XX:MaxRAMPercentage=75\"', 1", "'if [ -n \"$HEAP\" ]; then~  JAVA_OPTS=\"-Xmx512m\"~else~  JAVA_OPTS=\"-XX:MaxRAMPercentage=75\"~fi', 0"})
	void scripts(String lines, int findings) {
		assertEquals(findings, new Files().with("wildfly/bin/standalone.conf", lines.replace("~", "\n") + '\n').findings(RULE).size(), lines);
	}

	@Test
	void compose() {
		assertEquals(1, new Files().with("Shop/docker-compose.yml", "services:\n  shop:\n    build: .\n    environment:\n      JAVA_OPTS: -Xmx512m -XX:MaxRAMPercentage=75\n").findings(RULE).size());
	}

	@Test
	void namesBothOptions() {
		Files files = image("FROM eclipse-temurin:17~ENV JAVA_TOOL_OPTIONS=\"-Xss512k -XX:MaxRAMPercentage=75.0 -Xmx512m\"");
		assertEquals("-XX:MaxRAMPercentage=75.0", files.finding(RULE).measured());
		assertEquals("-Xmx512m", files.finding(RULE).limit());
	}
}
