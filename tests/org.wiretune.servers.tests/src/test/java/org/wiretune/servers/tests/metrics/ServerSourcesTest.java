/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.metrics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;

import javax.management.openmbean.CompositeDataSupport;
import javax.management.openmbean.CompositeType;
import javax.management.openmbean.OpenDataException;
import javax.management.openmbean.OpenType;
import javax.management.openmbean.SimpleType;
import javax.management.openmbean.TabularData;
import javax.management.openmbean.TabularDataSupport;
import javax.management.openmbean.TabularType;

import org.junit.jupiter.api.Test;
import org.wiretune.servers.gauges.ServerTables;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.metrics.MetricConnection;
import org.wiretune.servers.metrics.MetricKey;
import org.wiretune.servers.metrics.MetricTable;
import org.wiretune.servers.metrics.TableFile;

/** The tables of the families against MBeans of the names and attributes that these servers have. */
class ServerSourcesTest {

	private final ScriptedProcess process = new ScriptedProcess(1);
	private final ManualSchedule schedule = new ManualSchedule();
	private final MetricConnection connection = new MetricConnection(ServerTables.standard().metrics(), process, schedule);

	private FigureBean bean(String name) {
		return FigureBean.register(process.server, name);
	}

	private void connect() {
		connection.connect(new JvmTarget(4711, "server"));
		schedule.tick();
	}

	private double last(String metric, String instance) {
		return connection.history().series(new MetricKey(metric, instance)).orElseThrow(() -> new AssertionError(metric)).last();
	}

	private boolean isRead(String metric, String instance) {
		return connection.history().series(new MetricKey(metric, instance)).isPresent();
	}

	/** WildFly tells the activation configuration of a bean, a map, by such a table. */
	private static TabularData map(String key, String value) throws OpenDataException {
		String[] columns = { "key", "value" };
		CompositeType row = new CompositeType("entry", "an entry", columns, columns, new OpenType<?>[] { SimpleType.STRING, SimpleType.STRING });
		TabularData table = new TabularDataSupport(new TabularType("map", "a map", row, new String[] { "key" }));
		table.put(new CompositeDataSupport(row, columns, new Object[] { key, value }));
		return table;
	}

	@Test
	void theSessionsOfABeanAreThoseOfItsConfiguration() throws OpenDataException {
		bean("jboss.as:deployment=probe.war,subsystem=ejb3,message-driven-bean=PerfMDB").with("activationConfig", map("maxSession", "25"));
		bean("jboss.as:deployment=probe.war,subsystem=ejb3,message-driven-bean=OtherMDB").with("activationConfig", map("destination", "q"));
		bean("jboss.as:deployment=probe.war,subsystem=ejb3,message-driven-bean=PlainMDB").with("poolMaxSize", 15);
		connect();
		assertEquals(25, last("wildfly.mdb.sessions", "PerfMDB"));
		assertFalse(isRead("wildfly.mdb.sessions", "OtherMDB"));
		assertFalse(isRead("wildfly.mdb.sessions", "PlainMDB"));
	}

	@Test
	void wildFly() {
		bean("jboss.as:subsystem=io,worker=default").with("busyTaskThreadCount", 6).with("maxPoolSize", 6).with("queueSize", 14);
		FigureBean mdb = bean("jboss.as:deployment=probe.war,subsystem=ejb3,message-driven-bean=PerfMDB").with("poolMaxSize", 15)
				.with("poolAvailableCount", 0).with("invocations", 10L).with("waitTime", 3169L);
		bean("jboss.as:deployment=app.ear,subdeployment=beans.jar,subsystem=ejb3,stateless-session-bean=WorkBean").with("poolMaxSize", 32)
				.with("poolAvailableCount", 30);
		bean("jboss.as:subsystem=messaging-activemq").with("globalClientThreadPoolActiveCount", 25);
		bean("jboss.as:subsystem=messaging-activemq,server=default,jms-queue=PerfQueue").with("messageCount", 200L)
				.with("deliveringCount", 25).with("consumerCount", 25).with("messagesAdded", 300L);
		bean("jboss.as:subsystem=transactions").with("numberOfInflightTransactions", 25L);
		connect();
		assertEquals(6, last("wildfly.worker.busy", "default"));
		assertEquals(14, last("wildfly.worker.queue", "default"));
		assertEquals(15, last("wildfly.mdb.maximum", "PerfMDB"));
		assertEquals(32, last("wildfly.slsb.maximum", "WorkBean"));
		assertEquals(25, last("wildfly.clients.active", ""));
		assertEquals(25, last("wildfly.queue.consumers", "PerfQueue"));
		assertEquals(25, last("wildfly.transactions.inflight", ""));
		mdb.with("invocations", 20L).with("waitTime", 5569L);
		schedule.pass(Duration.ofSeconds(1));
		assertEquals(240, last("wildfly.mdb.wait.mean", "PerfMDB"), 1e-9);
	}

