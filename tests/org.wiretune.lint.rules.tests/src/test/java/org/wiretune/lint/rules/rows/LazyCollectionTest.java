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
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

/** Rule {@code lazy-collection-per-row}. */
class LazyCollectionTest {

	private static final String RULE = "lazy-collection-per-row";
	private static final String FOLDER = "shop/src/main/java/shop/";

	private static Files entity(String mapping) {
		return new Files().with("shop/pom.xml", "<project><packaging>war</packaging></project>\n").with(FOLDER + "model/Order.java", """
				package shop.model;

				import java.util.List;
				import javax.persistence.Entity;
				import javax.persistence.FetchType;
				import javax.persistence.OneToMany;
				import org.hibernate.annotations.BatchSize;
				import org.hibernate.annotations.Fetch;

				@Entity
				public class Order {

					%s
					private List<Line> lines;
					private List<String> words;

					public List<Line> getLines() {
						return lines;
					}
				}
				""".formatted(mapping));
	}

	private static Files code(Files entity, String body) {
		return entity.with(FOLDER + "Sheets.java", """
				package shop;

				import java.util.*;
				import shop.model.Order;

				public class Sheets {

					private OrderStore store;
					private Printer printer;

					List<Sheet> sheets(List<Order> orders, Order one) {
						List<Sheet> sheets = new ArrayList<>();
						%s
						return sheets;
					}

					private Sheet toSheet(Order order) {
						Sheet sheet = new Sheet();
						for (Line line : order.getLines()) {
							sheet.add(line);
						}
						return sheet;
					}

					private Sheet toCover(Order order) {
						return new Sheet(order.getName());
					}
				}
				""".formatted(body)).with(FOLDER + "OrderSheet.java", """
				package shop;

				import shop.model.Order;

				public class OrderSheet {

					private int lines;

					public OrderSheet(Order order, String title) {
						lines = order.getLines().size();
					}

					static OrderSheet of(Order order) {
						return new OrderSheet(order, "");
					}
				}
				""");
	}

	private static int found(String body) {
		return code(entity("@OneToMany(mappedBy = \"order\")"), body).findings(RULE).size();
	}

