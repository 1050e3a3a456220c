/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.rows;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.lint.Files;

/** Rules {@code remote-call-per-row} and {@code request-per-row}. */
class OutsideCallPerRowTest {

	private static final String RULE = "remote-call-per-row";
	private static final String REQUESTS = "request-per-row";
	private static final String FOLDER = "shop/src/main/java/shop/";
	private static final String PATH = FOLDER + "Notices.java";

	private static Files code(String body) {
		return new Files().with("shop/pom.xml", "<project><packaging>war</packaging></project>\n").with(PATH, "package shop;\n\nimport java.net.*;\nimport java.sql.*;\nimport java.util.List;\nimport javax.ejb.Stateless;\nimport javax.mail.*;\nimport javax.naming.*;\n"
				+ "import javax.ws.rs.client.*;\n\n@Stateless\npublic class Notices {\n\n\tprivate Mailer mailer;\n\n\tpublic void tell(List<Order> orders, Message same) throws Exception {\n\t\t" + body + "\n\t}\n}\n");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "for (Order order : orders) { Message mail = mail(order); Transport.send(mail); }|1", "for (Order order : orders) { Object bean = new InitialContext().lookup(order.name()); }|1",
			"for (Order order : orders) { Connection connection = DriverManager.getConnection(order.url()); }|1",
			"for (Order order : orders) { Transport each = session.getTransport(); each.connect(order.host(), same, same); }|1", "Transport open = session.getTransport(); open.connect(); for (Order order : orders) { open.sendMessage(mail(order), to); }|0",
			"for (int i = 0; i < 3; i++) { Transport.send(same); }|0", "Transport.send(same);|0", "for (Order order : orders) { list.get(order.id()); }|0", "for (Order order : orders) { map.lookup(order.name()); }|0", "for (Order order : orders) { Connection connection = pool.getConnection(); }|0",
			"for (Order order : orders) { try { store(order); } catch (IllegalStateException wrong) { return; } }|0" })
	void whatATurnWaitsFor(String body, int findings) {
		assertEquals(findings, code(body).findings(RULE).size());
	}

	/** How many requests a turn makes of it no file tells, so they are told where they are wanted. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "for (Order order : orders) { target.path(order.id()).request().get(String.class); }|1", "for (Order order : orders) { HttpURLConnection connection = open(order); read(connection.getInputStream()); }|1",
			"for (int i = 0; i < 3; i++) { target.path(\"a\").request().get(String.class); }|0", "target.path(\"a\").request().get(String.class);|0", "for (Order order : orders) { Transport.send(mail(order)); }|0" })
	void requests(String body, int findings) {
		assertEquals(findings, code(body).findings(REQUESTS).size());
	}

	@Test
	void oneOfTheTwoRules() {
		assertEquals(0, code("for (Order order : orders) { target.path(order.id()).request().get(String.class); }").findings(RULE).size());
	}

	/** Turns of a parallel stream wait beside each other. */
	@ParameterizedTest
	@CsvSource({"stream(), 1", "stream().parallel(), 0", "parallelStream(), 0"})
	void turnsAtTheSameTime(String stream, int findings) {
		assertEquals(findings, code("orders." + stream + ".map(order -> target.path(order.id()).request().get(String.class)).toList();").findings(REQUESTS).size());
	}

	/** A type of another class may have an annotation between its names, in each of the forms that Java knows. */
	@ParameterizedTest
	@ValueSource(strings = {"Letters.@NotNull Letter each", "shop.@NotNull Letter each", "Letter @NotNull [] each", "@NotNull Letter each", "Letters.@NotNull Box<Letter>.@NotNull Letter each"})
	void annotatedTypes(String declared) {
		Files files = code("for (Order order : orders) { Transport.send(mail(order)); } for (" + declared + " : letters) { each.weigh(); }");
		assertEquals(1, files.findings(RULE).size());
	}

	@Test
	void behindOtherClasses() {
		Files files = code("for (Order order : orders) { mailer.tell(order); }").with(FOLDER + "Mailer.java", "package shop;\nimport javax.mail.*;\nclass Mailer {\n\tvoid tell(Order order) throws Exception {\n\t\tTransport.send(mail(order));\n\t}\n}\n");
		assertTrue(files.finding(RULE).message().contains("opens a connection to the mail server"), files.finding(RULE).message());
		assertEquals(1, files.finding(RULE).related().size(), "where the mail is sent");
		assertEquals(0, files.copy().replace(FOLDER + "Mailer.java", "Transport.send", "queue.add").findings(RULE).size());
		assertEquals(0, files.replace(FOLDER + "Mailer.java", "Transport.send(mail(order));", "executor.submit(() -> Transport.send(mail(order)));").findings(RULE).size(), "in another thread");
		assertEquals(0, files.replace(FOLDER + "Mailer.java", "executor.submit(() -> Transport.send(mail(order)));", "Object bean = new InitialContext().lookup(order.name());").replace(FOLDER + "Mailer.java", "javax.mail", "javax.naming").findings(RULE).size(),
				"one look-up for all loops is told where it stands");
	}

	/** A method that says that it sends, and does; beside other work of that kind nobody tells which of the two takes long. */
	@Test
	void byAMethodThatSaysSo() {
		Files files = code("for (Order order : orders) { mailer.sendTo(order); }").with(FOLDER + "Mailer.java", "package shop;\nimport javax.mail.*;\nclass Mailer {\n\tvoid sendTo(Order order) throws Exception {\n\t\tTransport.send(mail(order));\n\t}\n}\n");
		assertEquals("mailer.sendTo", files.finding(RULE).measured());
		assertEquals(0, files.copy().replace(FOLDER + "Mailer.java", "Transport.send", "queue.add").findings(RULE).size());
	}
}
