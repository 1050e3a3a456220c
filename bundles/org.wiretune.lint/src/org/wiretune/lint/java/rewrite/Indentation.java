/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.rewrite;

/** How a file indents. */
final class Indentation {

	private Indentation() {
	}

	/**
	 * {@return the number of blanks of one level, or 0 where the file indents with tabs} The first indented line of code
	 * tells; comments do not, because their continuation lines start with a blank.
	 */
	static int width(String text) {
		int lineStart = 0;
		int tabs = 0;
		int smallest = 0;
		int spaces = 0;
		while (lineStart < text.length()) {
			int i = lineStart;
			while (i < text.length() && (text.charAt(i) == ' ' || text.charAt(i) == '\t')) {
				i++;
			}
			boolean code = i < text.length() && text.charAt(i) != '*' && text.charAt(i) != '/' && text.charAt(i) != '\r' && text.charAt(i) != '\n';
			if (code && i > lineStart) {
				if (text.charAt(lineStart) == '\t') {
					tabs++;
				} else {
					spaces++;
					smallest = smallest == 0 ? i - lineStart : Math.min(smallest, i - lineStart);
				}
			}
			int end = text.indexOf('\n', i);
			lineStart = end < 0 ? text.length() : end + 1;
		}
		return tabs >= spaces ? 0 : Math.max(1, Math.min(8, smallest));
	}
}
