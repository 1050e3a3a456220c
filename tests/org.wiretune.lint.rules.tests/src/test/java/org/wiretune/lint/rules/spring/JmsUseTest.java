/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.spring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;

/** Templates without a pool, consumers of a topic, listeners on a factory that keeps consumers, and messages that are pulled. */
class JmsUseTest {

	private static final String UNPOOLED = "jmstemplate-unpooled-factory";
	private static final String TOPIC = "jms-listener-concurrency-on-topic";
	private static final String CACHING = "jms-listener-on-caching-factory";
	private static final String PULLED = "jmstemplate-receive-loop";
	private static final String CODE = "shop/src/main/java/shop/Messages.java";
	private static final String KEYS = "shop/src/main/resources/application.properties";
	private static final String POM = "<project><parent><artifactId>spring-boot-starter-parent</artifactId></parent></project>\n";

	private static Files code(String body) {
		return new Files().with("shop/pom.xml", POM).with(CODE, "package shop;\nimport org.apache.activemq.ActiveMQConnectionFactory;\nimport org.springframework.jms.annotation.JmsListener;\nimport org.springframework.jms.config.DefaultJmsListenerContainerFactory;\nimport org.springframework.jms.connection.CachingConnectionFactory;\nimport org.springframework.jms.core.JmsTemplate;\nclass Messages {\n"
				+ body + "\n}\n");
	}

