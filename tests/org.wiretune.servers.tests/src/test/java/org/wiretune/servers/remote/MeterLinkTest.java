/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.remote;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;

import javax.management.MBeanServerConnection;
import javax.management.ObjectName;
import javax.management.openmbean.CompositeData;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.servers.address.AddressKind;
import org.wiretune.servers.address.RemoteServer;
import org.wiretune.servers.address.ServerAddress;
import org.wiretune.servers.address.WrongAddress;
import org.wiretune.servers.metrics.ConnectionFailedException;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

/** Meters of Micrometer as applications tell them, by text and one by one; and answers that are none. */
class MeterLinkTest {

	private static final String TEXT = """
			# HELP hikaricp_connections_active Active connections
			# TYPE hikaricp_connections_active gauge
			hikaricp_connections_active{pool="HikariPool-1"} 3.0
			hikaricp_connections_active{application="shop",pool="a, \\"b\\" = c"} 2.0
			hikaricp_connections_max{pool="HikariPool-1"} 10.0
			tomcat_threads_busy_threads{name="http-nio-8080"} 7.0
			tomcat_threads_config_max_threads{name="http-nio-8080"} 200.0
			executor_queued_tasks{name="applicationTaskExecutor"} 12.0 1790000000000
			jvm_memory_used_bytes{area="heap",id="G1 Eden Space"} 1.0E7
			jvm_memory_used_bytes{area="heap",id="G1 Old Gen"} 3.0E7
			jvm_memory_used_bytes{area="nonheap",id="Metaspace"} 9.0E7
			jvm_memory_max_bytes{area="heap",id="G1 Eden Space"} -1.0
			jvm_memory_max_bytes{area="heap",id="G1 Old Gen"} 2.56E8
			process_start_time_seconds 1.79E9
			http_server_requests_seconds_bucket{uri="/orders",le="+Inf"} 5
			agroal_active_count{datasource="default"} NaN
			""";

	private HttpServer http;
	private final Map<String, String> answers = new ConcurrentHashMap<>();
	private final CountDownLatch end = new CountDownLatch(1);

	@BeforeEach
	void start() throws IOException {
		http = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
		http.setExecutor(Executors.newCachedThreadPool(work -> {
			Thread thread = new Thread(work);
			thread.setDaemon(true);
			return thread;
		}));
		http.createContext("/", this::answer);
		http.start();
	}

	@AfterEach
	void stop() {
		end.countDown();
		http.stop(0);
	}

	private void answer(HttpExchange exchange) throws IOException {
		URI asked = exchange.getRequestURI();
		String question = asked.getPath() + (asked.getRawQuery() == null ? "" : '?' + URLDecoder.decode(asked.getRawQuery(), StandardCharsets.UTF_8));
		String text = answers.get(question);
		try (exchange; OutputStream body = exchange.getResponseBody()) {
			if (text == null) {
				exchange.sendResponseHeaders(404, -1);
			} else if (text.equals("SLOW")) {
				exchange.sendResponseHeaders(200, 0);
				body.write('#');
				body.flush();
				end.await();
			} else if (text.equals("ENDLESS")) {
				exchange.sendResponseHeaders(200, 0);
				byte[] line = "jvm_threads_live_threads 1\n".repeat(1000).getBytes(StandardCharsets.UTF_8);
				while (end.getCount() > 0) {
					body.write(line);
				}
			} else {
				byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
				exchange.sendResponseHeaders(200, bytes.length);
				body.write(bytes);
			}
		} catch (InterruptedException stopped) {
			Thread.currentThread().interrupt();
		}
	}

	private RemoteServer server(String path) throws WrongAddress {
		return new RemoteServer(ServerAddress.parse("http://127.0.0.1:" + http.getAddress().getPort() + path));
	}

	private MBeanServerConnection open(String path) throws Exception {
		return RemoteAccess.open(server(path)).server();
	}

	private String refused(String path) {
		return assertThrows(ConnectionFailedException.class, () -> open(path)).getMessage();
	}

	private static Object value(MBeanServerConnection beans, String name, String attribute) throws Exception {
		return beans.getAttribute(new ObjectName(name), attribute);
	}

	private static void checkPools(MBeanServerConnection beans) throws Exception {
		assertEquals(3.0, value(beans, "com.zaxxer.hikari:type=Pool (HikariPool-1)", "ActiveConnections"));
		assertEquals(10.0, value(beans, "com.zaxxer.hikari:type=PoolConfig (HikariPool-1)", "MaximumPoolSize"));
		assertEquals(7.0, value(beans, "Tomcat:type=ThreadPool,name=http-nio-8080", "currentThreadsBusy"));
		assertEquals(4.0E7, ((CompositeData) value(beans, "java.lang:type=Memory", "HeapMemoryUsage")).get("used"));
	}

	@Test
	void theTextOfPrometheusIsRead() throws Exception {
		answers.put("/actuator/prometheus", TEXT);
		MBeanServerConnection beans = open("/actuator");
		checkPools(beans);
		assertEquals(2.56E8, ((CompositeData) value(beans, "java.lang:type=Memory", "HeapMemoryUsage")).get("max"));
		assertEquals(12.0, value(beans, "metrics:name=executorQueued.name.applicationTaskExecutor,type=gauges", "Value"));
		assertEquals(1_790_000_000_000L, value(beans, "java.lang:type=Runtime", "StartTime"));
		assertEquals(2, beans.queryNames(new ObjectName("com.zaxxer.hikari:type=Pool (*)"), null).size());
		assertTrue(beans.isRegistered(new ObjectName("com.zaxxer.hikari:type=Pool (a_ _b_ _ c)")), beans.queryNames(null, null).toString());
		assertTrue(beans.queryNames(new ObjectName("metrics:name=agroal*,*"), null).isEmpty(), "a figure that is none");
		assertEquals(List.of("ActiveConnections"), List.of(beans.getMBeanInfo(new ObjectName("com.zaxxer.hikari:type=Pool (HikariPool-1)")).getAttributes()).stream().map(each -> each.getName()).toList());
	}

