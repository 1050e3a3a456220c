/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.text;

import org.wiretune.core.Insertion;
import org.wiretune.lint.source.SourceText;

/** Places of new entries in files of one entry a line: behind a neighbour, in its indentation and with its separator. */
final class LineInsertions {

	private LineInsertions() {
	}

	/**
	 * Finds the place.
	 *
	 * @param document the file
	 * @param entry what would be written
	 * @param command what stands before a key where there is no neighbour to look at, mostly empty
	 * @param separator what stands between key and value where there is no neighbour
	 * @param head what a section that the file lacks begins with, with {@code %s} for its name; null where it cannot be written
	 * @return the place, or null
	 */
	static Insertion place(TextDocument document, NewEntry entry, String command, String separator, String head) {
		SourceText source = document.source();
		String text = source.text();
		String delimiter = source.lineDelimiter();
		TextEntry neighbour = entry.neighbour() != null ? entry.neighbour() : last(document, entry);
		if (neighbour != null) {
			int lineStart = source.lineStart(source.line(neighbour.keyStart()));
			String between = text.substring(neighbour.keyEnd(), neighbour.valueStart());
			char quote = between.isEmpty() ? 0 : between.charAt(between.length() - 1);
			boolean quoted = quote == '"' || quote == '\'';
			String before = between.isEmpty() || between.indexOf('\n') >= 0 || between.indexOf('\r') >= 0 || between.length() > 80 ? separator
					: quoted ? between.substring(0, between.length() - 1) : between;
			String indentation = text.substring(lineStart, neighbour.keyStart());
			return new Insertion(source.path(), neighbour.end(), source.line(neighbour.end()), delimiter + indentation + entry.key() + before, "", entry.form());
		}
		TextSection section = entry.section().isEmpty() ? null : section(document, entry.section());
		if (section != null) {
			return new Insertion(source.path(), section.end(), source.line(section.end()), delimiter + command + entry.key() + separator, "", entry.form());
		}
		if (!entry.section().isEmpty() && (head == null || !entry.newSection())) {
			return null;
		}
		String first = entry.section().isEmpty() ? "" : head.formatted(entry.section()) + delimiter;
		boolean opensLine = text.isEmpty() || LineCursor.isDelimiter(text.charAt(text.length() - 1));
		return new Insertion(source.path(), text.length(), source.line(text.length()), (opensLine ? "" : delimiter) + first + command + entry.key() + separator,
				opensLine ? delimiter : "", entry.form());
	}

	/** The last entry of the section and document. */
	private static TextEntry last(TextDocument document, NewEntry entry) {
		for (int i = document.entries().size() - 1; i >= 0; i--) {
			TextEntry each = document.entries().get(i);
			if (each.document() == entry.document() && each.section().equalsIgnoreCase(entry.section())) {
				return each;
			}
		}
		return null;
	}

	private static TextSection section(TextDocument document, String name) {
		for (int i = document.sections().size() - 1; i >= 0; i--) {
			if (document.sections().get(i).name().equalsIgnoreCase(name)) {
				return document.sections().get(i);
			}
		}
		return null;
	}
}
