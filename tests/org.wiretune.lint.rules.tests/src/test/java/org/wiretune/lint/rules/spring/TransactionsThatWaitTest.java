/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.spring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

/** Rule {@code transaction-waits-for-request}. */
class TransactionsThatWaitTest {

	private static final String RULE = "transaction-waits-for-request";
	private static final String FOLDER = "shop/src/main/java/shop/";
	private static final String SERVICE = FOLDER + "Orders.java";
	private static final String POM = "<project><parent><artifactId>spring-boot-starter-parent</artifactId></parent><dependency>spring-boot-starter-data-jpa</dependency></project>\n";

	private static Files shop(String annotation, String body) {
		return new Files().with("shop/pom.xml", POM).with("shop/src/main/resources/application.properties", "spring.datasource.url=jdbc:postgresql://db/shop\n")
				.with(FOLDER + "Stock.java", "package shop;\nimport org.springframework.stereotype.Component;\nimport org.springframework.web.client.RestTemplate;\n@Component\nclass Stock {\n\tprivate RestTemplate template;\n\tString ask(String id) { return template.getForObject(id, String.class); }\n\tString known(String id) { return id; }\n}\n")
				.with(SERVICE, "package shop;\nimport org.springframework.stereotype.Service;\nimport org.springframework.transaction.annotation.*;\n@Service\npublic class Orders {\n\tprivate OrderRepository repository;\n\tprivate Stock stock;\n\t" + annotation + "\n\tpublic String order(String id) {\n\t\t" + body + "\n\t}\n\tpublic String other(String id) { return stock.ask(id); }\n}\n");
	}

	private static final String BOTH = "repository.save(id); return stock.ask(id);";

	@Test
	void aConnectionIsKeptWhileAnotherSystemAnswers() {
		Finding finding = shop("@Transactional", BOTH).finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(9, finding.origin().line());
		assertEquals("RestTemplate", finding.measured());
		assertTrue(finding.message().startsWith("Orders.order runs in a transaction, which has a connection for OrderRepository, and waits for RestTemplate in it."), finding.message());
	}

