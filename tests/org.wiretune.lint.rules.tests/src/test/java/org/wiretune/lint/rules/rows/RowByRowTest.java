/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.rows;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

/** Rules on loops with a query, a statement or a transaction in each turn. */
class RowByRowTest {

	private static final String PATH = "shop/src/main/java/shop/Orders.java";

	private static Files code(String path, String head, String method) {
		return new Files().with("shop/pom.xml", "<project><parent><artifactId>spring-boot-starter-parent</artifactId></parent></project>\n").with(path,
				"package shop;\nimport java.util.*;\nimport java.sql.*;\nimport javax.persistence.EntityManager;\nimport org.springframework.jdbc.core.JdbcTemplate;\nclass Orders {\n\tOrderRepository orderRepository;\n\tOrderDao dao;\n\tOrderTypeRepository orderTypeRepository;\n\tFileFormatRepository fileFormatRepository;\n\tOrderMapper orderMapper;\n\tObjectMapper objectMapper;\n\tOrderTypeMapper orderTypeMapper;\n\tCodeListDao codeListDao;\n\tEntityManager em;\n\tJdbcTemplate jdbc;\n"
						+ "\tprivate static final List<Long> IDS = List.of(1L);\n\n\t" + head + " {\n" + method + "\n\t}\n}\n");
	}

	private static int findings(String rule, String body) {
		return code(PATH, "void price(List<Long> ids, Order order) throws Exception", "\t\t" + body).findings(rule).size();
	}

	/** Parts of a configuration, which somebody changes by a page, are a handful. */
	@ParameterizedTest
	@CsvSource({"DriverConfigUpdate, 0", "StoreConfigurationPage, 0", "DriverUpdate, 1", "ConfigReader, 1", "ConfigUpdates, 1"})
	void pagesOfAConfiguration(String type, int findings) {
		assertEquals(findings, code(PATH, "void price(List<Long> ids) throws Exception", "\t\tPreparedStatement s = open(); for (Long id : ids) { s.setLong(1, id); s.executeUpdate(); }").replace(PATH, "class Orders", "class " + type).findings("statement-per-row").size());
	}

	@Test
	void aQueryForEachRow() {
		Finding finding = code(PATH, "void price(List<Long> ids)", "\t\tfor (Long id : ids) {\n\t\t\torderRepository.findById(id).get().price();\n\t\t}").finding("query-per-row");
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(21, finding.origin().line());
		assertEquals("orderRepository.findById", finding.measured());
		assertTrue(finding.message().contains("Orders.price calls orderRepository.findById in each turn"), finding.message());
	}