	@Test
	void aDataSourceWithoutStatisticsIsNoExhaustedPool() {
		bean("jboss.as:subsystem=datasources,data-source=PerfDS,statistics=pool").with("statisticsEnabled", true).with("InUseCount", 8)
				.with("AvailableCount", 0).with("MaxUsedCount", 8);
		bean("jboss.as:subsystem=datasources,data-source=Silent,statistics=pool").with("statisticsEnabled", false).with("InUseCount", 0)
				.with("AvailableCount", 0).with("MaxUsedCount", 0);
		connect();
		assertEquals(8, last("wildfly.datasource.inuse", "PerfDS"));
		assertEquals(0, last("wildfly.datasource.available", "PerfDS"));
		assertEquals(0, last("wildfly.datasource.statistics", "Silent"), "said, so that somebody can switch them on");
		assertTrue(!isRead("wildfly.datasource.inuse", "Silent") && !isRead("wildfly.datasource.available", "Silent"));
	}

	@Test
	void openLiberty() {
		bean("WebSphere:type=ThreadPoolStats,name=Default Executor").with("PoolSize", 15).with("ActiveThreads", 15);
		bean("WebSphere:type=ConnectionPoolStats,name=jdbc/PerfDS").with("MaxConnectionsLimit", 8L).with("ManagedConnectionCount", 8L)
				.with("FreeConnectionCount", 0L).with("WaitTime", 1491.25);
		bean("WebSphere:type=com.ibm.ws.jca.cm.mbean.ConnectionManagerMBean,jndiName=jdbc/PerfDS,name=connectionManager[perfCM]")
				.operation("showPoolContents", "PoolManager name=x\nmaxPoolSize=8\nsize=8\nwaiting=12\nunshared=0");
		bean("WebSphere:type=ServletStats,name=probe.PingServlet").with("RequestCount", 40L).with("ResponseTime", 2_500_000.0);
		bean("WebSphere:feature=wasJmsServer,type=Queue,name=PerfQueue").with("Depth", 294L).with("MaxQueueDepth", 50_000L);
		connect();
		assertEquals(15, last("liberty.pool.active", "Default Executor"));
		assertEquals(8, last("liberty.connections.maximum", "jdbc/PerfDS"));
		assertEquals(12, last("liberty.connections.waiting", "jdbc/PerfDS"));
		assertEquals(2.5, last("liberty.servlet.time", "probe.PingServlet"), 1e-9);
		assertEquals(294, last("liberty.queue.depth", "PerfQueue"));
	}

	@Test
	void hikariTomcatJettyAndOldJBoss() {
		bean("com.zaxxer.hikari:type=Pool (orders)").with("ActiveConnections", 10).with("TotalConnections", 10).with("ThreadsAwaitingConnection", 4);
		bean("com.zaxxer.hikari:type=PoolConfig (orders)").with("MaximumPoolSize", 10);
		bean("Catalina:type=ThreadPool,name=\"http-nio-8080\"").with("currentThreadsBusy", 3).with("maxThreads", 200).with("connectionCount", 7L);
		bean("org.eclipse.jetty.util.thread:type=queuedthreadpool,id=0").with("threads", 8).with("idleThreads", 2).with("maxThreads", 200).with("queueSize", 1);
		bean("jboss.j2ee:ear=shop.ear,jar=beans.jar,name=Orders,service=EJB3").with("MaxSize", 8000).with("AvailableCount", 7959).with("CreateCount", 65);
		bean("jboss.jgroups:cluster=part,protocol=UNICAST,type=protocol").with("MessagesSent", 100L).with("NumRetransmissions", 3L);
		connect();
		assertEquals(4, last("hikari.waiting", "orders"));
		assertEquals(10, last("hikari.maximum", "orders"));
		assertEquals(3, last("tomcat.busy", "http-nio-8080"));
		assertEquals(2, last("jetty.idle", "0"));
		assertEquals(7959, last("jboss.ejb.available", "Orders"));
		assertEquals(3, last("jgroups.unicast.retransmissions", "part"));
	}

