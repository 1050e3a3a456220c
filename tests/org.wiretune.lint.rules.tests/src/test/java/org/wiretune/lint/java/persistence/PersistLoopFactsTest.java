/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.persistence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.JavaFacts;
import org.wiretune.model.platform.PersistLoop;

class PersistLoopFactsTest {

	private static List<PersistLoop> loops(String body) {
		return JavaFacts.read("""
				package shop;
				import java.util.*;
				import javax.persistence.*;
				import org.hibernate.Session;
				class Loader {
					@PersistenceContext private EntityManager em;
					private Session session;
					private Map<String, String> save;
				%s
				}
				""".formatted(body), PersistLoop.class);
	}

	@Test
	void enhancedForWithDeclaredType() {
		PersistLoop loop = loops("void load(List<OrderLine> lines) { for (OrderLine line : lines) { em.persist(line); } }").get(0);
		assertEquals("Loader.load", loop.getName());
		assertEquals(List.of("OrderLine"), loop.getEntities());
		assertEquals("em", loop.getManager());
		assertFalse(loop.isFlushes());
		assertFalse(loop.isClears());
		assertFalse(loop.isNested());
	}

	@Test
	void nestedLoopsAreOneFactWithFlushAndClear() {
		List<PersistLoop> loops = loops("""
				void load() {
					int rows = 0;
					for (Product product : products) {
						for (Center center : centers) {
							Inventory inventory = new Inventory();
							em.persist(inventory);
							em.persist(new Audit(inventory));
							if (++rows % 20 == 0) {
								em.flush();
								em.clear();
							}
						}
					}
				}
				""");
		assertEquals(1, loops.size());
		assertEquals(List.of("Inventory", "Audit"), loops.get(0).getEntities());
		assertTrue(loops.get(0).isNested());
		assertTrue(loops.get(0).isFlushes());
		assertTrue(loops.get(0).isClears());
		assertNotNull(loops.get(0).getFlush());
	}

	@Test
	void lambdaOfForEachIsALoop() {
		assertEquals(1, loops("void load(List<Line> lines) { lines.forEach(line -> em.persist(line)); }").size());
		assertTrue(loops("void load(List<Line> lines) { lines.stream().map(line -> { em.persist(line); return 1; }); }").isEmpty());
	}

	@Test
	void sessionOfHibernate() {
		assertEquals(1, loops("void load() { while (more()) { session.save(next()); } }").size());
		assertEquals("getSession()", loops("void load() { do { getSession().persist(next()); } while (more()); }").get(0).getManager());
	}

	@Test
	void singlePersistIsNoLoop() {
		assertTrue(loops("void store(Line line) { em.persist(line); }").isEmpty());
		assertTrue(loops("void store(Line line) { for (int i = 0; i < 3; i++) { count(i); } em.persist(line); }").isEmpty());
	}

	@Test
	void searchAndRetryAreNoBulk() {
		assertTrue(loops("void store() { for (Line line : lines) { if (line.isNew()) { em.persist(line); return; } } }").isEmpty());
		assertTrue(loops("void store() { while (true) { try { work(); } catch (Exception e) { em.persist(new Failure(e)); } } }").isEmpty());
	}

	@Test
	void otherReceiversAreNone() {
		assertTrue(loops("void store() { for (Line line : lines) { save.persist(line); repository.save(line); store.persist(line); } }").isEmpty());
	}
}
