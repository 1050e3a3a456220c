/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.wiretune.perf.internal.FigureText;
import org.wiretune.perf.internal.Texts;
import org.wiretune.perf.judged.EqualReasons;
import org.wiretune.perf.judged.MeasurementComparison;
import org.wiretune.perf.judged.RunComparison;
import org.wiretune.perf.judged.SettingDifference;
import org.wiretune.perf.stat.Interval;

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
		lines.add(Texts.get("compare.title", before, after, comparison.verdict().label()));
		for (SettingDifference difference : comparison.settings()) {
			lines.add("  " + Texts.get("compare.setting", difference.name(), shown(difference.before()),
					shown(difference.after())));
		}
		comparison.reasons().forEach(reason -> lines.add("  " + reason));
		if (comparison.measurements().isEmpty()) {
			lines.add("  " + Texts.get("compare.nothing"));
		}
		for (MeasurementComparison each : comparison.measurements()) {
			lines.add("  " + (each.timeRatio().isKnown()
					? Texts.get("compare.placeRatio", each.place(), each.verdict().label(), each.before().text(), each.after().text(),
							ratio(each.timeRatio()), ratio(each.rateRatio()), each.basis().label())
					: Texts.get("compare.place", each.place(), each.verdict().label(), each.before().text(), each.after().text())));
		}
		remarks(comparison).forEach(remark -> lines.add("    " + remark));
		if (comparison.measurements().stream().anyMatch(MeasurementComparison::needsStarts)) {
			lines.add("    " + Texts.get("compare.inTurn"));
		}
		return lines;
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
				? Texts.get("compare.ratio", FigureText.of(ratio.estimate()), FigureText.of(ratio.low()),
						FigureText.of(ratio.high()))
				: FigureText.of(ratio.estimate());
	}

	private static String shown(String value) {
		return value.isEmpty() ? Texts.get("compare.notSet") : value;
	}
}