	@Test
	void javaVirtualMachine() {
		bean("java.lang:type=MemoryPool,name=G1 Old Gen").with("Usage", ScriptedProcess.usage(100, 200, 400)).with("CollectionUsage", ScriptedProcess.usage(70, 200, 400));
		bean("java.lang:type=MemoryPool,name=G1 Eden Space").with("Usage", ScriptedProcess.usage(30, 40, -1)).with("CollectionUsage", ScriptedProcess.usage(0, 40, -1));
		FigureBean threads = bean("java.lang:type=Threading").with("ThreadCount", 30).with("TotalThreadAllocatedBytes", 1_000_000L)
				.operation("findDeadlockedThreads", null);
		bean("java.lang:type=OperatingSystem").with("ProcessCpuLoad", 0.25).with("AvailableProcessors", 2);
		connect();
		assertEquals(100, last("memory.pool.used", "G1 Old Gen"));
		assertEquals(30, last("memory.pool.used", "G1 Eden Space"));
		assertEquals(70, last("heap.old.after", ""), "the old generation only");
		assertEquals(0, last("threads.deadlocked", ""));
		assertEquals(25, last("jvm.cpu", ""));
		threads.with("TotalThreadAllocatedBytes", 3_000_000L).operation("findDeadlockedThreads", new long[] { 7, 9 });
		process.runtime().with("Uptime", 2000L);
		schedule.pass(Duration.ofSeconds(1));
		assertEquals(2_000_000, last("jvm.allocation.rate", ""), 1e-6);
		assertEquals(0, last("threads.deadlocked", ""), "looked for each tenth second only");
		schedule.pass(Duration.ofSeconds(9));
		assertEquals(2, last("threads.deadlocked", ""));
	}

	@Test
	void familiesThatAreNotThereCostNothing() {
		MetricTable small = MetricTable.EMPTY.with(Written.file("""
				{"metrics": [{"id": "my.up", "mbean": "java.lang:type=Runtime", "attribute": "Uptime"}]}"""));
		ScriptedProcess other = new ScriptedProcess(1);
		ManualSchedule clock = new ManualSchedule();
		MetricConnection lean = new MetricConnection(small, other, clock);
		lean.connect(new JvmTarget(1, "lean"));
		clock.tick();
		clock.pass(Duration.ofSeconds(1));
		int least = lean.overhead().calls();
		connect();
		schedule.pass(Duration.ofSeconds(1));
		assertEquals(least + 2, connection.overhead().calls(), "one call for each MBean that is there: run time, heap and collector");
	}

	@Test
	void aUsersFileAddsToTheStandardTableAndCannotReplaceARow() {
		TableFile mine = Written.file("""
				{"metrics": [{"id": "cache.size", "mbean": "my.app:type=Cache,name=*", "instance": "name", "attribute": "Size"}]}""");
		MetricTable both = ServerTables.standard().metrics().with(mine);
		assertEquals(ServerTables.standard().metrics().sources().size() + 1, both.sources().size());
		assertEquals("mine.json, metrics[0] has the id cache.size, which is there already.", assertThrows(IllegalArgumentException.class, () -> both.with(mine)).getMessage());
	}

	@Test
	void guardsAndOperationsAreData() {
		List<String> wrong = List.of("{\"metrics\": [{\"id\": \"my.a\", \"mbean\": \"a:b=c\", \"attribute\": \"x\", \"every\": 0}]}",
				"{\"metrics\": [{\"id\": \"my.a\", \"mbean\": \"a:b=c\", \"attribute\": \"x\", \"scale\": -1}]}",
				"{\"metrics\": [{\"id\": \"my.a\", \"mbean\": \"a:b=c\", \"operation\": \"x\", \"find\": \"(\"}]}",
				"{\"derived\": [{\"id\": \"my.a\", \"change\": \"gc.time\", \"over\": \"jvm.uptime\", \"factor\": 0}]}");
		for (String text : wrong) {
			String message = assertThrows(IllegalArgumentException.class, () -> ServerTables.standard().metrics().with(Written.file(text))).getMessage();
			assertTrue(message.startsWith("mine.json, "), message);
		}
	}
}
