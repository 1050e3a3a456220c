/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.view;

import static org.wiretune.perf.view.ResultTexts.TEXTS;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.wiretune.perf.file.MeasuredFix;
import org.wiretune.perf.file.RunHistory;
import org.wiretune.perf.judged.MeasurementComparison;
import org.wiretune.perf.judged.Verdict;
import org.wiretune.perf.result.RunFile;

/**
 * What a measured fix came to: the same call before and after.
 *
 * @param fix the fix
 * @param runs the run files before and after; empty where one is no longer kept
 * @param words before, after and verdict in few words
 * @param told the comparison in sentences, or why there is none
 */
public record FixOutcome(MeasuredFix fix, List<Path> runs, String words, String told) {

	/** Copies the list. */
	public FixOutcome {
		runs = List.copyOf(runs);
	}

	/**
	 * {@return what a fix came to}
	 *
	 * @param fix the fix
	 * @param history the run files of its project, newest last
	 */
	public static FixOutcome of(MeasuredFix fix, List<RunHistory.Entry> history) {
		Optional<RunHistory.Entry> before = entry(fix.before(), history);
		Optional<RunHistory.Entry> after = entry(fix.after(), history);
		if (before.isEmpty() || after.isEmpty()) {
			return new FixOutcome(fix, List.of(), TEXTS.get("fixed.gone"), TEXTS.get("fixed.gone.why", fix.fix(), fix.before(), fix.after()));
		}
		List<Path> runs = List.of(before.get().file(), after.get().file());
		List<RunFile> all = history.stream().flatMap(each -> each.run().stream()).toList();
		return call(fix, ComparedRow.of(before.get().run().orElseThrow(), after.get().run().orElseThrow(), all))
				.map(row -> new FixOutcome(fix, runs, TEXTS.get("fixed", row.valueBefore(), row.valueAfter(), row.verdict()), told(fix, row)))
				.orElseGet(() -> new FixOutcome(fix, runs, TEXTS.get("fixed.nothing"), TEXTS.get("fixed.nothing.why", fix.fix())));
	}

	private static Optional<RunHistory.Entry> entry(String name, List<RunHistory.Entry> history) {
		return history.stream().filter(each -> each.run().isPresent() && each.file().getFileName().toString().equals(name)).findFirst();
	}

	/** The import of the finding's file where it goes another way, or another such import, or else the first line that both runs have. */
	private static Optional<ComparedRow> call(MeasuredFix fix, List<ComparedRow> rows) {
		List<ComparedRow> changed = rows.stream().filter(ComparedRow::isReference).toList();
		String file = fix.path().substring(fix.path().lastIndexOf('/') + 1);
		String name = file.indexOf('.') > 0 ? file.substring(0, file.indexOf('.')) : file;
		return changed.stream().filter(row -> row.label().startsWith(name + ':')).findFirst().or(() -> changed.stream().findFirst())
				.or(() -> rows.stream().filter(row -> row.compared().isPresent()).findFirst());
	}

	private static String told(MeasuredFix fix, ComparedRow row) {
		MeasurementComparison compared = row.compared().orElseThrow();
		String sentence = compared.verdict() == Verdict.NOT_JUDGED || !compared.timeRatio().isKnown() ? TEXTS.get("compare.reference.notJudged", ComparedRow.times(compared), row.reason()).strip()
				: ComparedRow.sentence(compared);
		return TEXTS.get("fixed.told", fix.fix(), sentence);
	}
}
