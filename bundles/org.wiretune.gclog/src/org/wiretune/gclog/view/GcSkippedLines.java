/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.view;

import static org.wiretune.gclog.view.GcLogTexts.TEXTS;

import java.util.List;

import org.wiretune.gclog.GcLogData;
import org.wiretune.gclog.SkippedLine;
import org.wiretune.safety.quantity.Digits;

/**
 * The first lines of a log that belong to no collection, under a title that says whether they are all.
 *
 * @param title such as {@code The first 10 of 1,234 lines that were skipped}
 * @param lines the lines, none where all were understood
 */
public record GcSkippedLines(String title, List<SkippedLine> lines) {

	/** More are a file to look at, not a list. */
	private static final int MOST = 10;

	/** Copies the list. */
	public GcSkippedLines {
		lines = List.copyOf(lines);
	}

	/**
	 * {@return the lines to show of a log}
	 *
	 * @param log the log
	 */
	public static GcSkippedLines of(GcLogData log) {
		List<SkippedLine> shown = log.skipped().stream().limit(MOST).toList();
		String title = shown.size() < log.linesSkipped()
				? TEXTS.get("summary.skippedFirst", Digits.count(log.linesSkipped()), Digits.count(shown.size()))
				: TEXTS.counted("summary.skippedAll", log.linesSkipped());
		return new GcSkippedLines(title, shown);
	}
}
