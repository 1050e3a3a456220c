/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.overview;

import static org.wiretune.lint.overview.OverviewTexts.TEXTS;

import org.wiretune.lint.LintResult;

/** Says plainly why no finding is shown, and what to do about it where there is something to do. */
public final class NothingFound {

	private NothingFound() {
	}

	/**
	 * {@return why nothing is shown, as sentences}
	 *
	 * @param result what the rules told; null before the first analysis
	 * @param overview what is shown of it; null before the first analysis
	 * @param projects how many projects are looked at
	 * @param rules how many rules are on
	 */
	public static String reason(LintResult result, FindingOverview overview, int projects, int rules) {
		if (projects == 0) {
			return TEXTS.get("nothing.project");
		}
		if (result == null || overview == null) {
			return TEXTS.get("nothing.reading");
		}
		if (overview.hidden() > 0) {
			return TEXTS.get("nothing.hidden", overview.hidden());
		}
		if (rules == 0) {
			return TEXTS.get("nothing.rules");
		}
		if (result.filesRead() == 0) {
			return TEXTS.get("nothing.files", projects);
		}
		String clean = TEXTS.get("nothing.clean", result.filesRead(), rules, result.solution().getModules().size(), result.solution().getServers().size(),
				result.solution().getApplications().size());
		return overview.suppressed() == 0 ? clean : clean + ' ' + TEXTS.get("nothing.suppressed", overview.suppressed());
	}
}
