/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.judged;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.wiretune.perf.internal.FigureText;
import org.wiretune.perf.internal.Texts;
import org.wiretune.perf.stat.Distribution;
import org.wiretune.perf.stat.Interval;
import org.wiretune.perf.stat.Ratio;
import org.wiretune.perf.stat.TimeText;

/**
 * The same place in two sides: what was measured with the same parameters.
 *
 * @param place the parameters as a text, such as {@code 20 users}
 * @param before mean time of a call of the earlier side as far as it may be told
 * @param after the same of the later side
 * @param timeRatio mean time of a call after by before with its interval: 2 is twice as slow; {@link Interval#NONE} where
 *            it must not be told
 * @param rateRatio throughput after by before with its interval; {@link Interval#NONE} where it must not be told
 * @param basis what the intervals rest on
 * @param verdict what it comes to
 * @param remarks what a reader has to know, sentences; the reasons first when there is no verdict
 */
public record MeasurementComparison(String place, JudgedTime before, JudgedTime after, Interval timeRatio,
		Interval rateRatio, Basis basis, Verdict verdict, List<String> remarks) {

	/** What an interval rests on. */
	public enum Basis {
		/** Starts of the server on both sides, each of which is one value. */
		STARTS,
		/** Nothing: there is no interval. */
		NOTHING;

		/** {@return the words for people} */
		public String label() {
			return Texts.get("compare.basis." + name());
		}
	}

	/** Checks that nothing is missing. */
	public MeasurementComparison {
		Objects.requireNonNull(place, "place");
		remarks = List.copyOf(remarks);
	}

	/** {@return whether both sides may be used and have too few starts for a verdict} */
	public boolean needsStarts() {
		return basis == Basis.NOTHING && before.isUsable() && after.isUsable() && before.leftOut().isEmpty() && after.leftOut().isEmpty();
	}

	/**
	 * Compares two sides of a place.
	 *
	 * @param place the parameters as a text
	 * @param before the earlier side, not empty
	 * @param after the later side, not empty
	 * @param reasons why the runs as a whole are not comparable, sentences; none when they are
	 * @param ofNewest whether it is the newest start of each side that is asked about, so that there is neither ratio nor verdict
	 *            where it must not be used
	 * @return the comparison
	 */
	static MeasurementComparison of(String place, MeasurementSide before, MeasurementSide after, List<String> reasons, boolean ofNewest) {
		List<String> remarks = new ArrayList<>(reasons);
		invalid(remarks, "compare.invalidBefore", before);
		invalid(remarks, "compare.invalidAfter", after);
		boolean stale = ofNewest && stale(remarks, before, after);
		int least = Math.min(before.usable().size(), after.usable().size());
		boolean enough = least >= MeasurementSide.FEWEST_STARTS && !stale;
		if (!enough && least > 0 && !stale) {
			remarks.add(few(before.usable().size(), after.usable().size()));
		}
		Interval time = enough ? Ratio.of(before.figures(Start::meanMs), after.figures(Start::meanMs)) : Interval.NONE;
		Interval rate = enough ? Ratio.of(before.figures(Start::perSecond), after.figures(Start::perSecond)) : Interval.NONE;
		Verdict verdict = remarks.isEmpty() && time.isKnown() ? verdict(time) : Verdict.NOT_JUDGED;
		if (enough) {
			leftOut(remarks, "compare.leftOutBefore", before);
			leftOut(remarks, "compare.leftOutAfter", after);
			remark(remarks, before, after, time);
		}
		return new MeasurementComparison(place, before.time(), after.time(), time, rate,
				enough ? Basis.STARTS : Basis.NOTHING, verdict, remarks);
	}

	/** Says whose newest start must not be used although earlier ones may be; those say nothing of it. */
	private static boolean stale(List<String> remarks, MeasurementSide before, MeasurementSide after) {
		int already = remarks.size();
		stale(remarks, "compare.newestBefore", before);
		stale(remarks, "compare.newestAfter", after);
		return remarks.size() > already;
	}

	private static void stale(List<String> remarks, String key, MeasurementSide side) {
		if (!side.usable().isEmpty() && !side.isNewestUsable()) {
			remarks.add(Texts.get(key, side.starts().size(), side.reason()));
		}
	}

	/** Why so few starts give no verdict, and how to get more. */
	static String few(int before, int after) {
		return before == 1 && after == 1 ? Texts.get("judged.oneEach", MeasurementSide.FEWEST_STARTS, MeasurementSide.FEWEST_STARTS - 1)
				: Texts.get("judged.fewStarts", before, after, MeasurementSide.FEWEST_STARTS);
	}

	private static void invalid(List<String> remarks, String key, MeasurementSide side) {
		if (side.usable().isEmpty()) {
			remarks.add(Texts.get(key, side.reason()));
		}
	}

	/** What makes a measurement invalid is the machine or the method, not how long its calls took; so the others stay. */
	private static void leftOut(List<String> remarks, String key, MeasurementSide side) {
		List<Start> out = side.starts().stream().filter(start -> !start.isUsable()).toList();
		if (!out.isEmpty()) {
			remarks.add(Texts.get(key, out.size(), side.starts().size(), JudgedTime.joined(out.getLast().reasons())));
		}
	}

	private static Verdict verdict(Interval time) {
		if (time.high() < 1) {
			return Verdict.FASTER;
		}
		return time.low() > 1 ? Verdict.SLOWER : Verdict.NO_DIFFERENCE_SEEN;
	}

	/** The catalogue's bench-average-only: a better mean with a worse spread or maximum is no plain improvement. */
	private static void remark(List<String> remarks, MeasurementSide before, MeasurementSide after, Interval time) {
		Distribution old = before.pooled();
		Distribution now = after.pooled();
		List<String> worse = new ArrayList<>();
		for (Map.Entry<String, double[]> figure : Map.of("compare.deviation",
				new double[] { old.standardDeviationMs(), now.standardDeviationMs() }, "compare.maximum",
				new double[] { old.maxMs(), now.maxMs() }, "compare.p90", new double[] { old.p90Ms(), now.p90Ms() }).entrySet()) {
			if (figure.getValue()[1] > figure.getValue()[0]) {
				worse.add(Texts.get(figure.getKey(), TimeText.of(figure.getValue()[0]), TimeText.of(figure.getValue()[1])));
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
