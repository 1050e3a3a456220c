/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.format.table;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.format.Suppression;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.text.LineCursor;
import org.wiretune.lint.text.TextDocument;
import org.wiretune.lint.text.TextEntry;

/**
 * Finds the requests to leave out findings in the remarks of a file that is no XML. A remark on its own line holds for the
 * line that follows; before the first entry it holds for the file.
 */
final class TextSuppressions {

	private static final String MARK = "wiretune:ignore";
	private static final Pattern REQUEST = Pattern.compile("wiretune:ignore[ \\t]+([a-z0-9-]{1,100}(?:\\.[a-z0-9-]{1,100}){0,3})[ \\t]*(?::[ \\t]*([^\\r\\n]{0,1000}))?");
	private static final String REMARKS = "#;!*-";
	/** The most requests that are read of a file. */
	private static final int MOST = 1_000;
	private static final int MOST_LINES = 100;

	private TextSuppressions() {
	}

	/** Reads the remarks of a file that is of a known kind. */
	static void read(TextDocument document, FileParts parts) {
		SourceText source = document.source();
		String text = source.text();
		if (!text.contains(MARK)) {
			return;
		}
		List<TextEntry> entries = document.entries();
		int next = 0;
		int count = 0;
		Matcher request = REQUEST.matcher(text);
		while (count < MOST && request.find()) {
			int lineStart = source.lineStart(source.line(request.start()));
			String before = text.substring(lineStart, Math.min(request.start(), lineStart + 200)).strip();
			while (next < entries.size() && entries.get(next).keyStart() < request.start()) {
				next++;
			}
			if (before.isEmpty() || REMARKS.indexOf(before.charAt(0)) < 0) {
				continue;
			}
			count++;
			int from = next == 0 ? 0 : next < entries.size() ? source.lineStart(source.line(entries.get(next).keyStart())) : text.length();
			int to = next == 0 ? text.length() + 1 : next < entries.size() ? lineEnd(text, entries.get(next).end()) : text.length();
			String reason = request.group(2) == null ? "" : request.group(2).strip();
			parts.suppress(new Suppression(request.group(1), reason, source.origin(request.start(), request.end() - request.start()), from, to));
		}
	}

	/** The end of the line, and of those that continue it: several entries of a command may stand there. */
	private static int lineEnd(String text, int offset) {
		int end = LineCursor.endOf(text, offset);
		for (int lines = 0; lines < MOST_LINES && end > 0 && end < text.length() && text.charAt(end - 1) == '\\'; lines++) {
			end = LineCursor.endOf(text, LineCursor.behindDelimiter(text, end));
		}
		return end;
	}
}
