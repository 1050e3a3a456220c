/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.view;

import static org.wiretune.perf.view.ResultTexts.TEXTS;

import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import org.wiretune.core.Better;
import org.wiretune.core.Figure;
import org.wiretune.perf.judged.EqualReasons;
import org.wiretune.perf.judged.ReferenceComparison;
import org.wiretune.perf.judged.RunComparison;
import org.wiretune.perf.judged.SettingDifference;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.workload.CommonFigures;
import org.wiretune.perf.workload.FigureWords;

/**
 * Two runs beside each other, as an editor shows them.
 *
 * @param name what is compared in few words, for a tab: the import that goes another way, or the setting that differs, or the times
 *            of the runs
 * @param verdict what it comes to, a sentence
 * @param title the runs, a sentence
 * @param attribution what a difference can be put down to, a sentence, and behind it a line for each reason why lines are not
 *            judged
 * @param rows the lines of both runs
 * @param settings the settings that differ
 */
public record RunComparisonText(String name, String verdict, String title, String attribution, List<ComparedRow> rows, List<SettingDifference> settings) {

	private static final int MOST_NAMED = 4;

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
	 * @param history runs of the project, newest last: those of the settings of one of the two are further starts of it
	 * @param zone for times of day
	 * @return the comparison
	 */
	public static RunComparisonText of(RunFile one, RunFile other, List<RunFile> history, ZoneId zone) {
		boolean ordered = !other.startedAt().isBefore(one.startedAt());
		return ofSides(ordered ? one : other, ordered ? other : one, history, zone);
	}

	/**
	 * Compares two runs whose order in time says nothing, since they took turns.
	 *
	 * @param before the run that the other is compared with
	 * @param after the other
	 * @param history runs of the project, newest last: those of the settings of one of the two are further starts of it
	 * @param zone for times of day
	 * @return the comparison
	 */
	public static RunComparisonText ofSides(RunFile before, RunFile after, List<RunFile> history, ZoneId zone) {
		RunHeadline headline = new RunHeadline(zone);
		List<SettingDifference> settings = RunComparison.of(before, after).settings();
		String attribution = switch (settings.size()) {
			case 0 -> same(ReferenceComparison.changed(before, after));
			case 1 -> TEXTS.get("compare.settings.one", settings.get(0).name());
			default -> TEXTS.get("compare.settings.many", settings.size());
		};
		List<ComparedRow> rows = ComparedRow.of(before, after, history);
		return new RunComparisonText(ComparisonWords.name(before, after, settings, headline), ComparisonWords.verdict(rows),
				TEXTS.get("compare.title", headline.time(before.startedAt()), before.name(), headline.time(after.startedAt()), after.name()),
				attribution + headline(after) + reasons(rows), rows, settings);
	}

	/** Times need no word; it is told where something else is compared. */
	private static String headline(RunFile run) {
		Figure headline = RunComparison.headline(run);
		return headline.equals(CommonFigures.MEAN_TIME) ? ""
				: '\n' + TEXTS.get(headline.better() == Better.HIGHER ? "compare.headline.higher" : "compare.headline.lower", FigureWords.label(headline));
	}

	/** The settings are the same; an import that goes another way is a change all the same. */
	private static String same(List<String> imports) {
		return switch (imports.size()) {
			case 0 -> TEXTS.get("compare.settings.none");
			case 1 -> TEXTS.get("compare.settings.import", imports.get(0));
			default -> TEXTS.get("compare.settings.imports", imports.size(), named(imports));
		};
	}

	/** Each reason why lines are not judged once, on a line of its own, however its figures differ from line to line. */
	private static String reasons(List<ComparedRow> rows) {
		// The verdict has already told those of imports that go another way.
		List<Map.Entry<String, String>> reasons = rows.stream().filter(row -> !row.reason().isEmpty() && !row.isReference()).map(row -> Map.entry(row.label(), row.reason())).toList();
		long compared = rows.stream().filter(row -> row.compared().isPresent() && !row.isReference()).count();
		StringBuilder text = new StringBuilder();
		EqualReasons.lines(reasons).forEach(line -> text.append('\n')
				.append(line.concerns().size() == compared ? TEXTS.get("compare.notJudged.all", line.sentence())
						: TEXTS.get("compare.notJudged.some", named(line.concerns()), line.sentence())));
		return text.toString();
	}

	private static String named(List<String> labels) {
		return String.join("; ", labels.subList(0, Math.min(labels.size(), MOST_NAMED))) + (labels.size() > MOST_NAMED ? "; \u2026" : "");
	}
}
