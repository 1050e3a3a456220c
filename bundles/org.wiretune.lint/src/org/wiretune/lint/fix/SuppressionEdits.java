/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.fix;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import org.wiretune.core.Origin;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.source.Lines;
import org.wiretune.lint.table.SettingTables;

/**
 * Writes the comment that leaves a finding out: {@code wiretune:ignore rule-id: reason}, on a line of its own before
 * the element or statement, with its indentation.
 */
public final class SuppressionEdits {

	private SuppressionEdits() {
	}

	/** What begins a remark in files of SQL and of the command line processor of Db2; it is a hash in all others. */
	private static final Map<String, String> REMARKS = Map.of("sql", "--", "ddl", "--", "db2", "--", "clp", "--");

	/**
	 * Makes the change.
	 *
	 * @param finding the finding to leave out
	 * @param reason why, in the user's words; line ends become spaces
	 * @param text the text of the finding's file
	 * @return the change, or null where the finding's place has no element or line to stand before
	 */
	public static TextChange ignore(Finding finding, String reason, String text) {
		Origin origin = finding.origin();
		if (origin.offset() > text.length()) {
			return null;
		}
		String words = reason.replaceAll("\\s+", " ").strip();
		List<String> requests = finding.ruleIds().stream().map(rule -> "wiretune:ignore " + rule + (words.isEmpty() ? "" : ": " + words)).toList();
		if (origin.path().endsWith(".java")) {
			return inJava(origin, requests, text);
		}
		return SettingTables.isText(origin.path()) ? inText(origin, requests, text) : inXml(origin, String.join(" ", requests), text);
	}

	/** A remark before the line, and before the lines that it continues. */
	private static TextChange inText(Origin origin, List<String> requests, String text) {
		int start = Lines.startOfLine(text, origin.offset());
		while (start > 0) {
			int previous = Lines.startOfLine(text, start - (text.charAt(start - 1) == '\n' && start > 1 && text.charAt(start - 2) == '\r' ? 2 : 1));
			if (!text.substring(previous, start).stripTrailing().endsWith("\\")) {
				break;
			}
			start = previous;
		}
		String sign = REMARKS.getOrDefault(origin.path().substring(origin.path().lastIndexOf('.') + 1), origin.path().endsWith("etc/system") ? "*" : "#");
		return new TextChange(origin.path(), start, "", lines(requests, Lines.indentation(text, start) + sign + ' ', text));
	}

	private static TextChange inJava(Origin origin, List<String> requests, String text) {
		int start = statementLine(text, Lines.startOfLine(text, origin.offset()));
		return new TextChange(origin.path(), start, "", lines(requests, Lines.indentation(text, start) + "// ", text));
	}

	/** A remark on a line of its own for each request, in the style of the file. */
	private static String lines(List<String> requests, String start, String text) {
		String end = Lines.delimiter(text);
		return requests.stream().map(request -> start + request + end).collect(Collectors.joining());
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

	private static TextChange inXml(Origin origin, String request, String text) {
		int start = XmlMarkup.startOfTag(text, origin.offset());
		if (start < 0) {
			start = XmlMarkup.startOfParent(text, origin.offset());
		}
		if (start < 0) {
			return null;
		}
		// Two hyphens would end the comment early.
		String comment = "<!-- " + request.replaceAll("-{2,}", "-") + " -->";
		String indentation = Lines.indentation(text, start);
		boolean ownLine = Lines.startOfLine(text, start) + indentation.length() == start;
		return new TextChange(origin.path(), start, "", ownLine ? comment + Lines.delimiter(text) + indentation : comment);
	}
}
