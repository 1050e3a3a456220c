/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.logging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Severity;

class UnguardedLogMessageTest {

	private static final String RULE = "log-unguarded-concat";
	private static final String CODE = "Shop/src/shop/Worker.java";

	private static Files files(String body) {
		return new Files().with(CODE, """
				package shop;

				import java.util.List;

				import org.slf4j.Logger;

				public class Worker {

					private Logger log;

					public void work(List<String> items) {
						for (String item : items) {
				%s\
						}
					}
				}
				""".formatted(body));
	}

	@Test
	void inALoop() {
		Finding finding = files("\t\t\tlog.debug(\"item \" + item);\n").finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("log.debug", finding.measured());
		assertEquals("log.isDebugEnabled()", finding.limit());
		assertEquals("Worker.work builds a debug message for every turn of a loop, even while debug is off. If the loop has many turns, ask log.isDebugEnabled() first, or use parameters.", finding.message());
	}

	@Test
	void warningWhereThePathRunsOftenForSure() {
		String statement = "log.debug(\"item \" + item);";
		assertEquals(Severity.WARNING, files("\t\t\tfor (char item2 : item.toCharArray()) { " + statement + " }\n").finding(RULE).severity());
		assertEquals(Severity.WARNING, files("").replace(CODE, "for (String item : items) {", "String item; while ((item = reader.readLine()) != null) { " + statement).finding(RULE).severity());
		assertEquals(Severity.WARNING, files("").replace(CODE, "work(List<String> items)", "onMessage(Message item) { " + statement + " } void other()").finding(RULE).severity());
		assertEquals(Severity.WARNING, files("").replace(CODE, "work(List<String> items)", "doPost(HttpServletRequest item, HttpServletResponse r) { " + statement + " } void other()").finding(RULE).severity());
	}

	@Test
	void suppressedInPlace() {
		Files files = files("\t\t\t// wiretune:ignore log-unguarded-concat: two items at most\n\t\t\tlog.debug(\"item \" + item);\n");
		assertTrue(files.findings(RULE).isEmpty());
		assertEquals(1, files.lint().suppressed().size());
	}

	@Test
	void fixGuard() {
		FixContract.verify(files("\t\t\tlog.debug(\"item \" + item);\n"), RULE + "/guard", Map.of(CODE, Map.of(
				"\t\t\tlog.debug(\"item \" + item);\n", "\t\t\tif (log.isDebugEnabled()) {\n\t\t\t\tlog.debug(\"item \" + item);\n\t\t\t}\n")));
	}

	@Test
	void fixKeepsTheLinesOfAStatement() {
		FixContract.verify(files("\t\t\tlog.trace(\"item \"\n\t\t\t\t\t+ item // the name\n\t\t\t\t\t+ \" done\");\n"), RULE + "/guard", Map.of(CODE, Map.of(
				"\t\t\tlog.trace(\"item \"\n\t\t\t\t\t+ item // the name\n\t\t\t\t\t+ \" done\");\n",
				"\t\t\tif (log.isTraceEnabled()) {\n\t\t\t\tlog.trace(\"item \"\n\t\t\t\t\t\t+ item // the name\n\t\t\t\t\t\t+ \" done\");\n\t\t\t}\n")));
	}

	@Test
	void fixBeforeAnElse() {
		FixContract.verify(files("\t\t\tif (item.isEmpty())\n\t\t\t\tlog.debug(\"no \" + item);\n\t\t\telse\n\t\t\t\titems.notify();\n"), RULE + "/guard", Map.of(CODE, Map.of(
				"\t\t\tif (item.isEmpty())\n\t\t\t\tlog.debug(\"no \" + item);\n\t\t\telse\n",
				"\t\t\tif (item.isEmpty()) {\n\t\t\t\tif (log.isDebugEnabled()) {\n\t\t\t\t\tlog.debug(\"no \" + item);\n\t\t\t\t}\n\t\t\t} else\n")));
	}
}
