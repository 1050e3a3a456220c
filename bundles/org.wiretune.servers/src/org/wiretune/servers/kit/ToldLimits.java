/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import javax.management.MBeanServerConnection;

import org.wiretune.perf.launch.ToldLimit;
import org.wiretune.servers.gauges.GaugeDefinition;
import org.wiretune.servers.gauges.ServerTables;
import org.wiretune.servers.metrics.MetricFigure;
import org.wiretune.servers.metrics.MetricKey;
import org.wiretune.servers.metrics.MetricTable;
import org.wiretune.servers.metrics.MetricUnit;
import org.wiretune.servers.metrics.OneSample;

/**
 * What a server with an application of the user says of its limits when it is ready: heap, thread pools, connections, whatever ends
 * the scale of a gauge. Its files are the user's, so what a change of them came to is known by the server alone.
 */
final class ToldLimits {

	private ToldLimits() {
	}

	/**
	 * {@return a sentence for each limit; one that says why where it cannot be asked} Waits for the server, for some seconds at most.
	 *
	 * @param pid its process id
	 * @param server its name
	 * @param port its port, which is another one at each start and is left out of names
	 * @throws InterruptedException when the thread is interrupted
	 */
	static List<String> of(long pid, String server, int port) throws InterruptedException {
		ServerTables tables = ServerTables.standard();
		return SettingsReadBack.asked(pid, server, beans -> read(beans, tables, "-" + port), List::of);
	}

	private static List<String> read(MBeanServerConnection beans, ServerTables tables, String port) throws IOException {
		List<GaugeDefinition> limited = tables.gauges().definitions().stream().filter(gauge -> !gauge.maximum().isEmpty()).toList();
		Set<String> maxima = limited.stream().map(GaugeDefinition::maximum).collect(Collectors.toSet());
		MetricTable asked = new MetricTable(tables.metrics().sources().stream().filter(source -> maxima.contains(source.id())).toList(), List.of(), List.of(), List.of());
		Map<MetricKey, Double> told = OneSample.of(beans, asked);
		List<String> sentences = new ArrayList<>();
		for (GaugeDefinition gauge : limited) {
			told.entrySet().stream().filter(each -> each.getKey().metric().equals(gauge.maximum())).sorted(Map.Entry.comparingByKey())
					.forEach(each -> sentences.add(sentence(gauge.title(each.getKey().instance().replace(port, "")), each.getValue(), tables.metrics().unit(gauge.maximum()).orElse(MetricUnit.COUNT))));
		}
		return sentences;
	}

	private static String sentence(String title, double value, MetricUnit unit) {
		MetricFigure figure = MetricFigure.exact(value, unit, value);
		return new ToldLimit(title, (figure.number() + ' ' + figure.unit()).strip()).sentence();
	}
}
