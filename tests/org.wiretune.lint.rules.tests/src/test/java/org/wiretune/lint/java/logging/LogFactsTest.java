/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.logging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.lint.JavaFacts;
import org.wiretune.model.platform.LogStatement;

class LogFactsTest {

	private static List<LogStatement> statements(String imports, String body) {
		return JavaFacts.read(imports + " class A { private static final Logger log = null; static final String NAME = \"a\";\n" + body + "\n}", LogStatement.class);
	}

	private static List<LogStatement> inLoop(String statement) {
		return statements("import org.slf4j.Logger;", "void work(List<Item> items) throws Exception { for (Item item : items) { " + statement + " } }");
	}

	@ParameterizedTest
	@ValueSource(strings = {
			"log.debug(\"item \" + item);",
			"log.trace(\"a\" + NAME + item.name() + \"b\");",
			"this.log.debug(\"item \" + item);",
			"A.log.debug(\"item \" + item);",
			"log.debug(String.format(\"item %s\", item));",
			"log.debug(\"item %s\".formatted(item));",
			"log.debug(item.toString());",
			"log.debug(\"item {}\", item.toString());",
			"log.debug(item == null ? \"none\" : \"item \" + item);",
			"if (item.isNew()) log.debug(\"item \" + item);",
			"log.debug(\"item \" + item, failure);"})
	void found(String statement) {
		assertEquals(1, inLoop(statement).size(), statement);
	}

	@ParameterizedTest
	@ValueSource(strings = {
			"log.debug(\"item {}\", item);",
			"log.debug(\"constant\");",
			"log.debug(\"con\" + \"stant \" + 1 + NAME);",
			"log.debug(() -> \"item \" + item);",
			"log.info(\"item \" + item);",
			"log.warn(\"item \" + item);",
			"if (log.isDebugEnabled()) { log.debug(\"item \" + item); }",
			"if (log.isDebugEnabled() && item.isNew()) log.debug(\"item \" + item);",
			"if (debug) { log.debug(\"item \" + item); }",
			"if (isTraceOn) { log.trace(\"item \" + item); }",
			"if (!log.isDebugEnabled()) { continue; } log.debug(\"item \" + item);",
			"try { go(item); } catch (Exception e) { log.debug(\"item \" + item, e); }",
			"if (item.found()) { log.debug(\"found \" + item); return; }",
			"if (item.found()) { log.debug(\"found \" + item); break; }",
			"if (item.isBad()) { log.debug(\"Ignoring \" + item); }",
			"log.debug(\"cannot read \" + item);",
			"console.debug(\"item \" + item);",
			"log.debug(1 + item.count());",
			"Runnable later = () -> { log.debug(\"item \" + item); };"})
	void silent(String statement) {
		assertTrue(inLoop(statement).isEmpty(), statement);
	}

	@Test
	void onlyOnPathsThatRunOften() {
		String statement = "log.debug(\"item \" + item);";
		assertEquals("onMessage", statements("import org.slf4j.Logger;", "public void onMessage(Message item) { " + statement + " }").get(0).getPlace());
		assertEquals("service", statements("import org.slf4j.Logger;", "void doGet(HttpServletRequest item, HttpServletResponse r) { " + statement + " }").get(0).getPlace());
		assertEquals("service", statements("import org.slf4j.Logger;", "void doFilter(ServletRequest item, ServletResponse r, FilterChain c) { " + statement + " }").get(0).getPlace());
		assertTrue(statements("import org.slf4j.Logger;", "void doGet(Item item) { " + statement + " }").isEmpty());
		assertTrue(statements("import org.slf4j.Logger;", "void work(Item item) { " + statement + " }").isEmpty());
		assertTrue(statements("import org.slf4j.Logger;", "void init(List<Item> items) { for (Item item : items) { " + statement + " } }").isEmpty());
		assertTrue(statements("import org.slf4j.Logger;", "A(List<Item> items) { for (Item item : items) { " + statement + " } }").isEmpty());
		assertTrue(statements("import org.slf4j.Logger;", "void work() throws Exception { while (true) { TimeUnit.SECONDS.sleep(1); " + statement + " } }").isEmpty());
		assertTrue(statements("import org.slf4j.Logger;", "void work(List<Item> items) { if (!log.isDebugEnabled()) return; for (Item item : items) { " + statement + " } }").isEmpty());
	}

	@Test
	void setUpIsNoPathThatRunsOften() {
		String loop = "{ for (Item item : items) { log.debug(\"item \" + item); } } }";
		assertEquals("iteration", JavaFacts.read("package shop.orders; class Sender { Log log; void send(List<Item> items) " + loop, LogStatement.class).get(0).getPlace());
		assertTrue(JavaFacts.read("package shop.config; class Sender { Log log; void send(List<Item> items) " + loop, LogStatement.class).isEmpty());
		assertTrue(JavaFacts.read("package shop.orders; class SenderParser { Log log; void send(List<Item> items) " + loop, LogStatement.class).isEmpty());
		assertTrue(JavaFacts.read("package shop.orders; class Sender { Log log; void parseItems(List<Item> items) " + loop, LogStatement.class).isEmpty());
	}

	@Test
	void guardsOfEachLibrary() {
		assertEquals("isDebugEnabled()", inLoop("log.debug(\"a\" + item);").get(0).getGuardMethod());
		assertEquals("isTraceEnabled()", inLoop("log.trace(\"a\" + item);").get(0).getGuardMethod());
		String util = "void work(List<Item> items) { for (Item item : items) { log.fine(\"a\" + item); log.log(Level.FINER, \"a\" + item); } }";
		assertEquals(List.of("isLoggable(Level.FINE)", "isLoggable(Level.FINER)"),
				statements("import java.util.logging.Level; import java.util.logging.Logger;", util).stream().map(LogStatement::getGuardMethod).toList());
		assertEquals("isLoggable(java.util.logging.Level.FINE)", statements("import java.util.logging.Logger;", util).get(0).getGuardMethod());
		assertTrue(statements("import org.slf4j.Logger;", util).isEmpty());
	}

	@Test
	void inheritedLogger() {
		assertEquals(1, JavaFacts.read("class A extends B { void work() { for (int i = 0; i < 9; i++) { logger.debug(\"a\" + i); } } }", LogStatement.class).size());
		assertTrue(JavaFacts.read("class A extends B { void work() { for (int i = 0; i < 9; i++) { session.debug(\"a\" + i); } } }", LogStatement.class).isEmpty());
	}

	@Test
	void originIsTheCallAndTheStatementIsWhole() {
		String text = "class A { Log log; void work() { for (;;) {\n\tlog.debug(\"a\"\n\t\t+ i);\n} } }";
		LogStatement statement = JavaFacts.read(text, LogStatement.class).get(0);
		assertEquals("debug", text.substring(statement.getOrigin().offset(), statement.getOrigin().end()));
		assertEquals("log.debug(\"a\"\n\t\t+ i);", text.substring(statement.getStatement().offset(), statement.getStatement().end()));
		assertEquals("A.work", statement.getName());
	}
}
