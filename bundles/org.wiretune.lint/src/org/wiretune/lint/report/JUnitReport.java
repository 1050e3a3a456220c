/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.report;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

import org.wiretune.core.Severity;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.finding.SuppressedFinding;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.rule.Rule;
import org.wiretune.safety.text.Texts;

/**
 * Writes a report as the XML of JUnit that build servers read: a suite for each rule that was checked, a case for each
 * finding. A finding that ends the command with 1 is a failure, one below passes with its story as output, a suppressed
 * one is skipped; a rule that found nothing is one case that passes.
 */
public final class JUnitReport {

	private static final Texts TEXTS = Texts.of(JUnitReport.class, "report");
	private static final int MILLIS = 1000;

	private final LintResult result;
	private final Optional<Severity> failOn;
	private final Markup xml;

	private JUnitReport(LintResult result, Optional<Severity> failOn, Markup xml) {
		this.result = result;
		this.failOn = failOn;
		this.xml = xml;
	}

	/**
	 * Writes the report.
	 *
	 * @param report what to write
	 * @param registry the rules that were checked, without those that rules files state
	 * @param failOn the least severity that is a failure; empty for none
	 * @param out where to; stays open
	 * @throws IOException where it cannot be written
	 */
	public static void write(LintReport report, RuleRegistry registry, Optional<Severity> failOn, Appendable out) throws IOException {
		new JUnitReport(report.result(), failOn, new Markup(out)).write(registry, report.seconds());
	}

	private void write(RuleRegistry registry, double seconds) throws IOException {
		List<Suite> suites = Stream.concat(registry.rules().stream(), result.ownRules().stream()).map(this::suite).toList();
		xml.raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
		xml.open("testsuites", "name", "WireTune", "tests", String.valueOf(suites.stream().mapToInt(Suite::tests).sum()), "failures",
				String.valueOf(suites.stream().mapToInt(Suite::failures).sum()), "errors", "0", "time", String.valueOf(Math.round(seconds * MILLIS) / (double) MILLIS)).raw("\n");
		for (int i = 0; i < suites.size(); i++) {
			write(suites.get(i), i == 0);
		}
		xml.close("testsuites");
	}

	private record Suite(Rule rule, List<Finding> findings, List<SuppressedFinding> suppressed, int failures) {

		int tests() {
			return Math.max(1, findings.size() + suppressed.size());
		}
	}

	private Suite suite(Rule rule) {
		List<Finding> findings = result.findings().stream().filter(rule::tells).toList();
		return new Suite(rule, findings, result.asked().stream().filter(each -> rule.tells(each.finding())).toList(),
				(int) findings.stream().filter(this::fails).count());
	}

	private boolean fails(Finding finding) {
		return failOn.isPresent() && finding.severity().compareTo(failOn.get()) >= 0;
	}

	private void write(Suite suite, boolean withProblems) throws IOException {
		xml.open("testsuite", "name", suite.rule().id(), "tests", String.valueOf(suite.tests()), "failures", String.valueOf(suite.failures()), "errors", "0", "skipped",
				String.valueOf(suite.suppressed().size())).raw("\n");
		if (suite.findings().isEmpty() && suite.suppressed().isEmpty()) {
			xml.open("testcase", "classname", suite.rule().id(), "name", RuleRegistry.texts(suite.rule()).title()).close("testcase");
		}
		for (Finding finding : suite.findings()) {
			open(finding);
			if (fails(finding)) {
				xml.element("failure", details(finding), "type", word(finding.severity()), "message", finding.headline());
			} else {
				xml.element("system-out", details(finding));
			}
			xml.close("testcase");
		}
		for (SuppressedFinding each : suite.suppressed()) {
			open(each.finding());
			xml.open("skipped", "message", TEXTS.get("suppressed." + each.place().name(), 1) + ' ' + each.reason()).close("skipped").close("testcase");
		}
		if (withProblems && (!result.problems().isEmpty() || result.idle() > 0)) {
			List<String> lines = new ArrayList<>();
			if (result.idle() > 0) {
				lines.add(TEXTS.get("suppressed.IDLE", result.idle()));
			}
			for (ReadProblem problem : result.problems()) {
				lines.add(problem.origin().path() + ':' + problem.origin().line() + ": " + problem.message());
			}
			xml.element("system-err", lines);
		}
		xml.close("testsuite");
	}

	private void open(Finding finding) throws IOException {
		xml.open("testcase", "classname", finding.origin().path(), "name", finding.ruleId() + ' ' + finding.origin().line() + ':' + finding.origin().column(), "file",
				finding.origin().path(), "line", String.valueOf(finding.origin().line()));
	}

	private List<String> details(Finding finding) {
		List<String> lines = new ArrayList<>();
		lines.add(finding.origin().path() + ':' + finding.origin().line() + ':' + finding.origin().column() + ": " + word(finding.severity()) + ": " + finding.headline());
		lines.addAll(FindingStory.of(finding, result).lines());
		if (finding.assumption() != null) {
			lines.add(finding.assumption());
		}
		finding.related().forEach(origin -> lines.add(TEXTS.get("related", origin.path() + ':' + origin.line() + ':' + origin.column())));
		for (Fix fix : finding.fixes()) {
			lines.add(TEXTS.get("fix", fix.label(), fix.effect().label()));
		}
		return lines;
	}

	private static String word(Severity severity) {
		return TEXTS.get("severity." + severity.name().toLowerCase(Locale.ROOT));
	}
}