	/** Methods that wait at the same place are one finding, which leads to all of them. */
	@Test
	void furtherMethodsOfOneWait() {
		Finding finding = shop("@Transactional", BOTH).replace(SERVICE, "@Service", "@Service @Transactional").replace(SERVICE, "other(String id) { return", "other(String id) { repository.find(id); return").finding(RULE);
		assertEquals(List.of(7, 12), finding.related().stream().map(Origin::line).toList());
		assertEquals(List.of(FOLDER + "Stock.java", SERVICE), finding.related().stream().map(Origin::path).toList());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"@Transactional(readOnly = true)|" + BOTH + "|1", "@Transactional(propagation = Propagation.REQUIRES_NEW)|" + BOTH + "|1", "@Transactional|String answer = stock.ask(id); repository.save(answer); return answer;|1",
			// No transaction, one of something else, or nothing that is asked for or waited for in it.
			"@Deprecated|" + BOTH + "|0", "@Transactional(propagation = Propagation.NOT_SUPPORTED)|" + BOTH + "|0", "@Transactional(\"jmsTransactionManager\")|" + BOTH + "|0", "@Transactional|repository.save(id); return stock.known(id);|0",
			"@Transactional|return stock.ask(id);|0"})
	void theBoundary(String annotation, String body, int findings) {
		assertEquals(findings, shop(annotation, body).findings(RULE).size());
	}

	/** A client that returns before the answer is there does not keep the transaction. */
	@ParameterizedTest
	@CsvSource({"getForObject, 1", "postNonBlocking, 0", "sendAsync, 0", "executeAsyncTask, 0", "postAsynchronously, 0", "postForm, 1"})
	void whoReturnsAtOnce(String method, int findings) {
		assertEquals(findings, shop("@Transactional", BOTH).replace(FOLDER + "Stock.java", "getForObject", method).findings(RULE).size());
	}

	/** Feign and Spring implement interfaces by the annotations of their methods; what answers later does not keep the transaction. */
	@ParameterizedTest
	@CsvSource({"feign.RequestLine, RequestLine, String, 1", "org.springframework.web.service.annotation.GetExchange, GetExchange, String, 1", "feign.RequestLine, RequestLine, CompletableFuture<String>, 0", "shop.other.RequestLine, RequestLine, String, 0",
			"feign.Param, Deprecated, String, 0"})
	void interfacesOfRequests(String imported, String annotation, String answer, int findings) {
		assertEquals(findings, shop("private StockApi api;\n\t@Transactional", "repository.save(id); api.ask(id); return id;").with(FOLDER + "StockApi.java", "package shop;\nimport " + imported + ";\npublic interface StockApi {\n\t@" + annotation + "(\"GET /stock\")\n\t" + answer + " ask(String id);\n}\n").findings(RULE).size());
	}

	@ParameterizedTest
	@CsvSource({"OrderAdminService,0", "Admin,0", "AdministrationOfOrders,0", "TestingSupport,0", "TenantManagerBean,0", "TenantOrders,1", "Administered,1", "Badminton,1"})
	void whatAdministratorsCall(String type, int findings) {
		assertEquals(findings, shop("@Transactional", BOTH).replace(SERVICE, "class Orders", "class " + type).findings(RULE).size());
	}

	/** What is kept is asked for where it is missing only. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"if (kept == null) { kept = stock.ask(id); } return kept;|0", "if (kept != null) { return kept; } kept = stock.ask(id); return kept;|0", "String found = cache.getIfPresent(id); if (null == found) { found = stock.ask(id); } return found;|0",
			"return names.computeIfAbsent(id, each -> stock.ask(each));|0", "return optional.orElseGet(() -> stock.ask(id));|0",
			// A parameter, what the database gave, and another question.
			"if (id == null) { return stock.ask(id); } return id;|1", "String found = repository.find(id); if (found == null) { found = stock.ask(id); } return found;|1", "if (kept != null) { return stock.ask(kept); } return id;|1"})
	void whatIsKept(String body, int findings) {
		assertEquals(findings, shop("private String kept;\n\t@Transactional", "repository.save(id); " + body).findings(RULE).size());
	}

	/** What is told to another system before an exception is thrown is no work of each call. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"if (id.isEmpty()) { stock.ask(id); throw new IllegalArgumentException(id); } return id;|0", "try { repository.save(id); } catch (IllegalStateException failed) { stock.ask(id); throw failed; } return id;|0",
			"if (id.isEmpty()) { stock.ask(id); } return id;|1", "stock.ask(id); throw new IllegalStateException(id);|1"})
	void whereItFails(String body, int findings) {
		assertEquals(findings, shop("@Transactional", "repository.save(id); " + body).findings(RULE).size());
	}

	@Test
	void whatTheSchedulerCalls() {
		assertEquals(0, shop("@org.springframework.scheduling.annotation.Scheduled(cron = \"0 0 3 * * *\") @Transactional", BOTH).findings(RULE).size());
	}

	/** How often requests come to it no file tells, so that it is worth knowing and no more; a timer or administrators alone have one connection at a time. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"@RestController|@GetMapping(\"/\") String get() { return orders.order(null); }|1", "@Component|@KafkaListener(topics = \"orders\") void take(String id) { orders.order(id); }|1", "@Component|@Scheduled(cron = \"0 0 3 * * *\") void night() { orders.order(null); }|0",
			"@Component|@Scheduled(cron = \"0 0 3 * * *\") void night() { orders.order(null); } @KafkaListener(topics = \"orders\") void take(String id) { orders.order(id); }|1", "@Component|@Scheduled(cron = \"0 0 3 * * *\") void night() { orders.other(null); }|1"})
	void whoeverCallsIt(String annotation, String methods, int findings) {
		assertEquals(findings, shop("@Transactional", BOTH).with(FOLDER + "Front.java", "package shop;\nimport org.springframework.stereotype.Component;\nimport org.springframework.scheduling.annotation.Scheduled;\nimport org.springframework.kafka.annotation.KafkaListener;\nimport org.springframework.web.bind.annotation.*;\n" + annotation + "\npublic class Front {\n\tprivate Orders orders;\n\t" + methods + "\n}\n").findings(RULE).size());
	}

	/** A method that the application calls only as it begins has the connection once. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"@jakarta.annotation.PostConstruct void begin() { orders.order(null); }|0", "@EventListener void begin(ApplicationReadyEvent event) { orders.order(null); }|0", "@Scheduled void begin() { orders.order(null); }|0",
			"@jakarta.annotation.PostConstruct void begin() { orders.order(null); } void again() { orders.order(null); }|1", "@jakarta.annotation.PostConstruct void begin() { orders.other(null); }|1"})
	void asTheApplicationBegins(String methods, int findings) {
		assertEquals(findings, shop("@Transactional", BOTH).with(FOLDER + "Shop.java", "package shop;\nimport org.springframework.boot.autoconfigure.SpringBootApplication;\nimport org.springframework.context.event.EventListener;\nimport org.springframework.scheduling.annotation.Scheduled;\n@SpringBootApplication\npublic class Shop {\n\tprivate Orders orders;\n\t" + methods + "\n}\n").findings(RULE).size());
	}

	/** One request is told once, however many transactions lead to it. */
	@Test
	void oncePerRequest() {
		Files files = shop("@Transactional", BOTH);
		assertEquals(1, files.copy().replace(SERVICE, "\tpublic String other", "\t@Transactional public String second(String id) { repository.save(id); return stock.ask(id); }\n\tpublic String other").findings(RULE).size());
	}

	/** Methods of one name are told apart by their number of parameters. */
	@Test
	void theMethodThatIsMeant() {
		Files files = shop("@Transactional", "repository.save(id); return find(id);").replace(SERVICE, "\tpublic String other", "\tString find(String id) { return id; }\n\tString find(String id, String shop) { return stock.ask(shop); }\n\tpublic String other");
		assertEquals(0, files.copy().findings(RULE).size());
		assertEquals(1, files.replace(SERVICE, "return find(id);", "return find(id, id);").findings(RULE).size());
	}

	/** What another thread does holds nothing of this one. */
	@Test
	void workThatIsHandedOver() {
		assertEquals(0, shop("@Transactional", BOTH).replace(FOLDER + "Stock.java", "\tString ask", "\t@Async String ask").findings(RULE).size());
	}

	/** A session bean whose transaction the container begins, and a bean that sends mail. */
	private static Files office(String annotation, String body) {
		return new Files().with("shop/pom.xml", "<project><packaging>war</packaging></project>\n").with("shop/src/main/webapp/WEB-INF/web.xml", "<web-app/>\n")
				.with(FOLDER + "Mails.java", "package shop;\nimport javax.ejb.*;\nimport javax.mail.*;\n@Stateless\npublic class Mails {\n\tpublic void tell(Message message) throws MessagingException { Transport.send(message); }\n\tpublic String text(String id) { return id; }\n}\n")
				.with(SERVICE, "package shop;\nimport javax.ejb.*;\nimport javax.annotation.*;\nimport javax.persistence.EntityManager;\nimport org.apache.http.client.HttpClient;\n@Stateless\npublic class Orders {\n\tprivate EntityManager em;\n\tprivate HttpClient client;\n\t@EJB private Mails mails;\n\t" + annotation + "\n\tpublic void order(Order order) {\n\t\t" + body + "\n\t}\n}\n");
	}

	private static final String MAIL = "em.persist(order); mails.tell(order.message());";

	@Test
	void aMailIsSentInTheTransactionOfABean() {
		Finding finding = office("", MAIL).finding(RULE);
		assertEquals("Transport of Jakarta Mail", finding.measured());
		assertEquals(12, finding.origin().line());
		assertTrue(finding.message().startsWith("Orders.order runs in a transaction, which has a connection for EntityManager, and waits for the mail server in it, by Transport of Jakarta Mail."), finding.message());
	}

	@Test
	void aRequestInTheTransactionOfABean() {
		assertTrue(office("", "em.persist(order); client.execute(order.request());").finding(RULE).message().contains("NOT_SUPPORTED"));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"@TransactionAttribute(TransactionAttributeType.REQUIRES_NEW)|" + MAIL + "|1", "@TransactionAttribute(value = TransactionAttributeType.MANDATORY)|" + MAIL + "|1",
			// No transaction of the method, none with a statement before the mail, no mail, and what nobody waits for.
			"@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)|" + MAIL + "|0", "@TransactionAttribute(TransactionAttributeType.SUPPORTS)|" + MAIL + "|0", "@Deprecated|mails.tell(order.message()); em.persist(order);|0",
			"@Deprecated|em.persist(order); mails.text(order.id());|0", "@Deprecated|mails.tell(order.message());|0", "@Schedule(hour = \"3\")|" + MAIL + "|0", "@Asynchronous|" + MAIL + "|0"})
	void theBoundaryOfBeans(String annotation, String body, int findings) {
		assertEquals(findings, office(annotation, body).findings(RULE).size());
	}

	/** What a bean makes by itself, in classes that no container makes: one finding for the class, with its other methods. */
	@Test
	void whatABeanMakesByItself() {
		String push = "package shop;\n\nimport java.net.*;\n\npublic class Push {\n\n\tpublic void send(String text) throws Exception {\n\t\tHttpURLConnection connection = open(text);\n\t\tconnection.getResponseCode();\n\t}\n}\n";
		Files files = office("", "Order known = em.find(Order.class, order.id()); if (known.getEnd() != null) { return; } Push push = new Push(); push.send(order.text());").with(FOLDER + "Push.java", push);
		assertEquals(Severity.INFO, files.finding(RULE).severity());
		assertTrue(files.finding(RULE).message().contains("waits for another system in it"), files.finding(RULE).message());
		assertEquals(0, files.copy().replace(SERVICE, "Order known = em.find(Order.class, order.id());", "Order known = order;").findings(RULE).size(), "no statement before");
		assertEquals(0, files.replace(FOLDER + "Push.java", "connection.getResponseCode();", "connection.getURL();").findings(RULE).size(), "nothing is waited for");
	}

	@Test
	void mailsOfBeansThatAreHandedOver() {
		assertEquals(0, office("", MAIL).replace(FOLDER + "Mails.java", "\tpublic void tell", "\t@Asynchronous public void tell").findings(RULE).size());
		assertEquals(0, office("", MAIL).replace(SERVICE, "@Stateless\n", "@Stateless\n@TransactionManagement(TransactionManagementType.BEAN)\n").findings(RULE).size());
	}

	@Test
	void aMailOfSpring() {
		Files files = shop("@Transactional", BOTH).replace(FOLDER + "Stock.java", "RestTemplate template", "JavaMailSender sender").replace(FOLDER + "Stock.java", "return template.getForObject(id, String.class);", "sender.send(message(id)); return id;");
		assertTrue(files.finding(RULE).message().contains("waits for the mail server in it, by JavaMailSender."));
	}
}
