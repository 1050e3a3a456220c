/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.persistence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

/** Factories of sessions that are made more often than once. */
class FactoriesMadeOftenTest {

	private static final String RULE = "persistence-factory-made-often";
	private static final String WAR = "<project><packaging>war</packaging></project>\n";
	private static final String LOCAL = "EntityManagerFactory made = Persistence.createEntityManagerFactory(\"shop\");\n\t\tEntityManager manager = made.createEntityManager();";

	private static Files code(String annotation, String kind, String member) {
		return new Files().with("Shop/pom.xml", WAR).with("Shop/src/main/java/shop/Orders.java", """
				package shop;

				import javax.annotation.PostConstruct;
				import javax.ejb.Singleton;
				import javax.ejb.Stateless;
				import javax.enterprise.inject.Produces;
				import javax.persistence.EntityManager;
				import javax.persistence.EntityManagerFactory;
				import javax.persistence.Persistence;

				%s
				public %s Orders {

					private static EntityManagerFactory shared;
					private EntityManagerFactory own;

					%s
				}
				""".formatted(annotation, kind, member));
	}

	private static Files method(String header, String body) {
		return code("", "class", header + " {\n\t\t" + body + "\n\t}");
	}

	@Test
	void inEachCall() {
		Finding finding = method("void order()", LOCAL).finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("EntityManagerFactory", finding.measured());
		assertTrue(finding.message().contains("in each call"), finding.message());
	}

	/** An object that makes its factory, opens a session and closes both is made for one piece of work. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "|void close() { own.close(); }|1", "|void close() { manager.close(); }|0", "|@javax.annotation.PreDestroy void end() { own.close(); }|0", "|void shutdown() { own.close(); }|0", "|static Orders instance; void close() { own.close(); }|0",
			"@javax.ejb.Singleton|void close() { own.close(); }|0" })
	void objectsOfOneUse(String annotation, String close, int findings) {
		String member = "private EntityManager manager;\n\n\tOrders() {\n\t\town = Persistence.createEntityManagerFactory(\"shop\");\n\t\tmanager = own.createEntityManager();\n\t}\n\n\t" + close;
		assertEquals(findings, code(annotation == null ? "" : annotation, "class", member).findings(RULE).size());
	}

	/** A method that hands the factory out, keeps it behind a condition, or runs once, is none. */
	@ParameterizedTest
	@CsvSource({"void order(), 'EntityManager one = Persistence.createEntityManagerFactory(\"shop\").createEntityManager();', 1", "void order(), 'Session one = new Configuration().configure().buildSessionFactory().openSession();', 1",
			"void order(), 'own = Persistence.createEntityManagerFactory(\"shop\"); own.createEntityManager();', 1", "void order(), 'shared = Persistence.createEntityManagerFactory(\"shop\"); shared.createEntityManager();', 1",
			"void order(), 'if (shared == null) { shared = Persistence.createEntityManagerFactory(\"shop\"); } shared.createEntityManager();', 0",
			"EntityManagerFactory order(), 'return Persistence.createEntityManagerFactory(\"shop\");', 0",
			"EntityManagerFactory order(), 'EntityManagerFactory made = Persistence.createEntityManagerFactory(\"shop\"); made.createEntityManager(); return made;', 0",
			"void order(), 'own = Persistence.createEntityManagerFactory(\"shop\");', 0", "void order(), 'other.createEntityManagerFactory(\"shop\").createEntityManager();', 0",
			"public static void main(String[] arguments), 'Persistence.createEntityManagerFactory(\"shop\").createEntityManager();', 0",
			"void contextInitialized(Object event), 'Persistence.createEntityManagerFactory(\"shop\").createEntityManager();', 0", "Orders(), 'own = Persistence.createEntityManagerFactory(\"shop\"); own.createEntityManager();', 0"})
	void methods(String header, String body, int findings) {
		assertEquals(findings, method(header, body).findings(RULE).size());
	}

	/** Beans of which there is one, and static fields, are none. */
	@ParameterizedTest
	@CsvSource({"@Stateless, class, 'own', 1", "@Singleton, class, 'own', 0", "'', class, 'own', 0", "'', abstract class, 'own', 1", "@Stateless, class, 'shared', 0"})
	void whenABeanIsMade(String annotation, String kind, String field, int findings) {
		assertEquals(findings, code(annotation, kind, "@PostConstruct\n\tvoid begin() {\n\t\t" + field + " = Persistence.createEntityManagerFactory(\"shop\");\n\t}").findings(RULE).size());
	}

	@ParameterizedTest
	@CsvSource({"@Stateless, private, 1", "@Stateless, private static, 0", "'', private, 0"})
	void field(String annotation, String modifiers, int findings) {
		assertEquals(findings, code(annotation, "class", modifiers + " EntityManagerFactory made = Persistence.createEntityManagerFactory(\"shop\");").findings(RULE).size());
	}

	/** A program that somebody starts makes its factory once. */
	@Test
	void whereNoServerRuns() {
		assertEquals(0, method("void order()", LOCAL).replace("Shop/pom.xml", "war", "jar").findings(RULE).size());
	}
}
