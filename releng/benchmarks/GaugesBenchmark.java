/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.StringReader;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import javax.management.MBeanAttributeInfo;
import javax.management.MBeanServerConnection;
import javax.management.ObjectName;
import org.wiretune.perf.stat.Sample;
import org.wiretune.perf.stat.StudentT;
import org.wiretune.servers.alarms.AlarmEngine;
import org.wiretune.servers.alarms.AlarmWatch;
import org.wiretune.servers.gauges.ServerTables;
import org.wiretune.servers.host.LocalConnections;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.metrics.LocalJvmAccess;
import org.wiretune.servers.metrics.ManagementLink;
import org.wiretune.servers.metrics.MetricConnection;
import org.wiretune.servers.metrics.MetricTable;
import org.wiretune.servers.metrics.TableFile;
import org.wiretune.servers.metrics.TableTexts;
import org.wiretune.servers.metrics.SamplingOverhead;
import org.wiretune.servers.metrics.SystemSchedule;

/**
 * Processor time of a server under constant load, alternately without and with the gauges and alarms on 150 attributes, and
 * of the process that reads them. Arguments: process id, seconds of a round, number of rounds of each kind.
 */
public final class GaugesBenchmark {

	private static final int ATTRIBUTES = 150;
	private static final double SERVER_GOAL = 1;
	private static final double SAMPLER_GOAL = 2;
	/** A user looks for hours; before the first round so long, so that what only the first readings cost is left out. */
	private static final int WARM_UP_SECONDS = 60;
	/** Connecting is no part of looking either. */
	private static final int CONNECTING_SECONDS = 5;
	/** Threads of the server that do nothing but answer the gauges. */
	private static final Pattern MANAGEMENT = Pattern.compile("(RMI|JMX) .*|Attach Listener");

	private record Share(double server, double sampler, double threads) {
	}

	private GaugesBenchmark() {
	}

	public static void main(String[] arguments) throws Exception {
		ProcessHandle server = ProcessHandle.of(Long.parseLong(arguments[0])).orElseThrow();
		int seconds = Integer.parseInt(arguments[1]);
		int rounds = Integer.parseInt(arguments[2]);
		JvmTarget target = new JvmTarget(server.pid(), "embedded server");
		MetricTable table = table(target);
		double[] more = new double[rounds];
		double[] without = new double[rounds];
		double[] sampler = new double[rounds];
		double[] threads = new double[rounds];
		SamplingOverhead overhead = SamplingOverhead.NONE;
		try (Looking looking = new Looking(table, target)) {
			TimeUnit.SECONDS.sleep(WARM_UP_SECONDS);
		}
		for (int round = 0; round < rounds; round++) {
			Share alone = measure(server, seconds, null);
			Share watched;
			try (Looking looking = new Looking(table, target)) {
				TimeUnit.SECONDS.sleep(CONNECTING_SECONDS);
				watched = measure(server, seconds, target);
				overhead = looking.connection.overhead();
			}
			System.out.printf(Locale.ROOT, "Round %d: server %.2f %% of a core without, %.2f %% with the gauges, %.2f %% in the threads that answer them; sampler %.2f %%%n",
					round + 1, alone.server(), watched.server(), watched.threads(), watched.sampler());
			without[round] = alone.server();
			more[round] = watched.server() - alone.server();
			sampler[round] = watched.sampler();
			threads[round] = watched.threads();
		}
		double difference = Sample.mean(more);
		double half = StudentT.quantile975(rounds - 1.0) * Sample.standardError(more);
		System.out.printf(Locale.ROOT, "%d attributes in %d calls a second, %.1f ms on average.%n", overhead.attributes(), overhead.calls(), overhead.meanMillis());
		System.out.printf(Locale.ROOT, "Server: %.2f %% of a core without, %.2f %% more with (%.2f to %.2f); %.2f %% in the threads that answer (goal: under %.0f %%).%n",
				Sample.mean(without), difference, difference - half, difference + half, Sample.mean(threads), SERVER_GOAL);
		System.out.printf(Locale.ROOT, "Sampler: %.2f %% of a core (goal: under %.0f %%).%n", Sample.mean(sampler), SAMPLER_GOAL);
		// The difference tells chance and garbage collection too; it may not prove the goal wrong, nor the threads' own time.
		boolean met = overhead.attributes() >= ATTRIBUTES && Sample.mean(threads) < SERVER_GOAL && difference - half < SERVER_GOAL && Sample.mean(sampler) < SAMPLER_GOAL;
		System.out.println(met ? "The goals are met." : "The goals are MISSED.");
		System.exit(met ? 0 : 1);
	}

	/** A connection with alarms, as a run and the Gauges view have it. */
	private static final class Looking implements AutoCloseable {

		private final MetricConnection connection;
		private final AlarmWatch watch;

