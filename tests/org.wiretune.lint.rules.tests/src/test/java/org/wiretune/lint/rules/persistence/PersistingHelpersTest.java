/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.persistence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

/** Loops that persist by a method of another class. */
class PersistingHelpersTest {

	private static final String RULE = "batch-size-unset-multi-insert";
	private static final String SOURCE = "shop/src/main/java/shop/";
	private static final String LOADER = SOURCE + "Loader.java";
	private static final String ABOVE = SOURCE + "AbstractFacade.java";
	private static final String SERVICE = SOURCE + "FlightServiceImpl.java";
	private static final String FACADE = SOURCE + "OrderFacade.java";

	private static Files unit() {
		return new Files().with("shop/.project", "<projectDescription/>").with("shop/src/main/resources/META-INF/persistence.xml", "<persistence version=\"2.1\"><persistence-unit name=\"shop\"><provider>org.hibernate.jpa.HibernatePersistenceProvider</provider>"
				+ "<jta-data-source>java:/Shop</jta-data-source></persistence-unit></persistence>");
	}

	/** A facade as wizards make it, below a generic class, and a bean that calls it. */
	private static Files facade() {
		return unit().with(ABOVE, """
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
				}
				""").with(FACADE, """
				package shop;
				import javax.ejb.Stateless;
				@Stateless
				public class OrderFacade extends AbstractFacade<Order> {
				}
				""").with(LOADER, """
				package shop;
				import java.util.List;
				import javax.ejb.EJB;
				import javax.ejb.Stateless;
				@Stateless
				public class Loader {
					@EJB
					private OrderFacade facade;
					public void load(List<Order> orders) {
						for (Order order : orders) {
							facade.create(order);
						}
					}
				}
				""");
	}

	@Test
	void facadeBelowAGenericClass() {
		Finding finding = facade().finding(RULE);
		assertTrue(finding.message().contains("Loader.load persists rows in a loop"), finding.message());
		assertEquals(1, finding.related().size());
		assertEquals(LOADER, finding.related().get(0).path());
	}

