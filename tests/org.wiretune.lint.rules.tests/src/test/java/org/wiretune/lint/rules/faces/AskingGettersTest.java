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

/** Getters of beans of pages that ask the database. */
class AskingGettersTest {

	private static final String RULE = "faces-getter-asks-database";
	private static final String FOLDER = "shop/src/main/java/shop/";
	private static final String BEAN = "@Named @RequestScoped public class Orders";

	private static Files code(String path, String type, String getter) {
		return new Files().with("shop/pom.xml", "<project><packaging>war</packaging></project>\n").with(path, "package shop;\nimport java.util.*;\nimport javax.ejb.*;\nimport javax.enterprise.context.*;\nimport javax.enterprise.inject.*;\nimport javax.faces.bean.ManagedBean;\nimport javax.inject.*;\nimport javax.faces.context.FacesContext;\n\n"
				+ type + " {\n\n\t@EJB\n\tprivate OrderFacade facade;\n\tprivate List<Order> all;\n\tprivate String name;\n\n\t" + getter + "\n}\n").with(FOLDER + "OrderFacade.java", """
				package shop;

				import java.util.List;
				import javax.ejb.Stateless;
				import javax.persistence.*;

				@Stateless
				public class OrderFacade {

					@PersistenceContext
					private EntityManager em;

					public List<Order> open() {
						return em.createQuery("select o from Order o where o.open = true").getResultList();
					}

					public String label() {
						return "orders";
					}
				}
				""");
	}

	@Test
	void twoGetters() {
		Finding finding = code(FOLDER + "Orders.java", BEAN, "public List<Order> getOpen() { return facade.open(); }\n\n\tpublic int getNumber() { return facade.open().size(); }").finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("2", finding.measured());
		assertEquals(17, finding.origin().line());
		assertTrue(finding.message().startsWith("Orders.getOpen sends a query whenever a page reads its value"), finding.message());
		assertEquals(2, finding.related().size());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			BEAN + "|public List<Order> getOpen() { return facade.open(); }|1",
			"@ManagedBean public class Orders|public List<Order> getOpen() { List<Order> found = facade.open(); return found; }|1",
			"@Model public class Orders|public boolean isOpen() { for (Order each : facade.open()) { return true; } return false; }|1",
			"@Named public class Orders|public List<Order> getOpen() { all = facade.open(); return all; }|1",
			BEAN + "|public List<Order> getOpen() { if (name != null) { all = facade.open(); } return all; }|1",
			// Whether the query gave rows is asked after it was sent.
			BEAN + "|public String getFirst() { List<Order> found = facade.open(); if (found.isEmpty()) { return null; } return found.get(0).name(); }|1",
			BEAN + "|public List<Order> getOpen() { List<Order> found = all; if (found.isEmpty()) { found = facade.open(); } return found; }|0",
			// What is filled once.
			BEAN + "|public List<Order> getOpen() { if (!all.filled()) { all = facade.open(); } return all; }|0",
			BEAN + "|public List<Order> getOpen() { if (!name.blank()) { all = facade.open(); } return all; }|1",
			// What is kept, or asked once in a request.
			BEAN + "|public List<Order> getOpen() { if (all == null) { all = facade.open(); } return all; }|0",
			BEAN + "|public List<Order> getOpen() { if (all.isEmpty()) { all = facade.open(); } return all; }|0",
			BEAN + "|public List<Order> getOpen() { if (FacesContext.getCurrentInstance().getRenderResponse()) { all = facade.open(); } return all; }|0",
			BEAN + "|public List<Order> getOpen() { if (null != all) { return all; } all = facade.open(); return all; }|0",
			// No database, no getter, and no bean of pages.
			BEAN + "|public String getLabel() { return facade.label(); }|0",
			BEAN + "|public List<Order> getOpen() { return all; }|0",
			BEAN + "|public List<Order> find() { return facade.open(); }|0",
			BEAN + "|public List<Order> getOpen(String name) { return facade.open(); }|0",
			BEAN + "|private List<Order> getOpen() { return facade.open(); }|0",
			BEAN + "|@Produces public List<Order> getOpen() { return facade.open(); }|0",
			BEAN + "|public void getOpen() { all = facade.open(); }|0",
			"@Stateless public class Orders|public List<Order> getOpen() { return facade.open(); }|0" })
	void theBoundary(String type, String getter, int findings) {
		assertEquals(findings, code(FOLDER + "Orders.java", type, getter).findings(RULE).size());
	}

	/** Beans of pages that Spring fills, whose service asks a repository. */
	@ParameterizedTest
	@CsvSource({"javax.annotation.ManagedBean, 1", "jakarta.faces.bean.ManagedBean, 1", "org.springframework.stereotype.Component, 0"})
	void filledBySpring(String annotation, int findings) {
		Files files = new Files().with("shop/pom.xml", "<project><packaging>war</packaging></project>\n")
				.with(FOLDER + "Orders.java", "package shop;\nimport java.util.List;\nimport javax.faces.view.ViewScoped;\nimport org.springframework.beans.factory.annotation.Autowired;\nimport " + annotation + ";\n\n@" + annotation.replaceAll(".*[.]", "") + "\npublic class Orders {\n\t@Autowired\n\tprivate OrderService service;\n\n\tpublic List<Order> getAll() {\n\t\treturn service.all();\n\t}\n}\n")
				.with(FOLDER + "OrderService.java", "package shop;\nimport java.util.List;\nimport org.springframework.beans.factory.annotation.Autowired;\nimport org.springframework.stereotype.Service;\n\n@Service\npublic class OrderService {\n\t@Autowired\n\tprivate OrderRepository orders;\n\n\tpublic List<Order> all() {\n\t\treturn orders.findAll();\n\t}\n}\n");
		assertEquals(findings, files.findings(RULE).size());
	}

	/** Where pages are there, what none of them names is read by nobody. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '~', value = {"<h:dataTable value=\"#{orders.open}\"/>|1", "<h:outputText value=\"#{orders.open.size()} of #{ orders.number }\"/>|1", "<b>#{orders.getOpen()}</b>|1", "<my:list of=\"${orders.open}\"/>|1", "<h:outputText value=\"#{orders.number}\"/>|0", "<h:outputText value=\"#{orders.opened}\"/>|0", "<b>open</b>|1"})
	void readByAPage(String page, int findings) {
		Files files = code(FOLDER + "Orders.java", BEAN, "public List<Order> getOpen() { return facade.open(); }").with("shop/src/main/webapp/orders.xhtml", "<html xmlns:h=\"http://java.sun.com/jsf/html\">\n" + page + "\n</html>\n");
		assertEquals(findings, files.findings(RULE).size());
	}

	@Test
	void notInTests() {
		assertEquals(0, code("shop/src/test/java/shop/Orders.java", BEAN, "public List<Order> getOpen() { return facade.open(); }").findings(RULE).size());
	}
}
