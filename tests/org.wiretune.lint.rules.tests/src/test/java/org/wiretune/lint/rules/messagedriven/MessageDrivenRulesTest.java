/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.messagedriven;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.FixesToRestTest;
import org.wiretune.lint.Samples;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.registry.RuleRegistry;

/** Sessions, pools and threads of message-driven beans. */
class MessageDrivenRulesTest {

	private static final String BEAN = MessageDrivenSamples.BEAN;
	private static final String POOLS = MessageDrivenSamples.POOLS;
	private static final String THREADS = MessageDrivenSamples.THREADS;
	private static final String WILDFLY = MessageDrivenSamples.WILDFLY;
	private static final String POOL = "@org.jboss.ejb3.annotation.Pool(value = \"%s\", maxSize = %d, timeout = 10000)\n";

	private static Files one(String properties) {
		return MessageDrivenSamples.files(15, 15).with(BEAN, MessageDrivenSamples.bean("Listener", properties, ""));
	}

	private static Files newer(int sessions, String pool, String clients) {
		return Samples.application().with(BEAN, MessageDrivenSamples.bean("Listener", MessageDrivenSamples.property("maxSession", sessions), "")).with(WILDFLY, MessageDrivenSamples.wildfly(pool, clients));
	}

	@Test
	void poolBelowSessionsOnWildFly() {
		String rule = "mdb-pool-below-max-sessions";
		Files files = newer(50, "max-pool-size=\"20\"", "");
		assertEquals("20", files.finding(rule).limit());
		assertTrue(newer(20, "max-pool-size=\"20\"", "").findings(rule).isEmpty());
		assertTrue(newer(50, "derive-size=\"from-cpu-count\"", "").findings(rule).isEmpty());
		FixContract.verify(files, rule + "/raise-pool", Map.of(WILDFLY, Map.of("max-pool-size=\"20\"", "max-pool-size=\"50\"")));
		FixContract.verify(files, rule + "/lower-sessions", Map.of(BEAN, Map.of("propertyValue = \"50\"", "propertyValue = \"20\"")));
	}

	@Test
	void poolBelowSessionsOfADescriptor() {
		String rule = "mdb-pool-below-max-sessions";
		Files files = Samples.application().with(POOLS, Samples.interceptors(15)).with("Shop/META-INF/ejb-jar.xml", """
				<?xml version="1.0" encoding="UTF-8"?>
				<ejb-jar xmlns="http://java.sun.com/xml/ns/javaee" version="3.0">
				  <enterprise-beans>
				    <message-driven>
				      <ejb-name>Orders</ejb-name>
				      <ejb-class>shop.Orders</ejb-class>
				      <activation-config>
				        <activation-config-property>
				          <activation-config-property-name>maxSession</activation-config-property-name>
				          <activation-config-property-value>40</activation-config-property-value>
				        </activation-config-property>
				      </activation-config>
				    </message-driven>
				  </enterprise-beans>
				</ejb-jar>
				""");
		assertTrue(files.finding(rule).message().startsWith("Orders asks for 40"));
		FixContract.verify(files, rule + "/lower-sessions", Map.of("Shop/META-INF/ejb-jar.xml", Map.of(">40<", ">15<")));
	}

	@Test
	void poolAboveSessions() {
		String rule = "mdb-pool-above-max-sessions";
		Files files = MessageDrivenSamples.files(20, 50);
		Finding finding = files.finding(rule);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(POOLS, finding.origin().path());
		assertTrue(MessageDrivenSamples.files(20, 20).findings(rule).isEmpty());
		assertEquals("20", MessageDrivenSamples.files(20, 21).finding(rule).limit());
		assertTrue(MessageDrivenSamples.files(5, 15).findings(rule).isEmpty(), "as shipped");
		assertTrue(files.copy().with("Shop/src/shop/Big.java", MessageDrivenSamples.bean("Big", MessageDrivenSamples.property("maxSession", 50), "")).findings(rule).isEmpty());
		FixContract.verify(files, rule + "/lower-pool", Map.of(POOLS, Map.of("maxSize=50", "maxSize=20")));
		FixContract.verify(files, rule + "/raise-sessions", Map.of(BEAN, Map.of("propertyValue = \"20\"", "propertyValue = \"50\"")));
		Files own = MessageDrivenSamples.files(20, 15).with(BEAN, Samples.messageDrivenBean(POOL.formatted("StrictMaxPool", 30), 20));
		assertTrue(own.finding(rule).message().contains("The pool of Listener"));
		FixContract.verify(own, rule + "/lower-pool", Map.of(BEAN, Map.of("maxSize = 30", "maxSize = 20")));
	}