	@Test
	void theMetricsOfQuarkusAreRead() throws Exception {
		answers.put("/q/metrics", "agroal_active_count{datasource=\"default\"} 4.0\nagroal_awaiting_count{datasource=\"default\"} 2.0\n");
		assertEquals(2.0, value(open("/q/metrics"), "metrics:name=agroalAwaitingCount.datasource.default,type=gauges", "Value"));
	}

	@Test
	void withoutItMetersAreAskedOneByOne() throws Exception {
		answers.put("/actuator/metrics", "{\"names\": [\"hikaricp.connections.active\", \"hikaricp.connections.max\", \"tomcat.threads.busy\", \"jvm.memory.used\", \"jvm.gc.pause\", \"http.server.requests\"]}");
		answers.put("/actuator/metrics/hikaricp.connections.active", "{\"measurements\": [{\"statistic\": \"VALUE\", \"value\": 5.0}], \"availableTags\": [{\"tag\": \"pool\", \"values\": [\"HikariPool-1\", \"audit\"]}]}");
		answers.put("/actuator/metrics/hikaricp.connections.active?tag=pool:HikariPool-1", "{\"measurements\": [{\"statistic\": \"VALUE\", \"value\": 3.0}]}");
		answers.put("/actuator/metrics/hikaricp.connections.active?tag=pool:audit", "{\"measurements\": [{\"statistic\": \"VALUE\", \"value\": 2.0}]}");
		answers.put("/actuator/metrics/hikaricp.connections.max", "{\"measurements\": [{\"statistic\": \"VALUE\", \"value\": 10.0}], \"availableTags\": [{\"tag\": \"pool\", \"values\": [\"HikariPool-1\"]}]}");
		answers.put("/actuator/metrics/tomcat.threads.busy", "{\"measurements\": [{\"statistic\": \"VALUE\", \"value\": 7.0}], \"availableTags\": [{\"tag\": \"name\", \"values\": [\"http-nio-8080\"]}]}");
		answers.put("/actuator/metrics/jvm.memory.used?tag=area:heap", "{\"measurements\": [{\"statistic\": \"VALUE\", \"value\": 4.0E7}], \"availableTags\": []}");
		answers.put("/actuator/metrics/jvm.gc.pause", "{\"measurements\": [{\"statistic\": \"COUNT\", \"value\": 6}, {\"statistic\": \"TOTAL_TIME\", \"value\": 0.25}]}");
		MBeanServerConnection beans = open("/actuator");
		checkPools(beans);
		assertEquals(2.0, value(beans, "com.zaxxer.hikari:type=Pool (audit)", "ActiveConnections"));
		assertEquals(250.0, value(beans, "java.lang:type=GarbageCollector,name=Pauses", "CollectionTime"));
	}

	@ParameterizedTest
	@ValueSource(strings = {"", "no meters at all {", "{\"status\": \"UP\"}", "<html><body>Sign in</body></html>", "hikaricp_connections_active{pool=\"open"})
	void whatIsNoMeterIsSaid(String body) {
		answers.put("/actuator/prometheus", body);
		answers.put("/actuator/metrics", body);
		String sentence = refused("/actuator");
		assertTrue(sentence.contains("tells no meters there (status 200 of HTTP)") && sentence.contains("management.endpoints.web.exposure.include"), sentence);
	}

	@Test
	void whatIsNotExposedIsSaid() {
		assertTrue(refused("/actuator").contains("(status 404 of HTTP)"));
	}

	@Test
	void anAnswerWithoutEndIsCutOff() {
		answers.put("/actuator/prometheus", "ENDLESS");
		String sentence = refused("/actuator/prometheus");
		assertTrue(sentence.endsWith("The answer is longer than 4 MB."), sentence);
	}

	@Test
	void aSlowAnswerIsNotWaitedFor() {
		answers.put("/actuator/prometheus", "SLOW");
		String sentence = refused("/actuator/prometheus");
		assertTrue(sentence.contains("did not answer within 2,500 ms") || sentence.contains("did not answer within 2500 ms"), sentence);
	}

	@Test
	void manyPoolsAreBounded() throws Exception {
		StringBuilder text = new StringBuilder();
		for (int i = 0; i < 2000; i++) {
			text.append("hikaricp_connections_active{pool=\"pool-").append(i).append("\"} 1\n");
		}
		answers.put("/metrics", text.toString());
		assertEquals(500, open("/metrics").getMBeanCount());
	}

	@Test
	void onlyThisMachineIsAsked() throws Exception {
		assertTrue(assertThrows(WrongAddress.class, () -> ServerAddress.parse("http://shop.example:8080/actuator")).getMessage().startsWith("Meters of Micrometer are read from this machine alone"));
		assertThrows(WrongAddress.class, () -> ServerAddress.parse("https://localhost:8443/actuator"));
		ServerAddress address = ServerAddress.parse("http://localhost:8080/shop/actuator");
		assertEquals(AddressKind.ACTUATOR, address.kind());
		assertEquals("http://localhost:8080/shop/actuator", address.toString());
		assertEquals(Optional.of(AddressKind.LIBERTY), Optional.of(ServerAddress.parse("https://test3").kind()));
		assertFalse(address.secure());
	}
}
