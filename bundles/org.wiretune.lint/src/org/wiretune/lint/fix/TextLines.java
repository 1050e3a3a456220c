/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.fix;

import org.wiretune.core.Origin;
import org.wiretune.lint.source.Lines;

/** Changes of whole lines in files that are no XML. */
public final class TextLines {

	private TextLines() {
	}

	/**
	 * Takes the line of a value out, with its line end.
	 *
	 * @param edits takes the change
	 * @param origin a place in the line
	 */
	public static void remove(Edits edits, Origin origin) {
		String text = origin == null ? null : edits.texts().text(origin.path());
		if (text == null || origin.offset() > text.length()) {
			edits.impossible();
			return;
		}
		int start = Lines.startOfLine(text, origin.offset());
		int end = origin.offset();
		while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
			end++;
		}
		if (end < text.length() && text.charAt(end) == '\r') {
			end++;
		}
		if (end < text.length() && text.charAt(end) == '\n') {
			end++;
		}
		edits.replace(origin.path(), start, text.substring(start, end), "");
	}

	/**
	 * Turns the line of a value into a remark.
	 *
	 * @param edits takes the change
	 * @param origin a place in the line
	 * @param mark what begins a remark in this kind of file, for example {@code #}
	 */
	public static void commentOut(Edits edits, Origin origin, String mark) {
		String text = origin == null ? null : edits.texts().text(origin.path());
		if (text == null || origin.offset() > text.length()) {
			edits.impossible();
			return;
		}
		int start = Lines.startOfLine(text, origin.offset()) + Lines.indentation(text, origin.offset()).length();
		edits.insert(origin.path(), start, mark + ' ');
	}
}
