/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.report;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;

import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.finding.SuppressedFinding;
import org.wiretune.safety.terminal.TerminalText;
import org.wiretune.safety.text.Texts;

/**
 * Writes findings as text for people: one line that editors and terminals recognise as a place in a file, then what was
 * assumed and what can be done, indented. Lines can be written one by one while files are read.
 */
public final class TextReport {

	private static final Texts TEXTS = Texts.of(TextReport.class, "report");

	/** A terminal has little room; the other reports name all places. */
	private static final int MOST_PLACES = 5;

	private final Appendable out;
	private final UnaryOperator<String> shown;

	/**
	 * Starts a report that shows paths as they are in the findings.
	 *
	 * @param out where to write; stays open
	 */
	public TextReport(Appendable out) {
		this(out, UnaryOperator.identity());
	}

	/**
	 * Starts a report.
	 *
	 * @param out where to write; stays open
	 * @param shown tells how a path is shown, for example relative to the current folder
	 */
	public TextReport(Appendable out, UnaryOperator<String> shown) {
		this.out = out;
		this.shown = shown;
	}

	/**
	 * Writes a finding: its headline, what was assumed, further places and the fixes.
	 *
	 * @param finding the finding
	 * @throws IOException where it cannot be written
	 */
	public void write(Finding finding) throws IOException {
		write(finding, List.of());
	}

	/**
	 * Writes a finding with all that is told of it.
	 *
	 * @param finding the finding
	 * @param story its story
	 * @throws IOException where it cannot be written
	 */
	public void write(Finding finding, FindingStory story) throws IOException {
		write(finding, story.lines());
	}

	private void write(Finding finding, List<String> story) throws IOException {
		line(finding.origin(), text("severity." + finding.severity().name().toLowerCase(Locale.ROOT)), finding.headline() + " [" + String.join(", ", finding.ruleIds()) + ']');
		for (String told : story) {
			out.append("    ").append(TerminalText.oneLine(told)).append('\n');
		}
		if (finding.assumption() != null) {
			out.append("    ").append(TerminalText.oneLine(finding.assumption())).append('\n');
		}
		for (Origin related : finding.related().subList(0, Math.min(MOST_PLACES, finding.related().size()))) {
			out.append("    ").append(text("related", place(related))).append('\n');
		}
		if (finding.related().size() > MOST_PLACES) {
			out.append("    ").append(text("related.more", finding.related().size() - MOST_PLACES)).append('\n');
		}
		for (Fix fix : finding.fixes()) {
			out.append("    ").append(TerminalText.oneLine(text("fix", fix.label(), fix.effect().label()))).append('\n');
		}
	}

	/**
	 * Writes a problem.
	 *
	 * @param problem the problem
	 * @throws IOException where it cannot be written
	 */
	public void write(ReadProblem problem) throws IOException {
		line(problem.origin(), text("problem"), problem.message());
	}

	/**
	 * Writes the last line.
	 *
	 * @param result what was found
	 * @param seconds how long it took
	 * @throws IOException where it cannot be written
	 */
	public void writeSummary(LintResult result, double seconds) throws IOException {
		long warnings = result.findings().stream().filter(finding -> finding.severity() == Severity.WARNING).count();
		out.append(text("summary", warnings, result.findings().size() - warnings, result.problems().size(), result.filesRead(), oneDecimal(seconds)));
		for (SuppressedFinding.Place place : SuppressedFinding.Place.values()) {
			long count = result.suppressions().stream().filter(each -> each.place() == place).count();
			if (count > 0) {
				out.append(' ').append(text("suppressed." + place.name(), count));
			}
		}
		out.append('\n');
	}

	/** {@return how long a check took, as reports say it} @param seconds the time */
	static String oneDecimal(double seconds) {
		return BigDecimal.valueOf(seconds).setScale(1, RoundingMode.HALF_EVEN).toPlainString();
	}

	private void line(Origin origin, String word, String message) throws IOException {
		out.append(place(origin)).append(": ").append(word).append(": ").append(TerminalText.oneLine(message)).append('\n');
	}

	private String place(Origin origin) {
		String path = TerminalText.oneLine(shown.apply(origin.path()));
		// What begins with these is a command to the log of some build servers.
		String safe = path.startsWith(":") || path.startsWith("#") ? "./" + path : path;
		return safe + ':' + origin.line() + ':' + origin.column();
	}

	private static String text(String key, Object... values) {
		return TEXTS.get(key, values);
	}
}
