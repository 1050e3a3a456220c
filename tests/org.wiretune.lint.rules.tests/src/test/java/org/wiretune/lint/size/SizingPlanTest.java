/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.size;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.Files;
import org.wiretune.lint.Samples;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.fix.FixApplier;
import org.wiretune.lint.fix.FixRefused;
import org.wiretune.lint.source.SourceTexts;

class SizingPlanTest {

	private static final String CONNECTORS = "jboss/server/production/deploy/jbossweb.sar/server.xml";
	private static final String DOMAINS = "jboss/server/production/deploy/ejb3-interceptors-aop.xml";
	private static final String WORK_MANAGER = "jboss/server/production/deploy/jca-jboss-beans.xml";
	private static final String SOURCES = "jboss/server/production/deploy/orders-ds.xml";
	private static final String BEAN = "jboss/app/src/shop/Orders.java";

	private static Files jboss() {
		return new Files().with(CONNECTORS, """
				<Server>
				  <Service name="jboss.web">
				    <Connector protocol="HTTP/1.1" port="8080" maxThreads="200"/>
				  </Service>
				</Server>
				""").with(DOMAINS, """
				<?xml version="1.0" encoding="UTF-8"?>
				<aop xmlns="urn:jboss:aop-beans:1.0">
				  <domain name="Message Driven Bean" extends="Intercepted Bean" inheritBindings="true">
				    <annotation expr="class(*) AND !class(@org.jboss.ejb3.annotation.Pool)">
				      @org.jboss.ejb3.annotation.Pool (value="StrictMaxPool", maxSize=15, timeout=10000)
				    </annotation>
				  </domain>
				</aop>
				""").with(WORK_MANAGER, """
				<?xml version="1.0" encoding="UTF-8"?>
				<deployment xmlns="urn:jboss:bean-deployer:2.0">
				  <bean name="WorkManagerThreadPool" class="org.jboss.util.threadpool.BasicThreadPool">
				    <property name="name">WorkManager</property>
				    <property name="maximumPoolSize">10</property>
				  </bean>
				</deployment>
				""").with(SOURCES, """
				<?xml version="1.0" encoding="UTF-8"?>
				<datasources>
				  <local-tx-datasource>
				    <jndi-name>OrdersDS</jndi-name>
				    <connection-url>jdbc:mysql://db/orders</connection-url>
				    <max-pool-size>20</max-pool-size>
				  </local-tx-datasource>
				</datasources>
				""").with(BEAN, """
				package shop;

				import javax.ejb.ActivationConfigProperty;
				import javax.ejb.MessageDriven;
				import javax.jms.Message;
				import javax.jms.MessageListener;

				@MessageDriven(activationConfig = {
						@ActivationConfigProperty(propertyName = "destination", propertyValue = "queue/orders"),
						@ActivationConfigProperty(propertyName = "maxSessions", propertyValue = "15")})
				public class Orders implements MessageListener {

					public void onMessage(Message message) {
					}
				}
				""");
	}

	private static SizingPlan plan(Files files, Workload load) {
		return SizingPlan.of(files.lint().reading(), load, server -> true);
	}

	private static Map<String, Long> values(SizingPlan plan) {
		return plan.settings().stream().collect(Collectors.toMap(each -> each.pool() + ' ' + each.setting().getName(), SizedSetting::value));
	}

	private static SourceTexts texts(Files files) {
		return path -> files.source(path) == null ? null : files.source(path).text();
	}

	@Test
	void oneConsistentSetForJBoss() {
		SizingPlan plan = plan(jboss(), new Workload(40, 30, 0, 1));
		Map<String, Long> values = values(plan);
		assertEquals(40, values.get("HTTP/1.1 8080 minSpareThreads"));
		assertEquals(50, values.get("HTTP/1.1 8080 maxThreads"));
		assertEquals(30, values.entrySet().stream().filter(each -> each.getKey().endsWith("maxSessions")).findFirst().orElseThrow().getValue());
		assertEquals(30, values.entrySet().stream().filter(each -> each.getKey().startsWith("Message Driven Bean")).findFirst().orElseThrow().getValue());
		assertEquals(30, values.entrySet().stream().filter(each -> each.getKey().startsWith("WorkManager")).findFirst().orElseThrow().getValue());
		assertEquals(70, values.get("OrdersDS min-pool-size"));
		assertEquals(84, values.get("OrdersDS max-pool-size"));
		for (SizedSetting each : plan.settings()) {
			assertTrue(each.working().contains(Long.toString(each.value())) && !each.working().contains("{"), each.working());
		}
	}

	@Test
	void oneFixForAllFilesAndThenNothingIsLeft() throws FixRefused {
		Files files = jboss();
		Workload load = new Workload(40, 30, 0, 1);
		SizingPlan plan = plan(files, load);
		assertEquals(List.of(), plan.withoutPlace(texts(files)));
		Fix fix = plan.fix(texts(files)).orElseThrow();
		assertEquals(5, fix.changes().stream().map(change -> change.path()).distinct().count());
		Files after = files.copy().apply(fix);
		assertTrue(after.text(CONNECTORS).contains("maxThreads=\"50\""), after.text(CONNECTORS));
		assertTrue(after.text(SOURCES).contains("<min-pool-size>70</min-pool-size>"), after.text(SOURCES));
		assertTrue(after.text(SOURCES).contains("<max-pool-size>84</max-pool-size>"), after.text(SOURCES));
		assertTrue(after.text(BEAN).contains("propertyName = \"maxSessions\", propertyValue = \"30\""), after.text(BEAN));
		assertTrue(after.text(DOMAINS).contains("maxSize=30"), after.text(DOMAINS));
		assertTrue(after.text(WORK_MANAGER).contains("<property name=\"maximumPoolSize\">30</property>"), after.text(WORK_MANAGER));
		SizingPlan again = plan(after, load);
		assertEquals(List.of(), again.changes());
		assertTrue(again.fix(texts(after)).isEmpty());
		assertTrue(FixApplier.apply(fix, after::source).isEmpty());
		assertTrue(after.findings("mdb-pool-below-max-sessions").isEmpty());
	}

