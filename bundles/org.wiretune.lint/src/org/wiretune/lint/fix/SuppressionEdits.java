/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.fix;

import java.util.List;
import java.util.stream.Collectors;

import org.wiretune.core.Origin;
import org.wiretune.core.RemarkForm;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.source.Lines;

/**
 * Writes the comment that leaves a finding out: {@code wiretune:ignore rule-id: reason}, on a line of its own before
 * the element or statement, with its indentation.
 */
public final class SuppressionEdits {

	private SuppressionEdits() {
	}

	/**
	 * Makes the change.
	 *
	 * @param finding the finding to leave out
	 * @param reason why, in the user's words; line ends become spaces
	 * @param text the text of the finding's file
	 * @param remark how its syntax writes remarks
	 * @return the change, or null where the finding's place has no element or line to stand before
	 */
	public static TextChange ignore(Finding finding, String reason, String text, RemarkForm remark) {
		Origin origin = finding.origin();
		if (origin.offset() > text.length()) {
			return null;
		}
		String words = reason.replaceAll("\\s+", " ").strip();
		List<String> requests = finding.ruleIds().stream().map(rule -> "wiretune:ignore " + rule + (words.isEmpty() ? "" : ": " + words)).toList();
		return switch (remark.place()) {
		case LINE -> beforeLine(origin, firstLine(origin, text), requests, remark, text);
		case STATEMENT -> beforeLine(origin, statementLine(text, Lines.startOfLine(text, origin.offset())), requests, remark, text);
		case ELEMENT -> beforeElement(origin, String.join(" ", requests), remark, text);
		};
	}

	/** The line, or the first of those that it continues. */
	private static int firstLine(Origin origin, String text) {
		int start = Lines.startOfLine(text, origin.offset());
		while (start > 0) {
			int previous = Lines.startOfLine(text, start - (text.charAt(start - 1) == '\n' && start > 1 && text.charAt(start - 2) == '\r' ? 2 : 1));
			if (!text.substring(previous, start).stripTrailing().endsWith("\\")) {
				break;
			}
			start = previous;
		}
		return start;
	}

	/** A remark on a line of its own for each request, in the style of the file. */
	private static TextChange beforeLine(Origin origin, int line, List<String> requests, RemarkForm remark, String text) {
		String start = Lines.indentation(text, line) + remark.opening() + ' ';
		String end = (remark.closing().isEmpty() ? "" : ' ' + remark.closing()) + Lines.delimiter(text);
		return new TextChange(origin.path(), line, "", requests.stream().map(request -> start + request + end).collect(Collectors.joining()));
	}

	/** A statement or annotation may span lines; the comment stands before the first of them. */
	private static int statementLine(String text, int line) {
		int start = line;
		while (start > 0) {
			int previous = Lines.startOfLine(text, start - (text.charAt(start - 1) == '\n' && start > 1 && text.charAt(start - 2) == '\r' ? 2 : 1));
			String above = text.substring(previous, start).strip();
			if (!continues(above)) {
				return start;
			}
			start = previous;
		}
		return start;
	}

	/** Whether the next line belongs to the same statement. */
	private static boolean continues(String line) {
		return !line.isEmpty() && !line.startsWith("//") && !line.startsWith("*") && !line.startsWith("/*")
				&& (line.startsWith("@") || !line.endsWith(";") && !line.endsWith("{") && !line.endsWith("}") && !line.endsWith("*/") && !line.endsWith(":"));
	}

	private static TextChange beforeElement(Origin origin, String request, RemarkForm remark, String text) {
		int start = XmlMarkup.startOfTag(text, origin.offset());
		if (start < 0) {
			start = XmlMarkup.startOfParent(text, origin.offset());
		}
		if (start < 0) {
			return null;
		}
		// Two hyphens would end the comment early.
		String comment = remark.opening() + ' ' + request.replaceAll("-{2,}", "-") + ' ' + remark.closing();
		String indentation = Lines.indentation(text, start);
		boolean ownLine = Lines.startOfLine(text, start) + indentation.length() == start;
		return new TextChange(origin.path(), start, "", ownLine ? comment + Lines.delimiter(text) + indentation : comment);
	}
}