		Looking(MetricTable table, JvmTarget target) throws InterruptedException {
			connection = new MetricConnection(table, LocalConnections.access(), new SystemSchedule());
			watch = new AlarmWatch(connection, new AlarmEngine(ServerTables.standard().alarms()));
			connection.connect(target);
		}

		@Override
		public void close() {
			watch.close();
			connection.close();
		}
	}

	/** Shares of a core; those of the answering threads only for a target that is looked at. */
	private static Share measure(ProcessHandle server, int seconds, JvmTarget target) throws Exception {
		ManagementLink link = target == null ? null : new LocalJvmAccess().open(target);
		try {
			Map<Long, Long> threadsBefore = link == null ? Map.of() : answering(link.server());
			Duration before = cpu(server);
			Duration ownBefore = cpu(ProcessHandle.current());
			long start = System.nanoTime();
			TimeUnit.SECONDS.sleep(seconds);
			double nanos = System.nanoTime() - start;
			double serverNanos = cpu(server).minus(before).toNanos();
			double ownNanos = cpu(ProcessHandle.current()).minus(ownBefore).toNanos();
			long threads = 0;
			for (Map.Entry<Long, Long> thread : link == null ? Set.<Map.Entry<Long, Long>>of() : answering(link.server()).entrySet()) {
				threads += thread.getValue() - threadsBefore.getOrDefault(thread.getKey(), 0L);
			}
			return new Share(100 * serverNanos / nanos, 100 * ownNanos / nanos, 100 * threads / nanos);
		} finally {
			if (link != null) {
				link.close();
			}
		}
	}

	private static Map<Long, Long> answering(MBeanServerConnection server) throws Exception {
		ThreadMXBean threads = ManagementFactory.newPlatformMXBeanProxy(server, ManagementFactory.THREAD_MXBEAN_NAME, ThreadMXBean.class);
		Map<Long, Long> times = new HashMap<>();
		for (ThreadInfo thread : threads.getThreadInfo(threads.getAllThreadIds())) {
			if (thread != null && MANAGEMENT.matcher(thread.getThreadName()).matches()) {
				times.put(thread.getThreadId(), threads.getThreadCpuTime(thread.getThreadId()));
			}
		}
		return times;
	}

	private static Duration cpu(ProcessHandle process) {
		return process.info().totalCpuDuration().orElseThrow(() -> new IllegalStateException("The server has ended."));
	}

	/** The standard table, filled up with attributes of the Java platform until there are enough. */
	private static MetricTable table(JvmTarget target) throws Exception {
		MetricTable standard = ServerTables.standard().metrics();
		int wanted = ATTRIBUTES - attributes(standard, target);
		JsonArray rows = new JsonArray();
		ManagementLink link = new LocalJvmAccess().open(target);
		try {
			MBeanServerConnection beans = link.server();
			for (ObjectName name : new TreeSet<>(beans.queryNames(null, null))) {
				for (MBeanAttributeInfo attribute : beans.getMBeanInfo(name).getAttributes()) {
					if (rows.size() < wanted && isFigure(attribute) && !isKnown(standard, name, attribute) && answers(beans, name, attribute)) {
						JsonObject row = new JsonObject();
						row.addProperty("id", "more." + rows.size());
						row.addProperty("mbean", name.getCanonicalName());
						row.addProperty("attribute", attribute.getName());
						rows.add(row);
					}
				}
			}
		} finally {
			link.close();
		}
		JsonObject root = new JsonObject();
		root.add("metrics", rows);
		return standard.with(TableFile.of("further attributes", new StringReader(root.toString()), TableTexts.NONE));
	}

	private static boolean isFigure(MBeanAttributeInfo attribute) {
		return attribute.isReadable() && Set.of("int", "long", "double", "boolean", "java.lang.String").contains(attribute.getType());
	}

	private static boolean answers(MBeanServerConnection beans, ObjectName name, MBeanAttributeInfo attribute) throws Exception {
		return !beans.getAttributes(name, new String[] { attribute.getName() }).isEmpty() && beans.getAttribute(name, attribute.getName()) != null;
	}

	private static boolean isKnown(MetricTable table, ObjectName name, MBeanAttributeInfo attribute) {
		return table.sources().stream().anyMatch(source -> source.beans().patterns().stream().anyMatch(pattern -> pattern.apply(name)) && source.reading().attribute().equals(attribute.getName()));
	}

	private static int attributes(MetricTable table, JvmTarget target) throws InterruptedException {
		MetricConnection connection = new MetricConnection(table, LocalConnections.access(), new SystemSchedule());
		try {
			connection.connect(target);
			for (int i = 0; i < 100 && connection.overhead().samples() < 2; i++) {
				TimeUnit.MILLISECONDS.sleep(100);
			}
			// Rows that are not read each second are missing in the second reading, so that it is the number of an ordinary one.
			return connection.overhead().attributes();
		} finally {
			connection.close();
		}
	}
}
