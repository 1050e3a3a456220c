/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.view;

import static org.wiretune.perf.view.ResultTexts.TEXTS;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.wiretune.perf.result.RunFile;

/**
 * A run in the list of all runs of a project.
 *
 * @param file its run file; empty for the run that goes on
 * @param texts when it was started, its name, what kind of workload, how it ended, how many lines it has, and
 *            whether it is valid
 * @param problem whether it failed, was stopped or is invalid
 */
public record RunHistoryRow(Optional<Path> file, List<String> texts, boolean problem) {

	/** Copies the list. */
	public RunHistoryRow {
		texts = List.copyOf(texts);
	}

	/** {@return the headings of the texts} */
	public static List<String> titles() {
		return List.of(TEXTS.get("history.started"), TEXTS.get("history.name"), TEXTS.get("history.kind"),
				TEXTS.get("history.state"), TEXTS.get("history.lines"), TEXTS.get("history.validity"));
	}

	public static RunHistoryRow of(RunChoice choice, RunHeadline headline) {
		if (choice.run().isEmpty()) {
			return new RunHistoryRow(choice.file(), List.of("", choice.label(), "", "", "", ""), true);
		}
		RunFile run = choice.run().get();
		boolean running = choice.file().isEmpty();
		return new RunHistoryRow(choice.file(), List.of(headline.shortTime(run.startedAt()), run.name(), run.specification().workload().kind().label(),
				TEXTS.get(running ? "history.running" : "state." + run.state().id()), Integer.toString(ResultRow.count(run)),
				running ? "" : validity(run)), !running && ResultBanner.of(run).level().compareTo(ResultBanner.Level.WARNING) >= 0);
	}

	private static String validity(RunFile run) {
		long invalid = run.judgedMeasurements().stream().filter(each -> !each.isValid()).count();
		if (run.measurements().isEmpty()) {
			return TEXTS.get("history.unchecked");
		}
		return invalid == 0 ? TEXTS.get("history.valid") : TEXTS.get("history.invalid", invalid, run.measurements().size());
	}
}