	@Test
	void aQueryForEachOrder() {
		Finding finding = code(entity("@OneToMany(mappedBy = \"order\")"), "for (Order order : orders) { for (Line line : order.getLines()) { print(line); } }").finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("lines", finding.measured());
		assertEquals(13, finding.origin().line());
		assertEquals(FOLDER + "Sheets.java", finding.origin().path());
		assertTrue(finding.message().startsWith("Sheets.sheets walks lines of each Order in a loop."), finding.message());
		assertEquals(FOLDER + "model/Order.java", finding.related().get(0).path());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"for (Order order : orders) { total += order.getLines().size(); }|1", "orders.forEach(order -> order.getLines().stream().map(Line::price));|1", "orders.stream().filter(Order::isOpen).map(order -> order.getLines().size()).toList();|1",
			"for (Order order : orders) { all.addAll(new ArrayList<>(order.getLines())); }|1", "for (Item item : items) { Order order = item.getOrder(); print(order.getLines().isEmpty()); }|1", "List<Order> open = store.findOpen(); open.stream().map(each -> each.getLines().size()).toList();|1",
			"for (Order order : orders) { for (Line line : order.getLines()) { } for (Line line : order.getLines()) { } }|1",
			// One entity, another attribute, nothing that is read, or something else than an entity.
			"for (Line line : one.getLines()) { print(line); }|0", "for (Order order : orders) { for (String word : order.getWords()) { print(word); } }|0", "for (Order order : orders) { other.setLines(order.getLines()); }|0",
			"for (Sheet order : others) { order.getLines().size(); }|0", "for (Order order : orders) { if (order.isFirst()) { order.getLines().size(); break; } }|0", "orders.stream().map(Order::getSheet).map(order -> order.getLines().size()).toList();|0",
			"for (Item item : items) { Order order = new Order(); print(order.getLines().isEmpty()); }|0", "for (Item item : items) { Order order = store.find(item.getKey()); print(order.getLines().isEmpty()); }|0", "for (Order order : List.of(one)) { order.getLines().size(); }|0"})
	void walks(String body, int findings) {
		assertEquals(findings, found(body));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"for (Order order : orders) { sheets.add(toSheet(order)); }|1", "for (Order order : orders) { sheets.add(new OrderSheet(order, \"a\")); }|1", "orders.stream().map(order -> toSheet(order)).toList();|1",
			"for (Order order : orders) { sheets.add(toCover(order)); }|0", "sheets.add(toSheet(one));|0", "for (Order order : orders) { sheets.add(new OrderSheet(order)); }|0", "for (Order order : orders) { sheets.add(new OrderSheet(one, \"a\")); }|0"})
	void helpers(String body, int findings) {
		assertEquals(findings, found(body));
	}

	/** What a batch writes has mostly just been made. */
	@Test
	void writers() {
		String loop = "for (Order order : orders) { order.getLines().size(); }";
		assertEquals(0, code(entity("@OneToMany"), loop).replace(FOLDER + "Sheets.java", "class Sheets", "class SheetWriter").findings(RULE).size());
		assertEquals(1, code(entity("@OneToMany"), loop).replace(FOLDER + "Sheets.java", "class Sheets", "class SheetReader").findings(RULE).size());
	}

	/** Of a package that is imported as a whole the file does not tell what it holds. */
	@Test
	void packagesAsAWhole() {
		Files files = code(entity("@OneToMany"), "for (Order order : orders) { sheets.add(new OrderSheet(order, \"a\")); }").replace(FOLDER + "Sheets.java", "package shop;", "package shop.web;").replace(FOLDER + "Sheets.java", "import shop.model.Order;", "import shop.*;\nimport shop.model.*;");
		assertEquals(1, files.findings(RULE).size());
		assertEquals(0, files.replace(FOLDER + "Sheets.java", "import shop.*;", "import stock.*;").findings(RULE).size());
	}

	@Test
	void whatAHelperWalks() {
		Finding finding = code(entity("@OneToMany(mappedBy = \"order\")"), "for (Order order : orders) { sheets.add(toSheet(order)); }").finding(RULE);
		assertTrue(finding.message().startsWith("Sheets.sheets hands each Order of a loop to code that walks its lines."), finding.message());
	}

	/** Eager collections have a rule of their own, and those of many owners are read together. */
	@ParameterizedTest
	@ValueSource(strings = {"@OneToMany(fetch = FetchType.EAGER)", "@OneToMany @BatchSize(size = 20)", "@OneToMany @Fetch(FetchMode.SUBSELECT)", "@Transient"})
	void otherMappings(String mapping) {
		assertEquals(0, code(entity(mapping), "for (Order order : orders) { order.getLines().size(); }").findings(RULE).size());
	}

	/** A query may bring the collection along. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"em.createQuery(\"select o from Order o left join fetch o.lines where o.open = true\")|0", "em.createQuery(\"SELECT o FROM Order o JOIN FETCH \" + \"o.lines\")|0", "root.fetch(\"lines\")|0", "graph.addAttributeNodes(\"name\", \"lines\")|0",
			"em.createQuery(\"select o from Order o join fetch o.customer\")|1", "put(\"lines\", \"fetch \")|1"})
	void fetched(String query, int findings) {
		assertEquals(findings, code(entity("@OneToMany"), "for (Order order : orders) { order.getLines().size(); }").with(FOLDER + "OrderStore.java", "package shop;\n\nclass OrderStore {\n\tObject open() {\n\t\treturn " + query + ";\n\t}\n}\n").findings(RULE).size());
	}

	@Test
	void byABatchOfCollections() {
		Files files = code(entity("@OneToMany"), "for (Order order : orders) { order.getLines().size(); }");
		String unit = "<persistence><persistence-unit name=\"shop\"><provider>org.hibernate.jpa.HibernatePersistenceProvider</provider><properties>%s</properties></persistence-unit></persistence>\n";
		assertEquals(0, files.with("shop/src/main/resources/META-INF/persistence.xml", unit.formatted("<property name=\"hibernate.default_batch_fetch_size\" value=\"16\"/>")).findings(RULE).size());
		assertEquals(1, files.with("shop/src/main/resources/META-INF/persistence.xml", unit.formatted("")).findings(RULE).size());
	}

	@Test
	void inATest() {
		assertEquals(0, entity("@OneToMany").with("shop/src/test/java/shop/SheetsTest.java", "package shop;\n\nimport shop.model.Order;\n\nclass SheetsTest {\n\tvoid all(java.util.List<Order> orders) {\n\t\tfor (Order order : orders) {\n\t\t\torder.getLines().size();\n\t\t}\n\t}\n}\n").findings(RULE).size());
	}

	/** An entity walks its own collection when it turns itself into something else; the field may begin with a capital letter. */
	@Test
	void anEntityThatTurnsItself() {
		String method = "\tpublic OrderData getOrderData() {\n\t\tOrderData data = new OrderData();\n\t\tfor (Line line : lines) {\n\t\t\tdata.add(line);\n\t\t}\n\t\treturn data;\n\t}\n\n\tpublic List<Line> getLines";
		String path = FOLDER + "model/Order.java";
		Files files = code(entity("@OneToMany(mappedBy = \"order\")"), "for (Order order : store.find()) { printer.print(order.getOrderData()); }").replace(path, "\tpublic List<Line> getLines", method);
		assertEquals(1, files.findings(RULE).size());
		assertEquals(1, files.copy().replace(path, ": lines)", ": getLines())").findings(RULE).size());
		assertEquals(0, files.copy().replace(path, ": lines)", ": words)").findings(RULE).size(), "no collection of entities");
		assertEquals(0, files.replace(FOLDER + "Sheets.java", "order.getOrderData()", "order.getName()").findings(RULE).size());
	}

	/** Code that makes the entities of rows leaves nothing to be read later. */
	@Test
	void entitiesThatCodeMakesOfRows() {
		Files files = code(entity("@OneToMany(mappedBy = \"order\")"), "for (Order order : store.find()) { for (Line line : order.getLines()) { printer.print(line); } }");
		assertEquals(1, files.findings(RULE).size());
		String store = "package shop;\n\nimport java.sql.*;\nimport java.util.*;\nimport shop.model.Order;\n\npublic class OrderStore {\n\n\tpublic List<Order> find() throws SQLException {\n\t\tResultSet rows = open();\n\t\tList<Order> all = new ArrayList<>();\n\t\twhile (rows.next()) {\n\t\t\tOrder order = new Order();\n\t\t\tall.add(order);\n\t\t}\n\t\treturn all;\n\t}\n}\n";
		assertEquals(0, files.copy().with(FOLDER + "OrderStore.java", store).findings(RULE).size());
		assertEquals(1, files.with(FOLDER + "OrderStore.java", store.replace("new Order()", "new Other()")).findings(RULE).size());
	}
}