	@Test
	void aTemplateOnTheFactoryOfTheBroker() {
		Finding finding = code("@Bean JmsTemplate template() {\nreturn new JmsTemplate(broker());\n}\nConnectionFactory broker() { return new ActiveMQConnectionFactory(\"tcp://mq:61616\"); }").finding(UNPOOLED);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals(9, finding.origin().line());
		assertTrue(finding.message().startsWith("The template of Messages.template sends through ActiveMQConnectionFactory"), finding.message());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "new JmsTemplate(new CachingConnectionFactory(broker()))|0", "new JmsTemplate(cached())|0", "new JmsTemplate(given)|1", "new JmsTemplate(jndi.lookup())|0", "new JmsTemplate(new ActiveMQConnectionFactory())|1" })
	void theFactoryDecides(String template, int findings) {
		assertEquals(findings, code("@Bean JmsTemplate template(ConnectionFactory given) { return " + template + "; }\n@Bean ConnectionFactory broker() { return new ActiveMQConnectionFactory(\"tcp://mq:61616\"); }\nConnectionFactory cached() { return new CachingConnectionFactory(broker()); }").findings(UNPOOLED).size());
	}

	/** What adds a name and a password gives each call on to the factory behind it, which keeps connections or does not. */
	@ParameterizedTest
	@CsvSource({"ActiveMQConnectionFactory, target, 1", "CachingConnectionFactory, target, 0", "ConnectionFactory, jndi.lookup(), 0"})
	void aFactoryWithAPassword(String behind, String target, int findings) {
		Files files = code("@Bean JmsTemplate template(UserCredentialsConnectionFactoryAdapter named) { return new JmsTemplate(named); }\n@Bean UserCredentialsConnectionFactoryAdapter named(" + behind
				+ " target) { UserCredentialsConnectionFactoryAdapter own = new UserCredentialsConnectionFactoryAdapter(); own.setUsername(\"shop\"); own.setTargetConnectionFactory(" + target + "); return own; }");
		assertEquals(findings, files.replace(CODE, "import org.springframework.jms.core", "import org.springframework.jms.connection.UserCredentialsConnectionFactoryAdapter;\nimport org.springframework.jms.core").findings(UNPOOLED).size());
	}

	/** A factory that a method only makes to open something by it is no bean. */
	@Test
	void aFactoryThatIsNoBean() {
		String template = "@Bean JmsTemplate template(ConnectionFactory given) { return new JmsTemplate(given); }\n";
		assertEquals(0, code(template + "@Bean Session session() { ActiveMQConnectionFactory own = new ActiveMQConnectionFactory(); Session session = own.createConnection().createSession(false, 1); return session; }").findings(UNPOOLED).size());
		assertEquals(1, code(template + "@Bean ConnectionFactory broker() { ActiveMQConnectionFactory own = new ActiveMQConnectionFactory(); own.setBrokerURL(\"tcp://mq:61616\"); return own; }").findings(UNPOOLED).size());
		assertEquals(1, code(template + "@Bean ConnectionFactory broker() { ActiveMQConnectionFactory own = new ActiveMQConnectionFactory(); ConnectionFactory known = checked(own); return known; }").findings(UNPOOLED).size());
	}

	@Test
	void aFactoryThatIsNotAloneIsNotKnown() {
		assertEquals(0, code("@Bean JmsTemplate template(ConnectionFactory given) { return new JmsTemplate(given); }\n@Bean ConnectionFactory broker() { return new ActiveMQConnectionFactory(); }\n@Bean ConnectionFactory kept() { return new CachingConnectionFactory(broker()); }").findings(UNPOOLED).size());
	}

	@Test
	void theCacheIsSwitchedOff() {
		Files files = code("JmsTemplate template; void send() { template.send(\"orders\", null); }").with(KEYS, "spring.application.name=shop\nspring.jms.cache.enabled=false\n");
		assertEquals(2, files.finding(UNPOOLED).origin().line());
		FixContract.verify(new Files().with(KEYS, files.text(KEYS)).with("shop/pom.xml", POM).with(CODE, "package shop;\nimport org.springframework.jms.core.JmsTemplate;\nclass Messages { JmsTemplate template; void send() { template.send(\"orders\"); } }\n")
				.with("shop/src/main/java/org/springframework/jms/core/JmsTemplate.java", "package org.springframework.jms.core;\npublic class JmsTemplate { public void send(String queue) { } }\n"), UNPOOLED + "/remove", Map.of(KEYS, Map.of("spring.jms.cache.enabled=false\n", "")));
		assertEquals(0, files.copy().with(KEYS, files.text(KEYS) + "spring.artemis.pool.enabled=true\n").findings(UNPOOLED).size());
		assertEquals(0, files.copy().with(KEYS, "spring.application.name=shop\nspring.jms.cache.enabled=true\n").findings(UNPOOLED).size());
		assertEquals(0, code("@JmsListener(destination = \"orders\") void on(String text) { }").with(KEYS, files.text(KEYS)).findings(UNPOOLED).size());
	}

	@ParameterizedTest
	@CsvSource({"org.apache.activemq.ActiveMQConnectionFactory, 1", "org.springframework.jms.connection.CachingConnectionFactory, 0", "org.springframework.jndi.JndiObjectFactoryBean, 0"})
	void aTemplateInAContext(String factory, int findings) {
		assertEquals(findings, new Files().with("shop/src/main/resources/jms.xml", "<beans xmlns=\"http://www.springframework.org/schema/beans\">\n<bean id=\"broker\" class=\"" + factory
				+ "\"/>\n<bean id=\"template\" class=\"org.springframework.jms.core.JmsTemplate\"><property name=\"connectionFactory\" ref=\"broker\"/></bean>\n</beans>\n").findings(UNPOOLED).size());
	}

	private static Files container(String calls, String listener) {
		return code("@Bean DefaultJmsListenerContainerFactory news(CachingConnectionFactory cached, Object plain) {\nDefaultJmsListenerContainerFactory factory = new DefaultJmsListenerContainerFactory();\n" + calls + "\nreturn factory;\n}\n" + listener);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "factory.setPubSubDomain(true); factory.setConcurrency(\"3-10\");|@JmsListener(destination = \"news\", containerFactory = \"news\") void on(String text) { }|1", "factory.setPubSubDomain(true); factory.setConcurrency(\"1\");|@JmsListener(destination = \"news\", containerFactory = \"news\") void on(String text) { }|0", "factory.setPubSubDomain(true); factory.setConcurrency(\"2\");|@JmsListener(destination = \"news\", containerFactory = \"news\") void on(String text) { }|1",
			"factory.setPubSubDomain(true); factory.setConcurrency(\"3\"); factory.setSubscriptionShared(true);|@JmsListener(destination = \"news\", containerFactory = \"news\") void on(String text) { }|0", "factory.setPubSubDomain(false); factory.setConcurrency(\"3\");|@JmsListener(destination = \"news\", containerFactory = \"news\") void on(String text) { }|0", "factory.setConcurrency(\"3\");|@JmsListener(destination = \"news\", containerFactory = \"news\") void on(String text) { }|0", "factory.setPubSubDomain(topic); factory.setConcurrency(\"3\");|@JmsListener(destination = \"news\", containerFactory = \"news\") void on(String text) { }|0",
			"factory.setPubSubDomain(true);|@JmsListener(destination = \"news\", containerFactory = \"news\", concurrency = \"2\") void on(String text) { }|1",
			"factory.setPubSubDomain(true);|@JmsListener(destination = \"Consumer.shop.VirtualTopic.news\", containerFactory = \"news\", concurrency = \"2\") void on(String text) { }|0",
			"factory.setPubSubDomain(true);|@JmsListener(destination = \"news\", concurrency = \"2\") void on(String text) { }|0" })
	void consumersOfATopic(String calls, String listener, int findings) {
		assertEquals(findings, container(calls, listener).findings(TOPIC).size());
	}

	/** A factory of a name of its own makes no consumer where the listeners ask for others; where no listener was read it is worth knowing. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"@Bean|jmsListenerContainerFactory||1", "@Bean|topics||1", "@Bean|topics|(destination = \"news\", containerFactory = \"topics\")|1", "@Bean|topics|(destination = \"news\", containerFactory = \"others\")|0", "@Bean(\"jmsListenerContainerFactory\")|topics||1"})
	void aFactoryThatNobodyNames(String bean, String name, String listener, int findings) {
		assertEquals(findings, code(bean + " DefaultJmsListenerContainerFactory " + name + "() { DefaultJmsListenerContainerFactory factory = new DefaultJmsListenerContainerFactory(); factory.setPubSubDomain(true); factory.setConcurrency(\"4\"); return factory; }\n"
				+ (listener == null ? "" : "@JmsListener" + listener + " void on(String text) { }")).findings(TOPIC).size());
	}

	@Test
	void consumersOfATopicByKeysAndContexts() {
		String keys = "spring.jms.pub-sub-domain=true\nspring.jms.listener.max-concurrency=4\n";
		assertEquals(2, code("@JmsListener(destination = \"news\") void on(String text) { }").with(KEYS, keys).finding(TOPIC).origin().line());
		assertEquals(0, code("@JmsListener(destination = \"news\") void on(String text) { }").with(KEYS, keys.replace("true", "false")).findings(TOPIC).size());
		String context = "<beans xmlns=\"http://www.springframework.org/schema/beans\" xmlns:jms=\"http://www.springframework.org/schema/jms\">\n<jms:listener-container destination-type=\"topic\" concurrency=\"4\"/>\n</beans>\n";
		assertEquals(1, new Files().with("shop/src/main/resources/jms.xml", context).findings(TOPIC).size());
		assertEquals(0, new Files().with("shop/src/main/resources/jms.xml", context.replace("topic", "sharedTopic")).findings(TOPIC).size());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "factory.setConnectionFactory(cached); factory.setConcurrency(\"1-5\");|1", "factory.setConnectionFactory(cached); factory.setConcurrency(\"5-5\");|0", "factory.setConnectionFactory(plain); factory.setConcurrency(\"1-5\");|0",
			"factory.setConnectionFactory(cached);|0", "factory.setConnectionFactory(cached); factory.setConcurrentConsumers(2); factory.setMaxConcurrentConsumers(3);|1" })
	void aFactoryThatKeepsConsumers(String calls, int findings) {
		assertEquals(findings, container(calls, "").findings(CACHING).size());
	}

	/** Two methods of a name are no reason to fail. */
	@Test
	void aNameThatSeveralHave() {
		String bean = "@Bean CachingConnectionFactory cached() { return new CachingConnectionFactory(); }\n";
		Files files = container("factory.setConnectionFactory(cached()); factory.setConcurrency(\"1-5\");", bean);
		files.with("shop/src/main/java/shop/Others.java", files.text(CODE).replace("class Messages", "class Others")).with("shop/src/main/java/shop/Thirds.java", files.text(CODE).replace("class Messages", "class Thirds"));
		assertEquals(3, files.findings(CACHING).size());
	}

	@Test
	void whetherConsumersAreKeptDecides() {
		String calls = "factory.setConnectionFactory(cached); factory.setConcurrency(\"1-5\");";
		String bean = "@Bean CachingConnectionFactory cached() { CachingConnectionFactory made = new CachingConnectionFactory(); made.setSessionCacheSize(9); return made; }";
		String listener = "\n@JmsListener(destination = \"orders\", containerFactory = \"news\") void on(String text) { }";
		assertEquals(Severity.WARNING, container(calls, bean + listener).finding(CACHING).severity());
		assertEquals(Severity.INFO, container(calls, bean.replace("setSessionCacheSize(9)", "setCacheConsumers(false)") + listener).finding(CACHING).severity());
		assertEquals(Severity.INFO, container(calls, listener).finding(CACHING).severity());
	}

	/** A factory makes consumers for the listeners that name it; the one of the usual name, for those that name none. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "''|news|INFO", "@JmsListener(destination = \"orders\", containerFactory = \"news\") void on(String text) { }|news|WARNING", "@JmsListener(destination = \"orders\") void on(String text) { }|news|",
			"@JmsListener(destination = \"orders\", containerFactory = \"others\") void on(String text) { }|news|", "@JmsListener(destination = \"orders\") void on(String text) { }|jmsListenerContainerFactory|WARNING",
			"@JmsListener(destination = \"orders\", containerFactory = Names.FACTORY) void on(String text) { }|news|WARNING" })
	void whoseFactoryItIs(String listener, String bean, Severity severity) {
		String cached = "@Bean CachingConnectionFactory cached() { CachingConnectionFactory made = new CachingConnectionFactory(); made.setSessionCacheSize(9); return made; }\n";
		Files files = container("factory.setConnectionFactory(cached); factory.setPubSubDomain(true); factory.setConcurrency(\"1-5\");", cached + listener).replace(CODE, "DefaultJmsListenerContainerFactory news(", "DefaultJmsListenerContainerFactory " + bean + '(');
		for (String rule : List.of(TOPIC, CACHING)) {
			assertEquals(severity == null ? List.of() : List.of(severity), files.findings(rule).stream().map(Finding::severity).toList(), rule);
		}
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "void drain() { while (more()) { use(template.receive(\"orders\")); } }|1", "void drain() { Object next; while ((next = template.receive()) != null) { use(next); } }|1", "void once() { use(template.receive(\"orders\")); }|0", "@Scheduled(fixedRate = 5) void poll() { use(template.receiveAndConvert(\"orders\")); }|1",
			"void reply() { while (more()) { use(template.receiveSelected(\"orders\", id)); } }|0", "@GetMapping Object next() { return template.receive(\"orders\"); }|1", "void drain() { while (more()) { use(other.receive(\"orders\")); } }|0" })
	void messagesThatArePulled(String method, int findings) {
		assertEquals(findings, code("JmsTemplate template; Socket other;\n" + method).findings(PULLED).size());
	}

	@Test
	void aLoopAndATimerAreToldApart() {
		assertEquals(Severity.INFO, code("JmsTemplate template; void drain() { while (true) { template.receive(); } }").finding(PULLED).severity());
		Finding finding = code("JmsTemplate template; @Scheduled(fixedRate = 5) void poll() { template.receive(); }").finding(PULLED);
		assertEquals(Severity.INFO, finding.severity());
		assertTrue(finding.message().contains("each time that it is due"), finding.message());
	}
}
