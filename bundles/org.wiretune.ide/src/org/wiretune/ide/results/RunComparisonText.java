/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.results;

import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import org.wiretune.perf.result.RunComparison;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.SettingDifference;

/**
 * Two runs beside each other, as an editor shows them.
 *
 * @param title the runs, a sentence
 * @param attribution what a difference can be put down to, a sentence
 * @param rows the lines of both runs
 * @param settings the settings that differ
 */
public record RunComparisonText(String title, String attribution, List<ComparedRow> rows, List<SettingDifference> settings) {

	/** Copies the lists. */
	public RunComparisonText {
		rows = List.copyOf(rows);
		settings = List.copyOf(settings);
	}

	/**
	 * Compares two runs.
	 *
	 * @param one a run
	 * @param other another run; the one that was started earlier is the one before
	 * @param locale for dates
	 * @param zone for times of day
	 * @return the comparison
	 */
	public static RunComparisonText of(RunFile one, RunFile other, Locale locale, ZoneId zone) {
		boolean ordered = !other.startedAt().isBefore(one.startedAt());
		RunFile before = ordered ? one : other;
		RunFile after = ordered ? other : one;
		RunHeadline headline = new RunHeadline(locale, zone);
		List<SettingDifference> settings = RunComparison.of(before, after).settings();
		String attribution = switch (settings.size()) {
			case 0 -> ResultTexts.get("compare.settings.none");
			case 1 -> ResultTexts.format("compare.settings.one", settings.get(0).name());
			default -> ResultTexts.format("compare.settings.many", settings.size());
		};
		return new RunComparisonText(ResultTexts.format("compare.title", headline.time(before.startedAt()), before.name(),
				headline.time(after.startedAt()), after.name()), attribution, ComparedRow.of(before, after), settings);
	}
}
