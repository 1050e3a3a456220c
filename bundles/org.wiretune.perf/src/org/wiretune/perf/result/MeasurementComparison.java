/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.result;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.wiretune.perf.internal.FigureText;
import org.wiretune.perf.internal.Texts;
import org.wiretune.perf.stat.BatchMeans;
import org.wiretune.perf.stat.Distribution;
import org.wiretune.perf.stat.HistogramRatio;
import org.wiretune.perf.stat.Interval;
import org.wiretune.perf.stat.Ratio;

/**
 * The same place in two sides: what was measured with the same parameters.
 *
 * @param place the parameters as a text, such as {@code 20 users}
 * @param before the earlier side
 * @param after the later side
 * @param timeRatio mean time of a call after by before with its interval: 2 is twice as slow
 * @param rateRatio throughput after by before with its interval; without ends where it cannot be told
 * @param basis what the intervals rest on
 * @param verdict what it comes to
 * @param remarks what a reader has to know, sentences; the reasons when the sides are not comparable
 */
public record MeasurementComparison(String place, MeasurementSide before, MeasurementSide after, Interval timeRatio,
		Interval rateRatio, Basis basis, Verdict verdict, List<String> remarks) {

	/** What an interval rests on, the best first. */
	public enum Basis {
		/** Repetitions of the whole measurement on both sides. */
		REPETITIONS,
		/** The seconds of one measurement of each side. */
		SECONDS,
		/** The calls of one measurement of each side, taken as independent. */
		CALLS,
		/** Nothing: there is no interval. */
		NOTHING;

		/** {@return the words for people} */
		public String label() {
			return Texts.get("compare.basis." + name());
		}
	}

	private static final int FEWEST_CALLS = 100;

	/** Checks that nothing is missing. */
	public MeasurementComparison {
		Objects.requireNonNull(place, "place");
		remarks = List.copyOf(remarks);
	}

	/**
	 * Compares two sides of a place.
	 *
	 * @param place the parameters as a text
	 * @param before the earlier side, not empty
	 * @param after the later side, not empty
	 * @param reasons why the runs as a whole are not comparable, sentences; none when they are
	 * @return the comparison
	 */
	static MeasurementComparison of(String place, MeasurementSide before, MeasurementSide after, List<String> reasons) {
		Basis basis = basis(before, after);
		Interval time = switch (basis) {
			case REPETITIONS -> Ratio.of(before.repetitions(each -> each.latency().meanMs()),
					after.repetitions(each -> each.latency().meanMs()));
			case SECONDS -> around(ratio(after.meanMs(), before.meanMs()),
					Ratio.of(before.batches(Second::meanMs), after.batches(Second::meanMs)));
			case CALLS -> HistogramRatio.ofMeans(before.pooled().decoded(), after.pooled().decoded());
			case NOTHING -> Interval.unknown(ratio(after.meanMs(), before.meanMs()), 1);
		};
		Interval rate = switch (basis) {
			case REPETITIONS -> Ratio.of(before.repetitions(Measurement::perSecond), after.repetitions(Measurement::perSecond));
			case SECONDS -> around(ratio(after.mean(Measurement::perSecond), before.mean(Measurement::perSecond)),
					Ratio.of(before.batches(Second::answered), after.batches(Second::answered)));
			case CALLS, NOTHING -> Interval.unknown(
					ratio(after.mean(Measurement::perSecond), before.mean(Measurement::perSecond)), 1);
		};
		List<String> remarks = new ArrayList<>(reasons);
		invalid(remarks, "compare.invalidBefore", before);
		invalid(remarks, "compare.invalidAfter", after);
		if (!time.isKnown()) {
			remarks.add(Texts.get("compare.noInterval"));
		}
		Verdict verdict = remarks.isEmpty() ? verdict(time) : Verdict.NOT_COMPARABLE;
		remark(remarks, basis, before, after, time);
		return new MeasurementComparison(place, before, after, time, rate, basis, verdict, remarks);
	}

	private static Basis basis(MeasurementSide before, MeasurementSide after) {
		if (before.measurements().size() > 1 && after.measurements().size() > 1) {
			return Basis.REPETITIONS;
		}
		if (Slices.measured(before.measurements().get(0)).size() >= BatchMeans.FEWEST_SLICES
				&& Slices.measured(after.measurements().get(0)).size() >= BatchMeans.FEWEST_SLICES) {
			return Basis.SECONDS;
		}
		return Math.min(before.pooled().decoded().getTotalCount(), after.pooled().decoded().getTotalCount()) >= FEWEST_CALLS
				? Basis.CALLS
				: Basis.NOTHING;
	}

	private static double ratio(double after, double before) {
		double ratio = after / before;
		return Double.isFinite(ratio) ? ratio : Double.NaN;
	}

	/** The exact ratio with an interval of the same relative width as that of the seconds. */
	private static Interval around(double estimate, Interval seconds) {
		double factor = estimate / seconds.estimate();
		return seconds.isKnown() && Double.isFinite(factor)
				? new Interval(estimate, seconds.low() * factor, seconds.high() * factor, seconds.samples())
				: Interval.unknown(estimate, seconds.samples());
	}

	private static void invalid(List<String> remarks, String key, MeasurementSide side) {
		side.measurements().stream().filter(measurement -> !measurement.isValid()).findFirst()
				.ifPresent(measurement -> remarks.add(Texts.get(key, measurement.invalid().get(0))));
	}

	private static Verdict verdict(Interval time) {
		if (time.high() < 1) {
			return Verdict.FASTER;
		}
		return time.low() > 1 ? Verdict.SLOWER : Verdict.NO_DIFFERENCE_SEEN;
	}

	/** The catalogue's bench-average-only: a better mean with a worse spread or maximum is no plain improvement. */
	private static void remark(List<String> remarks, Basis basis, MeasurementSide before, MeasurementSide after,
			Interval time) {
		if (basis == Basis.CALLS) {
			remarks.add(Texts.get("compare.calls"));
		} else if (basis == Basis.SECONDS) {
			remarks.add(Texts.get("compare.seconds"));
		}
		Distribution old = before.pooled();
		Distribution now = after.pooled();
		List<String> worse = new ArrayList<>();
		for (Map.Entry<String, double[]> figure : Map.of("compare.deviation",
				new double[] { old.standardDeviationMs(), now.standardDeviationMs() }, "compare.maximum",
				new double[] { old.maxMs(), now.maxMs() }, "compare.p90", new double[] { old.p90Ms(), now.p90Ms() }).entrySet()) {
			if (figure.getValue()[1] > figure.getValue()[0]) {
				worse.add(Texts.get(figure.getKey(), FigureText.of(figure.getValue()[0]), FigureText.of(figure.getValue()[1])));
			}
		}
		if (time.high() < 1 && !worse.isEmpty()) {
			worse.sort(null);
			remarks.add(Texts.get("validity.bench-average-only", String.join(", ", worse)) + " [bench-average-only]");
		}
		if (after.errorShare() > before.errorShare()) {
			remarks.add(Texts.get("compare.errors", FigureText.of(before.errorShare() * 100),
					FigureText.of(after.errorShare() * 100)));
		}
	}
}
