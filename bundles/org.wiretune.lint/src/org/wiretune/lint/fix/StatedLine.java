/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.fix;

import java.util.regex.Pattern;

import org.wiretune.core.Origin;
import org.wiretune.model.settings.Setting;

/** Takes a setting out of a file of properties or YAML, with its line. */
public final class StatedLine {

	/** A key and its value on one line, of which nothing goes on in the next. */
	private static final Pattern WHOLE = Pattern.compile("[ \\t]*[\"']?[\\w.\\[\\]-]+[\"']?[ \\t]*[:=][ \\t]*(?![|>&*{\\[])[^\\r\\n]*(?<!\\\\)(\\r\\n|\\n|\\r|$)");

	private StatedLine() {
	}

	/**
	 * Removes the line, or makes the fix impossible where more than the setting stands on it.
	 *
	 * @param edits takes the change
	 * @param setting a setting that a file states
	 */
	public static void remove(Edits edits, Setting setting) {
		Origin origin = setting == null ? null : setting.getOrigin();
		String text = origin == null ? null : edits.texts().text(origin.path());
		if (text == null || origin.end() > text.length()) {
			edits.impossible();
			return;
		}
		int start = Math.max(text.lastIndexOf('\n', origin.offset() - 1), text.lastIndexOf('\r', origin.offset() - 1)) + 1;
		int end = origin.end();
		while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
			end++;
		}
		if (text.startsWith("\r\n", end)) {
			end++;
		}
		String line = text.substring(start, Math.min(text.length(), end + 1));
		if (WHOLE.matcher(line).matches()) {
			edits.replace(origin.path(), start, line, "");
		} else {
			edits.impossible();
		}
	}
}
