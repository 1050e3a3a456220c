/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.report;

import static org.wiretune.gclog.internal.GcTexts.TEXTS;

import java.util.List;
import java.util.Locale;

import org.wiretune.gclog.GcLogData;
import org.wiretune.gclog.SkippedLine;
import org.wiretune.gclog.diagnosis.GcFinding;
import org.wiretune.gclog.diagnosis.LinePlaces;
import org.wiretune.safety.terminal.TerminalText;

/** Analyses as plain text. */
public final class GcTextReport {

	private static final int LABEL_WIDTH = 42;
	private static final int VALUE_WIDTH = 18;
	private static final int CHANGE_WIDTH = 18;
	private static final int MOST_LINES = 10;

	private GcTextReport() {
	}

	/** {@return the analyses, one below the other} */
	public static String toText(List<GcAnalysis> analyses) {
		StringBuilder text = new StringBuilder();
		if (analyses.size() > 1) {
			comparison(text, GcComparison.of(analyses));
		}
		for (GcAnalysis analysis : analyses) {
			text.append(text.isEmpty() ? "" : "\n").append(shown(analysis.log().name())).append('\n');
			SummaryLines.of(analysis)
					.forEach((label, value) -> text.append(String.format(Locale.ROOT, "  %-" + LABEL_WIDTH + "s %s", label, shown(value))).append('\n'));
			text.append("  ").append(TEXTS.get("label.definition")).append('\n');
			section(text, "label.missing", analysis.summary().missing());
			section(text, "label.remarks", analysis.remarks());
			section(text, "label.skipped", analysis.log().skipped().stream().map(line -> skipped(analysis.log(), line)).toList());
			findings(text, analysis);
		}
		return text.toString();
	}

	private static void comparison(StringBuilder text, GcComparison comparison) {
		text.append(TEXTS.get("label.comparison")).append('\n');
		for (int i = 0; i < comparison.names().size(); i++) {
			text.append("  ").append(TEXTS.get("label.column", i + 1, shown(comparison.names().get(i)))).append('\n');
		}
		comparison.figures().forEach(figure -> row(text, figure));
		comparison.findings().forEach(finding -> row(text, finding));
		text.append("  ").append(TEXTS.get("label.comparisonNote")).append('\n');
	}

	private static void row(StringBuilder text, ComparedFigure figure) {
		StringBuilder line = new StringBuilder(String.format(Locale.ROOT, "  %-" + LABEL_WIDTH + "s", figure.label()));
		line.append(String.format(Locale.ROOT, " %-" + VALUE_WIDTH + "s", figure.text(0)));
		for (int log = 1; log <= figure.changes().size(); log++) {
			line.append(String.format(Locale.ROOT, " %-" + VALUE_WIDTH + "s", figure.text(log)));
			line.append(String.format(Locale.ROOT, " %-" + CHANGE_WIDTH + "s", figure.change(log).judgedWords()));
		}
		text.append(line.toString().stripTrailing()).append('\n');
	}

	static String skipped(GcLogData log, SkippedLine line) {
		return shown(LinePlaces.brief(log, line.line()) + ": " + line.text());
	}

	/** {@return the first lines of a finding as text} */
	static String evidence(GcLogData log, GcFinding finding) {
		List<Long> lines = finding.lines();
		String text = String.join(", ", lines.stream().limit(MOST_LINES).map(line -> LinePlaces.brief(log, line)).toList());
		return TEXTS.get("label.evidence", lines.size() > MOST_LINES ? text + ", ..." : text);
	}

	/** Names and lines come out of files and stand within one line. */
	private static String shown(String text) {
		return TerminalText.oneLine(text);
	}

	private static void section(StringBuilder text, String title, List<String> sentences) {
		if (!sentences.isEmpty()) {
			text.append("  ").append(TEXTS.get(title)).append(":\n");
			sentences.forEach(sentence -> text.append("    ").append(shown(sentence)).append('\n'));
		}
	}

	private static void findings(StringBuilder text, GcAnalysis analysis) {
		List<GcFinding> findings = analysis.diagnosis().findings();
		text.append("  ").append(TEXTS.get(findings.isEmpty() ? "label.noFindings" : "label.findings")).append(findings.isEmpty() ? "\n" : ":\n");
		for (GcFinding finding : findings) {
			text.append("    ").append(finding.severity().name().toLowerCase(Locale.ROOT)).append(' ').append(finding.id()).append(": ")
					.append(shown(finding.message())).append('\n');
			if (!finding.setting().isEmpty()) {
				text.append("      ").append(TEXTS.get("label.setting", shown(finding.setting()))).append('\n');
			}
			text.append("      ").append(shown(evidence(analysis.log(), finding))).append('\n');
		}
		analysis.diagnosis().proposal().ifPresent(heap -> text.append("  ")
				.append(TEXTS.get("label.proposal", heap.option(), heap.reason())).append('\n'));
	}
}
