/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.faces;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

/** Rule {@code faces-page-asks-database}. */
class PageCallsTest {

	private static final String RULE = "faces-page-asks-database";
	private static final String PAGE = "shop/src/main/webapp/orders.xhtml";
	private static final String BEAN = "shop/src/main/java/shop/OrderBean.java";

	private static Files shop(String page) {
		return new Files().with("shop/pom.xml", "<project><packaging>war</packaging></project>\n").with(PAGE, "<html xmlns=\"http://www.w3.org/1999/xhtml\" xmlns:h=\"http://java.sun.com/jsf/html\" xmlns:ui=\"http://java.sun.com/jsf/facelets\">\n" + page + "\n</html>\n").with(BEAN, """
				package shop;

				import java.util.List;
				import javax.enterprise.context.RequestScoped;
				import javax.inject.Inject;
				import javax.inject.Named;

				@Named
				@RequestScoped
				public class OrderBean {

					@Inject
					private OrderStore store;

					public List<Line> lines(Long order) {
						return store.linesOf(order);
					}

					public List<Order> all() {
						return store.everything();
					}

					public String title(Order order) {
						return "Order " + order;
					}
				}
				""").with("shop/src/main/java/shop/OrderStore.java", """
				package shop;

				import java.util.List;
				import javax.ejb.Stateless;
				import javax.persistence.*;

				@Stateless
				public class OrderStore {

					@PersistenceContext
					private EntityManager em;

					public List<Line> linesOf(Long order) {
						return em.createQuery("select l from Line l where l.order.id = :id", Line.class).setParameter("id", order).getResultList();
					}

					public List<Order> everything() {
						return em.createQuery("select o from Order o", Order.class).getResultList();
					}
				}
				""");
	}

	@Test
	void queryForEachRow() {
		Finding finding = shop("<ui:repeat value=\"#{orderBean.orders}\" var=\"order\">\n  <ui:repeat value=\"#{orderBean.lines(order.id)}\" var=\"line\">#{line.text}</ui:repeat>\n</ui:repeat>").finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("orderBean.lines", finding.measured());
		assertEquals(3, finding.origin().line());
		assertEquals("orderBean.lines sends a query for each order of orders.xhtml", finding.headline());
	}

	@Test
	void queryForATable() {
		Finding finding = shop("<h:dataTable value=\"#{orderBean.all()}\" var=\"order\">#{order.id}</h:dataTable>").finding(RULE);
		assertTrue(finding.message().startsWith("orders.xhtml takes the rows of a table from a call of orderBean.all"), finding.message());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '~', value = { "<h:dataTable value=\"#{orderBean.orders}\" var=\"order\">#{orderBean.title(order)}</h:dataTable>|0", "<h:dataTable value=\"#{orderBean.orders}\" var=\"order\"><h:commandLink action=\"#{orderBean.lines(order.id)}\"/></h:dataTable>|0",
			"<h:outputText value=\"#{orderBean.all()}\"/>|0", "<h:dataTable value=\"#{orderBean.orders}\" var=\"order\">#{orderBean.lines(5)}</h:dataTable>|0", "<h:dataTable value=\"#{orderBean.orders}\" var=\"order\">#{otherBean.lines(order.id)}</h:dataTable>|0",
			"<h:dataTable value=\"#{orderBean.orders}\" var=\"order\">#{order.id}</h:dataTable>#{orderBean.lines(order.id)}|0", "<ui:repeat value=\"#{orderBean.orders}\" var=\"o\">#{orderBean.lines(o.id).size()}</ui:repeat>|1", "<ui:repeat value=\"#{orderBean.orders}\" var=\"o\"><h:outputText rendered=\"#{not empty orderBean.lines(o.id)}\"/></ui:repeat>|1",
			"<ui:repeat value=\"#{orderBean.orders}\" var=\"o\"><h:commandLink onclick=\"show(#{o.id}); #{orderBean.lines(o.id)}\"/></ui:repeat>|0", "<ui:repeat value=\"#{orderBean.orders}\" var=\"o\"><h:outputText value = \"#{o.id}: #{orderBean.lines(o.id)}\"/></ui:repeat>|1",
			"<f:selectItems value=\"#{orderBean.all()}\" var=\"o\"/>|1", "<ui:repeat value=\"#{orderBean.orders}\" var=\"o\"><b>#{o.id}</b>|0" })
	void pages(String page, int findings) {
		assertEquals(findings, shop(page).findings(RULE).size());
	}

	/** A name that its annotation states, and one that two beans have. */
	@Test
	void namesOfBeans() {
		Files files = shop("<h:dataTable value=\"#{shopping.all()}\" var=\"order\">#{order.id}</h:dataTable>");
		assertEquals(0, files.findings(RULE).size());
		Files named = files.replace(BEAN, "@Named\n", "@Named(\"shopping\")\n");
		assertEquals(1, named.findings(RULE).size());
		assertEquals(0, named.with("shop/src/main/java/shop/Shopping.java", "package shop;\n\nimport javax.inject.Named;\n\n@Named\npublic class Shopping {\n}\n").findings(RULE).size());
	}
}