	/** What a class gives that reads files or keeps it in memory, as its source tells, is no query. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"import java.util.Map; import org.springframework.stereotype.Service;|@Service class OrderRepository { Map<Long, Order> kept; Order findById(Long id) { return kept.get(id); } }|0",
			"import com.fasterxml.jackson.databind.ObjectMapper; import shop.model.Order;|public class OrderRepository implements Orders { ObjectMapper json; Order findById(Long id) { return json.readValue(OrderRepository.class.getResourceAsStream(id + \".json\"), Order.class); } }|0",
			"import javax.sql.DataSource;|class OrderRepository { DataSource source; }|1",
			"import java.util.Map;|class OrderRepository { Order findById(Long id) { return find(java.sql.DriverManager.getConnection(url), id); } }|1",
			"import java.util.Map;|class OrderRepository extends Stored { }|1",
			"import java.util.Map;|interface OrderRepository { Order findById(Long id); }|1",
			"import java.util.Map;|class OrderRepository { OrderJpaRepository orders; Order findById(Long id) { return orders.findById(id); } }|1",
			"import org.acme.base.*;|class OrderRepository { Order findById(Long id) { return Base.find(id); } }|1" })
	void aStoreOfFilesOrInMemory(String imports, String type, int findings) {
		Files files = code(PATH, "void price(List<Long> ids)", "\t\tfor (Long id : ids) {\n\t\t\torderRepository.findById(id).get().price();\n\t\t}");
		assertEquals(findings, files.with("shop/src/main/java/shop/OrderRepository.java", "package shop;\n" + imports.replace("; ", ";\n") + '\n' + type + '\n').findings("query-per-row").size());
	}

	/** A helper that asks what is kept in memory asks nobody, nor does one whose one implementation is called a cache. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "class OrderRepository { Map<Long, Order> kept; Order findById(Long id) { return kept.get(id); } }|OrderHelper|0", "interface OrderRepository { Order findById(Long id); }|OrderHelper|1", "interface OrderRepository { Order findById(Long id); }|OrderCache|0" })
	void aHelperOfAStoreInMemory(String store, String helper, int findings) {
		Files files = code(PATH, "void price(List<Long> ids)", "\t\tfor (Long id : ids) {\n\t\t\torderService.find(id).price();\n\t\t}").replace(PATH, "\tOrderDao dao;", "\tOrderService orderService;\n\tOrderDao dao;").with("shop/src/main/java/shop/OrderRepository.java", "package shop;\nimport java.util.Map;\n" + store + '\n')
				.with("shop/src/main/java/shop/OrderService.java", "package shop;\ninterface OrderService {\n\tOrder find(Long id);\n}\n")
				.with("shop/src/main/java/shop/" + helper + ".java", "package shop;\nimport org.springframework.stereotype.Service;\n@Service\nclass " + helper + " implements OrderService {\n\tOrderRepository orderRepository;\n\n\tpublic Order find(Long id) {\n\t\treturn orderRepository.findById(id);\n\t}\n}\n");
		assertEquals(findings, files.findings("query-per-row").size());
	}

	/** An interface whose one implementation is called a cache. */
	@ParameterizedTest
	@CsvSource({"OrderCache,,0", "CachedOrders,,0", "OrderReader,,1", "OrderCache,OrderReader,1"})
	void aRepositoryThatACacheImplements(String implementation, String other, int findings) {
		Files files = code(PATH, "void price(List<Long> ids)", "\t\tfor (Long id : ids) {\n\t\t\torderRepository.findById(id).get().price();\n\t\t}").with("shop/src/main/java/shop/OrderRepository.java", "package shop;\ninterface OrderRepository {\n\tOrder findById(Long id);\n}\n");
		for (String name : other == null ? List.of(implementation) : List.of(implementation, other)) {
			files.with("shop/src/main/java/shop/" + name + ".java", "package shop;\nimport org.springframework.stereotype.Service;\n@Service\nclass " + name + " implements OrderRepository {\n\tpublic Order findById(Long id) {\n\t\treturn null;\n\t}\n}\n");
		}
		assertEquals(findings, files.findings("query-per-row").size());
	}

	/** Samples of a laboratory are what an application is about, where all of its packages are called so. */
	@ParameterizedTest
	@CsvSource({"acme.samples,2", "acme.migrations,0", "acme.seed,0"})
	void packagesOfWhatRunsOnce(String name, int findings) {
		String text = code(PATH, "void price(List<Long> ids)", "\t\tfor (Long id : ids) {\n\t\t\torderRepository.findById(id).get().price();\n\t\t}").text(PATH);
		Files files = new Files();
		for (String part : List.of("shop", "store")) {
			files.with("shop/src/main/java/" + name.replace('.', '/') + '/' + part + "/Orders.java", text.replace("package shop;", "package " + name + '.' + part + ';'));
		}
		assertEquals(findings, files.findings("query-per-row").size());
	}

	/** The first row is one, though a list gives it. */
	@Test
	void aLoopOverTheFirst() {
		String loop = "for (Order each : orderRepository.%s(order)) { orderRepository.findById(each.id()).get(); }";
		assertEquals(1, findings("query-per-row", loop.formatted("findOpen")));
		assertEquals(1, findings("query-per-row", loop.formatted("findFirst20ByState")));
		assertEquals(1, findings("query-per-few-rows", loop.formatted("findFirst10ByState")), "ten are a handful");
		assertEquals(0, findings("query-per-row", loop.formatted("findFirstOpen")));
		assertEquals(0, findings("query-per-row", loop.formatted("findTopByState")));
	}

