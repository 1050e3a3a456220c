/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.report;

import static org.wiretune.gclog.internal.GcTexts.TEXTS;

import java.util.List;
import java.util.Locale;

import org.wiretune.chart.model.ChartInk;
import org.wiretune.chart.svg.SvgStyle;
import org.wiretune.gclog.GcColumn;
import org.wiretune.gclog.diagnosis.GcFinding;
import org.wiretune.safety.markup.MarkupText;

/** Analyses as one HTML file without scripts and without references to anything outside; what comes from logs is escaped. */
public final class GcHtmlReport {

	private static final String CSS = """
			:root{color-scheme:light dark}body{font:15px/1.45 system-ui,sans-serif;margin:2em auto;max-width:62em;padding:0 1em}
			h1{font-size:1.3em;overflow-wrap:anywhere}h2{font-size:1.05em;margin-top:1.6em}table{border-collapse:collapse}
			td,th{padding:.15em 1.5em .15em 0;vertical-align:top;text-align:left;font-weight:normal}.compared th[scope=col]{overflow-wrap:anywhere;font-weight:bold}.weak{opacity:.75}.warning{border-left:4px solid #c62828;padding-left:.8em}
			.info{border-left:4px solid #1565c0;padding-left:.8em}code{overflow-wrap:anywhere}.chart{width:100%;height:auto}
			""" + SvgStyle.rules(List.of(ChartInk.values()));

	private final StringBuilder html = new StringBuilder();

	private GcHtmlReport() {
	}

	/** {@return the analyses as a complete document} */
	public static String toText(List<GcAnalysis> analyses) {
		GcHtmlReport report = new GcHtmlReport();
		String title = TEXTS.get("label.title", analyses.isEmpty() ? "" : analyses.get(0).log().name());
		report.html.append("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width,initial-scale=1\"><title>")
				.append(MarkupText.escape(title)).append("</title><style>\n").append(CSS).append("</style></head><body><main>\n");
		if (analyses.size() > 1) {
			report.comparison(GcComparison.of(analyses));
		}
		analyses.forEach(report::analysis);
		return report.html.append("</main></body></html>\n").toString();
	}

	private void comparison(GcComparison comparison) {
		element("h1", TEXTS.get("label.comparison"));
		html.append("<table class=\"compared\">\n<tr><th></th>");
		for (int i = 0; i < comparison.names().size(); i++) {
			html.append("<th scope=\"col\">").append(MarkupText.escape(TEXTS.get("label.column", i + 1, comparison.names().get(i)))).append("</th>").append(i > 0 ? "<th></th>" : "");
		}
		html.append("</tr>\n");
		comparison.figures().forEach(this::row);
		comparison.findings().forEach(this::row);
		html.append("</table>\n<p class=\"weak\">").append(MarkupText.escape(TEXTS.get("label.comparisonNote"))).append("</p>\n");
	}

	private void row(ComparedFigure figure) {
		html.append("<tr><th scope=\"row\">").append(MarkupText.escape(figure.label())).append("</th><td>").append(MarkupText.escape(figure.text(0))).append("</td>");
		for (int log = 1; log <= figure.changes().size(); log++) {
			html.append("<td>").append(MarkupText.escape(figure.text(log))).append("</td><td class=\"weak\">").append(MarkupText.escape(figure.change(log).judgedWords())).append("</td>");
		}
		html.append("</tr>\n");
	}

	private void analysis(GcAnalysis analysis) {
		element("h1", TEXTS.get("label.title", analysis.log().name()));
		findings(analysis);
		proposal(analysis);
		chart(analysis, TEXTS.get("chart.heap"), GcColumn.HEAP_AFTER);
		chart(analysis, TEXTS.get("chart.pauses"), GcColumn.PAUSE);
		html.append("<table>\n");
		SummaryLines.of(analysis).forEach((label, value) -> html.append("<tr><td>").append(MarkupText.escape(label)).append("</td><td>").append(MarkupText.escape(value)).append("</td></tr>\n"));
		html.append("</table>\n<p class=\"weak\">").append(MarkupText.escape(TEXTS.get("label.definition"))).append("</p>\n");
		section("label.missing", analysis.summary().missing());
		section("label.remarks", analysis.remarks());
		section("label.skipped", analysis.log().skipped().stream().map(line -> GcTextReport.skipped(analysis.log(), line)).toList());
	}

	private void findings(GcAnalysis analysis) {
		element("h2", TEXTS.get("label.findings"));
		if (analysis.diagnosis().findings().isEmpty()) {
			element("p", TEXTS.get("label.noFindings"));
		}
		for (GcFinding finding : analysis.diagnosis().findings()) {
			html.append("<div class=\"").append(finding.severity().name().toLowerCase(Locale.ROOT)).append("\"><p><b>").append(MarkupText.escape(finding.id()))
					.append("</b> ").append(MarkupText.escape(finding.message())).append("<br>");
			if (!finding.setting().isEmpty()) {
				html.append("<code>").append(MarkupText.escape(finding.setting())).append("</code><br>");
			}
			html.append("<span class=\"weak\">").append(MarkupText.escape(GcTextReport.evidence(analysis.log(), finding))).append("</span></p></div>\n");
		}
	}

	private void proposal(GcAnalysis analysis) {
		analysis.diagnosis().proposal().ifPresent(heap -> element("p", TEXTS.get("label.proposal", heap.option(), heap.reason())));
	}

	private void chart(GcAnalysis analysis, String title, GcColumn column) {
		String svg = EventChart.of(analysis.log().events(), column, title);
		if (!svg.isEmpty()) {
			element("h2", title);
			html.append(svg);
		}
	}

	private void section(String title, List<String> sentences) {
		if (!sentences.isEmpty()) {
			element("h2", TEXTS.get(title));
			html.append("<ul>");
			sentences.forEach(sentence -> html.append("<li>").append(MarkupText.escape(sentence)).append("</li>"));
			html.append("</ul>\n");
		}
	}

	private void element(String name, String text) {
		html.append('<').append(name).append('>').append(MarkupText.escape(text)).append("</").append(name).append(">\n");
	}
}
