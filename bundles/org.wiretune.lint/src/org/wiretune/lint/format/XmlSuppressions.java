/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.format;

import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.xml.XmlComment;
import org.wiretune.lint.xml.XmlDocument;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlForm;

/** Finds the requests to leave out findings in the comments of an XML file. */
final class XmlSuppressions {

	private static final String MARKER = "wiretune:ignore";

	private XmlSuppressions() {
	}

	static void read(XmlDocument document, FileParts parts) {
		parts.remarks(XmlForm.TEXT);
		for (XmlComment comment : document.comments()) {
			SourceText source = document.source();
			String body = source.text().substring(comment.start() + 4, comment.end() - 3);
			int from;
			int to;
			if (comment.start() < document.root().start()) {
				from = 0;
				to = source.text().length() + 1;
			} else {
				XmlElement element = element(comment, source);
				if (element == null) {
					continue;
				}
				from = element.start();
				to = element.end();
			}
			for (int at = body.indexOf(MARKER); at >= 0;) {
				int next = body.indexOf(MARKER, at + MARKER.length());
				String request = body.substring(at + MARKER.length(), next < 0 ? body.length() : next).strip();
				int end = 0;
				while (end < request.length() && isOfId(request, end)) {
					end++;
				}
				String reason = request.substring(end).strip();
				if (reason.startsWith(":")) {
					reason = reason.substring(1).strip();
				}
				if (end > 0) {
					parts.suppress(new Suppression(request.substring(0, end), reason,
							source.origin(comment.start(), comment.end() - comment.start()), from, to));
				}
				at = next;
			}
		}
	}

	/** A dot belongs to an id only where more of it follows. */
	private static boolean isOfId(String request, int at) {
		char c = request.charAt(at);
		return Character.isLetterOrDigit(c) || c == '-' || c == '.' && at > 0 && at + 1 < request.length() && Character.isLetterOrDigit(request.charAt(at + 1));
	}

	/** The element that shares the comment's line before it, else the one that follows in the same parent, or null. */
	private static XmlElement element(XmlComment comment, SourceText source) {
		int line = source.line(comment.start());
		if (!source.text().substring(source.lineStart(line), comment.start()).isBlank()) {
			if (comment.previous() != null && source.line(comment.previous().end() - 1) == line) {
				return comment.previous();
			}
			if (comment.parent() != null && source.line(comment.parent().startTagEnd() - 1) == line) {
				return comment.parent();
			}
		}
		if (comment.previous() != null) {
			return comment.previous().next();
		}
		return comment.parent() == null ? null : comment.parent().firstChild();
	}
}
