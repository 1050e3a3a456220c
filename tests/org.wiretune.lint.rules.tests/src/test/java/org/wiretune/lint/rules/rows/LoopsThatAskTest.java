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
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

/** Rule {@code queries-in-loops}. */
class LoopsThatAskTest {

	private static final String RULE = "queries-in-loops";
	private static final String FOLDER = "shop/src/main/java/shop/";
	private static final String ORDERS = FOLDER + "Orders.java";
	private static final String LOOP = "for (Long id : ids) { orderRepository.findById(id).get().price(); }";

	private static String type(String name, String annotation, String body) {
		return "package shop;\nimport java.util.*;\nimport org.springframework.transaction.annotation.Transactional;\nclass " + name + " {\n\tOrderRepository orderRepository;\n\n\t" + annotation + "void price(List<Long> ids) {\n\t\t" + body + "\n\t}\n}\n";
	}

	private static Files shop(String body) {
		return new Files().with("shop/pom.xml", "<project><parent><artifactId>spring-boot-starter-parent</artifactId></parent></project>\n").with(ORDERS, type("Orders", "", body));
	}

	@Test
	void oneLoop() {
		Finding finding = shop(LOOP).finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("A loop asks the database for each row in Orders.price", finding.headline());
		assertTrue(finding.message().startsWith("Orders.price asks the database by orderRepository.findById in each turn of a loop"), finding.message());
		assertEquals(0, finding.related().size());
		assertTrue(finding.fixes().isEmpty());
	}

	/** All loops of an application are one finding, which leads to each; one in a transaction comes first, since it holds a connection. */
	@Test
	void loopsOfAnApplication() {
		Files files = shop(LOOP).with(FOLDER + "Bills.java", type("Bills", "", LOOP + "\n\t\t" + LOOP)).with(FOLDER + "Parcels.java", type("Parcels", "@Transactional ", LOOP));
		Finding finding = files.finding(RULE);
		assertEquals("4", finding.measured());
		assertEquals("4 loops ask the database for each row, as in Parcels.price", finding.headline());
		assertEquals(3, finding.related().size());
		assertEquals(4, files.findings("query-per-row").size(), "each loop, where somebody wants it");
	}

	/** Two applications are two findings. */
	@Test
	void applicationsOfTheirOwn() {
		Files files = shop(LOOP).with("desk/pom.xml", "<project><parent><artifactId>spring-boot-starter-parent</artifactId></parent></project>\n").with("desk/src/main/java/desk/Desk.java", type("Desk", "", LOOP).replace("package shop", "package desk"));
		assertEquals(2, files.findings(RULE).size());
	}

	/** A collection that is read late is asked for in the same way. */
	@Test
	void collectionsThatAreReadLate() {
		Files files = new Files().with("shop/pom.xml", "<project><packaging>war</packaging></project>\n").with(FOLDER + "model/Order.java", """
				package shop.model;

				import java.util.List;
				import javax.persistence.Entity;
				import javax.persistence.OneToMany;

				@Entity
				public class Order {

					@OneToMany(mappedBy = "order")
					private List<Line> lines;

					public List<Line> getLines() {
						return lines;
					}
				}
				""").with(FOLDER + "Sheets.java", """
				package shop;

				import java.util.List;
				import shop.model.Order;

				public class Sheets {

					private Printer printer;

					void print(List<Order> orders) {
						for (Order order : orders) {
							for (Line line : order.getLines()) {
								printer.line(line);
							}
						}
					}
				}
				""");
		assertEquals(1, files.findings("lazy-collection-per-row").size());
		assertEquals(files.finding("lazy-collection-per-row").origin(), files.finding(RULE).origin());
		assertTrue(files.finding(RULE).message().contains("by lines in each turn"), files.finding(RULE).message());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {LOOP + "|1", "orderRepository.findAllById(ids);|0", "for (Long id : ids) { orderRepository.findById(id).get().price(); orderRepository.save(null); }|0", "for (Long id : ids) { if (orderRepository.findById(id) != null) { break; } }|0",
			"for (Long id : List.of(1L, 2L)) { orderRepository.findById(id); }|0"})
	void whichLoops(String body, int findings) {
		assertEquals(findings, shop(body).findings(RULE).size());
		assertEquals(0, new Files().with("shop/pom.xml", "<project/>").with("shop/src/test/java/shop/Orders.java", type("Orders", "", body)).findings(RULE).size(), "tests");
	}
}
