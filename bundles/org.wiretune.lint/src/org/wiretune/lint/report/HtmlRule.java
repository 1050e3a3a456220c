/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.report;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.fix.FixApplier;
import org.wiretune.lint.fix.FixRefused;
import org.wiretune.lint.fix.UnifiedDiff;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleTexts;
import org.wiretune.safety.markup.MarkupText;
import org.wiretune.safety.text.Texts;

/** Writes what a rule says and each of its findings into the page. */
final class HtmlRule {

	private static final Texts TEXTS = Texts.of(HtmlRule.class, "report");

	/** A longer difference is cut; the fix shows all of it. */
	private static final int MOST_LINES = 60;
	/** Nobody reads a longer line; a file without line ends would fill the page. */
	private static final int MOST_CHARACTERS = 600;

	private final Markup html;
	private final LintReport report;

	HtmlRule(Markup html, LintReport report) {
		this.html = html;
		this.report = report;
	}

	void about(Rule rule) throws IOException {
		RuleTexts texts = RuleRegistry.texts(rule);
		html.open("details", "class", "about").element("summary", TEXTS.get("html.about")).open("dl").raw("\n");
		term("help.why", texts.why());
		term("help.evidence", texts.evidence());
		term("help.source", texts.source());
		term("help.caveat", texts.caveat());
		term("help.products", texts.products());
		html.element("dt", TEXTS.get("html.rule")).open("dd").element("code", rule.id()).close("dd");
		Optional<String> page = RulePages.of(rule);
		if (page.isPresent()) {
			html.element("dt", TEXTS.get("html.page")).open("dd").element("a", page.get(), "href", page.get()).close("dd");
		}
		html.close("dl").close("details");
	}

	private void term(String key, String text) throws IOException {
		html.element("dt", TEXTS.get(key)).element("dd", text);
	}

	void finding(Finding finding) throws IOException {
		boolean warning = finding.severity() == Severity.WARNING;
		html.open("li", "class", warning ? "finding warning" : "finding info", "data-rule", finding.ruleId()).raw("\n").open("p");
		html.open("strong", "class", "severity").raw(MarkupText.escapeLine(TEXTS.get(warning ? "severity.warning" : "severity.info"))).raw("</strong> ");
		html.open("code").raw(MarkupText.escapeLine(place(finding.origin()))).raw("</code>").close("p");
		html.element("p", finding.headline(), "class", "headline");
		html.element("p", finding.message());
		if (finding.assumption() != null) {
			html.element("p", finding.assumption(), "class", "assumption");
		}
		if (finding.measured() != null && finding.limit() != null) {
			html.element("p", TEXTS.get("html.measured", finding.measured(), finding.limit()), "class", "measured");
		}
		for (MeasuredHere measured : report.measured().apply(finding)) {
			html.element("p", measured.told(), "class", "measured-here");
			if (measured.hasInterval()) {
				html.raw(IntervalPlot.svg(measured));
			}
			if (!measured.machine().isEmpty()) {
				html.element("p", TEXTS.get("html.measuredWhere", measured.machine(), measured.day(), measured.file()), "class", "measured-where");
			}
		}
		if (!finding.related().isEmpty()) {
			html.open("p").raw(MarkupText.escapeLine(TEXTS.get("html.related"))).raw(" ")
					.raw(finding.related().stream().map(origin -> "<code>" + MarkupText.escapeLine(place(origin)) + "</code>").collect(Collectors.joining(", "))).close("p");
		}
		for (Fix fix : finding.fixes()) {
			fix(fix);
		}
		html.close("li");
	}

	private void fix(Fix fix) throws IOException {
		html.open("details", "class", "fix").element("summary", TEXTS.get("fix", fix.label(), fix.effect().label())).element("p", fix.description());
		if (!fix.reason().isEmpty()) {
			html.element("p", fix.effect().told(fix.reason()), "class", "reason");
		}
		try {
			StringBuilder difference = new StringBuilder();
			for (Map.Entry<String, List<TextChange>> file : FixApplier.open(fix, report.texts()).entrySet()) {
				difference.append(UnifiedDiff.shown(report.texts().apply(file.getKey()), file.getValue()));
			}
			difference(difference.toString().lines().toList());
		} catch (FixRefused changed) {
			html.element("p", changed.getMessage());
		}
		html.close("details");
	}

	private void difference(List<String> lines) throws IOException {
		if (lines.isEmpty()) {
			return;
		}
		html.open("pre", "tabindex", "0", "aria-label", TEXTS.get("html.difference"));
		for (String line : lines.subList(0, Math.min(lines.size(), MOST_LINES))) {
			String word = line.startsWith("+") ? "ins" : line.startsWith("-") ? "del" : "span";
			html.raw("<" + word + ">" + MarkupText.escapeLine(shown(line)) + "</" + word + ">\n");
		}
		if (lines.size() > MOST_LINES) {
			html.raw("…\n");
		}
		html.close("pre");
	}

	private static String shown(String line) {
		return line.length() > MOST_CHARACTERS ? line.substring(0, MOST_CHARACTERS) + '…' : line;
	}

	static String place(Origin origin) {
		return origin.path() + ':' + origin.line() + ':' + origin.column();
	}
}
