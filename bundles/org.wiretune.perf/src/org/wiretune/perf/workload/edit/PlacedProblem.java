/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload.edit;

import java.util.List;
import org.wiretune.perf.workload.WorkloadProblem;
import org.wiretune.perf.workload.WorkloadText;

/**
 * A problem of a workload file with its place as editors and markers count it.
 *
 * @param offset offset of the first character, counted from 0
 * @param length number of characters, at least 1 unless the text ends there
 * @param line line, counted from 1
 * @param warning whether the workload can be run all the same
 * @param sentence what is wrong, and what would be right
 */
public record PlacedProblem(int offset, int length, int line, boolean warning, String sentence) {

	/**
	 * Reads a text.
	 *
	 * @param text text of a workload file
	 * @return what is wrong, in the order of the lines
	 */
	public static List<PlacedProblem> of(String text) {
		TextLines lines = new TextLines(text);
		return WorkloadText.read(text).problems().stream().map(problem -> place(problem, lines)).toList();
	}

	/** Something that is missing has no length; the line it would stand on is marked. */
	private static PlacedProblem place(WorkloadProblem problem, TextLines lines) {
		int start = lines.offset(problem.line(), problem.column());
		int end = problem.length() > 0 ? lines.offset(problem.line(), problem.column() + problem.length())
				: lines.end(problem.line());
		return new PlacedProblem(start, Math.max(0, end - start), problem.line(), problem.warning(), problem.sentence());
	}
}
