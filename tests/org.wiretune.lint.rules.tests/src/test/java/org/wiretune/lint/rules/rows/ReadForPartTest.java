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

/** Rules {@code find-all-then-filter} and {@code pagination-over-collection-fetch}. */
class ReadForPartTest {

	private static final String WHOLE = "find-all-then-filter";
	private static final String PAGES = "pagination-over-collection-fetch";
	private static final String FOLDER = "shop/src/main/java/shop/";
	private static final String PATH = FOLDER + "Orders.java";

	private static Files code(String path, String type, String head, String body) {
		return new Files().with("shop/pom.xml", "<project><parent><artifactId>spring-boot-starter-parent</artifactId></parent></project>\n").with(path,
				"package shop;\nimport java.util.*;\nimport org.springframework.cache.annotation.Cacheable;\nclass " + type + " {\n\tOrderRepository orderRepository;\n\tRoleRepository roleRepository;\n\tOrderCache cache;\n\tSet<Long> seen;\n\n\t" + head + " {\n\t\t" + body + "\n\t}\n}\n");
	}

	private static int whole(String body) {
		return code(PATH, "Orders", "Object open(String name)", body).findings(WHOLE).size();
	}

	@Test
	void aPartOfTheRows() {
		Finding finding = code(PATH, "Orders", "Object open(String name)", "return orderRepository.findAll().stream().filter(order -> order.isOpen()).toList();").finding(WHOLE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(11, finding.origin().line());
		assertEquals("orderRepository.findAll", finding.measured());
		assertTrue(finding.message().startsWith("Orders.open reads all rows by orderRepository.findAll and then takes a part of them by filter."), finding.message());
	}

	/** The last of all rows, of JPA and of Hibernate, whatever gives them their type. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"List<Order> all = session.createQuery(\"from Order\").list(); return all.get(all.size() - 1).id();|1",
			"List<Order> all = Casts.castList(Order.class, session.createQuery(\"from Order\").list()); return all.get(all.size()-1).id();|1",
			"List<Order> all = (List<Order>) (em.createQuery(\"select o from Order o\").getResultList()); if (all.isEmpty()) { return null; } return all.get(all.size() - 1);|1",
			"List<Order> all = orderRepository.findAll(); return all.get(all.size() - 1);|1",
			// The first of what is mostly one, the last of some, and what uses the others too.
			"List<Order> all = session.createQuery(\"from Order\").list(); return all.get(0).id();|0",
			"List<Order> all = session.createQuery(\"from Order o where o.open = true\").list(); return all.get(all.size() - 1).id();|0",
			"List<Order> all = session.createQuery(\"from Order\").list(); show(all); return all.get(all.size() - 1).id();|0",
			"List<Order> all = session.createQuery(\"from Order\").list(); return all.get(others.size() - 1).id();|0",
			"List<Order> all = session.createQuery(\"from Order\").setMaxResults(5).list(); return all.get(all.size() - 1).id();|0",
			"List<Order> all = Lists.open(session.createQuery(\"from Order\").list()); return all.get(all.size() - 1).id();|0",
			"List<OrderType> all = session.createQuery(\"from OrderType\").list(); return all.get(all.size() - 1).id();|0"})
	void theLastOfAllRows(String body, int findings) {
		assertEquals(findings, whole(body));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"List<Order> all = orderRepository.findAll(); return all.size();|1",
			"return orderRepository.findAll().stream().sorted().limit(5).toList();|1",
			"return orderRepository.findAll().stream().anyMatch(order -> order.is(name));|1",
			"return orderRepository.findAll().isEmpty();|1",
			"List<Order> all = orderRepository.findAll(); return all.stream().filter(order -> order.isOpen()).count();|1",
			"List<Order> open = new ArrayList<>(); for (Order order : orderRepository.findAll()) { if (order.isOpen()) { open.add(order); } } return open;|1",
			"List<Order> all = orderRepository.findAll(); for (Order order : all) { if (order.is(name)) { return order; } } return null;|1",
			// That they are counted where they are read is told by a rule of its own.
			"return orderRepository.findAll().size();|0",
			"return orderRepository.findAll().stream().count();|0",
			// All rows are wanted, or something of each.
			"return orderRepository.findAll();|0",
			"return orderRepository.findAll().stream().map(order -> order.name()).toList();|0",
			"return orderRepository.findAll().stream().map(order -> order.name()).filter(each -> each != null).toList();|0",
			"for (Order order : orderRepository.findAll()) { if (order.isOpen()) { order.a(); } else { order.b(); } } return null;|0",
			"for (Order order : orderRepository.findAll()) { order.a(); if (order.isOpen()) { order.b(); } } return null;|0",
			"List<Order> all = orderRepository.findAll(); print(all); return all.size();|0",
			// A condition on what was seen before.
			"for (Order order : orderRepository.findAll()) { if (seen.add(order.id())) { order.a(); } } return null;|0",
			// A condition that asks more than the row.
			"return orderRepository.findAll().stream().filter(order -> mayPay(order)).toList();|0",
			"return orderRepository.findAll().stream().filter(this::mayPay).toList();|0",
			// Rows that lack a value are few, which a further condition is not.
			"return orderRepository.findAll().stream().filter(order -> order.number() != null).toList();|0",
			"return orderRepository.findAll().stream().filter(Objects::nonNull).toList();|0",
			"return orderRepository.findAll().stream().filter(order -> null != order.number()).filter(order -> order.isOpen()).toList();|1",
			"return orderRepository.findAll().stream().filter(order -> order.number() == null).toList();|1",
			// A query with conditions, a table of a handful, what is no repository.
			"return orderRepository.findAll(example).stream().filter(order -> order.isOpen()).toList();|0",
			"return roleRepository.findAll().stream().filter(role -> role.is(name)).findFirst();|0",
			"return cache.findAll().stream().filter(order -> order.isOpen()).toList();|0"})
	void theBoundary(String body, int findings) {
		assertEquals(findings, whole(body));
	}

	/** Queries whose text asks for all rows. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"return em.createQuery(\"select o from Order o order by o.id desc\", Order.class).getResultList().get(0);|1",
			"Query query = em.createQuery(\"from Order\"); List<Order> all = query.getResultList(); for (Order order : all) { if (order.is(name)) { return order; } } return null;|1",
			"return em.createQuery(\"select o from Order o\").getResultList().stream().filter(order -> order.isOpen()).toList();|1",
			"return em.createQuery(\"select o from Order o where o.open = true\").getResultList().stream().filter(order -> order.is(name)).toList();|0",
			"return em.createQuery(\"select s from Shop s\").getResultList().get(0);|0",
			"return em.createQuery(\"select r from Role r order by r.id\").getResultList().get(0);|0",
			"return em.createQuery(\"select o from Order o order by o.id desc\").setMaxResults(1).getResultList().get(0);|0",
			"return em.createQuery(\"select o from Order o\").getResultList();|0"})
	void queriesForAll(String body, int findings) {
		assertEquals(findings, whole(body));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"Orders|@Cacheable(\"open\") Object open()", "OrderMigration|Object open()", "OrderReport|Object open()", "Orders|void init()"})
	void whatRunsSeldomOrIsKept(String type, String head) {
		assertEquals(0, code(FOLDER + type + ".java", type, head, "print(orderRepository.findAll().stream().filter(order -> order.isOpen()).toList());").findings(WHOLE).size());
	}

	@Test
	void testsAreLeftAlone() {
		for (String sources : new String[] {"test", "inttest", "integrationTest", "it", "integration", "e2e"}) {
			assertEquals(0, code("shop/src/" + sources + "/java/shop/Orders.java", "Orders", "Object open()", "return orderRepository.findAll().isEmpty();").findings(WHOLE).size(), sources);
		}
		assertEquals(1, code("shop/src/main/java/shop/Orders.java", "Orders", "Object open()", "return orderRepository.findAll().isEmpty();").findings(WHOLE).size());
	}

	private static Files repository(String method) {
		return new Files().with("shop/pom.xml", "<project><parent><artifactId>spring-boot-starter-parent</artifactId></parent></project>\n")
				.with(FOLDER + "Order.java", "package shop;\nimport java.util.*;\nimport javax.persistence.*;\n@Entity\npublic class Order {\n\t@Id Long id;\n\t@OneToMany List<Line> lines;\n\t@ManyToOne Customer customer;\n}\n")
				.with(FOLDER + "OrderRepository.java", "package shop;\nimport java.util.*;\nimport org.springframework.data.domain.*;\nimport org.springframework.data.jpa.repository.*;\ninterface OrderRepository extends JpaRepository<Order, Long> {\n\t" + method + "\n}\n");
	}

	@Test
	void pagesWithACollection() {
		Finding finding = repository("@Query(\"select o from Order o join fetch o.lines where o.open = true\")\n\tList<Order> open(Pageable page);").finding(PAGES);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(7, finding.origin().line());
		assertEquals("lines", finding.measured());
		assertTrue(finding.message().startsWith("OrderRepository.open asks for a page of Order and fetches the collection lines with it."), finding.message());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"@Query(\"select distinct o from Order o left join fetch o.lines\") Page<Order> open(Pageable page);|1",
			"@Query(\"select o from shop.Order as o LEFT OUTER JOIN FETCH o.lines\") List<Order> open(PageRequest page);|1",
			"@EntityGraph(attributePaths = {\"customer\", \"lines.article\"}) Page<Order> findByOpenTrue(Pageable page);|1",
			"@EntityGraph(attributePaths = \"lines\") Page<Order> findAll(Pageable page);|1",
			// One row of each order, no page, no fetch, or another entity.
			"@Query(\"select o from Order o join fetch o.customer\") Page<Order> open(Pageable page);|0",
			"@Query(\"select o from Order o join fetch o.lines\") List<Order> open();|0",
			"@Query(\"select o from Order o join o.lines l where l.open = true\") Page<Order> open(Pageable page);|0",
			"@EntityGraph(attributePaths = \"customer\") Page<Order> findAll(Pageable page);|0",
			"@Query(\"select i from Item i join fetch i.lines\") Page<Item> open(Pageable page);|0",
			"@Query(value = \"select o from Order o join fetch o.lines\", nativeQuery = true) Page<Order> open(Pageable page);|0"})
	void pagesOfRepositories(String method, int findings) {
		assertEquals(findings, repository(method).findings(PAGES).size());
	}

	/** Where all who ask want all rows at once, no page is cut; where one of them may want a page, it is. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"repository.all(Pageable.unpaged())|repository.count()|0", "repository.all(Pageable.unpaged())|repository.all(page)|1", "repository.all(page)|repository.other(Pageable.unpaged())|1", "other.all(Pageable.unpaged())|repository.all(page)|1",
			"repository.all(PageRequest.of(0, 20))|repository.count()|1"})
	void whoAsksForAllPages(String one, String other, int findings) {
		Files files = repository("@EntityGraph(attributePaths = \"lines\") Page<Order> all(Pageable page);")
				.with(FOLDER + "OrderService.java", "package shop;\nimport org.springframework.stereotype.Service;\n@Service\nclass OrderService {\n\tOrderRepository repository;\n\tOtherRepository other;\n\tpublic Object one(Pageable page) { return " + one + "; }\n\tpublic Object two(Pageable page) { return " + other + "; }\n}\n");
		assertEquals(findings, files.findings(PAGES).size());
	}

	/** One order by its key is no page, however many lines it has. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"where o.id = :id|0", "where o.id = ?1 and o.open = true|0", "where o.id = :id or o.open = true|1", "where o.customer.id = :id|1", "where o.id in :ids|1", "where o.id > :id|1"})
	void oneRowByItsKey(String where, int findings) {
		assertEquals(findings, repository("@Query(\"select o from Order o join fetch o.lines " + where + "\") Page<Order> open(Pageable page);").findings(PAGES).size());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"em.createQuery(\"select o from Order o join fetch o.lines\", Order.class).setMaxResults(20).getResultList();|1", "em.createQuery(\"select o from Order o join fetch o.lines\", Order.class).setMaxResults(1).getResultList();|0",
			"em.createQuery(\"select o from Order o join fetch o.lines\", Order.class).getResultList();|0", "em.createQuery(\"select o from Order o join fetch o.customer\", Order.class).setMaxResults(20).getResultList();|0",
			// The query in a variable, as a page that may be asked for; others of the same method, and one row.
			"TypedQuery<Order> query = em.createQuery(\"select distinct o from Order o left join fetch o.lines\", Order.class); if (most != null) { query.setMaxResults(most); } query.getResultList();|1",
			"TypedQuery<Order> query; query = em.createQuery(\"select o from Order o join fetch o.lines\", Order.class).setHint(a, b); query.setFirstResult(20).setMaxResults(20).getResultList();|1",
			"TypedQuery<Order> query = em.createQuery(\"select o from Order o join fetch o.lines\", Order.class); query.setMaxResults(1); query.getResultList();|0",
			"TypedQuery<Order> query = em.createQuery(\"select o from Order o join fetch o.lines\", Order.class); other.setMaxResults(20); query.getResultList();|0",
			"List<Order> orders = em.createQuery(\"select o from Order o join fetch o.lines\", Order.class).getResultList(); page.of(orders).setMaxResults(20);|0",
			"new JpaPagingItemReaderBuilder<Order>().queryString(\"select o from Order o \" + \"join fetch o.lines\").pageSize(100).build();|1", "new Builder<Order>().select(\"select o from Order o join fetch o.lines\").pageSize(100).build();|0"})
	void pagesInCode(String body, int findings) {
		Files files = repository("").with(PATH, "package shop;\nimport org.springframework.batch.item.database.builder.JpaPagingItemReaderBuilder;\nimport javax.persistence.EntityManager;\nclass Orders {\n\tEntityManager em;\n\tvoid open() {\n\t\t" + body + "\n\t}\n}\n");
		assertEquals(findings, files.findings(PAGES).size());
	}
}
