/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.report;

import java.util.List;
import java.util.stream.Stream;

import org.wiretune.core.Severity;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.SuppressedFinding;

/**
 * What of a result stands in a report of which code hosts refuse the whole if it is too long. GitHub's limits: 25,000 results of a
 * run and 1,000 places of a result (<i>SARIF results exceed one or more limits</i>, its documentation). Warnings come before what
 * is only worth knowing, findings before those that are suppressed.
 *
 * @param findings the findings, in their order
 * @param asked the suppressed findings, in their order
 * @param leftOut how many of both do not stand there
 * @param placesLeftOut how many further places of findings do not stand there
 */
record SarifLimits(List<Finding> findings, List<SuppressedFinding> asked, int leftOut, int placesLeftOut) {

	/** Most results. */
	static final int RESULTS = 25_000;
	/** Most further places of a result, beside its own. */
	static final int PLACES = 999;

	/** {@return what stands in the report} @param result all that was found */
	static SarifLimits of(LintResult result) {
		return of(result, RESULTS);
	}

	/** {@return what stands in the report} @param result all that was found @param most the most results */
	static SarifLimits of(LintResult result, int most) {
		List<Finding> findings = result.findings();
		List<SuppressedFinding> asked = result.asked();
		int all = findings.size() + asked.size();
		if (findings.size() > most) {
			long warnings = findings.stream().filter(SarifLimits::isWarning).count();
			Stream<Finding> first = findings.stream().filter(SarifLimits::isWarning).limit(most);
			// Those that are only worth knowing fill the rest.
			Stream<Finding> rest = findings.stream().filter(finding -> !isWarning(finding)).limit(Math.max(0, most - warnings));
			findings = Stream.concat(first, rest).toList();
		}
		asked = asked.subList(0, Math.min(asked.size(), most - findings.size()));
		int places = Stream.concat(findings.stream(), asked.stream().map(SuppressedFinding::finding)).mapToInt(finding -> Math.max(0, finding.related().size() - PLACES)).sum();
		return new SarifLimits(findings, asked, all - findings.size() - asked.size(), places);
	}

	private static boolean isWarning(Finding finding) {
		return finding.severity() == Severity.WARNING;
	}
}
