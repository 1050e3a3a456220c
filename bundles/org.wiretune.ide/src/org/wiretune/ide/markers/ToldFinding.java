/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.markers;

import java.util.List;

import org.wiretune.core.Origin;
import org.wiretune.core.observed.Observed;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.LazyFixes;
import org.wiretune.lint.rule.Rule;

/**
 * All that a marker says of a finding but its fixes, and what these are told by. Two that are equal have equal markers as long
 * as no file changed that a fix looks into. Holds nothing of the model.
 *
 * @param rule the rule; one that a rules file states is another one after the file was read again
 * @param seen what was observed
 * @param origin where the marker is
 * @param assumption what was assumed, or null
 * @param related further places
 * @param basis what the fixes are told by; null where that is not known
 */
record ToldFinding(Rule rule, Observed seen, Origin origin, String assumption, List<Origin> related, Object basis) {

	/** The basis of a finding that has no fixes, whatever changes. */
	private static final Object NO_FIXES = List.of();

	/**
	 * {@return what is told of a finding}
	 *
	 * @param finding the finding
	 * @param result what it is one of
	 */
	static ToldFinding of(Finding finding, LintResult result) {
		Object basis = finding.fixes() instanceof LazyFixes lazy ? lazy.basis() : finding.fixes().isEmpty() ? NO_FIXES : null;
		return new ToldFinding(result.rule(finding).orElseThrow(), finding.seen(), finding.origin(), finding.assumption(), finding.related(), basis);
	}
}
