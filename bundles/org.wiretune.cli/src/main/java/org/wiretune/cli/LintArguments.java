/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.wiretune.core.Severity;
import org.wiretune.lint.registry.FixSelection;

/**
 * The arguments of {@code lint}.
 *
 * @param paths what to read
 * @param format how to report
 * @param explain whether a report as text tells all of each finding
 * @param allFiles whether findings in files that nothing starts are told too
 * @param output where to report; empty for the standard output
 * @param rules the rules to check
 * @param config a rules file for everything that is read
 * @param baseline the file of the findings that are known
 * @param writeBaseline whether to write that file
 * @param fixes the fixes to make; empty for none
 * @param named the names by which fixes were asked for; empty for those that keep the meaning
 * @param dryRun whether to show the changes instead of making them
 * @param patch where the exact changes of a dry run go; empty for nowhere
 * @param failOn the least severity that makes the command end with 1; empty for never
 * @param listRules whether only to list the rules
 */
record LintArguments(List<Path> paths, Format format, boolean explain, boolean allFiles, Optional<Path> output, RuleArguments rules, Optional<Path> config, Optional<Path> baseline,
		boolean writeBaseline, Optional<FixSelection> fixes, List<String> named, boolean dryRun, Optional<Path> patch, Optional<Severity> failOn, boolean listRules) {

	/** Forms of a report. */
	enum Format {
		TEXT, JSON, SARIF, HTML, JUNIT, SONAR, GITLAB
	}
}
