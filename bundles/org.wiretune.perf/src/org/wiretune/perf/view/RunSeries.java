/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.view;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.Phase;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunGauge;
import org.wiretune.perf.result.Second;

/**
 * The course of a run on one time axis: its phases, and the figures of each second. Immutable.
 *
 * @param spans phases in order
 * @param points moments in order
 * @param end end of the axis in seconds since the load began
 * @param gauges gauges of the user's own, whose times are those of this axis
 */
public record RunSeries(List<RunSpan> spans, List<RunPoint> points, double end, List<RunGauge> gauges) {

	/** A clock that was set during a run must not stretch the axis. */
	private static final double LONGEST_GAP = 3600;

	/** Nothing was measured yet. */
	public static final RunSeries NONE = new RunSeries(List.of(), List.of(), 0);

	/** Copies the lists. */
	public RunSeries {
		spans = List.copyOf(spans);
		points = List.copyOf(points);
		gauges = List.copyOf(gauges);
	}

	/**
	 * A course without gauges of the user's own.
	 *
	 * @param spans phases in order
	 * @param points moments in order
	 * @param end end of the axis in seconds since the load began
	 */
	public RunSeries(List<RunSpan> spans, List<RunPoint> points, double end) {
		this(spans, points, end, List.of());
	}

	/** {@return whether there is nothing to draw} */
	public boolean isEmpty() {
		return points.isEmpty();
	}

	/**
	 * The course of a run that was kept.
	 *
	 * @param run the run
	 * @return its course; empty when the run kept no seconds, as files of schema 1 and loops of a few milliseconds do
	 */
	public static RunSeries of(RunFile run) {
		List<RunSpan> spans = new ArrayList<>();
		List<RunPoint> points = new ArrayList<>();
		double end = 0;
		List<Measurement> measurements = run.judgedMeasurements();
		for (int i = 0; i < measurements.size(); i++) {
			Measurement measurement = measurements.get(i);
			double seconds = Duration.between(measurements.get(0).startedAt(), measurement.startedAt()).toMillis() / 1000.0;
			double offset = seconds < end - 1 || seconds > end + LONGEST_GAP ? end : seconds;
			String label = MeasurementLabel.of(measurement);
			for (Phase phase : measurement.phases()) {
				spans.add(new RunSpan(offset + phase.fromSeconds(), offset + phase.toSeconds(), label, phase.name(),
						phase.name().equals(Phase.WARM_UP), measurement.isValid()));
				end = Math.max(end, offset + phase.toSeconds());
			}
			for (Second second : measurement.seconds()) {
				points.add(RunPoint.of(measurement, second, offset, i));
				end = Math.max(end, offset + second.second() + measurement.share(second));
			}
		}
		if (measurements.isEmpty() || run.gauges().isEmpty()) {
			return new RunSeries(spans, points, end);
		}
		double begin = Duration.between(run.startedAt(), measurements.get(0).startedAt()).toMillis() / 1000.0;
		List<RunGauge> gauges = run.gauges().stream().map(gauge -> gauge.later(-begin)).toList();
		return new RunSeries(spans, points.isEmpty() ? moments(gauges, end) : points, end, gauges);
	}

	/** Loops of a few milliseconds keep no seconds; what gauges read while they went on has its moments. */
	private static List<RunPoint> moments(List<RunGauge> gauges, double end) {
		double none = Double.NaN;
		return gauges.stream().flatMap(gauge -> gauge.seconds().stream()).filter(time -> time >= 0 && time <= end).distinct().sorted()
				.map(time -> new RunPoint(time, 0, none, none, none, none, none, none, none, none, none, none, 0, none)).toList();
	}
}
