/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.fix;

import java.util.List;

import org.eclipse.core.resources.IMarker;
import org.eclipse.osgi.util.NLS;
import org.wiretune.ide.internal.Messages;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.fix.SuppressionEdits;

/** Leaves out findings by a comment at their place, with the reason of the user. */
public final class SuppressRefactoring extends FindingRefactoring {

	private final String reason;

	/**
	 * Makes a refactoring.
	 *
	 * @param ruleId the rule
	 * @param reason why its findings are left out
	 * @param markers markers of the findings
	 * @param places where editors follow markers to
	 */
	public SuppressRefactoring(String ruleId, String reason, List<IMarker> markers, MarkerPlaces places) {
		super(NLS.bind(Messages.SuppressRefactoring_name, ruleId), markers, places);
		this.reason = reason;
	}

	@Override
	protected List<TextChange> changes(Finding finding, LintResult result) {
		String text = result.texts().text(finding.origin().path());
		return text == null ? List.of() : result.remark(finding).map(remark -> SuppressionEdits.ignore(finding, reason, text, remark)).map(List::of).orElse(List.of());
	}

	/**
	 * {@return what is wrong with a reason, as a sentence, or null}
	 *
	 * @param reason what the user typed
	 */
	public static String problem(String reason) {
		if (reason.isBlank()) {
			return Messages.SuppressRefactoring_noReason;
		}
		return reason.contains("*/") || reason.contains("--") ? Messages.SuppressRefactoring_comment : null;
	}
}
