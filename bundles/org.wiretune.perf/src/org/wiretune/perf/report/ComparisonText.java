/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.report;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.wiretune.perf.judged.EqualReasons;
import org.wiretune.perf.judged.FigureComparison;
import org.wiretune.perf.judged.MeasurementComparison;
import org.wiretune.perf.judged.RunComparison;
import org.wiretune.perf.judged.SettingDifference;
import org.wiretune.perf.judged.Verdict;
import org.wiretune.perf.stat.Interval;
import org.wiretune.perf.workload.CommonFigures;
import org.wiretune.perf.workload.FigureWords;
import org.wiretune.safety.quantity.Digits;
import org.wiretune.safety.quantity.Quantity;

/** A comparison as lines for people. */
public final class ComparisonText {

	private ComparisonText() {
	}

	/**
	 * Writes a comparison.
	 *
	 * @param before name of the earlier side
	 * @param after name of the later side
	 * @param comparison the comparison
	 * @return lines without line end; where more starts are needed one says which command makes them
	 */
	public static List<String> lines(String before, String after, RunComparison comparison) {
		List<String> lines = new ArrayList<>();
		lines.add(TEXTS.get("compare.title", before, after, comparison.label()));
		for (SettingDifference difference : comparison.settings()) {
			lines.add("  " + TEXTS.get("compare.setting", difference.name(), shown(difference.before()),
					shown(difference.after())));
		}
		comparison.reasons().forEach(reason -> lines.add("  " + reason));
		if (comparison.measurements().isEmpty()) {
			lines.add("  " + TEXTS.get("compare.nothing"));
		}
		for (MeasurementComparison each : comparison.measurements()) {
			lines.add("  " + place(each));
			besides(each).forEach(line -> lines.add("    " + line));
			if (Double.isFinite(each.headline().sign())) {
				lines.add("    " + TEXTS.get("compare.sign", each.headline().ratio().samples(), Digits.measured(each.headline().sign())));
			}
		}
		remarks(comparison).forEach(remark -> lines.add("    " + remark));
		if (comparison.measurements().stream().anyMatch(MeasurementComparison::needsStarts)) {
			lines.add("    " + TEXTS.get("compare.inTurn"));
		}
		return lines;
	}

	private static String place(MeasurementComparison compared) {
		FigureComparison headline = compared.headline();
		String verdict = verdict(compared);
		if (!compared.isOfTimes()) {
			String label = FigureWords.label(headline.figure());
			return headline.ratio().isKnown()
					? TEXTS.get("compare.figureRatio", compared.place(), verdict, label, value(headline, headline.before()), value(headline, headline.after()),
							ratio(headline.ratio()), compared.basis().label())
					: TEXTS.get("compare.figure", compared.place(), verdict, label, value(headline, headline.before()), value(headline, headline.after()));
		}
		return compared.timeRatio().isKnown()
				? TEXTS.get("compare.placeRatio", compared.place(), verdict, compared.before().text(), compared.after().text(), ratio(compared.timeRatio()),
						ratio(compared.rateRatio()), compared.basis().label())
				: TEXTS.get("compare.place", compared.place(), verdict, compared.before().text(), compared.after().text());
	}

	/**
	 * The verdict in words.
	 *
	 * @param compared what is compared
	 * @return such as {@code faster}, or {@code no difference of 6 % or more}: what is not seen may be there all the same
	 */
	static String verdict(MeasurementComparison compared) {
		FigureComparison headline = compared.headline();
		return compared.verdict() == Verdict.NO_DIFFERENCE_SEEN && headline.ratio().isKnown()
				? TEXTS.get("compare.verdict.excluded", Digits.measured(Math.ceil(headline.leavesOpen() * 1000) / 10))
				: compared.verdict().label(headline.figure());
	}

	/** The throughput stands in the line of the times already; between calls that wait for each other it tells the same as they. */
	private static List<String> besides(MeasurementComparison compared) {
		return compared.besides().stream().filter(each -> !each.figure().equals(CommonFigures.CALLS_PER_SECOND))
				.map(each -> TEXTS.get("compare.besides", FigureWords.label(each.figure()), value(each, each.before()), value(each, each.after()), ratio(each.ratio())))
				.toList();
	}

	/**
	 * A value of one side with its interval.
	 *
	 * @param compared what is compared
	 * @param value its value before or after
	 * @return such as {@code 900.0 (880.0 to 921.0)}; that it is not judged where there is none
	 */
	static String value(FigureComparison compared, Interval value) {
		if (!Double.isFinite(value.estimate())) {
			return TEXTS.get("judged.not");
		}
		String estimate = FigureWords.value(compared.figure(), value.estimate());
		return value.isKnown() ? TEXTS.get("compare.ratio", estimate, FigureWords.value(compared.figure(), value.low()),
				FigureWords.value(compared.figure(), value.high())) : estimate;
	}

	/** What is to be said of the places besides the reasons of the whole: those that differ in their figures only are one. */
	static List<String> remarks(RunComparison comparison) {
		List<Map.Entry<String, String>> remarks = new ArrayList<>();
		for (MeasurementComparison each : comparison.measurements()) {
			each.remarks().stream().filter(remark -> !comparison.reasons().contains(remark))
					.forEach(remark -> remarks.add(Map.entry(each.place(), remark)));
		}
		return EqualReasons.texts(remarks, comparison.measurements().size());
	}

	/**
	 * A ratio with its interval.
	 *
	 * @param ratio the ratio
	 * @return such as {@code 0.812 (0.79 to 0.835)}
	 */
	public static String ratio(Interval ratio) {
		return ratio.isKnown()
				? TEXTS.get("compare.ratio", Quantity.ratio(ratio.estimate()).bounded(), Quantity.ratio(ratio.low()).bounded(),
						Quantity.ratio(ratio.high()).bounded())
				: Quantity.ratio(ratio.estimate()).bounded();
	}

	private static String shown(String value) {
		return value.isEmpty() ? TEXTS.get("compare.notSet") : value;
	}
}
