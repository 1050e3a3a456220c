/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.PrintStream;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.fix.FixApplier;
import org.wiretune.lint.fix.FixRefused;
import org.wiretune.lint.fix.FixSelection;
import org.wiretune.lint.fix.UnifiedDiff;

/** Applies the fixes that were chosen, or shows what would change. */
final class FixRun {

	private final PrintStream out;
	private final PrintStream err;
	private final Set<String> told = new HashSet<>();
	private final Set<String> files = new HashSet<>();
	private int made;

	FixRun(PrintStream out, PrintStream err) {
		this.out = out;
		this.err = err;
	}

	/**
	 * Applies the fixes of one round. A fix may uncover a finding that another rule has, so several rounds may follow each
	 * other; what was held back or refused is told once.
	 *
	 * @param tree the files as they are now
	 * @param findings the findings, the order in which their fixes are made
	 * @param selection which fixes are made
	 * @param dryRun whether only to show the changes
	 * @return whether a file was changed
	 * @throws CannotRun where a file cannot be written
	 */
	boolean round(PathsTree tree, List<Finding> findings, FixSelection selection, boolean dryRun) throws CannotRun {
		FixSelection.Plan plan = selection.choose(findings);
		for (FixSelection.HeldBack each : plan.heldBack()) {
			Finding finding = each.finding();
			tell(CommandTexts.text("needsPreparation", tree.shown(finding.origin().path()), finding.origin().line(), finding.ruleId(), each.preparation()));
		}
		FixApplier.Result result = FixApplier.applyAll(plan.fixes(), tree::text);
		for (Map.Entry<String, String> file : result.changed().entrySet()) {
			if (dryRun) {
				out.print(UnifiedDiff.of(tree.shown(file.getKey()), tree.text(file.getKey()).text(), file.getValue()));
			} else {
				ChangedFile.write(tree, file.getKey(), file.getValue());
			}
			files.add(file.getKey());
		}
		for (Map.Entry<Fix, FixRefused> refused : result.refused().entrySet()) {
			tell(CommandTexts.text("refused", refused.getKey().label(), refused.getValue().getMessage()));
		}
		made += result.changed().isEmpty() ? 0 : result.made().size();
		return !result.changed().isEmpty();
	}

	/** Tells what all rounds made. */
	void finish(boolean dryRun) {
		out.println(CommandTexts.text(dryRun ? "wouldFix" : "fixed", made, files.size()));
	}

	private void tell(String sentence) {
		if (told.add(sentence)) {
			err.println(sentence);
		}
	}
}
