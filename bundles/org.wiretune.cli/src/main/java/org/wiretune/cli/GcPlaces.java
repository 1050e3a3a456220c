/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.wiretune.analysis.gclog.GcFixes;
import org.wiretune.gclog.diagnosis.GcFinding;
import org.wiretune.gclog.report.GcAnalysis;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.Linter;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.registry.FixRounds;
import org.wiretune.lint.registry.FixSelection;
import org.wiretune.lint.report.TextReport;
import org.wiretune.safety.file.Unreadable;

/** Leads what collection logs advise to the files of a server, and writes it there where that is asked for. */
final class GcPlaces {

	private final Map<GcAnalysis, String> analyses;
	private final List<Path> files;
	private final PrintStream out;
	private final PrintStream err;

	/**
	 * @param analyses what the logs told, with the file of each log
	 * @param files the files and folders that give virtual machines their arguments
	 * @param out takes the places
	 * @param err takes what was left out
	 */
	GcPlaces(Map<GcAnalysis, String> analyses, List<Path> files, PrintStream out, PrintStream err) {
		this.analyses = analyses;
		this.files = files;
		this.out = out;
		this.err = err;
	}

	/** Tells for each finding of the logs where its option can be set. */
	void tell() throws CannotRun {
		PathsTree tree = new PathsTree(files);
		List<Finding> found = found(tree);
		if (found.isEmpty()) {
			out.println(CommandTexts.text("gcNoPlace", tree.name()));
		}
		TextReport text = new TextReport(out, tree::shown);
		try {
			for (Finding finding : found) {
				text.write(finding);
			}
		} catch (IOException failure) {
			throw new UncheckedIOException(failure);
		}
	}

	/**
	 * Writes the options of some findings.
	 *
	 * @param wanted ids of findings
	 * @param dryRun whether only to show the changes
	 * @return whether everything was done
	 * @throws CannotRun where a finding is not among them, or has several places
	 */
	boolean fix(List<String> wanted, boolean dryRun) throws CannotRun {
		PathsTree stored = new PathsTree(files);
		List<Finding> found = found(stored);
		for (String id : wanted) {
			List<Finding> places = found.stream().filter(finding -> finding.ruleId().equals(id)).toList();
			if (places.isEmpty()) {
				throw new CannotRun(CommandTexts.text("gcNoFix", id, found.stream().map(Finding::ruleId).collect(Collectors.toCollection(TreeSet::new)).toString(), stored.name()));
			}
			if (places.stream().map(Finding::origin).distinct().count() > 1) {
				throw new CannotRun(CommandTexts.text("gcManyPlaces", id,
						places.stream().map(finding -> stored.shown(finding.origin().path()) + ':' + finding.origin().line()).distinct().collect(Collectors.joining(", "))));
			}
		}
		FixRounds.Result fixed = FixRounds.toRest(FixSelection.named(wanted), changed -> {
			PathsTree tree = changed.isEmpty() ? stored : new PathsTree(files, FixRun.encoded(stored, changed));
			// What is written is what the log advises now; there is no second advice before a second log.
			return new FixRounds.Checked(changed.isEmpty() ? found : List.of(), changed.isEmpty() ? stored::unchangedText : tree::text);
		});
		try (FixRun run = new FixRun(out, err, Optional.empty())) {
			return run.finish(stored, fixed, dryRun);
		}
	}

	private List<Finding> found(PathsTree tree) throws CannotRun {
		LintResult read;
		try {
			read = Linter.lint(tree, LintOptions.of(List.of()), Cancellation.NEVER, LintListener.NONE);
		} catch (IOException problem) {
			throw new CannotRun(CommandTexts.text("cannotRead", tree.name(), Unreadable.toTheEnd(problem)));
		}
		LeftOut.tell(tree, read, err);
		List<Finding> found = new ArrayList<>();
		analyses.forEach((analysis, log) -> {
			for (GcFinding finding : analysis.diagnosis().findings()) {
				found.addAll(GcFixes.of(read.reading(), analysis.log(), log, finding));
			}
		});
		return found;
	}
}
