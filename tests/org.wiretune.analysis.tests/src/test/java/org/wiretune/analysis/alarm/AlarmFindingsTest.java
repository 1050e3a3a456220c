/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.analysis.alarm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.Linter;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.source.FolderTree;
import org.wiretune.perf.alarm.Alarm;
import org.wiretune.perf.alarm.LimitOwner;
import org.wiretune.servers.alarms.AlarmEngine;
import org.wiretune.servers.gauges.ServerTables;
import org.wiretune.servers.metrics.MetricKey;

/** Alarms that an engine raises lead back to the files of the sample reading, and of servers made for the test. Needs no workspace. */
class AlarmFindingsTest {

	private static final String SERVER = "samples/LocalServer/config/cells/localCell/nodes/localNode/servers/server1/server.xml";

	@TempDir
	Path folder;

	private static Reading read(Path root) throws IOException {
		return Linter.lint(new FolderTree(root), LintOptions.of(RuleRegistry.standard().rules()), Cancellation.NEVER, LintListener.NONE).reading();
	}

	private static Reading sample() throws IOException {
		return read(Path.of(System.getProperty("wiretune.root", "../.."), "bundles/org.wiretune.ide/samples"));
	}

	/** The alarm that constant values raise. */
	private static Alarm alarm(String id, String source, Map<String, Double> values) {
		Map<MetricKey, Double> sample = new HashMap<>();
		values.forEach((key, value) -> {
			String[] parts = key.split("@");
			sample.put(new MetricKey(parts[0], parts.length > 1 ? parts[1] : ""), value);
		});
		AlarmEngine engine = new AlarmEngine(ServerTables.standard().alarms());
		for (int second = 1; second <= 100; second++) {
			engine.add(second * 1000L, sample);
		}
		return engine.active().stream().filter(each -> each.id().equals(id) && each.source().equals(source)).findFirst().orElseThrow();
	}

	private static String replacement(Finding finding) {
		Fix fix = finding.fixes().get(0);
		assertEquals(1, fix.changes().size(), fix.toString());
		return fix.changes().get(0).replacement();
	}

	private void file(String path, String text) throws IOException {
		Path file = folder.resolve(path);
		Files.createDirectories(file.getParent());
		Files.writeString(file, text);
	}

	@Test
	void aFullThreadPoolLeadsToItsMaximumInTheSampleServer() throws IOException {
		Alarm alarm = alarm("connector-maxthreads-reached", "embedded",
				Map.of("pool.active@Default", 20.0, "pool.maximum@Default", 20.0, "pool.queue@Default", 13.0));
		List<Finding> findings = AlarmFindings.of(sample(), alarm);
		assertEquals(1, findings.size());
		Finding finding = findings.get(0);
		assertEquals(SERVER, finding.origin().path());
		assertTrue(finding.message().contains("20 of at most 20") || finding.message().contains("20\u00a0threads"), finding.message());
		assertTrue(finding.message().contains("is 20.") && finding.message().contains("Default"), finding.message());
		assertEquals("33", replacement(finding), "what was busy and what waited");
		TextChange change = finding.fixes().get(0).changes().get(0);
		String text = Files.readString(Path.of(System.getProperty("wiretune.root", "../.."), "bundles/org.wiretune.ide").resolve(SERVER));
		assertEquals("20", text.substring(change.offset(), change.end()));
		assertTrue(text.substring(0, change.offset()).endsWith("maximumSize=\""));
	}

	@Test
	void aHeapThatStaysFullLeadsToTheMaximumHeap() throws IOException {
		Alarm alarm = alarm("heap-below-live-plus-headroom", "", Map.of("heap.old.after", 370.0 * (1 << 20), "heap.old.maximum", 384.0 * (1 << 20)));
		Finding finding = AlarmFindings.of(sample(), alarm).get(0);
		assertEquals(SERVER, finding.origin().path());
		assertEquals("512", replacement(finding), "370 MB are three quarters of 494 MB");
	}

	@Test
	void aPoolThatNoFileHasLeadsNowhere() throws IOException {
		Alarm alarm = alarm("connector-maxthreads-reached", "embedded",
				Map.of("pool.active@Unheard", 20.0, "pool.maximum@Unheard", 20.0, "pool.queue@Unheard", 13.0));
		assertEquals(List.of(), AlarmFindings.of(sample(), alarm));
		Alarm network = alarm("network-saturation", "", Map.of("host.network.percent@eth0", 95.0));
		assertEquals(List.of(), AlarmFindings.of(sample(), network));
	}

