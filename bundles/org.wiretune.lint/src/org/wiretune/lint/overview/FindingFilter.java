/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.overview;

import java.util.Locale;

import org.wiretune.core.Severity;
import org.wiretune.lint.finding.Finding;

/**
 * Which findings are shown.
 *
 * @param words words that each have to stand in headline, message, rule or path, in any case of letters; empty for all
 * @param warnings whether warnings are shown
 * @param infos whether infos are shown
 * @param suppressed whether those are shown that are suppressed with a reason
 */
public record FindingFilter(String words, boolean warnings, boolean infos, boolean suppressed) {

	/** Everything but what is suppressed. */
	public static final FindingFilter USUAL = new FindingFilter("", true, true, false);

	/** {@return whether a finding that is not suppressed is shown} @param finding the finding */
	public boolean shows(Finding finding) {
		if (!(finding.severity() == Severity.WARNING ? warnings : infos)) {
			return false;
		}
		return hasWords(finding.headline() + ' ' + finding.message() + ' ' + finding.ruleId() + ' ' + finding.origin().path());
	}

	/** {@return whether all words stand in a text} @param line the text */
	boolean hasWords(String line) {
		String text = line.toLowerCase(Locale.ROOT);
		for (String word : words.toLowerCase(Locale.ROOT).strip().split("\\s+")) {
			if (!text.contains(word)) {
				return false;
			}
		}
		return true;
	}
}
