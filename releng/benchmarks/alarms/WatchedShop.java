/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import org.wiretune.perf.alarm.Alarm;
import org.wiretune.servers.alarms.AlarmChange;
import org.wiretune.servers.alarms.AlarmEngine;
import org.wiretune.servers.alarms.AlarmWatch;
import org.wiretune.servers.gauges.ServerTables;
import org.wiretune.servers.host.LocalConnections;
import org.wiretune.servers.kit.ServerKind;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.metrics.MetricConnection;
import org.wiretune.servers.metrics.MetricKey;

/** The shop on a real server, attached to by the gauges, and what calls it. */
final class WatchedShop implements AutoCloseable {

	private static final long NANOS = 1_000_000;

	private final ShopServer server;
	private final MetricConnection connection = LocalConnections.create(ServerTables.standard().metrics());
	private final AlarmWatch watch = new AlarmWatch(connection, new AlarmEngine(ServerTables.standard().alarms()));
	private final List<Alarm> raised = new CopyOnWriteArrayList<>();
	private final Set<String> ever = new TreeSet<>();
	/** HTTP/2 would put all clients on one connection. */
	private final HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

	private WatchedShop(ShopServer server) {
		this.server = server;
		watch.addListener(changes -> changes.stream().filter(change -> change.kind() == AlarmChange.Kind.RAISED).map(AlarmChange::alarm).forEach(alarm -> {
			raised.add(alarm);
			synchronized (ever) {
				ever.add(alarm.id() + (alarm.source().isEmpty() ? "" : '.' + alarm.source()));
			}
		}));
		connection.connect(new JvmTarget(server.pid(), server.name()));
	}

	static WatchedShop start(ServerKind kind, Path file, Path application, Path driver, Path folder) throws Exception {
		WatchedShop shop = new WatchedShop(ShopServer.start(kind, file, application, driver, folder));
		// The first calls load classes; nobody measures them.
		shop.calls("hold", 10, 4, 3);
		return shop;
	}

	String name() {
		return server.name();
	}

	/** What was raised since the last {@link #forget()}. */
	List<Alarm> raised() {
		return List.copyOf(raised);
	}

	void forget() {
		raised.clear();
	}

	/** Ids with their source. */
	Set<String> everRaised() {
		synchronized (ever) {
			return new TreeSet<>(ever);
		}
	}

	/** Metrics that gave a figure above zero, or any figure, since the connection was made. */
	Set<String> metrics() {
		Set<String> metrics = new TreeSet<>();
		connection.table().ids().filter(id -> !connection.history().instances(id).isEmpty()).forEach(metrics::add);
		return metrics;
	}

	private double total(String metric, String instance) {
		return connection.history().series(new MetricKey(metric, instance)).map(series -> series.last()).orElse(Double.NaN);
	}

	long call(String what, int number) throws IOException, InterruptedException {
		HttpResponse<String> answer = client.send(HttpRequest.newBuilder(URI.create(server.address() + "?what=" + what + "&n=" + number))
				.timeout(Duration.ofSeconds(60)).build(), HttpResponse.BodyHandlers.ofString());
		if (answer.statusCode() != 200) {
			throw new IOException("Status " + answer.statusCode() + " of " + what);
		}
		return Long.parseLong(answer.body().strip());
	}

	/** So many clients call for so many seconds. */
	Map<String, Double> calls(String what, int number, int clients, int seconds) throws InterruptedException {
		ConcurrentLinkedQueue<Long> nanos = new ConcurrentLinkedQueue<>();
		ConcurrentLinkedQueue<String> failed = new ConcurrentLinkedQueue<>();
		long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
		List<Thread> threads = new ArrayList<>();
		for (int i = 0; i < clients; i++) {
			threads.add(Thread.ofPlatform().start(() -> {
				while (System.nanoTime() < end) {
					long begin = System.nanoTime();
					try {
						call(what, number);
						nanos.add(System.nanoTime() - begin);
						if (number == 0) {
							Thread.sleep(20);
						}
					} catch (IOException failure) {
						failed.add(String.valueOf(failure.getMessage()));
					} catch (InterruptedException stopped) {
						return;
					}
				}
			}));
		}
		for (Thread thread : threads) {
			thread.join();
		}
		List<Long> sorted = nanos.stream().sorted().toList();
		Map<String, Double> figures = new LinkedHashMap<>();
		figures.put("calls a second", sorted.size() / (double) seconds);
		figures.put("ms a call, mean", sorted.stream().mapToLong(Long::longValue).average().orElse(Double.NaN) / NANOS);
		figures.put("ms a call, p90", sorted.isEmpty() ? Double.NaN : sorted.get((int) (sorted.size() * 0.9)) / (double) NANOS);
		figures.put("failed calls", (double) failed.size());
		return figures;
	}

	/** Sends orders at once and looks on while they are worked on. */
	Map<String, Double> orders(int count, int seconds) throws IOException, InterruptedException {
		double waitBefore = total("wildfly.mdb.wait", "OrderBean");
		double doneBefore = total("wildfly.mdb.invocations", "OrderBean");
		long begin = System.nanoTime();
		long first = call("ask", 0);
		call("send", count);
		long done = 0;
		double taken = 0;
		while (done < count && taken < 3L * seconds) {
			Thread.sleep(200);
			done = call("ask", 0) - first;
			taken = (System.nanoTime() - begin) / 1e9;
		}
		// The last figures of the beans come with the next reading.
		Thread.sleep(2500);
		double wait = total("wildfly.mdb.wait", "OrderBean") - (Double.isNaN(waitBefore) ? 0 : waitBefore);
		double invocations = total("wildfly.mdb.invocations", "OrderBean") - (Double.isNaN(doneBefore) ? 0 : doneBefore);
		Map<String, Double> figures = new LinkedHashMap<>();
		figures.put("orders done", (double) done);
		figures.put("seconds until all are done", taken);
		figures.put("orders a second", done / taken);
		figures.put("ms wait for an instance a message", wait / invocations);
		return figures;
	}

	@Override
	public void close() throws InterruptedException {
		watch.close();
		connection.close();
		server.close();
	}
}
