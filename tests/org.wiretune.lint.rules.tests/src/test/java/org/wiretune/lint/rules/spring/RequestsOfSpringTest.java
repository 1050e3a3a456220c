/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.spring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;

/** What requests of an application hold while they wait, what they share, and what they send through. */
class RequestsOfSpringTest {

	private static final String HOLDS = "open-in-view-holds-connection";
	private static final String OPEN = "jpa-open-in-view-default";
	private static final String POOL = "hikari-pool-below-request-threads";
	private static final String SESSION = "jms-session-cache-one";
	private static final String POM = "<project><parent><artifactId>spring-boot-starter-parent</artifactId></parent><dependency>spring-boot-starter-web</dependency><dependency>spring-boot-starter-data-jpa</dependency></project>\n";
	private static final String KEYS = "shop/src/main/resources/application.properties";
	private static final String FOLDER = "shop/src/main/java/shop/";
	private static final String SERVICE = FOLDER + "Orders.java";
	private static final String URL = "spring.datasource.url=jdbc:postgresql://db/shop\n";

	/** What the sources name of Spring, so that they compile. */
	private static Files stubs() {
		Files files = new Files();
		for (String name : new String[] {"web.bind.annotation.RestController", "web.bind.annotation.GetMapping", "stereotype.Service"}) {
			int dot = name.lastIndexOf('.');
			files.with("shop/src/main/java/org/springframework/" + name.replace('.', '/') + ".java", "package org.springframework." + name.substring(0, dot) + ";\npublic @interface " + name.substring(dot + 1) + " { }\n");
		}
		return files.with(FOLDER + "OrderRepository.java", "package shop;\ninterface OrderRepository { String findOne(String id); }\n");
	}

	private static Files shop(String keys, String body) {
		return stubs().with("shop/pom.xml", POM).with(KEYS, URL + keys)
				.with(FOLDER + "Web.java", "package shop;\nimport org.springframework.web.bind.annotation.GetMapping;\nimport org.springframework.web.bind.annotation.RestController;\n@RestController\nclass Web {\n\tprivate Orders orders;\n\t@GetMapping String order(String id) { return orders.find(id); }\n\tString other(String id) { return orders.quick(id); }\n}\n")
				.with(SERVICE, "package shop;\nimport org.springframework.stereotype.Service;\nimport org.springframework.web.client.RestTemplate;\n@Service\nclass Orders {\n\tprivate OrderRepository repository;\n\tprivate RestTemplate stock;\n\tString find(String id) {\n\t\t" + body + "\n\t}\n\tString quick(String id) { return id; }\n\tprivate String ask(String id) { return stock.getForObject(id, String.class); }\n}\n");
	}

