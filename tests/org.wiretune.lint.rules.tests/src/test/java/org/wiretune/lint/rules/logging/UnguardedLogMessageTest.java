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

	private static final String STATEMENT = "\t\t\tlog.debug(\"item \" + item);\n";
	private static final String OWN = "Shop/src/shop/log/Log.java";

	private static Files own(String members) {
		return files(STATEMENT).replace(CODE, "org.slf4j.Logger;", "shop.log.Log;").replace(CODE, "private Logger log", "private Log log")
				.with(OWN, "package shop.log;\n\npublic class Log {\n\n\tpublic void debug(String text) {\n\t}\n" + members + "}\n");
	}

	private static void withoutFix(Files files) {
		Finding finding = files.finding(RULE);
		assertTrue(finding.fixes().isEmpty(), () -> finding.fixes().toString());
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("Worker.work builds a debug message on a path that runs often, even while debug is off. Nothing that was read tells whether log can be asked for its level; ask it where it can, or use parameters.",
				finding.message());
	}

	/** A class of the project that has the name of a logger's type, but not its methods. */
	@Test
	void loggerOfTheProject() {
		withoutFix(own(""));
		withoutFix(own("").without(OWN));
		withoutFix(own("\n\tprivate boolean isDebugEnabled() {\n\t\treturn true;\n\t}\n"));
		withoutFix(own("\n\tpublic boolean isDebugEnabled(String part) {\n\t\treturn true;\n\t}\n"));
		withoutFix(own("").replace(CODE, "import shop.log.Log;\n", "").without(OWN).with("Shop/src/shop/Log.java", "package shop;\n\npublic interface Log {\n\tvoid debug(String text);\n}\n"));
		FixContract.verify(own("\n\tpublic boolean isDebugEnabled() {\n\t\treturn true;\n\t}\n"), RULE + "/guard", Map.of(CODE, Map.of(
				STATEMENT, "\t\t\tif (log.isDebugEnabled()) {\n\t\t\t\tlog.debug(\"item \" + item);\n\t\t\t}\n")));
		Files otherModule = own("\n\tpublic boolean isDebugEnabled() {\n\t\treturn true;\n\t}\n");
		otherModule.with("src/main/java/shop/log/Log.java", otherModule.text(OWN)).without(OWN);
		assertEquals(1, otherModule.finding(RULE).fixes().size());
		assertEquals(1, own("").replace(OWN, "public class Log {", "public abstract class Log implements org.apache.commons.logging.Log {").finding(RULE).fixes().size());
	}

	@Test
	void loggerWhoseTypeIsNotDeclaredHere() {
		withoutFix(files(STATEMENT).replace(CODE, "\tprivate Logger log;\n", "").replace(CODE, "class Worker", "class Worker extends Base"));
		withoutFix(files(STATEMENT).replace(CODE, "import org.slf4j.Logger;", "import org.acme.*;\nimport org.acme.spi.*;"));
		Files maven = files("\t\t\tlog.trace(\"item \" + item);\n").replace(CODE, "org.slf4j.Logger", "org.eclipse.jetty.util.log.Logger");
		assertTrue(maven.finding(RULE).fixes().isEmpty(), "a library without trace");
	}

	@Test
	void loggersOfLibraries() {
		for (String type : new String[] {"org.apache.commons.logging.Log", "org.apache.log4j.Logger", "org.apache.log4j.Category", "org.apache.logging.log4j.Logger", "org.jboss.logging.Logger"}) {
			String simpleName = type.substring(type.lastIndexOf('.') + 1);
			Files named = files(STATEMENT).replace(CODE, "org.slf4j.Logger", type).replace(CODE, "private Logger log", "private " + simpleName + " log");
			assertEquals(1, named.finding(RULE).fixes().size(), type);
			assertEquals(1, named.replace(CODE, "import " + type, "import " + type.substring(0, type.lastIndexOf('.')) + ".*").finding(RULE).fixes().size(), type);
			assertEquals(1, files(STATEMENT).replace(CODE, "import org.slf4j.Logger;\n", "").replace(CODE, "private Logger log", "private " + type + " log").finding(RULE).fixes().size(), type);
		}
		Files lombok = files(STATEMENT).replace(CODE, "\tprivate Logger log;\n", "").replace(CODE, "org.slf4j.Logger;", "lombok.extern.slf4j.Slf4j;").replace(CODE, "public class", "@Slf4j\npublic class");
		assertEquals(1, lombok.finding(RULE).fixes().size());
		Files getter = files("\t\t\tlogger().debug(\"item \" + item);\n").replace(CODE, "\tprivate Logger log;\n", "\tprivate Logger logger() {\n\t\treturn null;\n\t}\n");
		assertEquals(1, getter.finding(RULE).fixes().size());
	}

	@Test
	void argumentsThatDoSomething() {
		assertTrue(files("\t\t\tlog.debug(\"item \" + count++);\n").finding(RULE).fixes().isEmpty());
		assertTrue(files("\t\t\tlog.debug(\"item \" + (last = item));\n").finding(RULE).fixes().isEmpty());
		assertEquals(RULE + "/guard", files("\t\t\tlog.debug(\"item \" + item.length() + item.getBytes());\n").finding(RULE).fixes().get(0).id());
		for (String call : new String[] {"items.remove(0)", "items.iterator().next()", "queue.poll()", "counter.getAndIncrement()", "counter.incrementAndGet()"}) {
			assertEquals(RULE + "/guard-calls", files("\t\t\tlog.debug(\"item \" + " + call + ");\n").finding(RULE).fixes().get(0).id(), call);
		}
	}

	@Test
	void fixGuardCalls() {
		FixContract.verify(files("\t\t\tlog.debug(\"item \" + items.remove(0));\n"), RULE + "/guard-calls", Map.of(CODE, Map.of(
				"\t\t\tlog.debug(\"item \" + items.remove(0));\n", "\t\t\tif (log.isDebugEnabled()) {\n\t\t\t\tlog.debug(\"item \" + items.remove(0));\n\t\t\t}\n")));
	}
}
