/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.gauges;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.wiretune.safety.text.Texts;
import org.wiretune.servers.metrics.MetricHistory;
import org.wiretune.servers.metrics.MetricKey;
import org.wiretune.servers.metrics.MetricSeries.Points;

/**
 * What the gauges of a server have seen of the load that pools are sized for: how many were worked on at the same time at the peak.
 * A gauge is read once a second, so a peak between two readings is not seen; and who waits for a full pool is in none of the figures,
 * which is why full pools are named.
 *
 * @param source
 *            whose gauges they are, such as {@code WildFly, process 4711}
 * @param until
 *            when they were read last, milliseconds since 1970
 * @param requests
 *            the most web requests at the same time, over all connectors; 0 for none or where no gauge tells
 * @param messages
 *            the most messages that one message-driven bean worked on at the same time; 0 for none or where no gauge tells
 * @param remoteCalls
 *            the most remote calls at the same time; 0 for none or where no gauge tells
 * @param full
 *            gauges of pools that were full, by title
 */
public record GaugedLoad(String source, long until, long requests, long messages, long remoteCalls, List<String> full) {

	private static final Texts TEXTS = Texts.of(GaugedLoad.class, "messages"); //$NON-NLS-1$

	/** Ids of gauges that count threads with a web request, and for pools of several purposes the name of the one. */
	private static final Map<String, String> WEB = Map.of("worker", "", "executor", "", "tomcat", "", "embeddedtomcat", "", "jetty", "", "connector", "", "pool", "WebContainer"); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$ //$NON-NLS-5$ //$NON-NLS-6$ //$NON-NLS-7$ //$NON-NLS-8$ //$NON-NLS-9$ //$NON-NLS-10$ //$NON-NLS-11$ //$NON-NLS-12$ //$NON-NLS-13$ //$NON-NLS-14$
	private static final Map<String, String> REMOTE = Map.of("pool", "ORB.thread.pool"); //$NON-NLS-1$ //$NON-NLS-2$
	private static final Map<String, String> BEANS = Map.of("mdb", ""); //$NON-NLS-1$ //$NON-NLS-2$

	/** Copies the list. */
	public GaugedLoad {
		full = List.copyOf(full);
	}

	/**
	 * What a session has seen.
	 *
	 * @param session
	 *            a server that is watched, or a recording
	 * @return its load; empty where it saw none
	 */
	public static Optional<GaugedLoad> of(GaugeSession session) {
		Optional<MetricHistory> history = session.history();
		if (history.isEmpty()) {
			return Optional.empty();
		}
		String source = session.isRecording() ? session.kept().map(kept -> TEXTS.get("load.recording", kept.name())).orElse("") //$NON-NLS-1$ //$NON-NLS-2$
				: session.target().map(target -> TEXTS.get("load.program", target.name(), target.mark())).orElse(""); //$NON-NLS-1$ //$NON-NLS-2$
		return of(source, history.get(), session.tables().gauges().definitions());
	}

	private static Optional<GaugedLoad> of(String source, MetricHistory history, List<GaugeDefinition> gauges) {
		List<String> full = new ArrayList<>();
		TreeMap<Long, Double> web = new TreeMap<>();
		TreeMap<Long, Double> remote = new TreeMap<>();
		double messages = 0;
		for (GaugeDefinition gauge : gauges) {
			for (String instance : history.instances(gauge.value())) {
				Points busy = points(history, gauge.value(), instance);
				if (counts(WEB, gauge, instance)) {
					add(web, busy);
				} else if (counts(REMOTE, gauge, instance)) {
					add(remote, busy);
				} else if (counts(BEANS, gauge, instance)) {
					messages = Math.max(messages, greatest(busy));
				} else {
					continue;
				}
				if (!gauge.maximum().isEmpty() && greatest(busy) > 0 && greatest(busy) >= greatest(points(history, gauge.maximum(), instance))) {
					full.add(gauge.title(instance));
				}
			}
		}
		GaugedLoad load = new GaugedLoad(source, history.lastTime(), most(web), Math.round(messages), most(remote), full);
		return load.requests() + load.messages() + load.remoteCalls() == 0 ? Optional.empty() : Optional.of(load);
	}

	private static boolean counts(Map<String, String> wanted, GaugeDefinition gauge, String instance) {
		String only = wanted.get(gauge.id());
		return only != null && (only.isEmpty() || only.equals(instance));
	}

	private static Points points(MetricHistory history, String metric, String instance) {
		return history.series(new MetricKey(metric, instance)).map(series -> series.since(Long.MIN_VALUE)).orElse(new Points(new long[0], new double[0]));
	}

	/** Connectors are busy at the same time only where they are so in one reading. */
	private static void add(TreeMap<Long, Double> sum, Points points) {
		for (int i = 0; i < points.size(); i++) {
			if (points.values()[i] > 0) {
				sum.merge(points.times()[i], points.values()[i], Double::sum);
			}
		}
	}

	private static double greatest(Points points) {
		double greatest = points.size() == 0 ? Double.NaN : points.greatest();
		return Double.isNaN(greatest) ? 0 : greatest;
	}

	private static long most(TreeMap<Long, Double> sum) {
		return Math.round(sum.values().stream().mapToDouble(Double::doubleValue).max().orElse(0));
	}

	/** {@return what was seen, and of what one has to think; sentences} @param time the time of day of {@link #until}, as text */
	public String sentence(String time) {
		List<String> seen = Stream.of(counted("load.requests", requests), counted("load.messages", messages), counted("load.remoteCalls", remoteCalls)) //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
				.filter(each -> !each.isEmpty()).toList();
		String peak = TEXTS.get("load.peak", String.join(", ", seen), source, time); //$NON-NLS-1$ //$NON-NLS-2$
		return full.isEmpty() ? peak : peak + ' ' + TEXTS.get(full.size() == 1 ? "load.full.one" : "load.full.many", String.join(", ", full)); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
	}

	private static String counted(String key, long count) {
		return count == 0 ? "" : TEXTS.get(count == 1 ? key + ".one" : key + ".many", count); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
	}
}
