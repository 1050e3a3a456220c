/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.PrintStream;
import java.util.List;
import java.util.Map;

import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.fix.FixApplier;
import org.wiretune.lint.fix.FixRefused;
import org.wiretune.lint.fix.FixSelection;
import org.wiretune.lint.fix.UnifiedDiff;

/** Applies the fixes that were chosen, or shows what would change. */
final class FixRun {

	private final PathsTree tree;
	private final PrintStream out;
	private final PrintStream err;

	FixRun(PathsTree tree, PrintStream out, PrintStream err) {
		this.tree = tree;
		this.out = out;
		this.err = err;
	}

	/**
	 * Applies the fixes.
	 *
	 * @param findings the findings, the order in which their fixes are made
	 * @param selection which fixes are made
	 * @param dryRun whether only to show the changes
	 * @throws CannotRun where a file cannot be written
	 */
	void apply(List<Finding> findings, FixSelection selection, boolean dryRun) throws CannotRun {
		FixSelection.Plan plan = selection.choose(findings);
		for (FixSelection.HeldBack each : plan.heldBack()) {
			Finding finding = each.finding();
			err.println(CommandTexts.text("needsPreparation", tree.shown(finding.origin().path()), finding.origin().line(), finding.ruleId(), each.preparation()));
		}
		FixApplier.Result result = FixApplier.applyAll(plan.fixes(), tree::text);
		for (Map.Entry<String, String> file : result.changed().entrySet()) {
			if (dryRun) {
				out.print(UnifiedDiff.of(tree.shown(file.getKey()), tree.text(file.getKey()).text(), file.getValue()));
			} else {
				ChangedFile.write(tree, file.getKey(), file.getValue());
			}
		}
		for (Map.Entry<Fix, FixRefused> refused : result.refused().entrySet()) {
			err.println(CommandTexts.text("refused", refused.getKey().label(), refused.getValue().getMessage()));
		}
		out.println(CommandTexts.text(dryRun ? "wouldFix" : "fixed", result.made().size(), result.changed().size()));
	}
}
