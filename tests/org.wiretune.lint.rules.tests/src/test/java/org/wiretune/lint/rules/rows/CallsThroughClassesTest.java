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
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.lint.Files;

/** Rules on loops whose turns come to a database or another system through several classes of an application, whatever their methods are called. */
class CallsThroughClassesTest {

	private static final String FOLDER = "shop/src/main/java/shop/";
	private static final String ACTION = FOLDER + "OrderAction.java";
	private static final String DELEGATE = FOLDER + "Delegate.java";
	private static final String BEAN = FOLDER + "OrderBean.java";

	/** An action asks a delegate, that a bean, that a class with statements. */
	private static Files files() {
		return new Files().with("shop/pom.xml", "<project><packaging>war</packaging></project>\n").with(ACTION, """
				package shop;

				import java.util.List;

				public class OrderAction {

					public void match(List<Order> orders, long customer) {
						Delegate delegate = Delegate.getInstance();
						for (Order order : orders) {
							order.setFit(delegate.compatibility(order.getId(), customer));
						}
					}
				}
				""").with(DELEGATE, """
				package shop;

				public class Delegate {

					private OrderLocal bean;

					public int compatibility(long order, long customer) {
						return bean.compatibility(order, customer);
					}
				}
				""").with(FOLDER + "OrderLocal.java", "package shop;\n\npublic interface OrderLocal {\n\tint compatibility(long order, long customer);\n}\n").with(BEAN, """
				package shop;

				import javax.ejb.Stateless;
				import java.sql.*;

				@Stateless
				public class OrderBean implements OrderLocal {

					public int compatibility(long order, long customer) {
						return new Store().percent(order);
					}
				}
				""").with(FOLDER + "Store.java", """
				package shop;

				import java.sql.*;

				class Store {

					int percent(long order) throws SQLException {
						PreparedStatement statement = open("select percent from fit where id = ?");
						statement.setLong(1, order);
						ResultSet rows = statement.executeQuery();
						return rows.next() ? rows.getInt(1) : 0;
					}
				}
				""");
	}

	/** What looks a handful of things up is told by its name, however far away the query is. */
	@ParameterizedTest
	@CsvSource({"languageTagService, 0", "roleManager, 0", "delegate, 1", "lineService, 1"})
	void aQueryForAHandful(String variable, int findings) {
		assertEquals(findings, files().replace(ACTION, "Delegate delegate =", "Delegate " + variable + " =").replace(ACTION, "delegate.compatibility", variable + ".compatibility").findings("query-per-row").size());
	}

