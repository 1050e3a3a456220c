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

/** Rows that are read to be counted. */
class CountedRowsTest {

	private static final String RULE = "rows-read-to-count";
	private static final String PATH = "shop/src/main/java/shop/Orders.java";

	private static Files code(String head, String body) {
		return new Files().with("shop/pom.xml", "<project><packaging>war</packaging></project>\n").with(PATH,
				"package shop;\nimport java.util.*;\nimport javax.persistence.*;\nclass Orders {\n\tOrderRepository orders;\n\tOrderFacade orderFacade;\n\tOrderTypeRepository orderTypeRepository;\n\tOrderList list;\n\tEntityManager em;\n\n\t" + head + " {\n\t\t" + body + "\n\t}\n}\n");
	}

	private static int findings(String body) {
		return code("Object total(Long id)", body).findings(RULE).size();
	}

	@Test
	void allRowsOfARepository() {
		Finding finding = code("int total()", "return orders.findAll().size();").finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("orders.findAll", finding.measured());
		assertEquals(12, finding.origin().line());
		assertTrue(finding.message().contains("call count()"), finding.message());
		assertTrue(code("int total()", "return em.createQuery(\"select o from Order o\").getResultList().size();").finding(RULE).message().contains("Select count(e)"));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"return orderFacade.findAll().size();|1",
			"return orderFacade.findAll().size() > 0;|1",
			"return orders.findAll().stream().count();|1",
			"Query q = em.createQuery(\"select o from Order o\"); return q.getResultList().size();|1",
			"Query q = em.createQuery(\"select o from Order o\"); int n = q.getResultList().size(); q.setMaxResults(10); return q.getResultList();|1",
			"Query q = em.createQuery(\"select o from Order o\"); q.setMaxResults(10); return q.getResultList().size();|0",
			// Only whether there is one, mostly by a key.
			"return em.createQuery(\"select o from Order o where o.id = :id\").setParameter(\"id\", id).getResultList().size() > 0;|0",
			"return 1 == em.createQuery(\"select o from Order o where o.id = :id\").getResultList().size();|0",
			// What is kept, filtered, a small table, or no table.
			"List<Order> all = orders.findAll(); return all.size();|0",
			"return orders.findAll().stream().filter(o -> o.isOpen()).count();|0",
			"return orders.findByCustomer(id).size();|0",
			"return orders.findAll().get(0).size();|0",
			"return orderTypeRepository.findAll().size();|0",
			"return list.findAll().size();|0",
			"return other.findAll().size();|0",
			"return orders.count();|0" })
	void theBoundary(String body, int findings) {
		assertEquals(findings, findings(body));
	}

	/** Whether there are any, of all rows or of those that belong to one row of another table. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"return em.createQuery(\"select o from Order o where o.customer.id = :id\").setParameter(\"id\", id).getResultList().size() > 0;|1",
			"return em.createQuery(\"select o from Order o where o.customer.id = :id\").setParameter(\"id\", id).getResultList().isEmpty();|1",
			"Query q = em.createQuery(\"SELECT o FROM Order o WHERE o.customer.id='\" + id + \"'\"); List<Order> found; found = q.getResultList(); int n = found.size(); if (n > 0) return true; else return false;|1",
			"String text = \"select o from Order o\"; List<Order> found = em.createQuery(text).getResultList(); return found != null && !found.isEmpty();|1",
			// By its own key or a word, by two conditions, one row at most, or the rows are used.
			"return em.createQuery(\"select o from Order o where o.mail = :mail\").setParameter(\"mail\", id).getResultList().isEmpty();|0",
			"return em.createQuery(\"select l from Likes l where l.user.id = :u and l.order.id = :o\").getResultList().size() > 0;|0",
			"Query q = em.createQuery(\"select o from Order o where o.customer.id = :id\"); q.setMaxResults(1); return q.getResultList().isEmpty();|0",
			"List<Order> found = em.createQuery(\"select o from Order o where o.customer.id = :id\").getResultList(); if (found.isEmpty()) return null; return found.get(0);|0",
			"return em.createQuery(\"select c from Config c\").getResultList().isEmpty();|0",
			"String text = \"select o from Order o\"; text += \" where o.id = 1\"; return em.createQuery(text).getResultList().isEmpty();|0" })
	void whetherThereAreAny(String body, int findings) {
		assertEquals(findings, findings(body));
	}

	@Test
	void theAdviceForQuestions() {
		Finding finding = code("boolean any(Long id)", "return em.createQuery(\"select o from Order o where o.customer.id = :id\").setParameter(\"id\", id).getResultList().size() > 0;").finding(RULE);
		assertEquals("em.getResultList reads rows only to see whether there are any", finding.headline());
		assertTrue(finding.message().contains("Call setMaxResults(1) before"), finding.message());
	}

	/** The rows of a method of the class itself. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"TypedQuery<Order> q = em.createQuery(\"select o from Order o\", Order.class); List<Order> all = q.getResultList(); return all;|1", "return em.createQuery(\"select o from Order o\").getResultList();|1",
			"return em.createQuery(\"select o from Order o\").setMaxResults(10).getResultList();|0", "return list.all();|0"})
	void ownRows(String body, int findings) {
		assertEquals(findings, code("public List<Order> getAll()", body + "\n\t}\n\n\tpublic int count() {\n\t\treturn getAll().size();").findings(RULE).size());
		assertEquals(0, code("public List<Order> getAll()", body + "\n\t}\n\n\tpublic int count() {\n\t\treturn getOpen().size();").findings(RULE).size());
	}

	@Test
	void atTheStartAndInTests() {
		assertEquals(0, code("void init()", "if (orders.findAll().size() == 0) { fill(); }").findings(RULE).size());
		assertEquals(0, new Files().with("shop/src/test/java/shop/Orders.java", code("int total()", "return orders.findAll().size();").text(PATH)).findings(RULE).size());
	}
}
