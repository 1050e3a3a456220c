/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.judged;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.wiretune.core.Figure;
import org.wiretune.perf.stat.Distribution;
import org.wiretune.perf.stat.Interval;
import org.wiretune.perf.workload.CommonFigures;
import org.wiretune.perf.workload.FigureWords;
import org.wiretune.safety.quantity.Quantity;

/**
 * The same place in two sides: what was measured with the same parameters.
 *
 * @param place the parameters as a text, such as {@code 20 users}
 * @param figures the figures that are compared: first the headline of the workload, which gives the verdict, then those that
 *            calls of every kind have
 * @param before mean time of a call of the earlier side as far as it may be told
 * @param after the same of the later side
 * @param basis what the intervals rest on
 * @param needsStarts whether both sides may be used and have too few starts for a verdict
 * @param verdict what the headline comes to
 * @param remarks what a reader has to know, sentences; the reasons first when there is no verdict
 */
public record MeasurementComparison(String place, List<FigureComparison> figures, JudgedTime before, JudgedTime after, Basis basis,
		boolean needsStarts, Verdict verdict, List<String> remarks) {

	/** What an interval rests on. */
	public enum Basis {
		/** Starts of the server on both sides, each of which is one value. */
		STARTS,
		/** Pairs of starts next to each other, each of which is one value. */
		PAIRS,
		/** Nothing: there is no interval. */
		NOTHING;

		/** {@return the words for people} */
		public String label() {
			return TEXTS.get("compare.basis." + name());
		}
	}

	/** Checks that nothing is missing. */
	public MeasurementComparison {
		Objects.requireNonNull(place, "place");
		figures = List.copyOf(figures);
		remarks = List.copyOf(remarks);
	}

	/** {@return what the verdict rests on: the figure that tells what the workload came to} */
	public FigureComparison headline() {
		return figures.get(0);
	}

	/** {@return whether the headline is the mean time of a call} */
	public boolean isOfTimes() {
		return headline().figure().equals(CommonFigures.MEAN_TIME);
	}

	/** {@return the figures that are compared besides the headline and tell a ratio} */
	public List<FigureComparison> besides() {
		return figures.subList(1, figures.size()).stream().filter(each -> each.ratio().isKnown()).toList();
	}

	/** {@return mean time of a call after by before with its interval: 2 is twice as slow; {@link Interval#NONE} where it must not be told} */
	public Interval timeRatio() {
		return ratio(figures, CommonFigures.MEAN_TIME);
	}

	/** {@return throughput after by before with its interval; {@link Interval#NONE} where it must not be told} */
	public Interval rateRatio() {
		return ratio(figures, CommonFigures.CALLS_PER_SECOND);
	}

	private static Interval ratio(List<FigureComparison> figures, Figure figure) {
		return figures.stream().filter(each -> each.figure().equals(figure)).map(FigureComparison::ratio).findFirst().orElse(Interval.NONE);
	}

	/**
	 * Compares two sides of a place.
	 *
	 * @param place the parameters as a text
	 * @param compared what is compared; the first is the headline, which gives the verdict
	 * @param before the earlier side, not empty
	 * @param after the later side, not empty
	 * @param reasons why the runs as a whole are not comparable, sentences; none when they are
	 * @param sides how their starts stand to each other
	 * @return the comparison
	 */
	static MeasurementComparison of(String place, List<Figure> compared, MeasurementSide before, MeasurementSide after, List<String> reasons, SidesAre sides) {
		List<String> remarks = new ArrayList<>(reasons);
		invalid(remarks, "compare.invalidBefore", before);
		invalid(remarks, "compare.invalidAfter", after);
		boolean inPairs = sides == SidesAre.IN_PAIRS;
		boolean stale = sides == SidesAre.APART_UP_TO_NEWEST && stale(remarks, before, after);
		MeasurementSide old = inPairs ? before.pairedWith(after) : before;
		MeasurementSide now = inPairs ? after.pairedWith(before) : after;
		int least = Math.min(old.usable().size(), now.usable().size());
		boolean enough = least >= MeasurementSide.FEWEST_STARTS && !stale;
		if (!enough && !stale && !before.usable().isEmpty() && !after.usable().isEmpty()) {
			remarks.add(inPairs ? TEXTS.get("judged.fewPairs", least, MeasurementSide.FEWEST_STARTS) : few(old.usable().size(), now.usable().size()));
		}
		List<FigureComparison> figures = compared.stream()
				.map(figure -> FigureComparison.of(figure, old.values(figure), now.values(figure), enough, inPairs)).toList();
		if (enough && !figures.get(0).ratio().isKnown()) {
			remarks.add(TEXTS.get("compare.noRatio", FigureWords.label(compared.get(0))));
		}
		Verdict verdict = remarks.isEmpty() ? figures.get(0).verdict() : Verdict.NOT_JUDGED;
		if (enough) {
			leftOut(remarks, "compare.leftOutBefore", before);
			leftOut(remarks, "compare.leftOutAfter", after);
			remark(remarks, before, after, ratio(figures, CommonFigures.MEAN_TIME));
		}
		return new MeasurementComparison(place, figures, before.time(), after.time(),
				!enough ? Basis.NOTHING : inPairs ? Basis.PAIRS : Basis.STARTS, !enough && before.isNewestUsable() && after.isNewestUsable(), verdict, remarks);
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
			remarks.add(TEXTS.get(key, side.starts().size(), side.reason()));
		}
	}

	/** Why so few starts give no verdict, and how to get more. */
	static String few(int before, int after) {
		return before == 1 && after == 1 ? TEXTS.get("judged.oneEach", MeasurementSide.FEWEST_STARTS, MeasurementSide.FEWEST_STARTS - 1)
				: TEXTS.get("judged.fewStarts", before, after, MeasurementSide.FEWEST_STARTS);
	}

	private static void invalid(List<String> remarks, String key, MeasurementSide side) {
		if (side.usable().isEmpty()) {
			remarks.add(TEXTS.get(key, side.reason()));
		}
	}

	/** What makes a measurement invalid is the machine or the method, not how long its calls took; so the others stay. */
	private static void leftOut(List<String> remarks, String key, MeasurementSide side) {
		List<Start> out = side.starts().stream().filter(start -> !start.isUsable()).toList();
		if (!out.isEmpty()) {
			remarks.add(TEXTS.get(key, out.size(), side.starts().size(), JudgedTime.joined(out.get(out.size() - 1).reasons())));
		}
	}

	/** The catalogue's bench-average-only: a better mean with a worse spread or maximum is no plain improvement. */
	private static void remark(List<String> remarks, MeasurementSide before, MeasurementSide after, Interval time) {
		List<String> worse = time.high() < 1 ? worse(before.pooled(), after.pooled()) : List.of();
		if (!worse.isEmpty()) {
			remarks.add(TEXTS.get("validity.bench-average-only", String.join(", ", worse)) + " [bench-average-only]");
		}
		if (after.errorShare() > before.errorShare()) {
			remarks.add(TEXTS.get("compare.errors", Quantity.percent(before.errorShare() * 100),
					Quantity.percent(after.errorShare() * 100)));
		}
	}

	private static List<String> worse(Distribution old, Distribution now) {
		List<String> worse = new ArrayList<>();
		for (Map.Entry<String, double[]> figure : Map.of("compare.deviation",
				new double[] { old.standardDeviationMs(), now.standardDeviationMs() }, "compare.maximum",
				new double[] { old.maxMs(), now.maxMs() }, "compare.p90", new double[] { old.p90Ms(), now.p90Ms() }).entrySet()) {
			if (figure.getValue()[1] > figure.getValue()[0]) {
				worse.add(TEXTS.get(figure.getKey(), Quantity.milliseconds(figure.getValue()[0]), Quantity.milliseconds(figure.getValue()[1])));
			}
		}
		worse.sort(null);
		return worse;
	}
}
