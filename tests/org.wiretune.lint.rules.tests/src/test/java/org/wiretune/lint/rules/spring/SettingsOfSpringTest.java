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
import org.wiretune.lint.fix.FixRefused;

/** Rules {@code rabbit-prefetch-one}, {@code hikari-max-lifetime-short} and {@code resttemplate-without-timeout}. */
class SettingsOfSpringTest {

	private static final String PREFETCH = "rabbit-prefetch-one";
	private static final String LIFETIME = "hikari-max-lifetime-short";
	private static final String TIMEOUT = "resttemplate-without-timeout";
	private static final String POM = "<project><parent><artifactId>spring-boot-starter-parent</artifactId></parent></project>\n";
	private static final String PATH = "shop/src/main/resources/application.properties";

	private static Files keys(String keys) {
		return new Files().with("shop/pom.xml", POM).with(PATH, keys + "\n");
	}

	@Test
	void oneMessageAtATime() {
		Files files = keys("spring.rabbitmq.listener.simple.prefetch=1");
		Finding finding = files.finding(PREFETCH);
		assertEquals(Severity.INFO, finding.severity());
		assertTrue(finding.message().contains("have a prefetch of 1"), finding.message());
		FixContract.verify(files, PREFETCH + "/more", Map.of(PATH, Map.of("prefetch=1", "prefetch=250")));
		assertEquals(0, keys("spring.rabbitmq.listener.simple.prefetch=2").findings(PREFETCH).size());
		assertEquals(0, keys("spring.rabbitmq.listener.simple.concurrency=1").findings(PREFETCH).size());
		assertEquals(0, new Files().with("shop/pom.xml", POM).with("shop/src/main/resources/application-dev.properties", "spring.rabbitmq.listener.simple.prefetch=1\n").findings(PREFETCH).size());
	}

	private static final String CONSUMERS = "shop/src/main/java/shop/Consumers.java";

	private static Files containers(String path, String count) {
		return new Files().with("shop/pom.xml", POM).with(path, "package shop;\nimport org.springframework.amqp.rabbit.config.SimpleRabbitListenerContainerFactory;\nimport org.springframework.context.annotation.Bean;\nclass Consumers {\n\t@Bean\n\tSimpleRabbitListenerContainerFactory listeners() {\n\t\t"
				+ "SimpleRabbitListenerContainerFactory factory = new SimpleRabbitListenerContainerFactory();\n\t\tfactory.setPrefetchCount(" + count + ");\n\t\treturn factory;\n\t}\n}\n");
	}

	@Test
	void oneMessageAtATimeInCode() throws FixRefused {
		Finding finding = containers(CONSUMERS, "1").finding(PREFETCH);
		assertEquals("prefetch 1 for the listeners of Consumers.listeners", finding.headline());
		assertEquals(8, finding.origin().line());
		assertTrue(containers(CONSUMERS, "1").apply(finding.fixes().get(0)).text(CONSUMERS).contains("factory.setPrefetchCount(250);"));
		assertEquals(0, containers(CONSUMERS, "2").findings(PREFETCH).size());
		assertEquals(0, containers(CONSUMERS, "count").findings(PREFETCH).size());
		assertEquals(0, containers("shop/src/test/java/shop/Consumers.java", "1").findings(PREFETCH).size());
	}

	@ParameterizedTest
	@CsvSource({"rabbit, 1, 1", "rabbit, 20, 0", "jms, 1, 0"})
	void oneMessageAtATimeInAContext(String namespace, String count, int findings) {
		assertEquals(findings, new Files().with("shop/src/main/resources/messages.xml", "<beans xmlns=\"http://www.springframework.org/schema/beans\" xmlns:q=\"http://www.springframework.org/schema/" + namespace + "\">\n  <q:listener-container connection-factory=\"connections\" prefetch=\"" + count
				+ "\">\n    <q:listener ref=\"orders\" queue-names=\"orders\"/>\n  </q:listener-container>\n</beans>\n").findings(PREFETCH).size());
	}

	@Test
	void aShortLife() {
		Files files = keys("spring.datasource.hikari.max-lifetime=120000");
		Finding finding = files.finding(LIFETIME);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("120000", finding.measured());
		FixContract.verify(files, LIFETIME + "/shipped", Map.of(PATH, Map.of("max-lifetime=120000", "max-lifetime=1800000")));
	}

	@ParameterizedTest
	@CsvSource({"299999, 1", "300000, 0", "0, 0", "1800000, 0", "${LIFETIME}, 0"})
	void theBoundary(String value, int findings) {
		assertEquals(findings, keys("spring.datasource.hikari.max-lifetime=" + value).findings(LIFETIME).size());
	}

	private static int clients(String pom, String members) {
		return new Files().with("shop/pom.xml", pom).with("shop/src/main/java/shop/Stock.java", "package shop;\nimport org.springframework.context.annotation.Bean;\nimport org.springframework.web.client.RestTemplate;\nclass Stock {\n\tprivate RestTemplate template;\n\t" + members + "\n}\n").findings(TIMEOUT).size();
	}

	@Test
	void aClientThatWaitsWithoutEnd() {
		Finding finding = new Files().with("shop/pom.xml", POM).with("shop/src/main/java/shop/Stock.java", "package shop;\nimport org.springframework.web.client.RestTemplate;\nclass Stock {\n\tprivate final RestTemplate template = new RestTemplate();\n}\n").finding(TIMEOUT);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(4, finding.origin().line());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"@Bean RestTemplate template() { return new RestTemplate(); }|1", "@Bean RestTemplate template() { RestTemplate made = new RestTemplate(); made.setErrorHandler(handler); return made; }|1", "Stock() { this.template = new RestTemplate(); }|1",
			"@Bean RestTemplate one() { return new RestTemplate(); } @Bean RestTemplate two() { return new RestTemplate(); }|1",
			// Something says how long, or may; what no field keeps; a client of another kind.
			"@Bean RestTemplate template() { return new RestTemplate(factory()); }|0", "@Bean RestTemplate template() { RestTemplate made = new RestTemplate(); made.setRequestFactory(factory()); return made; }|0",
			"@Bean RestTemplate template() { return new RestTemplate(); } void limit() { http.setReadTimeout(1000); }|0", "String ask() { return new RestTemplate().getForObject(url, String.class); }|0", "private RestTemplate mine() { return new RestTemplate(); }|0"})
	void clientsThatAreKept(String members, int findings) {
		assertEquals(findings, clients(POM, members));
	}

	@Test
	void aProgramThatSomebodyStarts() {
		assertEquals(0, clients("<project><packaging>jar</packaging></project>\n", "@Bean RestTemplate template() { return new RestTemplate(); }"));
	}
}
