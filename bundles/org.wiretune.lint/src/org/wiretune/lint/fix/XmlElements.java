/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.fix;

import org.wiretune.core.Origin;
import org.wiretune.lint.source.Lines;

/** Changes of whole XML elements: taken out, put into a comment, renamed. Each makes the fix impossible where the text does not allow it. */
public final class XmlElements {

	private XmlElements() {
	}

	/**
	 * Takes an element out, with its line where it stands alone on it.
	 *
	 * @param edits takes the change
	 * @param origin a place in the start tag of the element
	 */
	public static void remove(Edits edits, Origin origin) {
		Range range = element(edits, origin);
		if (range == null) {
			edits.impossible();
			return;
		}
		String text = range.text();
		int start = range.start();
		int end = range.end();
		int line = Lines.startOfLine(text, start);
		int behind = end;
		while (behind < text.length() && (text.charAt(behind) == ' ' || text.charAt(behind) == '\t')) {
			behind++;
		}
		boolean lastOnLine = behind == text.length() || text.charAt(behind) == '\n' || text.charAt(behind) == '\r';
		if (lastOnLine && text.substring(line, start).isBlank()) {
			start = line;
			end = behind;
			if (end < text.length() && text.charAt(end) == '\r') {
				end++;
			}
			if (end < text.length() && text.charAt(end) == '\n') {
				end++;
			}
		}
		edits.replace(origin.path(), start, text.substring(start, end), "");
	}

	/**
	 * Puts an element into a comment. Comments cannot be nested, so those inside stay comments of their own between the
	 * parts that become one.
	 *
	 * @param edits takes the change
	 * @param origin a place in the start tag of the element
	 */
	public static void commentOut(Edits edits, Origin origin) {
		Range range = element(edits, origin);
		if (range == null) {
			edits.impossible();
			return;
		}
		String element = range.text().substring(range.start(), range.end());
		StringBuilder commented = new StringBuilder(element.length() + 16);
		int from = 0;
		while (from < element.length()) {
			int comment = element.indexOf("<!--", from);
			int until = comment < 0 ? element.length() : comment;
			String part = element.substring(from, until);
			if (part.contains("--")) {
				edits.impossible();
				return;
			}
			commented.append(part.isBlank() ? part : "<!-- " + part + " -->");
			if (comment < 0) {
				break;
			}
			int end = element.indexOf("-->", comment + 4);
			if (end < 0) {
				edits.impossible();
				return;
			}
			commented.append(element, comment, end + 3);
			from = end + 3;
		}
		edits.replace(origin.path(), range.start(), element, commented.toString());
	}

	/**
	 * Gives an element another name, in its start tag and its end tag. A prefix stays.
	 *
	 * @param edits takes the changes
	 * @param origin a place in the start tag of the element
	 * @param name the new local name
	 */
	public static void rename(Edits edits, Origin origin, String name) {
		Range range = element(edits, origin);
		if (range == null) {
			edits.impossible();
			return;
		}
		String text = range.text();
		int nameEnd = range.start() + 1;
		while (nameEnd < range.end() && !Character.isWhitespace(text.charAt(nameEnd)) && text.charAt(nameEnd) != '>' && text.charAt(nameEnd) != '/') {
			nameEnd++;
		}
		String qualified = text.substring(range.start() + 1, nameEnd);
		String local = qualified.substring(qualified.indexOf(':') + 1);
		edits.replace(origin.path(), nameEnd - local.length(), local, name);
		int close = text.lastIndexOf("</" + qualified, range.end());
		if (close > range.start()) {
			edits.replace(origin.path(), close + 2 + qualified.length() - local.length(), local, name);
		} else if (text.charAt(range.end() - 2) != '/') {
			edits.impossible();
		}
	}

	private static Range element(Edits edits, Origin origin) {
		String text = origin == null ? null : edits.texts().text(origin.path());
		int start = text == null || origin.offset() >= text.length() ? -1 : XmlMarkup.startOfTag(text, origin.offset());
		int end = start < 0 || start + 1 >= text.length() || text.charAt(start + 1) == '!' || text.charAt(start + 1) == '?' || text.charAt(start + 1) == '/' ? -1
				: XmlMarkup.endOfElement(text, start);
		return end < 0 ? null : new Range(text, start, end);
	}

	private record Range(String text, int start, int end) {
	}
}
