/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.fix.FixApplier;
import org.wiretune.lint.fix.FixRefused;
import org.wiretune.lint.fix.UnifiedDiff;
import org.wiretune.lint.rule.RuleRegistry;
import org.wiretune.lint.source.SourceText;

/**
 * Applies the recommended fix of each finding, or shows what would change. A fix that needs something done first, such
 * as a change of the database, is left out unless its rule was named.
 */
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
	 * @param named the ids of the rules that the user named; empty for none
	 * @param dryRun whether only to show the changes
	 * @throws CannotRun where a file cannot be written
	 */
	void apply(List<Finding> findings, Set<String> named, boolean dryRun) throws CannotRun {
		List<Fix> fixes = new ArrayList<>();
		for (Finding finding : findings) {
			if (finding.fixes().isEmpty()) {
				continue;
			}
			Fix fix = finding.fixes().get(0);
			Optional<String> preparation = preparation(finding.ruleId(), fix);
			if (preparation.isPresent() && !named.contains(finding.ruleId())) {
				err.println(CommandTexts.text("needsPreparation", tree.shown(finding.origin().path()), finding.origin().line(), finding.ruleId(), preparation.get()));
			} else {
				fixes.add(fix);
			}
		}
		FixApplier.Result result = FixApplier.applyAll(fixes, tree::text);
		for (Map.Entry<String, String> file : result.changed().entrySet()) {
			SourceText source = tree.text(file.getKey());
			if (dryRun) {
				out.print(UnifiedDiff.of(tree.shown(file.getKey()), source.text(), file.getValue()));
			} else {
				ChangedFile.write(tree, file.getKey(), file.getValue());
			}
		}
		for (Map.Entry<Fix, FixRefused> refused : result.refused().entrySet()) {
			err.println(CommandTexts.text("refused", refused.getKey().label(), refused.getValue().getMessage()));
		}
		out.println(CommandTexts.text(dryRun ? "wouldFix" : "fixed", result.made().size(), result.changed().size()));
	}

	private static Optional<String> preparation(String ruleId, Fix fix) {
		return RuleRegistry.standard().rule(ruleId).flatMap(rule -> RuleRegistry.texts(rule).fixPrecondition(fix.id().substring(fix.id().indexOf('/') + 1)));
	}
}
