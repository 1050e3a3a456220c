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

/** Queries that run a second time for what they returned before. */
class RepeatedQueryTest {

	private static final String RULE = "query-run-again";

	private static Files code(String type, String head, String body) {
		return new Files().with("shop/pom.xml", "<project><packaging>war</packaging></project>\n").with("shop/src/main/java/shop/" + type + ".java",
				"package shop;\nimport java.util.*;\nimport javax.persistence.*;\nclass " + type + " {\n\tEntityManager em;\n\n\t" + head + " {\n\t\tQuery q = em.createQuery(\"select o from Order o where o.id = :id\");\n\t\tq.setParameter(\"id\", id);\n\t\t" + body + "\n\t}\n}\n");
	}

	@Test
	void theSizeFirstAndThenTheRow() {
		Files files = code("Orders", "Order find(Long id)", "if (q.getResultList().size() > 0) {\n\t\t\treturn (Order) q.getResultList().get(0);\n\t\t}\n\t\treturn null;");
		Finding finding = files.finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("1", finding.measured());
		assertEquals(11, finding.origin().line());
		assertTrue(finding.message().contains("Orders.find calls q.getResultList again"), finding.message());
		Files two = files.with("shop/src/main/java/shop/Lines.java", files.text("shop/src/main/java/shop/Orders.java").replace("class Orders", "class Lines"));
		assertEquals("2", two.finding(RULE).measured(), "one finding for an application");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"List all = q.getResultList(); return all.isEmpty() ? null : q.getResultList().get(0);|1",
			"return q.getResultList().isEmpty() ? null : q.getResultList().get(0);|1",
			"List all = q.getResultList(); for (Object each : all) { price(each); } return q.getResultList();|1",
			// Nothing says that the first has run.
			"if (id == 1) { return q.getResultList().get(0); } return q.getResultList().size();|0",
			"if (id == 1) { return q.getResultList().get(0); } else { return q.getResultList().get(1); }|0",
			// Something was set in between, or another method may have set it, or it is another query.
			"int n = q.getResultList().size(); q.setMaxResults(10); return q.getResultList();|0",
			"int n = q.getResultList().size(); limit(q); return q.getResultList();|0",
			"int n = q.getResultList().size(); q = em.createQuery(\"select o from Order o\"); return q.getResultList();|0",
			"Query p = em.createQuery(\"select o from Order o\"); int n = p.getResultList().size(); return q.getResultList();|0",
			"List all = q.getResultList(); return all.size() > 0 ? all.get(0) : null;|0" })
	void theBoundary(String body, int findings) {
		assertEquals(findings, code("Orders", "Object find(Long id)", body).findings(RULE).size());
	}

	@Test
	void whatRunsOnceIsLeftAlone() {
		String body = "if (q.getResultList().size() > 0) { q.getResultList().get(0); }";
		assertEquals(1, code("Orders", "void price(Long id)", body).findings(RULE).size());
		assertEquals(0, code("Orders", "void init(Long id)", body).findings(RULE).size());
	}
}
