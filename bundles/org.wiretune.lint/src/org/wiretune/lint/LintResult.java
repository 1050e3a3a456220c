/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint;

import java.util.List;

import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.model.solution.Solution;

/**
 * What a run over a tree or an update told.
 *
 * @param solution everything that was read, linked
 * @param findings in path and offset order, without those that are suppressed
 * @param suppressed findings that a comment in the file asks to leave out
 * @param problems in path and offset order
 * @param filesRead number of files that a reader took
 */
public record LintResult(Solution solution, List<Finding> findings, List<Finding> suppressed, List<ReadProblem> problems, int filesRead) {

	/** Copies the lists. */
	public LintResult {
		findings = List.copyOf(findings);
		suppressed = List.copyOf(suppressed);
		problems = List.copyOf(problems);
	}
}
