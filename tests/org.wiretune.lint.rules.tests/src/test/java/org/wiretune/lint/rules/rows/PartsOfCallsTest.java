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
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

/** Rule {@code find-all-then-filter} where a method of the application returns the rows. */
class PartsOfCallsTest {

	private static final String RULE = "find-all-then-filter";
	private static final String FOLDER = "shop/src/main/java/shop/";
	private static final String CHOICE = "for (Order each : facade.findAll()) { if (each.getName().equals(name)) { return each; } } return null;";
	private static final String WHOLE = "return em.createQuery(\"select o from Order o\").getResultList();";

	private static Files code(String body, String read) {
		return new Files().with("shop/pom.xml", "<project><packaging>war</packaging></project>\n").with(FOLDER + "Orders.java",
				"package shop;\nimport java.util.*;\nimport javax.ejb.*;\n\n@Stateless\npublic class Orders {\n\n\t@EJB\n\tprivate OrderFacadeLocal facade;\n\n\tpublic Order find(String name) {\n\t\t" + body + "\n\t}\n}\n")
				.with(FOLDER + "OrderFacadeLocal.java", "package shop;\nimport java.util.List;\nimport javax.ejb.Local;\n\n@Local\npublic interface OrderFacadeLocal {\n\tList<Order> findAll();\n}\n")
				.with(FOLDER + "OrderFacade.java", "package shop;\nimport java.util.List;\nimport javax.ejb.Stateless;\nimport javax.persistence.*;\nimport javax.persistence.criteria.*;\n\n@Stateless\npublic class OrderFacade implements OrderFacadeLocal {\n\n\t@PersistenceContext\n\tprivate EntityManager em;\n\n\tpublic List<Order> findAll() {\n\t\t" + read
						+ "\n\t}\n\n\tpublic List<Order> all() {\n\t\treturn em.createQuery(\"select o from Order o order by o.name\").getResultList();\n\t}\n}\n");
	}

	@Test
	void aRowIsLookedForAmongAll() {
		Finding finding = code(CHOICE, WHOLE).finding(RULE);
		assertEquals("facade.findAll", finding.measured());
		assertEquals(12, finding.origin().line());
		assertTrue(finding.message().startsWith("Orders.find reads all rows by facade.findAll and then takes a part of them by if."), finding.message());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			CHOICE + "|1",
			"List<Order> all = facade.findAll(); return all.stream().filter(each -> each.is(name)).findFirst().orElse(null);|1",
			"Iterator<Order> all = facade.findAll().iterator(); while (all.hasNext()) { Order each = all.next(); if (each.is(name)) { return each; } } return null;|1",
			"List<Order> rows = facade.findAll(); Iterator<Order> all = null; all = rows.iterator(); while (all.hasNext()) { Order each = all.next(); System.out.println(each); if (each.is(name)) { return each; } } return null;|1",
			"for (Iterator<Order> all = facade.findAll().iterator(); all.hasNext();) { Order each = all.next(); if (each.is(name)) { return each; } } return null;|1",
			// All rows are used, or something of each.
			"for (Order each : facade.findAll()) { each.show(); } return null;|0",
			"for (Order each : facade.findAll()) { if (each.is(name)) { each.a(); } else { each.b(); } } return null;|0",
			"Iterator<Order> all = facade.findAll().iterator(); while (all.hasNext()) { Order each = all.next(); each.show(); if (each.is(name)) { return each; } } return null;|0",
			"List<Order> all = facade.findAll(); return all.get(Integer.parseInt(name) - 1);|1",
			"List<Order> all = facade.findAll(); return all.get(0);|0",
			"List<Order> all = facade.findAll(); for (int i = 0; i < 9; i++) { all.get(i).show(); } return null;|0",
			"return facade.findAll().get(0);|0" })
	void whatTakesAPart(String body, int findings) {
		assertEquals(findings, code(body, WHOLE).findings(RULE).size());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"List<Order> found = em.createQuery(\"from Order\").getResultList(); return found;|1",
			"return em.createNamedQuery(\"Order.findAll\").getResultList();|1",
			"CriteriaQuery<Order> all = em.getCriteriaBuilder().createQuery(Order.class); all.select(all.from(Order.class)); return em.createQuery(all).getResultList();|1",
			"return all();|1",
			"return Lists.castList(Order.class, em.createQuery(\"from Order\").getResultList());|1",
			"List<Order> found = em.createQuery(\"from Order\").getResultList(); return Objects.requireNonNullElseGet(found, ArrayList::new);|1",
			"return new ArrayList<>(em.createQuery(\"from Order\").getResultList());|1",
			"return Lists.open(em.createQuery(\"from Order\").getResultList());|0",
			// A condition, a limit, and what is not handed out as it is.
			"CriteriaQuery<Order> all = em.getCriteriaBuilder().createQuery(Order.class); all.where(open(all.from(Order.class))); return em.createQuery(all).getResultList();|0",
			"return em.createNamedQuery(\"Order.findOpen\").getResultList();|0",
			"return em.createQuery(\"select o from Order o where o.open = true\").getResultList();|0",
			"return em.createQuery(\"select o from Order o\").setMaxResults(20).getResultList();|0",
			"List<Order> found = em.createQuery(\"from Order\").getResultList(); found.remove(0); return found;|0",
			"return kept;|0" })
	void whatReadsTheTable(String read, int findings) {
		assertEquals(findings, code(CHOICE, read).findings(RULE).size());
	}

	@Test
	void aTableOfAHandfulOfRows() {
		assertEquals(0, code(CHOICE.replace("facade", "roleFacade"), WHOLE).replace(FOLDER + "Orders.java", "OrderFacadeLocal facade", "OrderFacadeLocal roleFacade").findings(RULE).size());
	}
}
