/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.persistence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.JavaFacts;
import org.wiretune.model.platform.CodeFact;

/** Observations of entities, their use, queries, loops and injected units. */
class PersistenceFactsTest {

	private static List<CodeFact> facts(String kind, String text) {
		return JavaFacts.read(text, CodeFact.class).stream().filter(fact -> fact.getKind().equals(kind)).toList();
	}

	private static String method(String imports, String body) {
		return "package shop;\n" + imports + "\npublic class Access {\n\tprivate EntityManager em;\n\tpublic void work(java.util.List<Line> lines) {\n" + body + "\n\t}\n}\n";
	}

	private static List<String> uses(String body) {
		return facts("entity-use", method("import javax.persistence.EntityManager;\n", body)).stream().map(fact -> fact.detail("use").getValue() + ' ' + fact.detail("entity").getValue()).toList();
	}

	@Test
	void persistentClasses() {
		CodeFact fact = facts("persistent-class", """
				package shop;
				import jakarta.persistence.*;
				@Entity
				@IdClass(LineKey.class)
				public class Line extends Base {
					@Version
					private int version;
					@Lob
					private byte[] image;
					@OneToMany(cascade = CascadeType.ALL, fetch = FetchType.EAGER)
					private java.util.List<Line> lines;
				}
				""").get(0);
		assertEquals("Line", fact.getName());
		assertEquals("shop.Line", fact.getTypeName());
		assertEquals("LineKey", fact.detail("key-class").getValue());
		assertEquals("Base", fact.detail("extends").getValue());
		assertNotNull(fact.detail("version"));
		assertNotNull(fact.detail("lob"));
		assertNotNull(fact.detail("cascade"));
		assertNull(fact.detail("lazy-collection"));
		assertNull(fact.detail("hashCode"));
	}

	@Test
	void otherLibrariesHaveAnnotationsOfTheSameName() {
		assertTrue(facts("persistent-class", "package shop;\nimport org.example.Entity;\n@Entity\npublic class Line {\n}\n").isEmpty());
		CodeFact fact = facts("persistent-class", "package shop;\nimport javax.persistence.Entity;\nimport org.springframework.data.annotation.Version;\n@Entity\npublic class Line {\n\t@Version\n\tprivate int version;\n}\n").get(0);
		assertNull(fact.detail("version"));
	}

	@Test
	void usesOfEntities() {
		assertEquals(List.of("read Line", "update Line"), uses("Line line = em.find(Line.class, 1);\nline.setName(\"x\");"));
		assertEquals(List.of("read Line"), uses("Line line = em.find(Line.class, 1);\nline.getName();"));
		assertEquals(List.of("update Line"), uses("Line line = null;\nem.merge(line);"));
		assertEquals(List.of("delete Line"), uses("Line line = null;\nem.remove(line);"));
		assertEquals(List.of("update Line"), uses("em.createQuery(\"UPDATE shop.Line l SET l.name = 'x'\").executeUpdate();"));
		assertEquals(List.of("delete Line"), uses("em.createQuery(\"delete from Line\").executeUpdate();"));
		assertEquals(List.of("read Line"), uses("em.createQuery(\"select l from Line l\").getResultList();"));
		assertTrue(uses("java.util.Map<String, Line> map = null;\nmap.get(\"x\").setName(\"y\");").isEmpty());
	}

	@Test
	void limitsOfQueries() {
		String imports = "import javax.persistence.EntityManager;\nimport javax.persistence.Query;\n";
		CodeFact chain = facts("query-limit", method(imports, "em.createQuery(\"from Line\").setMaxResults(20).setFetchSize(500).list();")).get(0);
		assertEquals("20", chain.detail("maxResults").getValue());
		assertEquals("500", chain.detail("fetchSize").getValue());
		CodeFact variable = facts("query-limit", method(imports, "Query query = em.createQuery(\"from Line\");\nquery.setMaxResults(20);\nquery.setHint(\"org.hibernate.fetchSize\", 50);")).get(0);
		assertEquals("50", variable.detail("fetchSize").getValue());
		CodeFact unknown = facts("query-limit", method(imports, "em.createQuery(\"from Line\").setMaxResults(lines.size());")).get(0);
		assertNull(unknown.detail("maxResults"));
	}

	@Test
	void loopsThatFlush() {
		String imports = "import javax.persistence.EntityManager;\n";
		CodeFact counted = facts("bulk-loop", method(imports, "int n = 0;\nfor (int i = 0; i < 10; i++) {\nfor (int j = 1; j <= 5; j++) {\nem.persist(new Line());\nif (++n == 25) {\nem.flush();\nem.clear();\nn = 0;\n}\n}\n}")).get(0);
		assertEquals("50", counted.detail("rows").getValue());
		assertEquals("25", counted.detail("flush-size").getValue());
		assertNotNull(counted.detail("flush-literal"));
		assertNull(counted.detail("per-row"));
		CodeFact outer = facts("bulk-loop", method(imports, "for (Line line : lines) {\nfor (int j = 0; j < 5; j++) {\nem.persist(line);\n}\nem.flush();\n}")).get(0);
		assertNull(outer.detail("per-row"));
		assertNull(outer.detail("rows"));
		assertNotNull(facts("bulk-loop", method(imports, "for (Line line : lines) {\nem.persist(line);\nem.flush();\n}")).get(0).detail("per-row"));
		assertNull(facts("bulk-loop", method(imports, "for (Line line : lines) {\nem.flush();\nem.persist(line);\n}")).get(0).detail("per-row"));
		assertTrue(facts("bulk-loop", method(imports, "em.persist(new Line());")).isEmpty());
	}

	@Test
	void injectedUnits() {
		CodeFact fact = facts("persistence-context", "package shop;\nimport jakarta.persistence.*;\npublic class Orders {\n\t@PersistenceContext(unitName = \"shop\")\n\tEntityManager em;\n}\n").get(0);
		assertEquals("shop", fact.detail("unitName").getValue());
		assertEquals("shop.Orders", fact.getTypeName());
		assertTrue(facts("persistence-context", "package shop;\nimport org.example.PersistenceContext;\npublic class Orders {\n\t@PersistenceContext\n\tObject em;\n}\n").isEmpty());
	}
}
