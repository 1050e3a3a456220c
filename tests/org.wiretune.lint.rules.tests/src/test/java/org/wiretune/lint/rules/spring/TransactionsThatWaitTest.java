/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.spring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals(9, finding.origin().line());
		assertEquals("RestTemplate", finding.measured());
		assertTrue(finding.message().startsWith("Orders.order runs in a transaction, which has a connection for OrderRepository, and waits for RestTemplate in it."), finding.message());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"@Transactional(readOnly = true)|" + BOTH + "|1", "@Transactional(propagation = Propagation.REQUIRES_NEW)|" + BOTH + "|1", "@Transactional|String answer = stock.ask(id); repository.save(answer); return answer;|1",
			// No transaction, one of something else, or nothing that is asked for or waited for in it.
			"@Deprecated|" + BOTH + "|0", "@Transactional(propagation = Propagation.NOT_SUPPORTED)|" + BOTH + "|0", "@Transactional(\"jmsTransactionManager\")|" + BOTH + "|0", "@Transactional|repository.save(id); return stock.known(id);|0",
			"@Transactional|return stock.ask(id);|0"})
	void theBoundary(String annotation, String body, int findings) {
		assertEquals(findings, shop(annotation, body).findings(RULE).size());
	}

	/** One request is told once, however many transactions lead to it. */
	@Test
	void oncePerRequest() {
		Files files = shop("@Transactional", BOTH);
		assertEquals(1, files.copy().replace(SERVICE, "\tpublic String other", "\t@Transactional public String second(String id) { repository.save(id); return stock.ask(id); }\n\tpublic String other").findings(RULE).size());
	}

	/** What another thread does holds nothing of this one. */
	@Test
	void workThatIsHandedOver() {
		assertEquals(0, shop("@Transactional", BOTH).replace(FOLDER + "Stock.java", "\tString ask", "\t@Async String ask").findings(RULE).size());
	}
}
