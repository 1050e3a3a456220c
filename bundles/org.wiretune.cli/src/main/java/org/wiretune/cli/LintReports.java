/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.Flushable;
import java.io.IOException;
import java.util.List;
import java.util.function.Function;

import org.wiretune.analysis.proof.KeptProofs;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.report.FindingStory;
import org.wiretune.lint.report.GitLabReport;
import org.wiretune.lint.report.HtmlReport;
import org.wiretune.lint.report.JUnitReport;
import org.wiretune.lint.report.JsonReport;
import org.wiretune.lint.report.LintReport;
import org.wiretune.lint.report.MeasuredHere;
import org.wiretune.lint.report.SarifReport;
import org.wiretune.lint.report.SonarReport;
import org.wiretune.lint.report.TextReport;
import org.wiretune.lint.source.SourceText;

/** Reports of one result, each in a form. */
final class LintReports {

	private final LintArguments arguments;
	private final PathsTree tree;
	private final LintResult result;
	private final double seconds;

	/** Reports. @param arguments what was asked for @param tree the files @param result what was found in them @param seconds how long that took */
	LintReports(LintArguments arguments, PathsTree tree, LintResult result, double seconds) {
		this.arguments = arguments;
		this.tree = tree;
		this.result = result;
		this.seconds = seconds;
	}

	/**
	 * Writes what stands behind the problems: findings, and all of it in formats for programs.
	 *
	 * @param format the form
	 * @param to where to; stays open
	 * @throws IOException where it cannot be written
	 */
	<T extends Appendable & Flushable> void write(LintArguments.Format format, T to) throws IOException {
		LintReport report = new LintReport(result, Version.text(), seconds, tree.root(), tree::text, measured());
		switch (format) {
		case TEXT -> text(to);
		case JSON -> JsonReport.write(report, to);
		case SARIF -> SarifReport.write(report, checked(), tree.inRepository(), to);
		case HTML -> HtmlReport.write(report, tree.name(), to);
		case JUNIT -> JUnitReport.write(report, checked(), arguments.failOn(), to);
		case SONAR -> SonarReport.write(report, tree.fromHere(), to);
		case GITLAB -> GitLabReport.write(report, tree.fromHere(), to);
		}
		to.flush();
	}

	private RuleRegistry checked() {
		return new RuleRegistry(arguments.rules().rules());
	}

	private void text(Appendable to) throws IOException {
		TextReport text = new TextReport(to, tree::shown);
		for (Finding finding : result.findings()) {
			if (arguments.explain()) {
				text.write(finding, FindingStory.of(finding, result));
			} else {
				text.write(finding);
			}
		}
		text.writeSummary(result, seconds);
	}

	/** Finds what the proofs beside the files came to; those that are not finished say nothing. */
	private Function<Finding, List<MeasuredHere>> measured() {
		KeptProofs proofs = new KeptProofs(tree.tops().stream().map(ProvableFindings::beside).toList(), false);
		return finding -> proofs.of(finding, finding.origin().path(), () -> {
			SourceText text = tree.text(finding.origin().path());
			return text == null ? null : text.text();
		});
	}
}