	/** A resource may be named like the client of another service. */
	@Test
	void aResourceForClients() {
		String code = "package shop;\nimport java.util.*;\nimport javax.ws.rs.Path;\n%sclass UpdateClient {\n\tOrderRepository orderRepository;\n\tvoid price(List<Long> ids) {\n\t\tids.forEach(id -> orderRepository.findByKey(id));\n\t}\n}\n";
		assertEquals(1, new Files().with("shop/src/main/java/shop/UpdateClient.java", code.formatted("@Path(\"/clients\")\n")).findings("query-per-row").size());
		assertEquals(0, new Files().with("shop/src/main/java/shop/UpdateClient.java", code.formatted("")).findings("query-per-row").size());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"for (Long id : ids) { dao.getById(id); }|1",
			"for (Long id : ids) { dao.getLastOrder(id); }|1",
			"for (Long id : ids) { dao.getTableName(id); }|0",
			// Files that a store hands out one by one.
			"for (Long id : ids) { try (InputStream in = dao.getById(id)) { in.transferTo(order.out()); } }|0",
			"for (Long id : ids) { File file = dao.getById(id); file.delete(); }|0",
			"for (Long id : ids) { order.read(new InputStreamReader(dao.getById(id))); }|0",
			"for (Long id : ids) { PipedBean out = dao.getLogOutputStream(id); out.close(); }|0",
			"for (Long id : ids) { order.read(new Copy(dao.getById(id))); }|1",
			"for (Long id : ids) { Order other = dao.getById(id); other.price(); }|1",
			"for (Long id : ids) { em.find(Order.class, id); }|1",
			"for (Long id : ids) { em.createQuery(\"from Order where id = :id\").setParameter(\"id\", id).getSingleResult(); }|1",
			"for (Long id : ids) { jdbc.queryForObject(\"select a from b where c = ?\", String.class, id); }|1",
			// A query in a variable.
			"for (Long id : ids) { Query q = em.createQuery(\"from Order where id = :id\"); q.setParameter(\"id\", id); q.getSingleResult(); }|1",
			"for (Long id : ids) { Query q = em.createQuery(\"from Order where id = :id\"); q.setParameter(\"id\", order.id()); q.getSingleResult(); }|0",
			"Query q = em.createQuery(\"from Order where id = :id\"); for (Long id : ids) { q.setParameter(\"id\", id); q.getResultList(); }|1",
			"for (Long id : ids) { Query q = search(id); q.getResultList(); }|0",
			"ids.forEach(id -> orderRepository.findByKey(id));|1",
			"ids.stream().map(id -> orderRepository.findById(id)).toList();|1",
			"ids.stream().map(orderRepository::findById).toList();|1",
			"for (int i = 0; i < ids.size(); i++) { Long id = ids.get(i); orderRepository.findById(id); }|1",
			"for (Iterator<Long> i = ids.iterator(); i.hasNext();) { orderRepository.findById(i.next()); }|1",
			// What a turn makes and fills with values of its own.
			"for (Long id : ids) { Order made = new Order(); made.setProduct(id); Long product = made.getProduct(); orderRepository.findById(product); }|1",
			"for (Long id : ids) { Order made = new Order(); made.setProduct(order); Long product = made.getProduct(); orderRepository.findById(product); }|0",
			"Scanner lines = new Scanner(System.in); while (lines.hasNextLine()) { String line = lines.nextLine(); orderRepository.findById(line); }|1",
			"String line; while ((line = reader.readLine()) != null) { orderRepository.findById(line); }|1",
			// What differs in nothing from the turn before, and what the loop leaves after.
			"for (Long id : ids) { orderRepository.findById(order.id()); }|0",
			"for (Long id : ids) { orderRepository.findById(id); break; }|0",
			"for (Long id : ids) { try { run(id); } catch (Exception e) { orderRepository.findById(id); } }|0",
			// A few that the code names.
			"for (Long id : List.of(1L, 2L)) { orderRepository.findById(id); }|0",
			"for (Long id : Arrays.asList(1L, 2L)) { orderRepository.findById(id); }|0",
			"for (Long id : Arrays.asList(order.getKey())) { orderRepository.findById(id); }|0",
			"for (Long id : Arrays.asList(order.getAddress())) { orderRepository.findById(id); }|0",
			// The words of a setting, and the lines of a text.
			"String[] keys = setting.split(\",\"); for (String id : keys) { orderRepository.findById(id); }|0",
			"String[] keys = setting.split(COMMA); for (String id : keys) { orderRepository.findById(id); }|0",
			"String[] keys = setting.split(\"\\n\"); for (String id : keys) { orderRepository.findById(id); }|1",
			// An array that something gives has as many as it has.
			"for (Long id : Arrays.asList(order.getKeys())) { orderRepository.findById(id); }|1",
			"List<Long> keys = Arrays.asList(order.getKeys()); keys.forEach(id -> orderRepository.findById(id));|1",
			"Arrays.asList(order.getKeys()).forEach(id -> orderRepository.findById(id));|1",
			"Arrays.asList(1L, 2L).forEach(id -> orderRepository.findById(id));|0",
			"order.getLines().forEach(line -> orderRepository.findById(line));|1",
			"order.lines().map(Line::id).forEach(id -> orderRepository.findById(id));|0",
			"List<Long> keys = Arrays.asList(1L, 2L); keys.forEach(id -> orderRepository.findById(id));|0",
			"for (Long id : Shop.IDS) { orderRepository.findById(id); }|0",
			"for (Long id : ids) { jdbc.queryForObject(sql(id), String.class, id); }|0",
			"for (Long id : ids) { if (name(id).equals(\"vip\")) { orderRepository.findById(id); } }|0",
			"for (Long id : IDS) { orderRepository.findById(id); }|0",
			"for (Kind kind : Kind.values()) { orderRepository.findByKind(kind); }|0",
			"for (int i = 0; i < 3; i++) { orderRepository.findById(i); }|0",
			"for (Role role : order.members()) { orderRepository.findByName(role.name()); }|0",
			"for (String name : order.getRoles()) { orderRepository.findByName(name); }|0",
			"for (String name : order.getRoleLimits().keySet()) { orderRepository.findByName(name); }|0",
			"for (String name : order.members()) { orderTypeRepository.findByName(name); }|0",
			"order.members().stream().map(orderTypeRepository::findByName).toList();|0",
			"for (Stage stage : order.stages()) { orderRepository.findByName(stage.name()); }|1",
			// The rest of a turn takes longer, or the turns do not wait.
			"for (Long id : ids) { index.reindexOrder(orderRepository.findById(id)); }|0",
			"for (Long id : ids) { write.generateYearlyReport(orderRepository.findById(id)); }|0",
			"for (Long id : ids) { write.generateReporter(orderRepository.findById(id)); }|1",
			"for (Long id : ids) { names.indexOf(orderRepository.findById(id)); }|1",
			"for (Long id : ids) { var orderFuture = orderRepository.findById(id); futures.add(orderFuture); }|0",
			"for (Long id : ids) { orderRepository.findByIdAsync(id); }|0",
			// MyBatis, and what only has such a name.
			"for (Long id : ids) { orderMapper.selectById(id); }|1",
			"for (Long id : ids) { orderMapper.selectBatchIds(List.of(id)); }|0",
			"for (Long id : ids) { orderMapper.selectList(id); }|0",
			"for (Long id : ids) { orderMapper.toView(id); }|0",
			"for (Long id : ids) { objectMapper.selectValue(id); }|0",
			"for (Long id : ids) { orderTypeMapper.selectById(id); }|0",
			// Types and formats, of which there are a handful.
			"for (String name : tiposProducto) { orderRepository.findByName(name); }|0",
			"for (Long id : ids) { fileFormatRepository.findByOrder(id); }|0",
			"for (Long id : ids) { codeListDao.findByOrder(id); }|0",
			// Each turn goes on from the answer of the one before; a variable of the turn, or one that is only kept, does not.
			"Order node = order; for (Long id : ids) { Long next = node.child(id); node = em.find(Order.class, next); }|0",
			"Order node = order; for (Long id : ids) { Long next = node.child(id); node = (Order) em.find(Order.class, next); }|0",
			"Order node = order; for (Long id : ids) { Part part = node.part(id); Long next = dao.getKey(part.name()); node = em.find(Order.class, next); }|0",
			"Order node = order; for (Long id : ids) { node = em.find(Order.class, id); node.price(); }|1",
			"Order node = order; for (Long id : ids) { node.price(); dao.getKey(id); node = em.find(Order.class, node.id()); }|1",
			"for (Long id : ids) { Order node = order; node.price(); node = em.find(Order.class, id); }|1",
			// Each turn asks for something else.
			"for (Class<?> type : types(ids)) { em.find(type, order.id()); }|0",
			"for (Field field : ids) { em.find(field.getType(), field.get(order)); }|0",
			"for (String text : texts(ids)) { em.createQuery(text).setParameter(\"id\", order.id()).getSingleResult(); }|0",
			"for (Long id : ids) { em.createQuery(\"from Order where id = \" + id).getSingleResult(); }|1",
			"for (Long id : ids) { String text = \"from Order where id = \" + id; em.createQuery(text).getSingleResult(); }|1",
			// One of them fails, and nothing else is asked.
			"for (Long id : ids) { try { dao.getById(id); } catch (RuntimeException e) { log(id); } }|0",
			"for (Long id : ids) { try { price(dao.getById(id)); } catch (RuntimeException e) { log(id); } }|1",
			"try { for (Long id : ids) { dao.getById(id); } } catch (RuntimeException e) { log(id); }|1",
			// Pages, parts, and what waits or is tried again.
			"for (List<Long> part : Lists.partition(ids, 500)) { orderRepository.findByKeys(part); }|0",
			"for (List<Long> chunk : chunks(ids)) { orderRepository.findByKey(chunk); }|0",
			"while (running) { Long id = next(); orderRepository.findById(id); }|0",
			// No query, or one in a map that is kept.
			"for (Long id : ids) { orderRepository.getReferenceById(id); }|0",
			"for (Long id : ids) { map.computeIfAbsent(id, key -> orderRepository.findById(key)); }|0",
			"for (Long id : ids) { if (map.get(id) == null) { map.put(id, orderRepository.findById(id)); } }|0",
			"orderRepository.findById(order.id()).map(each -> orderRepository.findByKey(each));|0",
			"ids.stream().findFirst().map(each -> orderRepository.findByKey(each));|0",
			"for (Long id : ids) { orders.findById(id); }|0" })
	void theBoundaryOfQueries(String body, int findings) {
		assertEquals(findings, findings("query-per-row", body));
	}

	/** One step through the application's own classes. */
	@Test
	void aMethodThatAsks() {
		String service = "shop/src/main/java/shop/CustomerService.java";
		Files files = code(PATH, "void price(List<Long> ids, CustomerService customerService)", "\t\tfor (Long id : ids) { customerService.find(id); }").with(service,
				"package shop;\nimport javax.persistence.EntityManager;\nclass CustomerService {\n\tEntityManager em;\n\tCustomer find(Long id) {\n\t\treturn em.find(Customer.class, id);\n\t}\n}\n");
		assertTrue(files.finding("query-per-row").message().contains("customerService.find in each turn of a loop, and that method asks"), files.finding("query-per-row").message());
		assertEquals(0, files.copy().replace(service, "Customer find", "Customer first").findings("query-per-row").size(), "another method asks");
		assertEquals(0, files.copy().replace(service, "return em", "if (map.get(id) == null) return em").findings("query-per-row").size(), "a map keeps the answers");
		assertEquals(0, files.copy().replace(service, "\tCustomer find", "\tCustomer find(Object[] row) {\n\t\treturn new Customer(row);\n\t}\n\tCustomer find").findings("query-per-row").size(), "another method of the name does not ask");
		assertEquals(0, files.copy().replace(service, "\tCustomer find", "\t@Cacheable Customer find").findings("query-per-row").size());
		assertEquals(0, files.copy().replace(PATH, "for (Long id : ids)", "for (Long id : IDS)").findings("query-per-row").size());
		String base = "shop/src/main/java/shop/Base.java";
		Files inherited = files.copy().replace(service, "class CustomerService", "@Service class CustomerServiceImpl extends Base implements CustomerService").replace(service, "Customer find", "Customer first")
				.with(base, "package shop;\nimport javax.persistence.EntityManager;\nclass Base {\n\tEntityManager em;\n\tCustomer find(Long id) {\n\t\treturn em.find(Customer.class, id);\n\t}\n}\n");
		assertEquals(1, inherited.findings("query-per-row").size(), "behind an interface, in what its class extends");
	}

	/** What asks may be a method of the same class, or of a class behind the one that is called. */
	@Test
	void aMethodThatAsksInAFewSteps() {
		String body = "\t\tfor (Long id : ids) { findCustomer(id); }\n\t}\n\tCustomer findCustomer(Long id) {\n\t\treturn customerService.find(id);";
		String service = "shop/src/main/java/shop/CustomerService.java";
		Files files = code(PATH, "CustomerService customerService;\n\tvoid price(List<Long> ids)", body).with(service,
				"package shop;\n@Service class CustomerService {\n\tCustomerDao dao;\n\tCustomer find(Long id) {\n\t\treturn dao.getById(id);\n\t}\n}\n");
		assertEquals("Orders.findCustomer", files.finding("query-per-row").measured());
		assertEquals(0, files.copy().replace(service, "find(Long id)", "find(Long id, boolean all)").findings("query-per-row").size(), "another method of that name");
		assertEquals(0, files.copy().replace(PATH, "findCustomer(Long id) {", "findCustomer(Long id) {\n\t\tif (known.get(id) == null)").findings("query-per-row").size(), "a map keeps the answers");
		String first = "shop/src/main/java/shop/First.java";
		Files many = files.copy().replace(service, "class CustomerService", "class Second implements CustomerService").with(first,
				"package shop;\n@Service class First implements CustomerService {\n\tpublic Customer find(Long id) {\n\t\treturn null;\n\t}\n}\n");
		assertEquals(0, many.findings("query-per-row").size(), "which of two classes is called is not known");
		assertEquals(1, many.copy().replace(first, "implements CustomerService", "implements Other").findings("query-per-row").size());
	}

	/** A tree is walked, and what lies behind an interface of any name is found by the class that says that it implements it. */
	@Test
	void whatCallsItselfAndWhatImplements() {
		String walk = "\t\tOrder order = em.find(Order.class, id);\n\t\tfor (Long each : order.children()) { findAll(each); }";
		assertEquals(0, code(PATH, "void findAll(Long id)", walk).findings("query-per-row").size());
		String service = "shop/src/main/java/shop/CustomerService.java";
		Files files = code(PATH, "void price(List<Long> ids, ICustomerService customerService)", "\t\tfor (Long id : ids) { customerService.find(id); }").with(service,
				"package shop;\nimport javax.persistence.EntityManager;\nclass CustomerService extends Base implements ICustomerService {\n\tEntityManager em;\n\tpublic Customer find(Long id) {\n\t\treturn em.find(Customer.class, id);\n\t}\n}\n");
		assertEquals(1, files.findings("query-per-row").size());
		assertEquals(0, files.replace(service, "implements ICustomerService", "implements IOther").findings("query-per-row").size());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"for (Long id : ids) { jdbc.update(\"update a set b = 1 where c = ?\", id); }|1",
			"PreparedStatement s = open(); for (Long id : ids) { s.setLong(1, id); s.executeUpdate(); }|1",
			"for (Long id : ids) { int rows = jdbc.update(\"update a set b = 1 where c = ?\", id); }|0",
			"for (Long id : ids) { jdbc.update(\"update t\" + id, order); }|0",
			"for (Long id : ids) { jdbc.update(creator(id), keyHolder); }|0",
			"PreparedStatement s = open(); for (Long id : ids) { s.setLong(1, id); s.addBatch(); }|0",
			"PreparedStatement s = open(); for (Long id : ids) { s.setLong(1, id); s.executeUpdate(); s.getGeneratedKeys(); }|0",
			// Prepared anew in each turn: the same text, or one of its own.
			"for (Long id : ids) { PreparedStatement s = c.prepareStatement(\"insert into a values (?)\"); s.setLong(1, id); s.executeUpdate(); }|1",
			"PreparedStatement s = null; for (Long id : ids) { s = c.prepareStatement(SQL); s.setLong(1, id); s.executeUpdate(); }|1",
			"for (Long id : ids) { PreparedStatement s = c.prepareStatement(sql(id)); s.executeUpdate(); }|0",
			"for (Long id : ids) { PreparedStatement s = open(id); s.executeUpdate(); }|0",
			// Values in the text, and what defines tables or is not this turn's.
			"Statement s = open(); for (Long id : ids) { s.executeUpdate(\"insert into a (b) values (\" + id + \")\"); }|1",
			"Statement s = open(); for (Long id : ids) { s.executeUpdate(\"delete from \" + id); }|0",
			"Statement s = open(); for (Long id : ids) { s.executeUpdate(\"alter table a add \" + id); }|0",
			"Statement s = open(); for (Long id : ids) { s.executeUpdate(\"delete from a where b = \" + order.id()); }|0",
			"Statement s = open(); for (String text : texts(ids)) { s.executeUpdate(text); }|0",
			// A statement of the entity manager for one key, and one of its own in each turn.
			"for (Long id : ids) { em.createQuery(\"delete from Line l where l.id = :id\").setParameter(\"id\", id).executeUpdate(); }|1",
			"for (Long id : ids) { em.createNativeQuery(\"update a set b = 1 where c = ?\").setParameter(1, id).executeUpdate(); }|1",
			"for (Long id : ids) { em.createNativeQuery(\"insert into a values (?)\").setParameter(1, id).executeUpdate(); }|0",
			"for (Long id : ids) { em.createQuery(text(id)).executeUpdate(); }|0",
			"for (Long id : ids) { em.createQuery(\"delete from Line l where l.id = :id\").setParameter(\"id\", order.id()).executeUpdate(); }|0",
			"jdbc.update(\"update a set b = 1 where c = ?\", order);|0" })
	void theBoundaryOfStatements(String body, int findings) {
		assertEquals(findings, findings("statement-per-row", body));
	}

	@Test
	void howManyRowsThereAre() {
		assertEquals(Severity.WARNING, code(PATH, "void price(List<Long> ids)", "\t\tfor (Long id : ids) { jdbc.update(\"update a set b = ?\", id); }").finding("statement-per-row").severity());
		assertEquals(0, code(PATH, "void price(Order order)", "\t\tfor (Line line : order.lines()) { if (line.isNew()) { jdbc.update(\"update a set b = ?\", line.id()); } }").findings("statement-per-row").size(), "not for each row");
		assertEquals(0, code(PATH, "void price(Order order)", "\t\tboolean fresh;\n\t\tfor (Line line : order.lines()) { fresh = line.isNew(); if (fresh) { jdbc.update(\"update a set b = ?\", line.id()); } }").findings("statement-per-row").size(), "by what the turn assigns");
		assertEquals(1, code(PATH, "void price(Order order)", "\t\tfor (Line line : order.lines()) { if (order.isOpen()) { jdbc.update(\"update a set b = ?\", line.id()); } }").findings("statement-per-row").size(), "in all turns or none");
		assertEquals(Severity.INFO, code(PATH, "void price(Order order)", "\t\tfor (Line line : order.lines()) { jdbc.update(\"update a set b = ?\", line.id()); }").finding("statement-per-row").severity());
	}

	@Test
	void howAStatementIsSent() {
		assertTrue(code(PATH, "void price(List<Long> ids)", "\t\tfor (Long id : ids) { PreparedStatement s = c.prepareStatement(SQL); s.setLong(1, id); s.executeUpdate(); }").finding("statement-per-row").message().contains("Prepare it once before the loop"));
		assertTrue(code(PATH, "void price(List<Long> ids)", "\t\tStatement s = open();\n\t\tfor (Long id : ids) { s.executeUpdate(\"delete from a where b = \" + id); }").finding("statement-per-row").message().contains("puts values into a text"));
		Finding bulk = code(PATH, "void price(List<Long> ids)", "\t\tfor (Long id : ids) { em.createQuery(\"delete from Line l where l.id = :id\").setParameter(\"id\", id).executeUpdate(); }").finding("statement-per-row");
		assertTrue(bulk.message().contains("with a condition by in"), bulk.message());
		assertEquals(Severity.INFO, bulk.severity());
	}

	/** The container gives it, whatever its interface is called, and the package may be imported as a whole. */
	@Test
	void whatTheContainerInjects() {
		String bean = "shop/src/main/java/store/CustomerBean.java";
		Files files = code(PATH, "@EJB store.CustomerLocal customers;\n\tvoid price(List<Long> ids)", "\t\tfor (Long id : ids) { customers.findByKey(id); }").with(bean,
				"package store;\nimport javax.ejb.Stateless;\n@Stateless\npublic class CustomerBean extends Base implements CustomerLocal {\n\tpublic Customer findByKey(Long id) {\n\t\treturn (Customer) super.getEntityManager().createQuery(\"from Customer where id = :id\").setParameter(\"id\", id).getSingleResult();\n\t}\n}\n");
		assertEquals(1, files.findings("query-per-row").size());
		assertEquals(1, files.copy().replace(PATH, "store.CustomerLocal", "CustomerLocal").replace(PATH, "import java.sql.*;", "import java.sql.*;\nimport store.*;").findings("query-per-row").size(), "a package as a whole");
		assertEquals(0, files.copy().replace(PATH, "store.CustomerLocal", "CustomerLocal").findings("query-per-row").size(), "another type of the name");
		assertEquals(1, files.copy().replace(PATH, "@EJB ", "").findings("query-per-row").size(), "whoever gives it");
		assertEquals(0, files.replace(bean, "super.getEntityManager()", "super.getNames()").findings("query-per-row").size(), "nothing is asked");
	}

	/** EclipseLink keeps what was found by its key, unless it is told not to; other queries go to the database. */
	@Test
	void whatACacheAnswers() {
		String unit = "shop/src/main/resources/META-INF/persistence.xml";
		Files files = code(PATH, "void price(List<Long> ids)", "\t\tfor (Long id : ids) { em.find(Order.class, id).price(); }").with(unit,
				"<persistence version=\"2.0\" xmlns=\"http://java.sun.com/xml/ns/persistence\">\n  <persistence-unit name=\"shop\">\n    <provider>org.eclipse.persistence.jpa.PersistenceProvider</provider>\n    <shared-cache-mode>DISABLE_SELECTIVE</shared-cache-mode>\n  </persistence-unit>\n</persistence>\n");
		assertEquals(0, files.findings("query-per-row").size());
		assertEquals(1, files.copy().replace(unit, "DISABLE_SELECTIVE", "NONE").findings("query-per-row").size());
		assertEquals(1, files.copy().replace(unit, "DISABLE_SELECTIVE", "ENABLE_SELECTIVE").findings("query-per-row").size());
		assertEquals(1, files.copy().replace(unit, "org.eclipse.persistence.jpa.PersistenceProvider", "org.hibernate.jpa.HibernatePersistenceProvider").findings("query-per-row").size());
		assertEquals(1, files.replace(PATH, "em.find(Order.class, id).price()", "em.createQuery(\"from Order where id = :id\").setParameter(\"id\", id).getSingleResult()").findings("query-per-row").size());
	}

	@Test
	void aTransactionForEachRow() {
		String loop = "\t\tfor (Order order : orders) {\n\t\t\torderRepository.save(order);\n\t\t}";
		assertEquals(Severity.INFO, code(PATH, "@Scheduled(cron = \"0 0 * * * *\")\n\tvoid price(List<Order> orders)", loop).finding("transaction-per-row").severity());
		assertEquals(Severity.INFO, code(PATH, "@Scheduled(cron = \"0 0 * * * *\")\n\tvoid price(List<Order> orders)", loop.replace("orders", "three()")).finding("transaction-per-row").severity(), "a few, perhaps");
		assertEquals(Severity.INFO, code(PATH, "@Scheduled(cron = \"0 0 * * * *\")\n\tvoid price(List<Order> orders)", loop).replace(PATH, "class Orders", "class OrderAdmin").finding("transaction-per-row").severity(), "for administrators");
		assertEquals(0, code(PATH, "@Transactional\n\t@Scheduled(cron = \"0 0 * * * *\")\n\tvoid price(List<Order> orders)", loop).findings("transaction-per-row").size());
		assertEquals(0, code(PATH, "void price(List<Order> orders)", loop).findings("transaction-per-row").size(), "its caller may have begun one");
	}

	@Test
	void whatRunsOnceAndTestsAreLeftAlone() {
		String loop = "\t\tfor (Long id : ids) { orderRepository.findById(id); }";
		assertEquals(1, code(PATH, "void price(List<Long> ids)", loop).findings("query-per-row").size());
		assertEquals(0, code("shop/src/test/java/shop/Orders.java", "void price(List<Long> ids)", loop).findings("query-per-row").size());
		assertEquals(0, code(PATH, "void init(List<Long> ids)", loop).findings("query-per-row").size());
		assertEquals(0, code(PATH, "void price(List<Long> ids)", loop).replace(PATH, "class Orders", "class OrderMigration").findings("query-per-row").size());
		assertEquals(0, code(PATH, "void price(List<Long> ids)", loop).replace(PATH, "class Orders", "class FixDataServiceImpl").findings("query-per-row").size());
		assertEquals(1, code(PATH, "void price(List<Long> ids)", loop).replace(PATH, "class Orders", "class FixedData").findings("query-per-row").size());
	}
}
