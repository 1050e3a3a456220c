/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.view;

import static org.wiretune.perf.view.ResultTexts.TEXTS;

import java.util.ArrayList;
import java.util.List;
import org.wiretune.perf.judged.EqualReasons;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;

/**
 * Whether the figures of a run may be used. Stands before them.
 *
 * @param level how bad it is
 * @param title the verdict, a sentence
 * @param reasons why, sentences; empty where there is nothing to say
 */
public record ResultBanner(Level level, String title, List<String> reasons) {

	/** How bad it is. */
	public enum Level {
		/** The figures may be used. */
		VALID,
		/** It was not checked. */
		UNCHECKED,
		/** The figures may be used as far as they go. */
		WARNING,
		/** The figures must not be used. */
		INVALID
	}

	/** Copies the list. */
	public ResultBanner {
		reasons = List.copyOf(reasons);
	}

	/**
	 * Judges a run.
	 *
	 * @param run the run
	 * @return the verdict
	 */
	public static ResultBanner of(RunFile run) {
		List<String> reasons = new ArrayList<>();
		if (!run.reason().isEmpty()) {
			reasons.add(run.reason());
		}
		long invalid = run.measurements().stream().filter(each -> !each.isValid()).count();
		reasons.addAll(EqualReasons.of(run.measurements(), MeasurementLabel::of));
		if (run.errors() > 0) {
			reasons.add(TEXTS.get(run.errors() == 1 ? "banner.error" : "banner.errors", run.errors()));
		}
		if (run.state() == RunState.FAILED) {
			return new ResultBanner(Level.INVALID, TEXTS.get("banner.failed"), reasons);
		}
		if (invalid > 0) {
			return new ResultBanner(Level.INVALID, TEXTS.get("banner.invalid", invalid, run.measurements().size()), reasons);
		}
		if (run.state() == RunState.STOPPED) {
			return new ResultBanner(Level.WARNING, TEXTS.get("banner.stopped"), reasons);
		}
		if (run.measurements().isEmpty()) {
			reasons.add(0, TEXTS.get("banner.unchecked.why"));
			return new ResultBanner(Level.UNCHECKED, TEXTS.get("banner.unchecked"), reasons);
		}
		return run.errors() > 0 ? new ResultBanner(Level.WARNING, TEXTS.get("banner.validWithErrors"), reasons)
				: new ResultBanner(Level.VALID, TEXTS.get("banner.valid"), reasons);
	}
}
