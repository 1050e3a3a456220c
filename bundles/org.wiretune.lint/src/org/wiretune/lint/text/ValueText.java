/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.text;

import java.util.List;

import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.table.FileKind;
import org.wiretune.lint.table.SettingTables;
import org.wiretune.model.settings.ValueType;

/**
 * Writes values into files that are no XML, so that reading gives them back: with the quotes and escapes of the file's
 * syntax, in the style that stands there where that can hold the value. What is written is read again before it is handed
 * out, so a value that a syntax cannot hold is refused and not damaged.
 */
public final class ValueText {

	private static final String KEY = "a.b";

	private ValueText() {
	}

	/** {@return whether files of this path are written here} @param path the path with forward slashes */
	public static boolean isWritten(String path) {
		return SettingTables.isText(path);
	}

	/**
	 * Writes a value over one that stands in a file.
	 *
	 * @param path the file
	 * @param text its text
	 * @param start first character of the value's own text, without a quote
	 * @param end the character behind it
	 * @param value the new value
	 * @param type what the value is
	 * @return what to write where; null where the syntax cannot hold the value
	 */
	public static WrittenValue replaced(String path, String text, int start, int end, String value, ValueType type) {
		return written(syntaxes(path), text, start, end, value, type);
	}

	/**
	 * Writes a value that a file lacks.
	 *
	 * @param path the file
	 * @param prefix what is written before the value
	 * @param suffix what is written behind it
	 * @param value the value
	 * @param type what the value is
	 * @return the value as it is written; null where the syntax cannot hold it
	 */
	public static String inserted(String path, String prefix, String suffix, String value, ValueType type) {
		WrittenValue written = written(syntaxes(path), prefix + suffix, prefix.length(), prefix.length(), value, type);
		return written == null || written.start() != prefix.length() || written.end() != prefix.length() ? null : written.text();
	}

	/** {@return whether a file can hold a value at all} @param path the file @param value the value */
	public static boolean canHold(String path, String value) {
		for (TextSyntax syntax : syntaxes(path)) {
			String prefix = syntax.sample(KEY);
			if (written(List.of(syntax), prefix, prefix.length(), prefix.length(), value, ValueType.TEXT) == null) {
				return false;
			}
		}
		return true;
	}

	private static List<TextSyntax> syntaxes(String path) {
		return SettingTables.kinds().stream().filter(kind -> kind.syntax() != null && kind.accepts(path)).map(FileKind::syntax).distinct().map(TextSyntaxes::of).toList();
	}

	private static WrittenValue written(List<TextSyntax> syntaxes, String text, int start, int end, String value, ValueType type) {
		// Readers leave white space around a value out.
		if (syntaxes.isEmpty() || !value.strip().equals(value)) {
			return null;
		}
		for (WrittenValue candidate : syntaxes.getFirst().writings(text, start, end, value, type)) {
			if (syntaxes.stream().allMatch(syntax -> syntax.readsBack(text, candidate, value))) {
				return candidate;
			}
		}
		return null;
	}

	/** Whether the lines of an entry, with a value written into them, are read as that value and nothing else. */
	static boolean readsBack(TextSyntax syntax, String text, int from, int to, WrittenValue written, String value) {
		String lines = text.substring(from, written.start()) + written.text() + text.substring(written.end(), to);
		TextDocument document = syntax.read(SourceText.of("", lines));
		return document.brokenAt() < 0 && !document.entries().isEmpty() && document.entries().stream().allMatch(entry -> entry.value().equals(value));
	}

	/** The start of the line that holds an offset. */
	static int startOfLine(String text, int offset) {
		int start = offset;
		while (start > 0 && !LineCursor.isDelimiter(text.charAt(start - 1))) {
			start--;
		}
		return start;
	}

	/** Whether the value's own text stands between two quotes of a kind. */
	static boolean isQuoted(String text, int start, int end, char quote) {
		return start > 0 && end < text.length() && text.charAt(start - 1) == quote && text.charAt(end) == quote;
	}
}
