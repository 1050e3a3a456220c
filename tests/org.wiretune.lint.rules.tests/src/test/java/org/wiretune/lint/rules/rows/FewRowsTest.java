/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.rows;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;

/** Rule {@code query-per-few-rows}, and what {@code query-per-row} leaves to it. */
class FewRowsTest {

	private static final String FEW = "query-per-few-rows";
	private static final String MANY = "query-per-row";
	private static final String PATH = "shop/src/main/java/shop/Orders.java";

	private static Files code(String head, String body) {
		return new Files().with("shop/pom.xml", "<project><parent><artifactId>spring-boot-starter-parent</artifactId></parent></project>\n").with(PATH,
				"package shop;\nimport java.util.*;\nimport javax.jms.Message;\nimport javax.persistence.EntityManager;\nimport org.springframework.jdbc.core.JdbcTemplate;\nclass Orders {\n\tOrderRepository orderRepository;\n\tLineMapper lineMapper;\n\tBookingDas bookings;\n\tList<Object> kept;\n\tEntityManager em;\n\tJdbcTemplate jdbc;\n\n\t"
						+ head + " {\n\t\t" + body + "\n\t}\n}\n");
	}

	private static void assertFew(int few, Files files) {
		assertEquals(few, files.findings(FEW).size(), () -> files.text(PATH));
		assertEquals(1 - few, files.findings(MANY).size(), () -> files.text(PATH));
	}