	@Test
	void aRequestThatAsksTheDatabaseAndThenWaits() {
		Files files = shop("spring.jpa.open-in-view=true\n", "String order = repository.findOne(id); return ask(order);");
		Finding finding = files.finding(HOLDS);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(2, finding.origin().line());
		assertTrue(finding.message().startsWith("Web.order of shop asks the database by OrderRepository and then waits for RestTemplate"), finding.message());
		FixContract.verify(files, HOLDS + "/off", Map.of(KEYS, Map.of("open-in-view=true", "open-in-view=false")));
		FixContract.verify(files, OPEN + "/off", Map.of(KEYS, Map.of("open-in-view=true", "open-in-view=false")));
		assertEquals(1, shop("", "String order = repository.findOne(id); return ask(order);").findings(HOLDS).size());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"spring.jpa.open-in-view=false|String order = repository.findOne(id); return ask(order);", "spring.jpa.open-in-view=true|String order = ask(id); return repository.findOne(order);",
			"spring.jpa.open-in-view=true|return repository.findOne(id);", "spring.jpa.open-in-view=true|return ask(id);", "spring.jpa.open-in-view=true|return quick(id);"})
	void nothingIsHeld(String keys, String body) {
		assertEquals(0, shop(keys + '\n', body).findings(HOLDS).size());
	}

	/** A transaction around the request keeps the connection by itself, whatever this switch says; one that has ended before does not. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"Orders|String find|@Transactional String find|0", "Orders|String find|@Transactional public String find|0", "Web|String order|@Transactional public String order|0", "Orders|String find|@Transactional(propagation = Propagation.NOT_SUPPORTED) public String find|1",
			"Orders|String quick|@Transactional public String quick|1"})
	void aTransactionAroundTheRequest(String type, String method, String inTransaction, int findings) {
		Files files = shop("spring.jpa.open-in-view=true\n", "String order = repository.findOne(id); return ask(order);");
		String path = FOLDER + type + ".java";
		files.replace(path, "package shop;", "package shop;\nimport org.springframework.transaction.annotation.*;").replace(path, method + '(', inTransaction + '(');
		assertEquals(findings, files.findings(HOLDS).size());
	}

	/** What few people call is worth knowing only; where many call another method, that is told. */
	@Test
	void whatAdministratorsCall() {
		Files files = shop("spring.jpa.open-in-view=true\n", "String order = repository.findOne(id); return ask(order);");
		String web = files.text(FOLDER + "Web.java");
		files.replace(FOLDER + "Web.java", "class Web", "class AdminWeb");
		assertTrue(files.finding(HOLDS).message().startsWith("AdminWeb.order"), files.finding(HOLDS).message());
		files.with(FOLDER + "Guarded.java", web.replace("class Web", "class Guarded").replace("@RestController", "@RestController @PreAuthorize(\"hasRole('ADMIN')\")"));
		files.with(FOLDER + "Shopping.java", web.replace("class Web", "class Shopping"));
		assertTrue(files.finding(HOLDS).message().startsWith("Shopping.order"), files.finding(HOLDS).message());
	}

	/** What another thread does, holds nothing of the request. */
	@Test
	void workThatIsHandedOver() {
		Files files = shop("spring.jpa.open-in-view=true\n", "String order = repository.findOne(id); return ask(order);");
		assertEquals(0, files.replace(SERVICE, "private String ask", "@Async private String ask").findings(HOLDS).size());
	}

	@Test
	void theContextThatStaysOpen() {
		Files files = shop("spring.jpa.show-sql=false\n", "return quick(id);");
		assertEquals("true", files.finding(OPEN).measured());
		assertEquals(0, files.copy().with(KEYS, URL + "spring.jpa.open-in-view=false\n").findings(OPEN).size());
		assertEquals(0, files.copy().with("shop/pom.xml", POM.replace("spring-boot-starter-web<", "spring-boot-starter-webflux<")).findings(OPEN).size());
		assertEquals(0, files.copy().with("k8s/shop.yaml", "{kind: Deployment, metadata: {name: shop}, spec: {template: {spec: {containers: [{name: main, image: team/shop, env: [{name: SPRING_JPA_OPEN_IN_VIEW, value: \"false\"}]}]}}}}\n").findings(OPEN).size());
	}

	@Test
	void threadsThatSomebodyChose() {
		Finding finding = shop("server.tomcat.threads.max=400\n", "return repository.findOne(id);").finding(POOL);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("10", finding.measured());
		assertEquals("400", finding.limit());
		assertTrue(shop("spring.threads.virtual.enabled=true\n", "return repository.findOne(id);").finding(POOL).message().startsWith("With virtual threads"));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"server.tomcat.threads.max=40|repository.findOne(id)|1", "server.tomcat.threads.max=39|repository.findOne(id)|0", "server.port=80|repository.findOne(id)|0", "server.tomcat.threads.max=400|quick(id)|0", "server.tomcat.threads.max=${THREADS}|repository.findOne(id)|0",
			"spring.threads.virtual.enabled=false|repository.findOne(id)|0", "server.undertow.threads.worker=128|repository.findOne(id)|1"})
	void theBoundary(String keys, String body, int findings) {
		assertEquals(findings, shop(keys + '\n', "return " + body + ';').findings(POOL).size());
		assertEquals(0, shop(keys + "\nspring.datasource.hikari.maximum-pool-size=10\n", "return " + body + ';').findings(POOL).size());
	}

	private static Files sending(String factory, String controller) {
		return new Files().with("shop/pom.xml", POM).with(FOLDER + "Jms.java", "package shop;\nimport org.springframework.jms.connection.CachingConnectionFactory;\nclass Jms {\n@Bean ConnectionFactory kept() {\nCachingConnectionFactory factory = new CachingConnectionFactory();\n" + factory + "\nreturn factory;\n}\n}\n")
				.with(FOLDER + "Web.java", "package shop;\nimport org.springframework.jms.core.JmsTemplate;\nimport org.springframework.web.bind.annotation.*;\n@RestController class Web { JmsTemplate template; " + controller + " }\n");
	}

	private static final String SENDS = "@PostMapping void order(String text) { template.convertAndSend(\"orders\", text); }";

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"''|1", "factory.setSessionCacheSize(1);|1", "factory.setSessionCacheSize(2);|0", "factory.setSessionCacheSize(size);|0", "wire(factory);|0"})
	void oneSessionForAllRequests(String factory, int findings) {
		assertEquals(findings, sending(factory, SENDS).findings(SESSION).size());
	}

	@Test
	void whatNoRequestSends() {
		assertEquals(0, sending("", "void order(String text) { template.convertAndSend(\"orders\", text); }").findings(SESSION).size());
		assertEquals(0, sending("", "@PostMapping void order(String text) { }").findings(SESSION).size());
		Finding finding = sending("", SENDS).finding(SESSION);
		assertEquals(5, finding.origin().line());
		assertTrue(finding.message().startsWith("Jms.kept keeps 1 session, and requests send through it (Web.order)"), finding.message());
	}
}