	private Reading wildFly() throws IOException {
		file("server/standalone/configuration/standalone-full.xml", """
				<?xml version="1.0" encoding="UTF-8"?>
				<server xmlns="urn:jboss:domain:20.0">
				  <profile>
				    <subsystem xmlns="urn:jboss:domain:datasources:7.0">
				      <datasources>
				        <datasource jndi-name="java:jboss/datasources/PerfDS" pool-name="PerfDS">
				          <connection-url>jdbc:postgresql://db/perf</connection-url>
				          <pool>
				            <max-pool-size>8</max-pool-size>
				          </pool>
				        </datasource>
				      </datasources>
				    </subsystem>
				    <subsystem xmlns="urn:jboss:domain:ejb3:10.0">
				      <mdb>
				        <resource-adapter-ref resource-adapter-name="activemq-ra.rar"/>
				        <bean-instance-pool-ref pool-name="mdb-strict-max-pool"/>
				      </mdb>
				      <pools>
				        <bean-instance-pools>
				          <strict-max-pool name="mdb-strict-max-pool" derive-size="from-cpu-count" instance-acquisition-timeout="5" instance-acquisition-timeout-unit="MINUTES"/>
				        </bean-instance-pools>
				      </pools>
				    </subsystem>
				    <subsystem xmlns="urn:jboss:domain:io:4.0">
				      <worker name="default" task-max-threads="6"/>
				    </subsystem>
				  </profile>
				</server>
				""");
		file("app/src/wt/probe/PerfMDB.java", """
				package wt.probe;

				import jakarta.ejb.ActivationConfigProperty;
				import jakarta.ejb.MessageDriven;
				import jakarta.jms.Message;
				import jakarta.jms.MessageListener;

				@MessageDriven(activationConfig = {
						@ActivationConfigProperty(propertyName = "destinationLookup", propertyValue = "jms/PerfQueue"),
						@ActivationConfigProperty(propertyName = "maxSession", propertyValue = "25")})
				public class PerfMDB implements MessageListener {

					public void onMessage(Message message) {
					}
				}
				""");
		return read(folder);
	}

	@Test
	void waitersOfADataSourceLeadToItsMaximum() throws IOException {
		Alarm alarm = new Alarm("ds-pool-waiters-thread-dump", "wildfly", "PerfDS", 0, 5, 1, 13,
				"count", LimitOwner.DATA_SOURCE, "Up to 5 threads wait for a connection of PerfDS.", List.of());
		Finding finding = AlarmFindings.of(wildFly(), alarm).get(0);
		assertTrue(finding.origin().path().endsWith("standalone-full.xml"));
		assertTrue(finding.message().startsWith("Up to 5 threads wait") && finding.message().contains("max-pool-size"), finding.message());
		assertEquals("13", replacement(finding));
	}

	@Test
	void aReadingThatStopsAtTheMaximumIsRaisedByAQuarter() throws IOException {
		Alarm alarm = alarm("ds-max-equals-max-in-use", "wildfly", Map.of("wildfly.datasource.highest@PerfDS", 8.0, "wildfly.datasource.inuse@PerfDS", 8.0,
				"wildfly.datasource.available@PerfDS", 0.0));
		assertEquals("10", replacement(AlarmFindings.of(wildFly(), alarm).get(0)));
	}

	@Test
	void waitersOfADumpAreAddedToTheOnlyDataSource() throws IOException {
		Alarm alarm = new Alarm("ds-pool-waiters-thread-dump", "dump", "a data source", 0, 7, 0, Double.NaN,
				"threads", LimitOwner.DATA_SOURCE, "7 threads wait.", List.of());
		assertEquals("15", replacement(AlarmFindings.of(wildFly(), alarm).get(0)));
	}

	@Test
	void fullWorkersLeadToTheTaskThreads() throws IOException {
		Alarm alarm = alarm("connector-maxthreads-reached", "wildfly",
				Map.of("wildfly.worker.busy@default", 6.0, "wildfly.worker.maximum@default", 6.0, "wildfly.worker.queue@default", 14.0));
		assertEquals("20", replacement(AlarmFindings.of(wildFly(), alarm).get(0)));
	}