	@Test
	void aLoopThatChangesRows() {
		Files files = code("void price(List<Long> ids)", "for (Long id : ids) { Order order = orderRepository.findById(id); orderRepository.save(order); }");
		assertEquals(Severity.INFO, files.finding(FEW).severity());
		assertEquals("orderRepository.findById in each turn of a loop that changes rows", files.finding(FEW).headline());
		assertEquals(0, files.findings(MANY).size());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"em.persist(orderRepository.findById(id));|1",
			"em.remove(orderRepository.findById(id));|1",
			"lineMapper.deleteByOrder(orderRepository.findById(id));|1",
			"jdbc.update(\"update a set b = ? where c = ?\", orderRepository.findById(id), id);|0",
			"bookings.crear(orderRepository.findById(id));|1",
			"bookings.modificar(orderRepository.findById(id));|1",
			"createLine(orderRepository.findById(id));|1",
			"if (lineMapper.insert(orderRepository.findById(id)) != 1) { throw new IllegalStateException(); }|1",
			"kept.addAll(insertLines(orderRepository.findById(id)));|1",
			// What is at hand, and what is made of a row and kept.
			"kept.remove(orderRepository.findById(id));|0",
			"kept.add(createLine(orderRepository.findById(id)));|1",
			"Line line = createLine(orderRepository.findById(id)); kept.add(line);|0",
			"Model made = new Model(); made.update(orderRepository.findById(id)); kept.add(made);|0",
			"updateAll(orderRepository.findById(id));|0",
			"bookings.look(orderRepository.findById(id));|0" })
	void whatChangesRows(String turn, int few) {
		assertFew(few, code("void price(List<Long> ids)", "for (Long id : ids) { " + turn + " }"));
		assertFew(few, code("void price(List<Long> ids)", "ids.forEach(id -> { " + turn + " });"));
	}

	/** A statement lambda aside, one call is a turn. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"ids.forEach(id -> em.persist(orderRepository.findById(id)));|1", "ids.stream().map(id -> orderRepository.findById(id)).toList();|0", "ids.stream().map(orderRepository::findById).toList();|0", "ids.stream().map(orderRepository::findById).limit(10).toList();|1"})
	void streams(String body, int few) {
		assertFew(few, code("void price(List<Long> ids)", body));
	}

	/** By way of another class. */
	@Test
	void whatAMethodChanges() {
		String service = "shop/src/main/java/shop/Bookings.java";
		Files files = code("@Autowired Bookings bookingsOf;\n\tvoid price(List<Long> ids)", "for (Long id : ids) { bookingsOf.book(orderRepository.findById(id)); }").with(service,
				"package shop;\nimport javax.persistence.EntityManager;\n@Service class Bookings {\n\tEntityManager em;\n\tvoid book(Object order) {\n\t\tem.persist(order);\n\t}\n}\n");
		assertFew(1, files);
		assertFew(0, files.copy().replace(service, "em.persist(order);", "em.contains(order);"));
		assertFew(0, files.copy().replace(service, "void book(", "void findBooking(").replace(PATH, "bookingsOf.book(", "bookingsOf.findBooking("));
	}

	/** Many all the same: another loop around, all rows of a table, a batch by its name, a message. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"void price(List<Long> ids)|for (Long id : ids) { orderRepository.save(orderRepository.findById(id)); }|1",
			"void price(List<Long> days, List<Long> ids)|for (Long day : days) { for (Long id : ids) { orderRepository.save(orderRepository.findByKey(id, day)); } }|0",
			"void price()|for (Long id : lineMapper.selectAll()) { orderRepository.save(orderRepository.findById(id)); }|0",
			"void price()|List<Long> ids = lineMapper.selectAllByState(1); ids.forEach(id -> orderRepository.save(orderRepository.findById(id)));|0",
			"void price()|for (Long id : lineMapper.selectOpen()) { orderRepository.save(orderRepository.findById(id)); }|1",
			"void createBatch(List<Long> ids)|for (Long id : ids) { orderRepository.save(orderRepository.findById(id)); }|0",
			"void bulkCreate(List<Long> ids)|for (Long id : ids) { orderRepository.save(orderRepository.findById(id)); }|0",
			"void batchDelete(List<Long> ids)|for (Long id : ids) { orderRepository.save(orderRepository.findById(id)); }|1",
			"void debatched(List<Long> ids)|for (Long id : ids) { orderRepository.save(orderRepository.findById(id)); }|1",
			"public void onMessage(Message message)|for (Long id : read(message)) { orderRepository.save(orderRepository.findById(id)); }|0",
			"public void onMessage(Order order)|for (Long id : read(order)) { orderRepository.save(orderRepository.findById(id)); }|1",
			"@KafkaListener public void take(List<Long> ids)|for (Long id : ids) { orderRepository.save(orderRepository.findById(id)); }|0" })
	void manyAllTheSame(String head, String body, int few) {
		assertFew(few, code(head, body));
	}

	/** The first that fits ends a search; what is only refused ends none, since all are looked up where all is well. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"for (Long id : ids) { if (orderRepository.existsById(id)) { return id; } } return null;|1",
			"for (Long id : ids) { Order found = orderRepository.findById(id); if (found.open()) { return found.view(); } } return null;|1",
			"Long first = null; for (Long id : ids) { if (orderRepository.existsById(id)) { first = id; break; } } return first;|1",
			"for (Long id : ids) { switch (kept.size()) { case 1: orderRepository.existsById(id); break; default: kept.add(id); } } return null;|0",
			"for (Long id : ids) { orderRepository.existsById(id); for (Object each : kept) { if (each == id) { break; } } } return null;|0",
			"for (Long id : ids) { if (orderRepository.existsById(id)) { return Optional.of(id); } } return null;|0",
			"for (Long id : ids) { if (!orderRepository.existsById(id)) { return false; } } return true;|0",
			"for (Long id : ids) { if (!orderRepository.existsById(id)) { throw new IllegalStateException(); } } return ids;|0",
			"ids.forEach(id -> { if (orderRepository.existsById(id)) { kept.add(id); } }); return ids;|0" })
	void searches(String body, int few) {
		Files files = code("Object price(List<Long> ids)", body);
		assertFew(few, files);
		if (few == 1) {
			assertTrue(files.finding(FEW).headline().endsWith("in each of a few turns of a loop"), files.finding(FEW).headline());
			assertFalse(files.finding(FEW).message().contains("changes rows"), files.finding(FEW).message());
		}
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"ids.stream().map(id -> orderRepository.findById(id)).filter(Objects::nonNull).limit(2).toList();|1",
			"ids.stream().map(id -> orderRepository.findById(id)).limit(10).toList();|1",
			"ids.stream().map(id -> orderRepository.findById(id)).limit(11).toList();|0",
			"ids.stream().map(id -> orderRepository.findById(id)).sorted().limit(2).toList();|0",
			"List<Long> some = lineMapper.list().limit(5); for (Long id : some) { orderRepository.findById(id); }|1",
			"List<Long> some = em.createQuery(\"from A\").setMaxResults(10).getResultList(); for (Long id : some) { orderRepository.findById(id); }|1",
			"List<Long> some = em.createQuery(\"from A\").setMaxResults(100).getResultList(); for (Long id : some) { orderRepository.findById(id); }|0",
			"List<Long> some = lineMapper.findOpen(PageRequest.of(0, 10)); for (Long id : some) { orderRepository.findById(id); }|1",
			"List<Long> some = lineMapper.findOpen(PageRequest.of(0, 50)); for (Long id : some) { orderRepository.findById(id); }|0" })
	void bounds(String body, int few) {
		assertFew(few, code("void price(List<Long> ids)", body));
	}
}
