/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.report;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.finding.SuppressedFinding;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.rule.Rule;
import org.wiretune.safety.markup.MarkupText;
import org.wiretune.safety.text.Texts;

/**
 * Writes a report as one HTML file that needs nothing beside it: findings by subject and rule, with a filter where scripts
 * run. Texts of files are shown as text only, and the page allows no script but its own.
 */
public final class HtmlReport {

	private static final Texts TEXTS = Texts.of(HtmlReport.class, "report");

	private final LintReport report;
	private final Markup html;

	private HtmlReport(LintReport report, Markup html) {
		this.report = report;
		this.html = html;
	}

	/**
	 * Writes the report.
	 *
	 * @param report what to write
	 * @param name what was read, for the title
	 * @param out where to; stays open
	 * @throws IOException where it cannot be written
	 */
	public static void write(LintReport report, String name, Appendable out) throws IOException {
		new HtmlReport(report, new Markup(out)).write(name);
	}

	private void write(String name) throws IOException {
		String style = resource("report.css");
		String script = resource("report.js");
		Map<Subject, Map<Rule, List<Finding>>> subjects = subjects();
		html.raw("<!DOCTYPE html>\n").open("html", "lang", "en").raw("\n").open("head").raw("\n");
		html.open("meta", "charset", "UTF-8").raw("\n");
		html.open("meta", "name", "viewport", "content", "width=device-width, initial-scale=1").raw("\n");
		html.open("meta", "http-equiv", "Content-Security-Policy", "content",
				"default-src 'none'; style-src '" + hash(style) + "'; script-src '" + hash(script) + "'").raw("\n");
		html.element("title", text("html.title", name));
		html.raw("<style>").raw(style).raw("</style>\n").close("head").open("body").raw("\n");
		html.element("a", text("html.skip"), "href", "#findings", "class", "skip");
		header(name);
		contents(subjects);
		html.open("main", "id", "findings", "tabindex", "-1").raw("\n");
		if (subjects.isEmpty()) {
			html.element("p", text("html.none", report.result().filesRead()));
		}
		for (Map.Entry<Subject, Map<Rule, List<Finding>>> subject : subjects.entrySet()) {
			html.open("section", "class", "subject", "id", id(subject.getKey())).raw("\n");
			html.element("h2", text("subject." + subject.getKey().name()));
			for (Map.Entry<Rule, List<Finding>> rule : subject.getValue().entrySet()) {
				rule(rule.getKey(), rule.getValue());
			}
			html.close("section");
		}
		suppressed();
		problems();
		html.close("main");
		html.element("footer", Double.isFinite(report.seconds()) ? text("html.footer", report.version(), report.result().filesRead(), TextReport.oneDecimal(report.seconds()))
				: text("html.footer.short", report.version()));
		html.raw("<script>").raw(script).raw("</script>\n").close("body").close("html");
	}

	private Map<Subject, Map<Rule, List<Finding>>> subjects() {
		Map<Subject, Map<Rule, List<Finding>>> subjects = new EnumMap<>(Subject.class);
		for (Rule rule : Stream.concat(RuleRegistry.standard().rules().stream(), report.result().ownRules().stream()).toList()) {
			List<Finding> findings = report.result().findings().stream().filter(rule::tells).toList();
			if (!findings.isEmpty()) {
				subjects.computeIfAbsent(rule.subject(), each -> new LinkedHashMap<>()).put(rule, findings);
			}
		}
		return subjects;
	}

