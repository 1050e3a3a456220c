/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.jvm;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;

/** Virtual machines whose best compiler is switched off. */
class QuickCompilerTest {

	private static final String RULE = "jvm-quick-compiler-only";
	private static final String IMAGE = "shop/Dockerfile";
	private static final String SCRIPT = "shop/start.sh";

	private static Files image(String base, String option) {
		return new Files().with(IMAGE, "FROM " + base + "\nENTRYPOINT [\"java\", \"-Xmx1g\", \"" + option + "\", \"-jar\", \"app.jar\"]\n");
	}

	@Test
	void inAnImage() {
		Finding finding = image("eclipse-temurin:21", "-XX:TieredStopAtLevel=1").finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(2, finding.origin().line());
		assertEquals("-XX:TieredStopAtLevel=1", finding.measured());
	}

	@ParameterizedTest
	@CsvSource({"-XX:TieredStopAtLevel=0, 1", "-XX:TieredStopAtLevel=3, 1", "-XX:TieredStopAtLevel=4, 0", "-Xint, 1", "-Xmixed, 0", "-XX:-TieredCompilation, 0"})
	void theBoundary(String option, int findings) {
		assertEquals(findings, image("eclipse-temurin:21", option).findings(RULE).size());
	}

	@Test
	void lookAlikes() {
		assertEquals(0, image("ibm-semeru-runtimes:open-21-jre", "-XX:TieredStopAtLevel=1").findings(RULE).size());
		assertEquals(0, new Files().with(SCRIPT, "mvn -Dspring-boot.run.jvmArguments=-XX:TieredStopAtLevel=1 spring-boot:run\n").findings(RULE).size());
		assertEquals(0, new Files().with(SCRIPT, "exec java -XX:TieredStopAtLevel=1 -XX:TieredStopAtLevel=4 -jar app.jar\n").findings(RULE).size());
	}

	@Test
	void theOptionIsTakenOut() {
		FixContract.verify(new Files().with(SCRIPT, "exec java -Xmx1g -XX:TieredStopAtLevel=1 -jar app.jar\n"), RULE + "/remove", Map.of(SCRIPT, Map.of(" -XX:TieredStopAtLevel=1", "")));
	}
}