	@Test
	void sessionsNotStated() {
		String rule = "mdb-maxsessions-default";
		Files files = one("");
		assertEquals("15", files.finding(rule).measured());
		assertTrue(one(MessageDrivenSamples.property("maxSession", 15)).findings(rule).isEmpty());
		assertTrue(one(MessageDrivenSamples.property("maxSessions", 15)).findings(rule).isEmpty());
		FixContract.verify(files, rule + "/state", Map.of(POOLS, Map.of("maxSize=15", "maxSize=50"), BEAN, Map.of("propertyValue = \"queue/orders\")",
				"propertyValue = \"queue/orders\"),\n\t\t@ActivationConfigProperty(propertyName = \"maxSession\", propertyValue = \"50\")")));
		assertTrue(!RuleRegistry.standard().rule(rule).orElseThrow().isStandard());
	}

	@Test
	void minimumNotStated() {
		String rule = "mdb-minsessions-missing";
		Files files = one(MessageDrivenSamples.property("maxSession", 50));
		assertEquals("25", files.finding(rule).limit());
		assertTrue(one(MessageDrivenSamples.property("maxSession", 19)).findings(rule).isEmpty());
		assertEquals(1, one(MessageDrivenSamples.property("maxSession", 20)).findings(rule).size());
		assertTrue(one(MessageDrivenSamples.property("maxSession", 50) + MessageDrivenSamples.property("minSession", 5)).findings(rule).isEmpty());
		assertTrue(newer(50, "max-pool-size=\"50\"", "").findings(rule).isEmpty());
		FixContract.verify(files, rule + "/state", Map.of(BEAN, Map.of("propertyValue = \"50\")",
				"propertyValue = \"50\"),\n\t\t@ActivationConfigProperty(propertyName = \"minSession\", propertyValue = \"25\")")));
	}

	@Test
	void minimumAboveMaximum() {
		String rule = "mdb-minsessions-above-max";
		Files files = one(MessageDrivenSamples.property("minSession", 30) + MessageDrivenSamples.property("maxSession", 20));
		assertEquals(Severity.WARNING, files.finding(rule).severity());
		assertTrue(one(MessageDrivenSamples.property("minSession", 20) + MessageDrivenSamples.property("maxSession", 20)).findings(rule).isEmpty());
		Files unstated = one(MessageDrivenSamples.property("minSession", 16));
		assertTrue(unstated.finding(rule).message().contains("without a stated maximum only 15"));
		assertEquals(List.of(rule + "/lower-minimum"), unstated.finding(rule).fixes().stream().map(fix -> fix.id()).toList());
		FixContract.verify(files, rule + "/swap", Map.of(BEAN, Map.of("\"minSession\", propertyValue = \"30\"", "\"minSession\", propertyValue = \"20\"",
				"\"maxSession\", propertyValue = \"20\"", "\"maxSession\", propertyValue = \"30\"")));
		FixContract.verify(files, rule + "/lower-minimum", Map.of(BEAN, Map.of("\"30\"", "\"20\"")));
	}

	@Test
	void poolWithoutALimit() {
		String rule = "mdb-non-strictmax-pool";
		Files files = MessageDrivenSamples.files(15, 15).with(BEAN, Samples.messageDrivenBean(POOL.formatted("ThreadlocalPool", 15), 15));
		assertEquals(Severity.WARNING, files.finding(rule).severity());
		assertTrue(MessageDrivenSamples.files(15, 15).with(BEAN, Samples.messageDrivenBean(POOL.formatted("StrictMaxPool", 15), 15)).findings(rule).isEmpty());
		assertTrue(MessageDrivenSamples.files(15, 15).findings(rule).isEmpty());
		FixContract.verify(files, rule + "/strict", Map.of(BEAN, Map.of("\"ThreadlocalPool\"", "\"StrictMaxPool\"")));
		Files domain = MessageDrivenSamples.files(15, 15).replace(POOLS, "\"StrictMaxPool\"", "\"ThreadlocalPool\"");
		FixContract.verify(domain, rule + "/strict", Map.of(POOLS, Map.of("\"ThreadlocalPool\", maxSize=15", "\"StrictMaxPool\", maxSize=15")));
	}

