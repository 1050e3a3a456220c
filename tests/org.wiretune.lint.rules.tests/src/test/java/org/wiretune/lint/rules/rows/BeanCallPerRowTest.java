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
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

/** Rule {@code bean-transaction-per-row} on calls of enterprise beans. */
class BeanCallPerRowTest {

	private static final String RULE = "bean-transaction-per-row";
	private static final String FOLDER = "shop/src/main/java/shop/";

	private static Files beans(String annotation) {
		return new Files().with("shop/pom.xml", "<project><packaging>war</packaging></project>\n").with(FOLDER + "AbstractFacade.java", """
				package shop;

				import javax.persistence.EntityManager;

				public abstract class AbstractFacade<T> {

					protected abstract EntityManager getEntityManager();

					public void create(T entity) {
						getEntityManager().persist(entity);
					}

					public void edit(T entity) {
						getEntityManager().merge(entity);
					}

					public void remove(T entity) {
						getEntityManager().remove(getEntityManager().merge(entity));
					}

					public void addNote(T entity) {
						notes.add(entity);
					}
				}
				""").with(FOLDER + "OrderDao.java", "package shop;\n\npublic interface OrderDao extends Dao<Order> {\n}\n").with(FOLDER + "OrderFacade.java", """
				package shop;

				import javax.ejb.Stateless;
				import javax.persistence.EntityManager;
				import javax.persistence.PersistenceContext;

				%s
				public class OrderFacade extends AbstractFacade<Order> implements OrderDao {

					@PersistenceContext
					private EntityManager em;

					protected EntityManager getEntityManager() {
						return em;
					}

					public int updateState(Long id, String state) {
						Query query = em.createQuery("update Order o set o.state = :state where o.id = :id");
						return query.setParameter("id", id).setParameter("state", state).executeUpdate();
					}

					public int updateNothing(Long id) {
						return jobs.executeUpdate();
					}

					public void removeById(Long id) {
						em.remove(em.find(Order.class, id));
					}
				}
				""".formatted(annotation));
	}

	private static Files code(String annotation, String body) {
		return page(beans("@Stateless"), annotation, body);
	}

	private static Files page(Files beans, String annotation, String body) {
		return beans.with(FOLDER + "Pages.java", """
				package shop;

				import java.util.List;
				import javax.ejb.EJB;
				import javax.ejb.Stateless;
				import javax.enterprise.context.RequestScoped;
				import javax.inject.Named;
				import javax.transaction.Transactional;

				%s
				public class Pages {

					@EJB
					private OrderFacade facade;
					@EJB
					private OrderDao orders;
					private Cart cart;

					private OrderFacade getFacade() {
						return facade;
					}

					public void save(List<Order> rows, Order one) {
						%s
					}
				}
				""".formatted(annotation, body));
	}

	@Test
	void aTransactionForEachRow() {
		Finding finding = code("@Named", "for (Order row : rows) { facade.create(row); }").finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("facade.create", finding.measured());
		assertEquals(24, finding.origin().line());
		assertTrue(finding.message().startsWith("Pages.save calls facade.create of an enterprise bean in each turn of a loop"), finding.message());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"rows.forEach(row -> facade.edit(row));|1", "for (Order row : rows) { orders.create(row); }|1", "for (Order row : rows) { getFacade().remove(row); }|1", "for (Order row : rows) { facade.removeById(row.id()); }|1", "for (Order row : rows) { facade.updateState(row.id(), \"open\"); }|1", "for (Order row : rows) { facade.updateNothing(row.id()); }|0",
			"for (Order row : rows) { Daos.getInstance().getOrderDao().remove(row); }|1", "for (Order row : rows) { if (row.isNew()) { facade.create(row); } else { facade.edit(row); } }|1",
			// Few rows, or each by itself.
			"for (Order row : rows) { if (!row.same()) { facade.edit(row); } }|0", "for (Order row : rows) { if (one.isNew()) { facade.edit(row); } }|1", "for (Order row : selectedRows) { facade.edit(row); }|0", "for (Order row : rowsMarcados) { facade.edit(row); }|0", "for (Order row : selectAllRows()) { facade.edit(row); }|1",
			"for (Order row : rows) { try { facade.create(row); } catch (RuntimeException e) { log.error(e); } }|0", "for (Order row : rows) { try { facade.create(row); } catch (RuntimeException e) { throw e; } }|1", "try { for (Order row : rows) { facade.create(row); } } catch (RuntimeException e) { log.error(e); }|1",
			"for (Order row : rows) { try { facade.updateState(row.id(), \"open\"); } catch (RuntimeException e) { log.error(e); } }|0",
			// Nothing is changed in a database, the same in each turn, once, or something else.
			"for (Order row : rows) { facade.addNote(row); }|0", "for (Order row : rows) { facade.edit(one); }|0", "facade.create(one);|0", "for (Order row : rows) { cart.create(row); }|0", "for (Order row : rows) { Daos.getInstance().getStockDao().remove(row); }|0",
			"for (Order row : rows) { facade.create(row); break; }|0", "for (Order row : rows) { facade.find(row.id()); }|0"})
	void calls(String body, int findings) {
		assertEquals(findings, code("@Named", body).findings(RULE).size());
	}

	/** A transaction is around, or may be. */
	@ParameterizedTest
	@ValueSource(strings = {"@Stateless", "@Named @Transactional", "", "@ApplicationScoped"})
	void withATransaction(String annotation) {
		assertEquals(0, code(annotation, "for (Order row : rows) { facade.create(row); }").findings(RULE).size());
	}

	/** What is no bean begins no transaction. */
	@Test
	void otherClasses() {
		assertEquals(0, page(beans(""), "@Named", "for (Order row : rows) { facade.create(row); }").findings(RULE).size());
		assertEquals(1, page(beans("@Stateless"), "@RequestScoped", "for (Order row : rows) { facade.create(row); }").findings(RULE).size());
	}

	/** With two beans of an interface no file tells which is called. */
	@Test
	void twoBeansOfAnInterface() {
		Files files = code("@Named", "for (Order row : rows) { orders.create(row); }").with(FOLDER + "Archive.java", "package shop;\n\nimport javax.ejb.Stateless;\n\n@Stateless\npublic class Archive implements OrderDao {\n\tpublic void create(Order order) {\n\t\tfiles.add(order);\n\t}\n}\n");
		assertEquals(0, files.findings(RULE).size());
	}
}