	@Test
	void aQueryBehindFourClasses() {
		assertEquals("delegate.compatibility", files().finding("query-per-row").measured());
		assertTrue(files().finding("query-per-row").message().contains("and that method asks the database each time"));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"OrderBean.java|return new Store().percent(order);|return 7;",
			"OrderBean.java|return new Store().percent(order);|if (known.containsKey(order)) { return known.get(order); } return new Store().percent(order);",
			"OrderBean.java|return new Store().percent(order);|Integer kept = known.get(order); if (kept != null) return kept; return new Store().percent(order);",
			"OrderBean.java|return new Store().percent(order);|return known.computeIfAbsent(order, each -> new Store().percent(each));",
			"OrderBean.java|return new Store().percent(order);|try { return 7; } catch (RuntimeException wrong) { return new Store().percent(order); }",
			"OrderBean.java|public int compatibility|@Cacheable public int compatibility",
			"OrderAction.java|delegate.compatibility(order.getId(), customer)|delegate.compatibility(7, customer)",
			"OrderAction.java|for (Order order : orders)|for (Order order : FIRST_ORDERS)",
			"OrderAction.java|order.setFit(|if (order.getId() == customer) order.setFit(",
			"OrderAction.java|public void match|public void init" })
	void lookAlikes(String file, String before, String after) {
		assertEquals(0, files().replace(FOLDER + file, before, after).findings("query-per-row").size());
	}

	/** Who walks a tree asks for what the step before has found. */
	@Test
	void aCallThatComesBack() {
		Files tree = files().replace(BEAN, "return new Store().percent(order);", "new OrderAction().match(children(order), customer); return new Store().percent(order);");
		assertEquals(0, tree.findings("query-per-row").size());
	}

	/** Another method has a variable of that name. */
	@Test
	void aVariableThatTwoMethodsHave() {
		String other = "\tpublic void other(Calendar delegate) {\n\t\tdelegate.clear();\n\t}\n\n\tpublic void match";
		assertEquals(1, files().replace(ACTION, "\tpublic void match", other).findings("query-per-row").size());
		assertEquals(0, files().replace(ACTION, "\tpublic void match", other).replace(ACTION, "Delegate delegate = Delegate.getInstance();", "Calendar delegate = Delegate.getInstance().calendar();").findings("query-per-row").size());
	}

	@Test
	void whichOfTwoClassesIsCalled() {
		Files two = files().with(FOLDER + "OtherBean.java", "package shop;\nimport javax.ejb.Stateless;\n@Stateless\npublic class OtherBean implements OrderLocal {\n\tpublic int compatibility(long order, long customer) {\n\t\treturn 1;\n\t}\n}\n");
		assertEquals(0, two.findings("query-per-row").size());
		Files twice = files().replace(BEAN, "\tpublic int compatibility(", "\tpublic int compatibility(String order, String customer) {\n\t\treturn new Store().percent(order);\n\t}\n\n\tpublic int compatibility(");
		assertEquals(0, twice.findings("query-per-row").size(), "two methods of as many parameters");
	}

	@Test
	void whatASuperclassDoesAndWhatIsMadeInTheTurn() {
		Files inherited = files().replace(BEAN, "implements OrderLocal {", "extends Base implements OrderLocal {").replace(BEAN, "public int compatibility", "public int other")
				.with(FOLDER + "Base.java", "package shop;\nabstract class Base {\n\tjavax.persistence.EntityManager em;\n\tpublic int compatibility(long order, long customer) {\n\t\treturn em.createQuery(\"select f from Fit f where f.id = :id\").setParameter(\"id\", order).getSingleResult();\n\t}\n}\n");
		assertEquals(1, inherited.findings("query-per-row").size());
		assertEquals(1, files().replace(ACTION, "delegate.compatibility(order.getId(), customer)", "new Store().percent(order.getId())").findings("query-per-row").size());
	}

	@ParameterizedTest
	@ValueSource(strings = { "PreparedStatement one = open(); while (rows.next()) { one.setLong(1, rows.getLong(1)); ResultSet answer = one.executeQuery(); }",
			"Statement one = open(); while (rows.next()) { ResultSet answer = one.executeQuery(\"select a from b where c = \" + rows.getLong(1)); }",
			"int i = 0; PreparedStatement one = open(); while (i < ids.length) { one.setLong(1, ids[i]); ResultSet answer = one.executeQuery(); i++; }" })
	void aStatementForEachRow(String body) {
		String store = FOLDER + "Lists.java";
		Files files = new Files().with("shop/pom.xml", "<project><packaging>war</packaging></project>\n").with(store, "package shop;\nimport java.sql.*;\nclass Lists {\n\tvoid list(ResultSet rows, long[] ids) {\n\t\t" + body + "\n\t}\n}\n");
		assertEquals(1, files.findings("query-per-row").size());
		assertEquals(0, files.replace(store, body.contains("ids[i]") ? "ids[i]" : "rows.getLong(1)", "7").findings("query-per-row").size(), "the same in each turn");
	}

	/** A page hands each row to a bean, which stores it in a transaction of its own; a bean does so in its own. */
	@Test
	void aTransactionForEachRow() {
		Files files = files().replace(BEAN, "return new Store().percent(order);", "em.persist(new Fit(order));").replace(BEAN, "implements OrderLocal {", "implements OrderLocal {\n\n\tjavax.persistence.EntityManager em;\n");
		assertEquals("local.compatibility", files.replace(ACTION, "public void match", "@EJB private OrderLocal local;\n\n\tpublic void match").replace(ACTION, "delegate.compat", "local.compat").finding("bean-transaction-per-row").measured());
		assertEquals(0, files.copy().replace(ACTION, "public class OrderAction", "@javax.ejb.Stateless public class OrderAction").findings("bean-transaction-per-row").size(), "in its transaction");
	}

	/** A helper that flushes, or sends a statement, with each row. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "em.persist(order); em.flush();|1", "em.createQuery(\"update Fit f set f.a = 1 where f.id = :id\").setParameter(\"id\", order).executeUpdate();|1", "em.persist(order);|0",
			"if (order.getId() == null) { em.persist(order); } em.flush();|1" })
	void aChangeForEachRow(String body, int findings) {
		Files files = files().replace(BEAN, "return new Store().percent(order);", body).replace(BEAN, "implements OrderLocal {", "implements OrderLocal {\n\n\tjavax.persistence.EntityManager em;\n").replace(ACTION, "public class OrderAction", "@javax.ejb.Stateless public class Orders");
		assertEquals(findings, files.findings("statement-by-method-per-row").size());
		assertEquals(0, files.findings("statement-per-row").size(), "the loop sends none itself");
	}

	/** What is new and what is not is stored by a helper that flushes. */
	/** A method of a repository of Spring Data that changes rows sends its statement, and one that looks something up is told elsewhere. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"@Modifying @Query(\"update Order o set o.done = true where o.id = :id\")|for (Order order : orders) { rows.done(order.getId()); }|1", "@Modifying @Query(\"update Order o set o.done = true where o.id = :id\")|orders.forEach(order -> rows.done(order.getId()));|1",
			"@Modifying @Query(\"update Order o set o.done = true where o.id = :id\")|rows.done(7);|0", "@Deprecated|for (Order order : orders) { rows.done(order.getId()); }|0"})
	void aStatementOfARepository(String annotations, String body, int findings) {
		Files files = new Files().with("shop/pom.xml", "<project><packaging>war</packaging></project>\n")
				.with(FOLDER + "OrderRepository.java", "package shop;\nimport org.springframework.data.jpa.repository.*;\npublic interface OrderRepository extends JpaRepository<Order, Long> {\n\t" + annotations + "\n\tvoid done(long id);\n}\n")
				.with(FOLDER + "Orders.java", "package shop;\nimport java.util.List;\nimport org.springframework.stereotype.Service;\n@Service\npublic class Orders {\n\tprivate OrderRepository rows;\n\tpublic void finish(List<Order> orders) {\n\t\t" + body + "\n\t}\n}\n");
		assertEquals(findings, files.findings("statement-by-method-per-row").size());
	}

	@Test
	void whatIsNewIsNoLookUp() {
		Files files = files().replace(BEAN, "return new Store().percent(order);", "em.merge(order); em.flush(); return 1;").replace(BEAN, "implements OrderLocal {", "implements OrderLocal {\n\n\tjavax.persistence.EntityManager em;\n").replace(ACTION, "public class OrderAction", "@javax.ejb.Stateless public class Orders")
				.replace(ACTION, "order.setFit(delegate.compatibility(order.getId(), customer));", "if (order.getId() == null) { delegate.compatibility(order.getId(), customer); }");
		assertEquals(1, files.findings("statement-by-method-per-row").size());
	}
}