	@Test
	void consumerBeans() {
		String rule = "consumer-bean-pool-out-of-sync";
		String pools = Samples.interceptors(15).replace("</aop>", """
				  <domain name="Consumer Bean" extends="Intercepted Bean" inheritBindings="true">
				    <annotation expr="class(*)">
				      @org.jboss.ejb3.annotation.Pool (value="StrictMaxPool", maxSize=12, timeout=10000)
				    </annotation>
				  </domain>
				</aop>""");
		String bean = """
				package shop;

				import javax.ejb.ActivationConfigProperty;
				import org.jboss.ejb3.annotation.Consumer;

				@Consumer(activationConfig = @ActivationConfigProperty(propertyName = "maxSessions", propertyValue = "%d"))
				public class Orders {
				}
				""";
		Files files = Samples.application().with(POOLS, pools).with("Shop/src/shop/Orders.java", bean.formatted(40));
		assertEquals("12", files.finding(rule).limit());
		assertEquals(1, files.findings("consumer-bean-not-portable").size());
		assertTrue(Samples.application().with(POOLS, pools).with("Shop/src/shop/Orders.java", bean.formatted(12)).findings(rule).isEmpty());
		assertTrue(Samples.application().with("Shop/src/shop/Orders.java", bean.formatted(40).replace("org.jboss.ejb3.annotation", "java.util.function")).findings("consumer-bean-not-portable").isEmpty());
		assertEquals("13", Samples.application().with(POOLS, pools).with("Shop/src/shop/Orders.java", bean.formatted(13)).finding(rule).measured());
		assertTrue(files.copy().replace("Shop/src/shop/Orders.java", "org.jboss.ejb3.annotation", "java.util.function").findings("consumer-bean-not-portable").isEmpty());
		FixContract.verify(files, rule + "/raise-pool", Map.of(POOLS, Map.of("maxSize=12", "maxSize=40")));
		FixContract.verify(files, rule + "/lower-sessions", Map.of("Shop/src/shop/Orders.java", Map.of("\"40\"", "\"12\"")));
	}

	@Test
	void missingComma() {
		String rule = "activationconfig-missing-comma";
		Files files = one(MessageDrivenSamples.property("maxSession", 20)).replace(BEAN, "\"queue/orders\"),", "\"queue/orders\")");
		assertEquals(Severity.WARNING, files.finding(rule).severity());
		assertTrue(one(MessageDrivenSamples.property("maxSession", 20)).findings(rule).isEmpty());
		assertTrue(one(MessageDrivenSamples.property("maxSession", 20)).replace(BEAN, "\"queue/orders\"),", "\"queue/orders\") /* ) @ActivationConfigProperty( */ ,").findings(rule).isEmpty());
		assertEquals(1, one(MessageDrivenSamples.property("maxSession", 20)).replace(BEAN, "\"queue/orders\"),", "\"queue/:)\") // the comma,\n").findings(rule).size());
		FixContract.verify(files, rule + "/comma", Map.of(BEAN, Map.of("\"queue/orders\")", "\"queue/orders\"),")));
	}

	@Test
	void moreSessionsThanThreads() {
		String rule = "mdb-sessions-above-workmanager";
		Files files = MessageDrivenSamples.files(120, 120);
		Finding finding = files.finding(rule);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals(THREADS, finding.related().get(0).path());
		assertTrue(MessageDrivenSamples.files(100, 100).findings(rule).isEmpty());
		assertEquals(1, MessageDrivenSamples.files(101, 101).findings(rule).size());
		assertTrue(MessageDrivenSamples.files(101, 101).replace(THREADS, "\"maximumPoolSize\">100", "\"maximumPoolSize\">101").findings(rule).isEmpty());
		FixContract.verify(files, rule + "/raise-threads", Map.of(THREADS, Map.of("\"maximumPoolSize\">100", "\"maximumPoolSize\">120")));
		FixContract.verify(files, rule + "/lower-sessions", Map.of(BEAN, Map.of("propertyValue = \"120\"", "propertyValue = \"100\"")));
		FixesToRestTest.assertRest("sessions above threads", MessageDrivenSamples.files(300, 300));
	}

