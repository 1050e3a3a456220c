/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.report;

import java.util.List;
import java.util.function.Function;

import org.wiretune.lint.LintResult;
import org.wiretune.lint.source.KeptTexts;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.source.SourceText;

/**
 * What a report is written from.
 *
 * @param result findings and problems
 * @param version version of the tool
 * @param seconds how long reading and checking took; not a number where it was not for the report
 * @param root the folder that the paths of findings are relative to, as an absolute URI that ends with a slash; null
 *        where there is none
 * @param texts finds the text of a path; null where it is not at hand
 * @param measured finds what proofs on this machine came to, for a finding
 */
public record LintReport(LintResult result, String version, double seconds, String root, Function<String, SourceText> texts, Function<Finding, List<MeasuredHere>> measured) {

	/** Keeps the texts that were asked for last, so that many findings of a file do not read it each. */
	public LintReport {
		texts = new KeptTexts(texts);
	}

	/**
	 * A report of findings that nobody proved.
	 *
	 * @param result findings and problems
	 * @param version version of the tool
	 * @param seconds how long reading and checking took
	 * @param root the folder that the paths of findings are relative to, or null
	 * @param texts finds the text of a path; null where it is not at hand
	 */
	public LintReport(LintResult result, String version, double seconds, String root, Function<String, SourceText> texts) {
		this(result, version, seconds, root, texts, finding -> List.of());
	}
}