	@Test
	void facadeByItsInterface() {
		Files files = facade().replace(FACADE, "AbstractFacade<Order>", "AbstractFacade<Order> implements OrderFacadeLocal").with(SOURCE + "OrderFacadeLocal.java", "package shop;\n@javax.ejb.Local\npublic interface OrderFacadeLocal {\n\tvoid create(Order order);\n}\n")
				.replace(LOADER, "private OrderFacade facade", "private OrderFacadeLocal facade");
		assertEquals(1, files.findings(RULE).size());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"facade.create(order);|facade.edit(order);",
			"facade.create(order);|facade.create(order, 1);",
			"for (Order order : orders) {|for (Order order : orders.subList(0, 1)) { } { Order order = orders.get(0);",
			"private OrderFacade facade|private OrderList facade",
			"private OrderFacade facade|private other.OrderFacade facade",
			"@Stateless;public class Loader|public class Loader",
			"@Stateless;public class Loader|@Stateless @javax.ejb.TransactionManagement(javax.ejb.TransactionManagementType.BEAN) public class Loader",
			"public void load|@javax.ejb.TransactionAttribute(javax.ejb.TransactionAttributeType.NOT_SUPPORTED) public void load"})
	void otherCalls(String old, String text) {
		assertEquals(List.of(), facade().replace(LOADER, old.replace(";public", "\npublic"), text).findings(RULE));
	}

	/** A merge persists what is new, and updates what is there. */
	@ParameterizedTest
	@CsvSource({"facade.create(order);, 0", "facade.create(new Order(order));, 1", "Order copy = new Order(order); facade.create(copy);, 1", "Order copy = order.copy(); facade.create(copy);, 0"})
	void byAMerge(String call, int findings) {
		assertEquals(findings, facade().replace(ABOVE, "getEntityManager().persist(entity);", "entity = getEntityManager().merge(entity);").replace(LOADER, "facade.create(order);", call).findings(RULE).size());
	}

	@Test
	void eachCallInATransactionOfItsOwn() {
		assertEquals(List.of(), facade().replace(ABOVE, "public void create", "@javax.ejb.TransactionAttribute(javax.ejb.TransactionAttributeType.REQUIRES_NEW) public void create").findings(RULE));
	}

	@Test
	void whatSaysThatTestsUseIt() {
		Files files = facade();
		assertEquals(List.of(), files.copy().replace(LOADER, "@Stateless\npublic", "/** Contains utility methods to be used in tests. */\n@Stateless\npublic").findings(RULE));
		assertEquals(1, files.copy().replace(LOADER, "@Stateless\npublic", "/** Loads orders; tests use another one. */\n@Stateless\npublic").findings(RULE).size());
	}

	@Test
	void methodOfTheSameClass() {
		String own = "package shop;\nimport javax.ejb.Stateless;\nimport javax.persistence.EntityManager;\n@Stateless\npublic class Loader {\n\tprivate EntityManager em;\n\tpublic void load(java.util.List<Order> orders) {\n\t\tfor (Order order : orders) {\n\t\t\tsave(order);\n\t\t}\n\t}\n"
				+ "\tprivate Order save(Order order) {\n\t\tem.persist(order);\n\t\treturn order;\n\t}\n}\n";
		assertEquals(1, unit().with(LOADER, own).findings(RULE).size());
		assertEquals(List.of(), unit().with(LOADER, own.replace("em.persist(order)", "em.persist(new Log())")).findings(RULE));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"for (Order order : orders) { repository.save(order); }|1", "for (List<Order> part : parts) { repository.saveAll(part); }|1", "repository.saveAll(orders);|0",
			"for (Order order : orders) { repository.delete(order); }|0"})
	void repositoryOfSpringData(String body, int findings) {
		Files files = unit().with(SOURCE + "Orders.java", "package shop;\nimport org.springframework.data.jpa.repository.JpaRepository;\npublic interface Orders extends JpaRepository<Order, Long> {\n}\n").with(LOADER,
				"package shop;\nimport java.util.List;\nimport org.springframework.transaction.annotation.Transactional;\npublic class Loader {\n\tprivate Orders repository;\n\t@Transactional\n\tpublic void load(List<Order> orders, List<List<Order>> parts) {\n\t\t" + body + "\n\t}\n}\n");
		assertEquals(findings, files.findings(RULE).size());
		// Without a transaction around the loop each call commits its own.
		assertEquals(List.of(), files.copy().replace(LOADER, "\t@Transactional\n", "").findings(RULE));
	}

	/** A writer of Java's batches whose rows go through a service to a data access object below a generic class. */
	private static Files writer() {
		return unit().with(SOURCE + "FlightWriter.java", """
				package shop;
				import java.util.List;
				import javax.batch.api.chunk.AbstractItemWriter;
				import javax.inject.Inject;
				public class FlightWriter extends AbstractItemWriter {
					@Inject
					private FlightService service;
					@Override
					public void writeItems(List<Object> items) {
						for (Object item : items) {
							Flight flight = (Flight) item;
							service.create(flight);
						}
					}
				}
				""").with(SOURCE + "FlightService.java", """
				package shop;
				public interface FlightService {
					void create(Flight flight);
				}
				""").with(SERVICE, """
				package shop;
				import javax.ejb.Stateless;
				@Stateless
				public class FlightServiceImpl implements FlightService {
					private FlightDAO flights;
					@Override
					public void create(Flight flight) {
						flights.save(flight);
					}
				}
				""").with(SOURCE + "FlightDAO.java", """
				package shop;
				public class FlightDAO extends GenericDAO<Flight> {
				}
				""").with(SOURCE + "GenericDAO.java", """
				package shop;
				import javax.persistence.EntityManager;
				abstract class GenericDAO<T> {
					private EntityManager em;
					public T save(T entity) {
						em.persist(entity);
						return entity;
					}
				}
				""");
	}

	@Test
	void writerOfBatchesTwoCallsAway() {
		Finding finding = writer().copy().replace(SOURCE + "FlightWriter.java", "class FlightWriter", "class FlightImportWriter").finding(RULE);
		assertTrue(finding.message().contains("FlightImportWriter.writeItems persists rows in a loop"), finding.message());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"FlightServiceImpl|flights.save(flight);|flights.save(flight.copy());",
			"FlightServiceImpl|flights.save(flight);|flights.refresh(flight);",
			"FlightServiceImpl|flights.save(flight);|try { check(flight); } catch (RuntimeException e) { flights.save(flight); }",
			"FlightServiceImpl|private FlightDAO flights|private FlightList flights",
			"FlightServiceImpl|@Override|@javax.ejb.TransactionAttribute(javax.ejb.TransactionAttributeType.REQUIRES_NEW)",
			"GenericDAO|em.persist(entity);|log.save(entity);",
			"FlightImportWriter|writeItems|store",
			"FlightImportWriter|javax.batch.api.chunk|other.chunk"})
	void otherWriters(String file, String old, String text) {
		Files files = writer();
		String changed = files.text(SOURCE + "FlightWriter.java").replace("class FlightWriter", "class FlightImportWriter");
		files.without(SOURCE + "FlightWriter.java").with(SOURCE + "FlightImportWriter.java", changed);
		assertEquals(1, files.findings(RULE).size());
		assertEquals(List.of(), files.replace(SOURCE + file + ".java", old, text).findings(RULE));
	}

	/** Services that call each other in a circle end the search. */
	@Test
	void circle() {
		assertEquals(List.of(), writer().copy().replace(SERVICE, "private FlightDAO flights", "private FlightService flights").replace(SERVICE, "flights.save(flight)", "flights.create(flight)").findings(RULE));
	}
}
