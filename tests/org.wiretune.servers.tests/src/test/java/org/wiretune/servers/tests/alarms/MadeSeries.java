/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.alarms;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.wiretune.servers.alarms.AlarmChange;
import org.wiretune.servers.alarms.AlarmEngine;
import org.wiretune.servers.metrics.MetricKey;

/**
 * Values by second, written as {@code metric[instance]=value}: a number, {@code 10+5t} for a line, {@code 3~15} for two
 * values in turn, {@code 0>7@70} for a step at a second.
 */
final class MadeSeries {

	private final Map<MetricKey, String> forms = new HashMap<>();

	MadeSeries(String text) {
		for (String part : text.strip().split("\\s+")) {
			int sign = part.indexOf('=');
			String name = part.substring(0, sign);
			int open = name.indexOf('[');
			MetricKey key = open < 0 ? MetricKey.of(name) : new MetricKey(name.substring(0, open), name.substring(open + 1, name.length() - 1));
			forms.put(key, part.substring(sign + 1));
		}
	}

	Map<MetricKey, Double> at(int second) {
		Map<MetricKey, Double> values = new HashMap<>();
		forms.forEach((key, form) -> values.put(key, value(form, second)));
		return values;
	}

	private static double value(String form, int second) {
		if (form.contains("~")) {
			return Double.parseDouble(form.split("~")[second % 2]);
		}
		if (form.contains(">")) {
			String[] parts = form.split("[>@]");
			return Double.parseDouble(second < Integer.parseInt(parts[2]) ? parts[0] : parts[1]);
		}
		if (form.endsWith("t")) {
			String[] parts = form.substring(0, form.length() - 1).split("\\+");
			return Double.parseDouble(parts[0]) + Double.parseDouble(parts[1]) * second;
		}
		return Double.parseDouble(form);
	}

	/** Feeds seconds and returns what changed. */
	List<AlarmChange> feed(AlarmEngine engine, int from, int seconds) {
		List<AlarmChange> changes = new ArrayList<>();
		for (int second = from; second < from + seconds; second++) {
			changes.addAll(engine.add(1_000_000 + second * 1000L, at(second)));
		}
		return changes;
	}
}
