/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.view;

import static org.wiretune.perf.view.ResultTexts.TEXTS;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.wiretune.perf.judged.EqualReasons;
import org.wiretune.perf.judged.JudgedRuns;
import org.wiretune.perf.judged.MeasurementComparison;
import org.wiretune.perf.judged.ReferenceComparison;
import org.wiretune.perf.judged.RunComparison;
import org.wiretune.perf.judged.Verdict;
import org.wiretune.perf.result.RunFile;

/**
 * A run against an earlier one, each with the further starts of its settings. Drawing intervals takes its time, so it is not
 * made on the UI thread.
 *
 * @param comparison what the settings say of each other; empty where they are the same, so that both runs are starts of one
 *            side
 * @param references the imports that go another way than before
 */
public record RunSides(Optional<RunComparison> comparison, List<MeasurementComparison> references) {

	/** Nothing to compare. */
	public static final RunSides NONE = new RunSides(Optional.empty(), List.of());

	/** Copies the list. */
	public RunSides {
		references = List.copyOf(references);
	}

	/**
	 * Compares two runs.
	 *
	 * @param before the earlier run
	 * @param after the later run
	 * @param history runs of the project, newest last
	 */
	public static RunSides of(RunFile before, RunFile after, List<RunFile> history) {
		List<MeasurementComparison> references = ReferenceComparison.of(before, after, history);
		if (RunComparison.settingsOf(before).equals(RunComparison.settingsOf(after))) {
			return references.isEmpty() ? NONE : new RunSides(Optional.empty(), references);
		}
		List<RunFile> old = JudgedRuns.alike(before, history);
		List<RunFile> now = JudgedRuns.alike(after, history);
		return new RunSides(Optional.of(RunComparison.ofNewest(old, now)), references);
	}

	/** {@return a sentence for each import that goes another way, those not judged for the same reason together; a blank before each} */
	public String sentences() {
		StringBuilder text = new StringBuilder();
		List<Map.Entry<String, String>> notJudged = new ArrayList<>();
		for (MeasurementComparison each : references) {
			if (each.verdict() == Verdict.NOT_JUDGED) {
				notJudged.add(Map.entry(ComparedRow.times(each), ComparedRow.reason(each)));
			} else {
				text.append(' ').append(ComparedRow.sentence(each));
			}
		}
		EqualReasons.lines(notJudged).forEach(line -> text.append(' ')
				.append(TEXTS.get("compare.reference.notJudged", String.join("; ", line.concerns()), line.sentence())));
		return text.toString();
	}
}
