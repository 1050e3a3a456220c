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

/** Rule {@code jms-listener-reobtains-all}. */
class JmsListenersTest {

	private static final String RULE = "jms-listener-reobtains-all";
	private static final String CODE = "shop/src/main/java/shop/Listening.java";
	private static final String POM = "<project><parent><artifactId>spring-boot-starter-parent</artifactId></parent></project>\n";

	private static Files code(String pom, String parameters, String calls) {
		return new Files().with("shop/pom.xml", pom).with(CODE, "package shop;\nimport org.springframework.jms.config.DefaultJmsListenerContainerFactory;\nimport org.springframework.jms.connection.*;\nimport org.springframework.orm.jpa.JpaTransactionManager;\nclass Listening {\n\t@Bean DefaultJmsListenerContainerFactory orders("
				+ parameters + ") {\n\t\tDefaultJmsListenerContainerFactory factory = new DefaultJmsListenerContainerFactory();\n\t\t" + calls + "\n\t\treturn factory;\n\t}\n}\n");
	}

	@Test
	void aLocalTransactionManagerAndNoCacheLevel() {
		Finding finding = code(POM, "Object broker, JmsTransactionManager manager", "factory.setTransactionManager(manager);").finding(RULE);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals(8, finding.origin().line());
		assertEquals("JmsTransactionManager", finding.measured());
		assertTrue(finding.message().startsWith("The container of Listening.orders has the transaction manager JmsTransactionManager"), finding.message());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "factory.setTransactionManager(new JpaTransactionManager(units));|1", "factory.setTransactionManager(new JtaTransactionManager());|0", "factory.setTransactionManager(manager);|0",
			"factory.setTransactionManager(new JpaTransactionManager(units)); factory.setCacheLevelName(\"CACHE_CONSUMER\");|0", "factory.setTransactionManager(new JpaTransactionManager(units)); factory.setCacheLevel(level);|0",
			"factory.setCacheLevelName(\"CACHE_NONE\");|1", "factory.setCacheLevel(DefaultMessageListenerContainer.CACHE_CONNECTION);|1", "factory.setCacheLevel(2);|0", "factory.setCacheLevel(0);|1", "factory.setSessionTransacted(true);|0",
			"configurer.configure(factory, broker); factory.setTransactionManager(new JpaTransactionManager(units));|1", "own(factory); factory.setTransactionManager(new JpaTransactionManager(units));|0" })
	void theBoundary(String calls, int findings) {
		assertEquals(findings, code(POM, "Object broker, PlatformTransactionManager manager", calls).findings(RULE).size());
	}

	@Test
	void theManagerThatSpringBootMakes() {
		String calls = "factory.setTransactionManager(manager);";
		String jpa = POM.replace("</project>", "<dependency>spring-boot-starter-data-jpa</dependency></project>");
		assertEquals(1, code(jpa, "PlatformTransactionManager manager", calls).findings(RULE).size());
		assertEquals(0, code(jpa.replace("</project>", "<dependency>atomikos</dependency></project>"), "PlatformTransactionManager manager", calls).findings(RULE).size());
	}

	@Test
	void aFactoryThatKeepsSessionsMakesItLess() {
		assertEquals(Severity.INFO, code(POM, "CachingConnectionFactory broker, JmsTransactionManager manager", "factory.setConnectionFactory(broker); factory.setTransactionManager(manager);").finding(RULE).severity());
	}

	@Test
	void theFactoryOfSpringBootKeepsSessionsUnlessItIsToldNotTo() {
		Files files = code(POM.replace("</project>", "<dependency>spring-boot-starter-artemis</dependency></project>"), "ConnectionFactory broker, JmsTransactionManager manager", "factory.setConnectionFactory(broker); factory.setTransactionManager(manager);");
		assertEquals(Severity.INFO, files.finding(RULE).severity());
		assertEquals(Severity.WARNING, files.copy().with("shop/src/main/resources/application.properties", "spring.jms.cache.enabled=false\n").finding(RULE).severity());
		assertEquals(Severity.INFO, files.copy().with("shop/src/main/resources/application.properties", "spring.jms.cache.enabled=false\nspring.artemis.pool.enabled=true\n").finding(RULE).severity());
	}

	/** What the configurer of Spring Boot sets up has its factory, and where that keeps consumers, nothing is opened anew. */
	@Test
	void theFactoryThatTheConfigurerSets() {
		Files files = code(POM.replace("</project>", "<dependency>spring-boot-starter-activemq</dependency></project>"), "ConnectionFactory broker, DefaultJmsListenerContainerFactoryConfigurer configurer", "configurer.configure(factory, broker); factory.setCacheLevel(DefaultMessageListenerContainer.CACHE_NONE);");
		assertEquals(Severity.INFO, files.finding(RULE).severity());
		assertEquals(Severity.INFO, files.copy().with("shop/src/main/resources/application.properties", "spring.jms.cache.enabled=true\nspring.jms.cache.session-cache-size=10\n").finding(RULE).severity());
		assertEquals(0, files.copy().with("shop/src/main/resources/application.properties", "spring.jms.cache.enabled=true\nspring.jms.cache.consumers=true\n").findings(RULE).size());
		assertEquals(Severity.WARNING, files.copy().with("shop/src/main/resources/application.properties", "spring.jms.cache.enabled=false\nspring.jms.cache.consumers=true\n").finding(RULE).severity());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "transaction-manager=\"local\"|1", "transaction-manager=\"global\"|0", "transaction-manager=\"local\" cache=\"consumer\"|0", "transaction-manager=\"local\" cache=\"none\"|1", "cache=\"none\"|1", "transaction-manager=\"global\" cache=\"none\"|0",
			"acknowledge=\"transacted\"|0", "transaction-manager=\"local\" container-type=\"simple\"|0", "transaction-manager=\"unknown\"|0" })
	void aContainerInAContext(String attributes, int findings) {
		Files files = new Files().with("shop/src/main/resources/listening.xml", """
				<beans xmlns="http://www.springframework.org/schema/beans" xmlns:jms="http://www.springframework.org/schema/jms">
				  <jms:listener-container %s><jms:listener destination="orders" ref="orders"/></jms:listener-container>
				  <bean id="local" class="org.springframework.jms.connection.JmsTransactionManager"/>
				  <bean id="global" class="org.springframework.transaction.jta.JtaTransactionManager"/>
				</beans>
				""".formatted(attributes));
		assertEquals(findings, files.findings(RULE).size());
	}
}
