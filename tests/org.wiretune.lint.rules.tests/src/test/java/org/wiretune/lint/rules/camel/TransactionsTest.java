/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.camel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

class TransactionsTest {

	private static final String SWITCH = "camel-transacted-thread-switch";
	private static final String CACHE = "camel-jms-transacted-no-cache";
	private static final String FACTORY = "camel-jms-unpooled-factory";

	@Test
	void aStepThatLeavesTheTransaction() {
		Finding finding = Routes.java("from(\"jms:in\").routeId(\"orders\").transacted().split(body()).parallelProcessing().to(\"sql:insert\").end();").finding(SWITCH);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals("In route orders split parallelProcessing leaves the transaction", finding.headline());
		assertEquals(1, Routes.java("from(\"jms:in\").transacted().threads(5).to(\"sql:insert\");").findings(SWITCH).size());
		assertEquals(1, Routes.xml("<route><from uri=\"jms:in\"/><transacted/><multicast parallelProcessing=\"true\"><to uri=\"sql:a\"/><to uri=\"sql:b\"/></multicast></route>").findings(SWITCH).size());
		assertTrue(Routes.java("from(\"jms:in\").transacted().split(body()).to(\"sql:insert\").end();").findings(SWITCH).isEmpty());
		assertTrue(Routes.java("from(\"jms:in\").split(body()).parallelProcessing().to(\"sql:insert\").end();").findings(SWITCH).isEmpty());
		assertTrue(Routes.java("from(\"jms:in\").threads(5).transacted().to(\"sql:insert\");").findings(SWITCH).isEmpty(), "begins behind the switch");
		assertTrue(Routes.java("from(\"jms:in\").transacted().to(\"sql:insert\").to(\"seda:done\");").findings(SWITCH).isEmpty(), "hands over at the end");
	}

	private static Files consumer(String options) {
		return Routes.java("from(\"jms:queue:in?" + options + "\").to(\"direct:x\");");
	}

	@Test
	void aTransactedConsumerThatKeepsNothing() {
		assertEquals("jms:queue:in is transacted and keeps no consumer", consumer("transacted=true").finding(CACHE).headline());
		assertTrue(consumer("transacted=true&cacheLevelName=CACHE_CONSUMER").findings(CACHE).isEmpty());
		assertTrue(consumer("transacted=true&lazyCreateTransactionManager=false").findings(CACHE).isEmpty());
		assertTrue(consumer("transacted=false").findings(CACHE).isEmpty());
		assertTrue(consumer("transacted={{tx}}").findings(CACHE).isEmpty());
		assertTrue(consumer("transacted=true").with("shop/src/main/resources/application.properties", "camel.component.jms.cache-level-name=CACHE_CONSUMER\n").findings(CACHE).isEmpty());
		assertTrue(consumer("transacted=true").map(text -> text.replace("\t\tfrom", "\t\tnew JtaTransactionManager();\n\t\tfrom")).findings(CACHE).isEmpty());
	}

	private static Files component(String properties, String manager) {
		return Routes.beans("  <bean id=\"jms\" class=\"org.apache.camel.component.jms.JmsComponent\">\n    <property name=\"configuration\" ref=\"config\"/>\n  </bean>\n  <bean id=\"config\" class=\"org.apache.camel.component.jms.JmsConfiguration\">\n" + properties
				+ "  </bean>\n  <bean id=\"factory\" class=\"org.apache.activemq.ActiveMQConnectionFactory\"/>\n  <bean id=\"pool\" class=\"org.messaginghub.pooled.jms.JmsPoolConnectionFactory\"/>\n  <bean id=\"tm\" class=\"" + manager
				+ "\"/>\n  <camelContext xmlns=\"http://camel.apache.org/schema/spring\">\n    <route>\n      <from uri=\"jms:in\"/>\n      <to uri=\"jms:out\"/>\n    </route>\n  </camelContext>\n");
	}