	/** The minimum was half of sessions that another rule lowered, and swapping made it the maximum again. */
	@Test
	void minimumSessionsFollowTheThreads() {
		Files files = MessageDrivenSamples.files(300, 300);
		assertEquals("50", files.finding("mdb-minsessions-missing").limit(), "half of the 100 threads");
		assertEquals("25", MessageDrivenSamples.files(50, 50).finding("mdb-minsessions-missing").limit());
		Files both = files.copy().replace(BEAN, "propertyValue = \"300\")", "propertyValue = \"300\"),\n\t\t@ActivationConfigProperty(propertyName = \"minSession\", propertyValue = \"150\")");
		FixContract.verify(both, "mdb-sessions-above-workmanager/lower-sessions", Map.of(BEAN, Map.of("\"300\"", "\"100\"", "\"150\"", "\"100\"")));
		FixesToRestTest.assertRest("minimum stated", both);
		Files swapped = both.copy().replace(BEAN, "\"300\"", "\"20\"");
		assertEquals(List.of("mdb-minsessions-above-max/lower-minimum"), swapped.finding("mdb-minsessions-above-max").fixes().stream().map(fix -> fix.id()).toList(), "150 sessions are more than 100 threads");
		FixesToRestTest.assertRest("minimum above maximum", swapped);
	}

	@Test
	void moreSessionsThanClientThreadsOnWildFly() {
		String rule = "mdb-sessions-above-workmanager";
		Files files = newer(50, "max-pool-size=\"50\"", " thread-pool-max-size=\"30\"");
		assertEquals(Severity.INFO, files.finding(rule).severity());
		assertTrue(newer(50, "max-pool-size=\"50\"", " thread-pool-max-size=\"-1\"").findings(rule).isEmpty());
		assertTrue(newer(50, "max-pool-size=\"50\"", "").findings(rule).isEmpty());
		Files own = newer(50, "max-pool-size=\"50\"", "").replace(WILDFLY, "transaction=\"xa\"", "transaction=\"xa\" use-global-pools=\"false\" thread-pool-max-size=\"40\"");
		assertEquals("40", own.finding(rule).limit());
		FixContract.verify(files, rule + "/raise-threads", Map.of(WILDFLY, Map.of("thread-pool-max-size=\"30\"", "thread-pool-max-size=\"50\"")));
	}

	@Test
	void sumAboveThreads() {
		String rule = "mdb-sessions-sum-above-workmanager";
		Files files = MessageDrivenSamples.files(86, 86).with("Shop/src/shop/Returns.java", MessageDrivenSamples.bean("Returns", "", ""));
		Finding finding = files.finding(rule);
		assertEquals("101", finding.measured());
		assertTrue(finding.message().contains("Listener (86), Returns (15)"), finding.message());
		assertTrue(MessageDrivenSamples.files(85, 85).with("Shop/src/shop/Returns.java", MessageDrivenSamples.bean("Returns", "", "")).findings(rule).isEmpty());
		assertTrue(MessageDrivenSamples.files(120, 120).findings(rule).isEmpty());
		FixContract.verify(files, rule + "/raise-threads", Map.of(THREADS, Map.of("\"maximumPoolSize\">100", "\"maximumPoolSize\">101")));
	}

	@Test
	void moreThreadsThanSessions() {
		String rule = "workmanager-oversized";
		Files files = MessageDrivenSamples.files(49, 49);
		assertEquals("49", files.finding(rule).limit());
		assertTrue(MessageDrivenSamples.files(50, 50).findings(rule).isEmpty());
		assertEquals("99", files.copy().replace(THREADS, "\"maximumPoolSize\">100", "\"maximumPoolSize\">99").finding(rule).measured());
		assertTrue(files.copy().replace(THREADS, "\"maximumPoolSize\">100", "\"maximumPoolSize\">98").findings(rule).isEmpty());
		String receiver = "package shop;\nimport javax.jms.Session;\nclass Poll {\n\tvoid poll(Session session) throws Exception {\n\t\tsession.createConsumer(null).receive();\n\t}\n}\n";
		Files direct = files.copy().with("Shop/src/shop/Poll.java", receiver);
		assertTrue(direct.findings(rule).isEmpty());
		assertEquals("Poll.poll", direct.finding("workmanager-direct-jms-use").measured());
		assertTrue(files.findings("workmanager-direct-jms-use").isEmpty());
		FixContract.verify(files, rule + "/lower-threads", Map.of(THREADS, Map.of("\"maximumPoolSize\">100", "\"maximumPoolSize\">49")));
	}

	@Test
	void shortQueue() {
		String rule = "workmanager-queue-limit-lowered";
		Files files = new Files().with(THREADS, MessageDrivenSamples.threads(100, 1023));
		assertEquals(Severity.INFO, files.finding(rule).severity());
		assertTrue(new Files().with(THREADS, MessageDrivenSamples.threads(100, 1024)).findings(rule).isEmpty());
		FixContract.verify(files, rule + "/restore", Map.of(THREADS, Map.of(">1023<", ">1024<")));
	}
}
