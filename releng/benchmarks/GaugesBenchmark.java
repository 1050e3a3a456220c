/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.StringReader;
import java.time.Duration;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import javax.management.MBeanAttributeInfo;
import javax.management.MBeanServerConnection;
import javax.management.ObjectName;
import org.wiretune.servers.alarms.AlarmEngine;
import org.wiretune.servers.alarms.AlarmTable;
import org.wiretune.servers.alarms.AlarmWatch;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.metrics.LocalJvmAccess;
import org.wiretune.servers.metrics.ManagementLink;
import org.wiretune.servers.metrics.MetricConnection;
import org.wiretune.servers.metrics.MetricTable;
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
	/** The first readings load classes on both sides; a user looks for hours. */
	private static final int WARM_UP_SECONDS = 10;

	private record Share(double server, double sampler) {
	}

	private GaugesBenchmark() {
	}

	public static void main(String[] arguments) throws Exception {
		ProcessHandle server = ProcessHandle.of(Long.parseLong(arguments[0])).orElseThrow();
		int seconds = Integer.parseInt(arguments[1]);
		int rounds = Integer.parseInt(arguments[2]);
		JvmTarget target = new JvmTarget(server.pid(), "embedded server");
		MetricTable table = table(target);
		double without = 0;
		double with = 0;
		double sampler = 0;
		SamplingOverhead overhead = SamplingOverhead.NONE;
		for (int round = 1; round <= rounds; round++) {
			Share alone = measure(server, seconds);
			MetricConnection connection = new MetricConnection(table, new LocalJvmAccess(), new SystemSchedule());
			Share watched;
			try (AlarmWatch watch = new AlarmWatch(connection, new AlarmEngine(AlarmTable.standard(), Locale.ENGLISH))) {
				connection.connect(target);
				TimeUnit.SECONDS.sleep(WARM_UP_SECONDS);
				watched = measure(server, seconds);
				overhead = connection.overhead();
			} finally {
				connection.close();
			}
			System.out.printf(Locale.ROOT, "Round %d: server %.2f %% of a core without, %.2f %% with the gauges; sampler %.2f %%%n", round,
					alone.server(), watched.server(), watched.sampler());
			without += alone.server() / rounds;
			with += watched.server() / rounds;
			sampler += watched.sampler() / rounds;
		}
		System.out.printf(Locale.ROOT, "%d attributes in %d calls a second, %.1f ms on average.%n", overhead.attributes(), overhead.calls(), overhead.meanMillis());
		System.out.printf(Locale.ROOT, "Server: %.2f %% of a core without, %.2f %% with, %.2f %% more (goal: under %.0f %%).%n", without, with, with - without, SERVER_GOAL);
		System.out.printf(Locale.ROOT, "Sampler: %.2f %% of a core (goal: under %.0f %%).%n", sampler, SAMPLER_GOAL);
		boolean met = overhead.attributes() >= ATTRIBUTES && with - without < SERVER_GOAL && sampler < SAMPLER_GOAL;
		System.out.println(met ? "The goals are met." : "The goals are MISSED.");
		System.exit(met ? 0 : 1);
	}

	private static Share measure(ProcessHandle server, int seconds) throws InterruptedException {
		Duration before = cpu(server);
		Duration ownBefore = cpu(ProcessHandle.current());
		long start = System.nanoTime();
		TimeUnit.SECONDS.sleep(seconds);
		double nanos = System.nanoTime() - start;
		return new Share(100 * cpu(server).minus(before).toNanos() / nanos, 100 * cpu(ProcessHandle.current()).minus(ownBefore).toNanos() / nanos);
	}

	private static Duration cpu(ProcessHandle process) {
		return process.info().totalCpuDuration().orElseThrow(() -> new IllegalStateException("The server has ended."));
	}

	/** The standard table, filled up with attributes of the Java platform until there are enough. */
	private static MetricTable table(JvmTarget target) throws Exception {
		MetricTable standard = MetricTable.standard();
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
		return standard.and(MetricTable.read(new StringReader(root.toString()), "further attributes"));
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
		MetricConnection connection = new MetricConnection(table, new LocalJvmAccess(), new SystemSchedule());
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