	@Test
	void nestedEntityManagersMultiplyConnections() {
		assertEquals(96, values(plan(jboss(), new Workload(40, 0, 0, 2))).get("OrdersDS max-pool-size"));
	}

	@Test
	void webSphereByTheStudy() {
		Map<String, Long> values = values(plan(Samples.server(), new Workload(200, 0, 0, 1)));
		assertEquals(200, values.get("WebContainer minimumSize"));
		assertEquals(200, values.get("WebContainer maximumSize"));
		assertEquals(220, values.get("Orders minConnections"));
		assertEquals(220, values.get("Orders maxConnections"));
	}

	@Test
	void adapterPoolsHoldAllTheirActivationSpecifications() {
		SizingPlan plan = plan(Samples.server(), new Workload(0, 100, 0, 1));
		Map<String, Long> values = values(plan);
		assertEquals(100, values.get("Receiver_AS maxConcurrency"));
		assertEquals(100, values.get("Default maximumSize"));
		assertFalse(values.containsKey("WebContainer maximumSize"));
	}

	@Test
	void saysWhereTheDatabaseAllowsLess() {
		Files files = jboss().with("db/my.cnf", "[mysqld]\nmax_connections = 50\n");
		assertTrue(plan(files, new Workload(100, 0, 0, 1)).notes().stream().anyMatch(note -> note.contains("120 connections") && note.contains("allows 50")),
				plan(files, new Workload(100, 0, 0, 1)).notes().toString());
		assertTrue(plan(files, new Workload(10, 0, 0, 1)).notes().isEmpty());
	}

	@Test
	void nothingWithoutServers() {
		SizingPlan plan = plan(new Files(), new Workload(10, 10, 10, 1));
		assertTrue(plan.settings().isEmpty() && plan.fix(SourceTexts.NONE).isEmpty());
	}

	private static Files replicas(int size, String container) {
		String deployment = "{kind: Deployment, metadata: {name: %1$s}, spec: {replicas: %2$d, strategy: {type: Recreate}, template: {spec: {containers: [{name: main, image: team/%1$s%3$s}]}}}}\n";
		Files files = new Files().with("k8s/db.yaml", "{kind: List, items: [{kind: Service, metadata: {name: db}, spec: {selector: {app: db}}}, {kind: StatefulSet, metadata: {name: db}, spec: {template: {metadata: {labels: {app: db}}, spec: {containers: [{name: db, image: \"postgres:16\"}]}}}}]}\n");
		for (String name : new String[] {"shop", "stock"}) {
			files.with(name + "/pom.xml", "<project><parent><artifactId>spring-boot-starter-parent</artifactId></parent><artifactId>" + name + "</artifactId></project>\n").with(name + "/Dockerfile", "FROM eclipse-temurin:21\nENTRYPOINT [\"java\", \"-jar\", \"app.jar\"]\n")
					.with(name + "/src/main/resources/application.properties", "spring.datasource.url=jdbc:postgresql://db:5432/shop\nspring.datasource.hikari.maximum-pool-size=" + size + "\n").with("k8s/" + name + ".yaml", deployment.formatted(name, name.equals("shop") ? 4 : 2, container));
		}
		return files;
	}

	/** Six pods with twenty connections each, and a database that has 97 for applications. */
	@Test
	void thePoolsOfAllReplicasFitTheirDatabase() throws FixRefused {
		Files files = replicas(20, "");
		SizingPlan plan = SizingPlan.of(files.lint().reading(), new Workload(50, 0, 0, 1), server -> true);
		assertEquals(List.of(16L, 16L), plan.settings().stream().map(SizedSetting::value).toList());
		assertTrue(plan.settings().getFirst().working().startsWith("4 pods with 20 connections each; all pools together open 120 to db, which has 97"), plan.settings().getFirst().working());
		Fix fix = plan.fix(files::text).orElseThrow();
		Files sized = files.copy().apply(fix);
		assertTrue(sized.text("stock/src/main/resources/application.properties").contains("maximum-pool-size=16"));
		assertEquals(0, SizingPlan.of(sized.lint().reading(), new Workload(50, 0, 0, 1), server -> true).changes().size());
	}

	@Test
	void poolsThatFitStayAsTheyAre() {
		SizingPlan plan = SizingPlan.of(replicas(16, "").lint().reading(), new Workload(50, 0, 0, 1), server -> true);
		assertEquals(2, plan.settings().size());
		assertEquals(List.of(), plan.changes());
	}

	@Test
	void heapAndThreadsAgainstTheLimitOfTheContainer() {
		String container = ", env: [{name: JAVA_TOOL_OPTIONS, value: -Xmx%s}], resources: {limits: {memory: 1Gi}}";
		List<String> notes = SizingPlan.of(replicas(10, container.formatted("700m")).lint().reading(), new Workload(50, 0, 0, 1), server -> true).notes();
		assertEquals(2, notes.size());
		assertEquals("shop may need 1214 MB and more: a heap of 700 MB, 250 threads of 1 MB, and 264 MB for code, direct memory and the first classes, in a container of 1 GB. A heap of 510 MB would fit, or a limit of 1214 MB.", notes.getFirst());
		assertEquals(List.of(), SizingPlan.of(replicas(10, container.formatted("500m")).lint().reading(), new Workload(50, 0, 0, 1), server -> true).notes());
	}
}
