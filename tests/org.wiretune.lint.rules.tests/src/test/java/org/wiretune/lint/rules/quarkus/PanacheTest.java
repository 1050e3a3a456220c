/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.quarkus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

/** Entities and repositories of Panache, whose calls go to the database without a line that says so. */
class PanacheTest {

	private static final String FOLDER = "shop/src/main/java/shop/";
	private static final String ORDERS = FOLDER + "Orders.java";
	private static final String POM = "<project><dependency>quarkus-hibernate-orm-panache</dependency><dependency>quarkus-rest</dependency><dependency>quarkus-messaging-kafka</dependency></project>\n";
	private static final String ENTITY = "package shop;\nimport io.quarkus.hibernate.orm.panache.PanacheEntity;\npublic class Item extends PanacheEntity {\n\tpublic static Item findByShop(String shop, String key) { return find(\"shop = ?1 and key = ?2\", shop, key).firstResult(); }\n"
			+ "\tpublic static String label(String key) { return key.trim(); }\n}\n";

	private static Files shop(String imports, String members) {
		return new Files().with("shop/pom.xml", POM).with(FOLDER + "Item.java", ENTITY).with(FOLDER + "Kind.java", "package shop;\npublic enum Kind {\n\tA;\n\tpublic static Kind findByKey(String key) { return A; }\n}\n")
				.with(FOLDER + "Stock.java", "package shop;\nimport org.eclipse.microprofile.rest.client.inject.RegisterRestClient;\n@RegisterRestClient\npublic interface Stock {\n\tString ask(String id);\n}\n")
				.with(ORDERS, "package shop;\nimport java.util.*;\nimport jakarta.enterprise.context.ApplicationScoped;\n" + imports + "@ApplicationScoped\npublic class Orders {\n\tStock stock;\n\tItems items;\n" + members + "}\n");
	}

	private static String method(String body) {
		return "\tpublic void price(List<String> keys) {\n\t\t" + body + "\n\t}\n\tprivate Item getItem(String key) { return Item.findByShop(\"a\", key); }\n\tprivate String label(String key) { return Item.label(key); }\n";
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"for (String key : keys) { Item.findById(key); }|1", "for (String key : keys) { Item.findByShop(\"a\", key); }|1", "for (String key : keys) { getItem(key); }|1", "for (String key : keys) { Item.find(\"key\", key).firstResult(); }|1",
			"for (String key : keys) { Item.label(key); }|0", "for (String key : keys) { label(key); }|0", "for (String key : keys) { Kind.findByKey(key); }|0", "for (String key : keys) { Item.findById(\"a\"); }|0", "Item.findById(keys.get(0));|0"})
	void queriesPerRow(String body, int findings) {
		assertEquals(findings, shop("", method(body)).findings("query-per-row").size());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"System.out.println(Item.listAll().size());|1", "System.out.println(Item.listAll().stream().count());|1", "System.out.println(Item.count());|0", "System.out.println(Kind.values().length);|0"})
	void rowsThatAreCounted(String body, int findings) {
		assertEquals(findings, shop("", method(body)).findings("rows-read-to-count").size());
	}

	/** With the transactions of the standard the first statement takes the connection, so that a request before it keeps none. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"@Transactional|Item.findByShop(\"a\", id); stock.ask(id);|1", "@Transactional|stock.ask(id); Item.findByShop(\"a\", id);|0", "@Transactional(Transactional.TxType.REQUIRES_NEW)|Item.findById(id); stock.ask(id);|1",
			"@Transactional(Transactional.TxType.NOT_SUPPORTED)|Item.findById(id); stock.ask(id);|0", "@Deprecated|Item.findById(id); stock.ask(id);|0", "@Transactional|Item.label(id); stock.ask(id);|0", "@Transactional|Item.findById(id);|0"})
	void requestsInTransactions(String annotation, String body, int findings) {
		var found = shop("import jakarta.transaction.Transactional;\n", "\t" + annotation + "\n\tpublic void order(String id) { " + body + " }\n").findings("transaction-waits-for-request");
		assertEquals(findings, found.size());
		found.forEach(finding -> assertEquals("Stock", finding.measured()));
	}

	private static Files channel(String repository, String body) {
		return shop("import org.eclipse.microprofile.reactive.messaging.Incoming;\n", "\t@Incoming(\"orders\")\n\tpublic void receive(String order) { " + body + " }\n\tvoid keep(String order) { items.persist(order); }\n")
				.with(FOLDER + "Items.java", "package shop;\nimport io.quarkus." + repository + ";\npublic class Items implements " + repository.substring(repository.lastIndexOf('.') + 1) + "<Item> {\n}\n");
	}

	@ParameterizedTest
	@CsvSource({"mongodb.panache.PanacheMongoRepository, 1", "hibernate.orm.panache.PanacheRepository, 1", "mongodb.panache.reactive.ReactivePanacheMongoRepository, 0", "hibernate.reactive.panache.PanacheRepository, 0"})
	void channelsThatWait(String repository, int findings) {
		for (String body : new String[] {"items.persist(order);", "keep(order);"}) {
			assertEquals(findings, channel(repository, body).findings("quarkus-blocking-on-event-loop").size(), body);
		}
		assertEquals(0, channel(repository, "items.toString();").findings("quarkus-blocking-on-event-loop").size());
	}

	@Test
	void theCallThatWaitsIsNamed() {
		Finding finding = channel("mongodb.panache.PanacheMongoRepository", "keep(order);").finding("quarkus-blocking-on-event-loop");
		assertEquals(Severity.WARNING, finding.severity());
		assertTrue(finding.message().startsWith("Orders.receive runs on a thread of the event loop and waits in items.persist, Orders.keep"), finding.message());
	}
}