	private void header(String name) throws IOException {
		LintResult result = report.result();
		long warnings = result.findings().stream().filter(finding -> finding.severity() == Severity.WARNING).count();
		html.open("header").raw("\n");
		html.element("h1", text("html.title", name));
		html.element("p", text("html.summary", warnings, result.findings().size() - warnings, result.asked().size(), result.problems().size()), "class", "summary");
		if (result.idle() > 0) {
			html.element("p", text("suppressed.IDLE", result.idle()), "class", "summary");
		}
		html.open("form", "role", "search", "id", "filter", "hidden", "").raw("\n");
		html.open("label", "class", "words").raw(MarkupText.escapeLine(text("html.filter"))).open("input", "type", "search", "id", "words", "autocomplete", "off").raw("</label>\n");
		html.open("fieldset").element("legend", text("html.severities"));
		severity("show-warning", text("html.warnings"));
		severity("show-info", text("html.infos"));
		html.close("fieldset");
		html.element("output", "", "id", "shown", "for", "words show-warning show-info", "data-pattern", text("html.shown", "{0}", "{1}"));
		html.close("form").close("header");
	}

	private void severity(String id, String label) throws IOException {
		html.open("label").open("input", "type", "checkbox", "id", id, "checked", "").raw(MarkupText.escapeLine(label)).raw("</label>\n");
	}

	private void contents(Map<Subject, Map<Rule, List<Finding>>> subjects) throws IOException {
		if (subjects.size() < 2) {
			return;
		}
		html.open("nav", "aria-label", text("html.contents")).open("ul").raw("\n");
		for (Map.Entry<Subject, Map<Rule, List<Finding>>> subject : subjects.entrySet()) {
			int count = subject.getValue().values().stream().mapToInt(List::size).sum();
			html.open("li").open("a", "href", '#' + id(subject.getKey())).raw(MarkupText.escapeLine(text("subject." + subject.getKey().name()) + ' '))
					.raw("<span class=\"count\">" + count + "</span></a></li>\n");
		}
		html.close("ul").close("nav");
	}

	private void rule(Rule rule, List<Finding> findings) throws IOException {
		html.open("section", "class", "rule").raw("\n");
		html.open("h3").raw(MarkupText.escapeLine(RuleRegistry.texts(rule).title())).raw(" <span class=\"count\">" + findings.size() + "</span>").close("h3");
		new HtmlRule(html, report).about(rule);
		html.open("ol").raw("\n");
		for (Finding finding : findings) {
			new HtmlRule(html, report).finding(finding);
		}
		html.close("ol").close("section");
	}

	private void suppressed() throws IOException {
		if (report.result().asked().isEmpty()) {
			return;
		}
		html.open("details", "class", "more").element("summary", text("html.suppressed", report.result().asked().size())).open("ul").raw("\n");
		for (SuppressedFinding each : report.result().asked()) {
			html.open("li").element("code", HtmlRule.place(each.finding().origin())).raw(MarkupText.escapeLine(' ' + each.finding().headline()) + ' ')
					.element("em", (TEXTS.get("suppressed." + each.place().name(), 1) + ' ' + each.reason()).strip()).close("li");
		}
		html.close("ul").close("details");
	}

	private void problems() throws IOException {
		if (report.result().problems().isEmpty()) {
			return;
		}
		html.open("details", "class", "more").element("summary", text("html.problems", report.result().problems().size())).open("ul").raw("\n");
		for (ReadProblem problem : report.result().problems()) {
			html.open("li").element("code", HtmlRule.place(problem.origin())).raw(MarkupText.escapeLine(' ' + problem.message())).close("li");
		}
		html.close("ul").close("details");
	}

	private static String id(Subject subject) {
		return "subject-" + subject.ordinal();
	}

	private static String text(String key, Object... values) {
		return TEXTS.get(key, values);
	}

	private static String resource(String name) throws IOException {
		try (InputStream in = HtmlReport.class.getResourceAsStream(name)) {
			return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
		}
	}

	/** The hash of an inline style or script, by which the page's policy knows it. */
	private static String hash(String text) {
		try {
			return "sha256-" + Base64.getEncoder().encodeToString(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
		} catch (NoSuchAlgorithmException everyJavaHasIt) {
			throw new IllegalStateException(everyJavaHasIt);
		}
	}
}
