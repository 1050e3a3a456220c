/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.PrintStream;

import org.wiretune.lint.LintResult;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.safety.terminal.TerminalText;

/** Says what a command did not take into account, where no report does: links that were not followed and problems. */
final class LeftOut {

	private LeftOut() {
	}

	/**
	 * Says it.
	 *
	 * @param tree the files as they were read
	 * @param result what was read
	 * @param err takes a line for each problem, and one for all links
	 */
	static void tell(PathsTree tree, LintResult result, PrintStream err) {
		for (ReadProblem problem : result.problems()) {
			err.println(TerminalText.oneLine(tree.shown(problem.origin().path()) + ':' + problem.origin().line() + ": " + problem.message()));
		}
		tree.leftOut().ifPresent(err::println);
	}
}
