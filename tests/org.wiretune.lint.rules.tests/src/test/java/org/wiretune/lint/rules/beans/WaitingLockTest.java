/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.beans;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.lint.Files;

/** Rule {@code lock-held-while-waiting}. */
class WaitingLockTest {

	private static final String RULE = "lock-held-while-waiting";
	private static final String FOLDER = "shop/src/main/java/shop/";
	private static final String BEAN = FOLDER + "Prices.java";

	private static Files files() {
		return new Files().with("shop/pom.xml", "<project><packaging>war</packaging></project>\n").with(BEAN, """
				package shop;

				import javax.ejb.*;
				import javax.persistence.*;

				@Singleton
				@Startup
				public class Prices {

					@PersistenceContext
					private EntityManager em;

					private int asked;

					public Price find(String name) {
						asked++;
						return em.createQuery("select p from Price p where p.name = :name", Price.class).setParameter("name", name).getSingleResult();
					}
				}
				""").with(FOLDER + "Orders.java", "package shop;\n\nimport javax.ejb.*;\n\n@Stateless\npublic class Orders {\n\n\t@EJB\n\tprivate Prices prices;\n\n\tpublic Price price(String name) {\n\t\treturn prices.find(name);\n\t}\n}\n");
	}

	@Test
	void aSingletonThatAsksADatabase() {
		assertEquals("1", files().finding(RULE).measured());
		assertTrue(files().finding(RULE).message().contains("singleton Prices works with a database"));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "@Singleton|@Singleton @Lock(LockType.READ)|0", "public Price find|@Lock(LockType.READ) public Price find|0", "@Singleton|@Singleton @ConcurrencyManagement(ConcurrencyManagementType.BEAN)|0", "@Singleton|@Stateless|0",
			"@Singleton|@Singleton @Lock(LockType.WRITE)|1", "public Price find|@Schedule(hour = \"1\") public Price find|0", "asked++;|if (known.containsKey(name)) { return known.get(name); }|0", "public Price find|@Lock(LockType.READ) public synchronized Price find|1" })
	void whoHoldsTheLock(String before, String after, int findings) {
		assertEquals(findings, files().replace(BEAN, before, after).findings(RULE).size());
	}

	@Test
	void nobodyCallsIt() {
		assertEquals(0, files().replace(FOLDER + "Orders.java", "private Prices prices;", "private Tariffs prices;").findings(RULE).size());
	}

	/** What is due at a time, begins or ends is done now and then, and who waits for it is nobody's request. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "private int asked;|@Schedule(hour = \"4\") public void clear() { asked = 0; } private int asked;", "private int asked;|@Timeout public void clear() { asked = 0; } private int asked;",
			"class Prices|class PriceScheduler" })
	void nowAndThen(String before, String after) {
		assertEquals(0, files().replace(BEAN, before, after).replace(FOLDER + "Orders.java", "Prices", after.startsWith("class") ? after.substring(6) : "Prices").findings(RULE).size());
	}

	/** A lock of a class, of a singleton or of a servlet; one of an object that each call makes is none. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "public static synchronized String fetch|class Store|1", "public synchronized String fetch|@javax.enterprise.context.ApplicationScoped class Store|1", "public synchronized String fetch|class Store|0", "String fetch(String id) throws Exception { return refresh(id); } private static synchronized String refresh|class Store|0", "String fetch(String id) throws Exception { return ask(id); } private static synchronized String ask|class Store|1", "public static String fetch|class Store|0",
			"public static synchronized String createPrice(String id) { return null; } public static synchronized void store(String id) throws Exception { open(id).getInputStream(); } public static String fetch|class Store|0", "public static synchronized String newest|class Store|1", "public static synchronized String nextNumber|class Store|0" })
	void synchronizedMethods(String method, String type, int findings) {
		Files files = new Files().with("shop/pom.xml", "<project><packaging>war</packaging></project>\n").with(FOLDER + "Store.java",
				"package shop;\nimport java.net.*;\n" + type + " {\n\t" + method + "(String id) throws Exception {\n\t\tHttpURLConnection connection = open(id);\n\t\treturn read(connection.getInputStream());\n\t}\n}\n")
				.with(FOLDER + "Orders.java", "package shop;\n\nimport javax.ejb.*;\n\n@Stateless\npublic class Orders {\n\n\t@EJB\n\tprivate Store store;\n\n\tpublic String price(String name) {\n\t\treturn store.fetch(name);\n\t}\n}\n");
		assertEquals(findings, files.findings(RULE).size());
	}
}
