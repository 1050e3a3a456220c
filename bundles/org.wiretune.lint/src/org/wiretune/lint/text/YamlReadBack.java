/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.text;

import java.util.Iterator;
import java.util.List;

import org.wiretune.core.ValueForm.Writing;
import org.wiretune.lint.source.SourceText;

/** Compares a whole YAML file before and after a value is written. */
final class YamlReadBack {

	private YamlReadBack() {
	}

	/**
	 * {@return whether a written value is read as such, and all else as before}
	 *
	 * @param syntax the syntax of the file
	 * @param text the file
	 * @param written what is written where
	 * @param value the value
	 */
	static boolean holds(TextSyntax syntax, String text, Writing written, String value) {
		TextDocument before = syntax.read(SourceText.of("", text));
		TextDocument after = syntax.read(SourceText.of("", text.substring(0, written.start()) + written.text() + text.substring(written.end())));
		if (before.brokenAt() < 0 != after.brokenAt() < 0) {
			return false;
		}
		int end = written.start() + written.text().length();
		List<TextEntry> now = after.entries().stream().filter(entry -> isWithin(entry, written.start(), end)).toList();
		if (now.size() != 1 || !now.get(0).value().equals(value)) {
			return false;
		}
		Iterator<TextEntry> others = after.entries().stream().filter(entry -> entry != now.get(0)).iterator();
		for (TextEntry entry : before.entries()) {
			if (isWithin(entry, written.start(), written.end())) {
				if (!entry.key().equals(now.get(0).key())) {
					return false;
				}
			} else if (!others.hasNext() || !isSame(entry, others.next())) {
				return false;
			}
		}
		return !others.hasNext();
	}

	private static boolean isWithin(TextEntry entry, int start, int end) {
		return entry.valueStart() >= start && entry.valueEnd() <= end;
	}

	private static boolean isSame(TextEntry one, TextEntry other) {
		return one.document() == other.document() && one.key().equals(other.key()) && one.value().equals(other.value());
	}
}
