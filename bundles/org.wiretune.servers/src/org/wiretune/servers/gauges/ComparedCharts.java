/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.gauges;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.wiretune.chart.AxisScale;
import org.wiretune.servers.gauges.ChartReading.Beside;
import org.wiretune.servers.metrics.MetricSeries.Points;

/** Makes charts of several programs comparable: the same length of time, the same scale, and their lines in one chart. Pure. */
public final class ComparedCharts {

	/**
	 * The charts of one program.
	 *
	 * @param name
	 *            what the program is called
	 * @param charts
	 *            its charts
	 */
	public record Program(String name, List<ChartReading> charts) {

		/** Copies the list. */
		public Program {
			charts = List.copyOf(charts);
		}
	}

	private ComparedCharts() {
	}

	/**
	 * {@return the range that charts of all programs show: as long as that of the one that has been watched longest}
	 *
	 * @param range
	 *            what the user chose
	 * @param sessions
	 *            the programs
	 */
	public static ChartRange range(ChartRange range, List<GaugeSession> sessions) {
		if (!range.fitting() || sessions.size() < 2) {
			return range;
		}
		long longest = sessions.stream().filter(each -> each.history().isPresent()).mapToLong(each -> each.settled(range).length()).max().orElse(range.length());
		return new ChartRange(longest, ChartRange.NOW);
	}

	/**
	 * {@return the programs with one scale for each gauge that several of them have}
	 *
	 * @param programs
	 *            two or more
	 */
	public static List<Program> commonScale(List<Program> programs) {
		Map<GaugeKey, AxisScale> scales = new HashMap<>();
		programs.forEach(program -> program.charts().forEach(chart -> scales.merge(chart.gauge().key(), chart.scale(), (one, other) -> other.to() > one.to() ? other : one)));
		return programs.stream().map(program -> new Program(program.name(), program.charts().stream().map(chart -> chart.on(scales.get(chart.gauge().key()))).toList())).toList();
	}

	/**
	 * {@return the charts of a program with the lines of the others on them; where the others show another time, their end lies at
	 * its end}
	 *
	 * @param programs
	 *            all of them, with a common scale
	 * @param index
	 *            of the program
	 */
	public static List<ChartReading> together(List<Program> programs, int index) {
		Program own = programs.get(index);
		List<ChartReading> charts = new ArrayList<>();
		for (ChartReading chart : own.charts()) {
			List<Beside> lines = new ArrayList<>();
			for (Program other : programs) {
				if (other != own) {
					other.charts().stream().filter(each -> each.gauge().key().equals(chart.gauge().key())).findFirst()
							.ifPresent(each -> lines.add(new Beside(other.name(), moved(each.points(), chart.to() - each.to()))));
				}
			}
			charts.add(chart.with(own.name(), lines));
		}
		return charts;
	}

	private static Points moved(Points points, long millis) {
		if (millis == 0) {
			return points;
		}
		long[] times = points.times().clone();
		for (int i = 0; i < times.length; i++) {
			times[i] += millis;
		}
		return new Points(times, points.values());
	}
}