	@Test
	void waitingSessionsLeadToThePoolAndReplaceItsDerivedSize() throws IOException {
		Alarm alarm = new Alarm("mdb-sessions-oscillate-live", "waiting", "PerfMDB", 0, 25, 8, 25,
				"count", LimitOwner.MESSAGE_DRIVEN_POOL, "Sessions want 25 instances.", List.of());
		Finding finding = AlarmFindings.of(wildFly(), alarm).get(0);
		List<TextChange> changes = finding.fixes().get(0).changes();
		String replaced = changes.stream().map(TextChange::replacement).reduce("", String::concat);
		assertTrue(replaced.contains("none") && replaced.contains("25"), changes.toString());
	}

	@Test
	void aQueueThatGrowsLeadsToTheSessionsOfItsBean() throws IOException {
		Alarm alarm = new Alarm("mdb-throughput-shortfall", "wildfly", "PerfQueue", 0, 37.5, 25, 37.5,
				"count", LimitOwner.MESSAGE_DRIVEN_SESSIONS, "Messages need 38 sessions.", List.of());
		Finding finding = AlarmFindings.of(wildFly(), alarm).get(0);
		assertTrue(finding.origin().path().endsWith("PerfMDB.java"));
		assertEquals("38", replacement(finding));
	}

	@Test
	void oldJBossConnectorsAreFoundByTheirPort() throws IOException {
		file("jboss/server/production/deploy/jbossweb.sar/server.xml", """
				<Server>
				  <Service name="jboss.web">
				    <Connector protocol="HTTP/1.1" port="8080" maxThreads="200"/>
				    <Connector protocol="AJP/1.3" port="8009" maxThreads="100"/>
				  </Service>
				</Server>
				""");
		Alarm alarm = alarm("connector-maxthreads-reached", "jboss",
				Map.of("jboss.connector.busy@http-127.0.0.1-8080", 200.0, "jboss.connector.maximum@http-127.0.0.1-8080", 200.0));
		assertEquals("250", replacement(AlarmFindings.of(read(folder), alarm).get(0)));
	}

	/** Liberty's one executor, of which HTTP gets nothing when message-driven beans work on as many messages as it has threads. */
	@Test
	void aFullExecutorLeadsToItsMaximumWithRoomForAllSessions() throws IOException {
		file("servers/shop/server.xml", """
				<?xml version="1.0" encoding="UTF-8"?>
				<server>
				  <featureManager>
				    <feature>mdb-4.0</feature>
				  </featureManager>
				  <executor coreThreads="15" maxThreads="15"/>
				  <jmsActivationSpec id="shop/OrderBean" maxEndpoints="25">
				    <properties.wasJms destinationRef="jms/ShopQueue" destinationType="jakarta.jms.Queue" maxConcurrency="25"/>
				  </jmsActivationSpec>
				</server>
				""");
		Alarm alarm = alarm("connector-maxthreads-reached", "liberty-messages", Map.of("liberty.pool.active@Default Executor", 15.0,
				"liberty.pool.size@Default Executor", 15.0, "jvm.processors", 2.0, "liberty.queue.depth@ShopQueue", 300.0));
		Finding finding = AlarmFindings.of(read(folder), alarm).get(0);
		assertEquals(folder.getFileName() + "/servers/shop/server.xml", finding.origin().path());
		assertEquals(6, finding.origin().line());
		Fix fix = finding.fixes().get(0);
		assertEquals(List.of("40", "40"), fix.changes().stream().map(TextChange::replacement).toList(), "25 sessions beside 15, core threads alike");
	}

	@Test
	void aConnectionLimitBelowWhatIsOpenLeadsToTheConnector() throws IOException {
		file("app/src/main/resources/application.properties", """
				server.port=8080
				server.tomcat.max-keep-alive-requests=100
				""");
		Alarm alarm = alarm("connector-keepalive-below-observed", "tomcat-embedded",
				Map.of("tomcat.embedded.connections@http-nio-8080", 150.0, "tomcat.embedded.keepalive@http-nio-8080", 100.0));
		Finding finding = AlarmFindings.of(read(folder), alarm).get(0);
		assertEquals(2, finding.origin().line());
		assertEquals("150", replacement(finding));
	}
}
