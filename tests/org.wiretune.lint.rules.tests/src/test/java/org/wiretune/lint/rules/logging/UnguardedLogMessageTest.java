/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.logging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;

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
	void silentWhileClassesAreLoaded() {
		String statement = "\t\t\tlog.debug(\"item \" + item);\n";
		assertEquals(1, files(statement).replace(CODE, "class Worker", "class Transformer").findings(RULE).size());
		assertEquals(0, files(statement).replace(CODE, "class Worker", "class CopyClassTransformer").findings(RULE).size());
	}

	@Test
	void onPathsThatRunOften() {
		String statement = "log.debug(\"item \" + item);";
		assertEquals(Severity.INFO, files("\t\t\tfor (char item2 : item.toCharArray()) { " + statement + " }\n").finding(RULE).severity());
		assertEquals(Severity.INFO, files("").replace(CODE, "for (String item : items) {", "String item; while ((item = reader.readLine()) != null) { " + statement).finding(RULE).severity());
		assertEquals(Severity.INFO, files("").replace(CODE, "work(List<String> items)", "onMessage(Message item) { " + statement + " } void other()").finding(RULE).severity());
		assertEquals(Severity.INFO, files("").replace(CODE, "work(List<String> items)", "doPost(HttpServletRequest item, HttpServletResponse r) { " + statement + " } void other()").finding(RULE).severity());
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

	private static final String WHOLE = "import org.apache.commons.logging.*;";

	private static Files wholePackage() {
		return files(STATEMENT).replace(CODE, "import org.slf4j.Logger;", WHOLE).replace(CODE, "private Logger log", "private Log log");
	}

	/** In Java a type of the own package, and one that is nested or inherited, hides those of a package that is imported as a whole. */
	@Test
	void loggerThatHidesOneOfALibrary() {
		assertEquals(1, wholePackage().finding(RULE).fixes().size());
		withoutFix(wholePackage().with("Shop/src/shop/Log.java", "package shop;\n\nclass Log {\n\tvoid debug(Object text) {\n\t}\n}\n"));
		assertEquals(1, wholePackage().with("Shop/src/shop/Log.java", "package shop;\n\nclass Log {\n\tboolean isDebugEnabled() {\n\t\treturn true;\n\t}\n}\n").finding(RULE).fixes().size());
		assertEquals(1, wholePackage().with("Shop/src/other/Log.java", "package other;\n\nclass Log {\n}\n").finding(RULE).fixes().size(), "of another package");
		withoutFix(wholePackage().replace(CODE, "private Log log;", "private Log log;\n\n\tstatic class Log {\n\t\tvoid debug(Object text) {\n\t\t}\n\t}"));
		withoutFix(files(STATEMENT).replace(CODE, "private Logger log;", "private Logger log;\n\n\tstatic class Logger {\n\t\tvoid debug(Object text) {\n\t\t}\n\t}"));
		withoutFix(wholePackage().replace(CODE, "class Worker", "class Worker extends Base"));
		assertEquals(1, files(STATEMENT).replace(CODE, "class Worker", "class Worker extends Base").finding(RULE).fixes().size(), "imported by its name, declared here");
		assertEquals(1, wholePackage().replace(CODE, "class Worker", "class Worker extends java.util.TimerTask").finding(RULE).fixes().size(), "Java itself has none");
	}

	/** A method that cannot be called from here is none. */
	@Test
	void methodOfALoggerThatIsOutOfReach() {
		String method = "boolean isDebugEnabled() {\n\t\treturn true;\n\t}\n";
		withoutFix(own("\n\tprotected " + method));
		withoutFix(own("\n\t" + method));
		assertEquals(1, own("\n\tpublic " + method).finding(RULE).fixes().size());
		assertEquals(1, own("").replace(OWN, "public class Log {\n\n\tpublic void debug(String text) {\n\t}\n", "public interface Log {\n\tvoid debug(String text);\n\tboolean isDebugEnabled();\n").finding(RULE).fixes().size());
		Files near = own("\n\tprotected " + method).replace(CODE, "import shop.log.Log;\n", "");
		assertEquals(1, near.with("Shop/src/shop/Log.java", near.text(OWN).replace("package shop.log", "package shop")).without(OWN).finding(RULE).fixes().size());
	}

	@Test
	void loggerWhoseMethodsAreStatic() {
		String method = "boolean isDebugEnabled() {\n\t\treturn true;\n\t}\n";
		for (boolean guard : new boolean[] {false, true}) {
			Files files = own("\n\tpublic " + (guard ? "static " : "") + method).replace(OWN, "public void debug", "public static void debug").replace(CODE, "\tprivate Log log;\n\n", "").replace(CODE, "log.debug(", "Log.debug(");
			Finding finding = files.finding(RULE);
			assertEquals(guard ? 1 : 0, finding.fixes().size(), () -> finding.fixes().toString());
		}
	}

	/** A field of the superclass is nearer than one of the class around. */
	@Test
	void loggerThatMayBeInherited() {
		String work = "\tpublic void work(List<String> items) {";
		Files inner = files(STATEMENT).replace(CODE, work, "\tstatic class Inner extends Base {\n" + work).map(text -> text.endsWith("\t}\n}\n") ? text + "}\n" : text);
		assertTrue(inner.finding(RULE).fixes().isEmpty());
		assertEquals(1, inner.copy().replace(CODE, " extends Base", "").finding(RULE).fixes().size());
		assertEquals(1, inner.copy().replace(CODE, " extends Base {\n", " extends Base {\n\tprivate Logger log;\n").finding(RULE).fixes().size());
		assertEquals(1, inner.copy().replace(CODE, "extends Base", "implements Runnable").finding(RULE).fixes().size());
		Files anonymous = files("\t\t\tnew Thread() {\n\t\t\t\tpublic void work() {\n\t\t\t\t\tfor (String each : items) {\n\t\t\t\t\t\tlog.debug(\"item \" + each);\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t};\n");
		assertEquals(1, anonymous.finding(RULE).fixes().size());
		assertTrue(anonymous.replace(CODE, "new Thread()", "new Base()").finding(RULE).fixes().isEmpty());
	}

	private static void asks(String word, String argument, Files files) {
		assertEquals(RULE + '/' + word, files.finding(RULE).fixes().get(0).id(), argument);
	}

	/** Names that sound as if they only told something. */
	@Test
	void argumentsThatOnlySeemToTellSomething() {
		for (String argument : new String[] {"buffer.append(item)", "buffer.get()", "new Ticket(queue).getId()", "request.getSession()", "tokens.asNext()", "rows.toNextRow()", "latch.countDown()", "rows.hasNext()"}) {
			asks("guard-calls", argument, files("\t\t\tlog.debug(\"item \" + " + argument + ");\n"));
		}
		for (String argument : new String[] {"new StringBuilder().append(item).append(1)", "new StringBuilder(item).append('x').toString()", "new java.util.Date()", "item.getBytes()", "request.getSessionId()", "Integer.valueOf(1)"}) {
			asks("guard", argument, files("\t\t\tlog.debug(\"item \" + " + argument + ");\n"));
		}
		asks("guard-calls", "of a list", files("\t\t\tlog.debug(\"item \" + new java.util.ArrayList<String>(items));\n"));
	}

	/** To show a collection of an entity loads it, and code behind may need it loaded. */
	@Test
	void collectionsOfEntities() {
		Files entity = new Files().with("Shop/src/shop/Order.java", "package shop;\n\nimport javax.persistence.Entity;\n\n@Entity\npublic class Order {\n}\n");
		for (String getter : new String[] {"order.getItems()", "order.getItemList()"}) {
			Files files = files("\t\t\tlog.debug(\"item \" + " + getter + ");\n");
			asks("guard", getter, files);
			asks("guard-calls", getter, files.with("Shop/src/shop/Order.java", entity.text("Shop/src/shop/Order.java")));
		}
		asks("guard", "no collection", files("\t\t\tlog.debug(\"item \" + order.getStatus() + order.getAddress() + order.getName());\n").with("Shop/src/shop/Order.java", entity.text("Shop/src/shop/Order.java")));
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