	private static Files coded(String type, String component) {
		return Routes.java("from(\"jms:queue:in\").to(\"direct:x\");").with("shop/src/main/java/shop/Brokers.java", "package shop;\nimport javax.jms.ConnectionFactory;\nimport org.apache.camel.component.jms.*;\nimport org.springframework.context.annotation.Bean;\nimport org.springframework.jms.connection.JmsTransactionManager;\n"
				+ "class Brokers {\n\t@Bean\n\tJmsComponent jms(ConnectionFactory factory, " + type + " manager) {\n\t\t" + component + "\n\t}\n}\n");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"Object|JmsComponent jms = new JmsComponent(); jms.setConnectionFactory(factory); jms.setTransacted(true); return jms;|1", "Object|JmsComponent jms = new JmsComponent(); jms.setTransacted(false); return jms;|0",
			"Object|JmsComponent jms = new JmsComponent(); jms.setTransacted(true); jms.setCacheLevelName(\"CACHE_CONSUMER\"); return jms;|0", "JmsTransactionManager|JmsComponent jms = new JmsComponent(); jms.setTransacted(true); jms.setTransactionManager(manager); return jms;|1",
			"PlatformTransactionManager|JmsComponent jms = new JmsComponent(); jms.setTransacted(true); jms.setTransactionManager(manager); return jms;|0",
			"Object|JmsConfiguration told = new JmsConfiguration(factory); told.setTransacted(true); JmsComponent jms = new JmsComponent(); jms.setConfiguration(told); return jms;|1",
			"JmsTransactionManager|return JmsComponent.jmsComponentTransacted(factory, manager);|1", "PlatformTransactionManager|return JmsComponent.jmsComponentTransacted(factory, manager);|0", "Object|return JmsComponent.jmsComponentAutoAcknowledge(factory);|0"})
	void aTransactedComponentOfCode(String manager, String component, int findings) {
		assertEquals(findings, coded(manager, component).findings(CACHE).size());
	}

	private static final String LOCAL = "org.springframework.jms.connection.JmsTransactionManager";

	@Test
	void aTransactedComponent() {
		assertEquals(1, component("    <property name=\"transacted\" value=\"true\"/>\n", LOCAL).findings(CACHE).size());
		assertTrue(component("    <property name=\"transacted\" value=\"true\"/>\n", "org.springframework.transaction.jta.JtaTransactionManager").findings(CACHE).isEmpty());
		assertTrue(component("    <property name=\"transacted\" value=\"true\"/>\n    <property name=\"cacheLevelName\" value=\"CACHE_CONNECTION\"/>\n", LOCAL).findings(CACHE).isEmpty());
	}

	@Test
	void aComponentThatSendsWithoutAPool() {
		assertEquals("Component jms sends over ActiveMQConnectionFactory, which keeps no connection", component("    <property name=\"connectionFactory\" ref=\"factory\"/>\n", LOCAL).finding(FACTORY).headline());
		assertTrue(component("    <property name=\"connectionFactory\" ref=\"pool\"/>\n", LOCAL).findings(FACTORY).isEmpty());
		assertTrue(component("    <property name=\"connectionFactory\" ref=\"factory\"/>\n", LOCAL).map(text -> text.replace("<to uri=\"jms:out\"/>", "<to uri=\"file:out\"/>")).findings(FACTORY).isEmpty(), "only takes messages");
	}

	private static Files registering(String type, String body) {
		return new Files().with(Routes.CODE, """
				package shop;

				import org.apache.camel.builder.RouteBuilder;
				import org.apache.camel.component.jms.JmsComponent;

				public class Routes extends RouteBuilder {

					@Override
					public void configure() {
						%s
					}

					private %s queues() {
						return new %s();
					}
				}
				""".formatted(body, type, type));
	}

	@Test
	void aComponentThatCodeRegisters() {
		String set = "JmsComponent made = new JmsComponent(); made.setConnectionFactory(queues()); getContext().addComponent(\"mq\", made); ";
		Finding finding = registering("MQQueueConnectionFactory", set + "from(\"direct:a\").to(\"mq:queue:out\");").finding(FACTORY);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals("Component mq sends over MQQueueConnectionFactory, which keeps no connection", finding.headline());
		assertEquals(1, registering("ActiveMQConnectionFactory", "getContext().addComponent(\"mq\", JmsComponent.jmsComponentAutoAcknowledge(queues())); from(\"direct:a\").to(\"mq:queue:out\");").findings(FACTORY).size());
		assertEquals(1, registering("ActiveMQConnectionFactory", "JmsConfiguration told = new JmsConfiguration(queues()); JmsComponent made = new JmsComponent(); made.setConfiguration(told); getContext().addComponent(\"mq\", made); from(\"direct:a\").to(\"mq:queue:out\");").findings(FACTORY).size());
		assertTrue(registering("JmsPoolConnectionFactory", set + "from(\"direct:a\").to(\"mq:queue:out\");").findings(FACTORY).isEmpty(), "pooled");
		assertTrue(registering("MQQueueConnectionFactory", set + "from(\"mq:queue:in\").to(\"direct:a\");").findings(FACTORY).isEmpty(), "takes only");
	}

	@Test
	void aComponentWhoseSendersAreOfOtherFiles() {
		String set = "JmsComponent made = new JmsComponent(); made.setConnectionFactory(queues()); getContext().addComponent(Names.MQ, made); ";
		Finding finding = registering("MQQueueConnectionFactory", set + "from(\"direct:a\").to(Names.OUT);").finding(FACTORY);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("Component JmsComponent sends over MQQueueConnectionFactory, which keeps no connection", finding.headline());
		assertTrue(finding.message().contains("unless the component only takes messages"), finding.message());
	}

	@Test
	void aComponentThatIsABean() {
		String bean = """
				package shop;

				import org.apache.camel.component.jms.JmsComponent;
				import org.springframework.context.annotation.Bean;

				class Queues {

					@Bean("mq")
					JmsComponent component(ConnectionFactory given) {
						JmsComponent made = new JmsComponent();
						made.setConnectionFactory(%s);
						return made;
					}
				}
				""";
		Files routes = Routes.java("from(\"direct:a\").to(\"mq:queue:out\");");
		assertEquals(1, routes.with("shop/src/main/java/shop/Queues.java", bean.formatted("new ActiveMQConnectionFactory(url)")).findings(FACTORY).size());
		assertTrue(Routes.java("from(\"direct:a\").to(\"mq:queue:out\");").with("shop/src/main/java/shop/Queues.java", bean.formatted("given")).findings(FACTORY).isEmpty(), "the application's own");
	}
}
