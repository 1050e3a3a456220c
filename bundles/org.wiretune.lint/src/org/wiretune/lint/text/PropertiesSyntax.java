/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.text;

import java.util.List;

import org.wiretune.core.Insertion;
import org.wiretune.core.ValueForm;
import org.wiretune.core.ValueForm.Writing;
import org.wiretune.lint.source.SourceText;
import org.wiretune.model.settings.ValueType;
import org.wiretune.safety.text.CharacterSearch;

/**
 * Properties of Java as {@link java.util.Properties#load(java.io.Reader)} describes them: comments, continued lines and
 * escapes. Spring Boot divides such a file into documents with a line {@code #---}. Of two assignments the last counts.
 */
public final class PropertiesSyntax implements TextSyntax {

	private final KeyForm form;
	private final boolean documents;
	private final TextForms values = new TextForms(this, "#");

	PropertiesSyntax(KeyForm form, boolean documents) {
		this.form = form;
		this.documents = documents;
	}

	@Override
	public KeyForm form() {
		return form;
	}

	@Override
	public ValueForm values(Quoting quoting, ValueType type) {
		return values.of(quoting, type);
	}

	@Override
	public TextDocument read(SourceText source) {
		String text = source.text();
		TextDocument document = new TextDocument(source);
		int number = 0;
		int offset = 0;
		while (offset < text.length()) {
			int start = blanks(text, offset);
			if (start >= text.length() || LineCursor.isDelimiter(text.charAt(start))) {
				offset = LineCursor.behindDelimiter(text, start);
				continue;
			}
			char first = text.charAt(start);
			if (first == '#' || first == '!') {
				int end = LineCursor.endOf(text, start);
				if (documents && start == offset && text.startsWith("---", start + 1) && text.substring(start + 4, end).isBlank()) {
					number++;
				}
				offset = LineCursor.behindDelimiter(text, end);
				continue;
			}
			int keyEnd = key(text, start);
			int valueStart = separator(text, keyEnd);
			int end = logicalEnd(text, valueStart);
			int valueEnd = valueEnd(text, valueStart, end);
			TextEntry entry = new TextEntry(number, "", keyEnd - start > TextDocument.MAXIMUM_KEY ? "" : plain(text, start, keyEnd), plain(text, valueStart, valueEnd).strip(), start,
					keyEnd, valueStart, valueEnd, end, Quoting.NONE);
			if (!document.add(entry)) {
				return document;
			}
			offset = LineCursor.behindDelimiter(text, end);
		}
		return document;
	}

	private static int key(String text, int start) {
		int offset = start;
		while (offset < text.length()) {
			char c = text.charAt(offset);
			if (c == '=' || c == ':' || LineCursor.isBlank(c) && c != '\u00A0' || LineCursor.isDelimiter(c)) {
				return offset;
			}
			offset = c == '\\' ? behindEscape(text, offset) : offset + 1;
		}
		return offset;
	}

	/** Behind an escaped character, or behind a continued line's delimiter and the blanks that follow. */
	private static int behindEscape(String text, int backslash) {
		int next = backslash + 1;
		if (next >= text.length()) {
			return next;
		}
		return LineCursor.isDelimiter(text.charAt(next)) ? blanks(text, LineCursor.behindDelimiter(text, next)) : next + 1;
	}

	private static int separator(String text, int keyEnd) {
		int offset = continued(text, keyEnd);
		if (offset < text.length() && (text.charAt(offset) == '=' || text.charAt(offset) == ':')) {
			offset = continued(text, offset + 1);
		}
		return offset;
	}

	/** Behind blanks, also where the line is continued in them. */
	private static int continued(String text, int from) {
		int offset = blanks(text, from);
		while (offset + 1 < text.length() && text.charAt(offset) == '\\' && LineCursor.isDelimiter(text.charAt(offset + 1))) {
			offset = behindEscape(text, offset);
		}
		return offset;
	}

	private static int logicalEnd(String text, int from) {
		int offset = from;
		while (offset < text.length() && !LineCursor.isDelimiter(text.charAt(offset))) {
			offset = text.charAt(offset) == '\\' ? behindEscape(text, offset) : offset + 1;
		}
		return Math.min(offset, text.length());
	}

	/** The end of the value's own text: without blanks, and without a backslash that leads to an empty line. */
	private static int valueEnd(String text, int start, int end) {
		int offset = LineCursor.stripped(text, start, end);
		while (offset > start && LineCursor.isDelimiter(text.charAt(offset - 1))) {
			while (offset > start && LineCursor.isDelimiter(text.charAt(offset - 1))) {
				offset--;
			}
			offset = LineCursor.stripped(text, start, Math.max(start, offset - 1));
		}
		return offset;
	}

	private static int blanks(String text, int from) {
		int offset = from;
		while (offset < text.length() && (text.charAt(offset) == ' ' || text.charAt(offset) == '\t' || text.charAt(offset) == '\f')) {
			offset++;
		}
		return offset;
	}

	/** {@return the text without escapes and continued lines} @param text a file @param start first character @param end the character behind the last */
	public static String plain(String text, int start, int end) {
		if (CharacterSearch.indexOf(text, '\\', start, end) < 0) {
			return text.substring(start, end);
		}
		StringBuilder plain = new StringBuilder(end - start);
		int offset = start;
		while (offset < end) {
			char c = text.charAt(offset);
			if (c != '\\') {
				plain.append(c);
				offset++;
				continue;
			}
			char escaped = offset + 1 < end ? text.charAt(offset + 1) : 0;
			if (escaped == 'u' && unicode(text, offset + 2, end) >= 0) {
				plain.append((char) unicode(text, offset + 2, end));
				offset += 6;
			} else if (escaped == 0 || LineCursor.isDelimiter(escaped)) {
				offset = behindEscape(text, offset);
			} else {
				plain.append(switch (escaped) {
				case 't' -> '\t';
				case 'n' -> '\n';
				case 'r' -> '\r';
				case 'f' -> '\f';
				default -> escaped;
				});
				offset += 2;
			}
		}
		return plain.toString();
	}

	private static int unicode(String text, int start, int end) {
		if (start + 4 > end) {
			return -1;
		}
		int value = 0;
		for (int i = start; i < start + 4; i++) {
			int digit = Character.digit(text.charAt(i), 16);
			if (digit < 0) {
				return -1;
			}
			value = value * 16 + digit;
		}
		return value;
	}

	@Override
	public Insertion insertion(TextDocument document, NewEntry entry) {
		String text = document.source().text();
		// A backslash at the end of the file would take a new line for its own.
		if (text.endsWith("\\")) {
			return null;
		}
		return LineInsertions.place(document, entry, "", "=", null);
	}

	/** Beyond ASCII always as an escape: such files are read as ISO-8859-1 by some and as UTF-8 by others. */
	@Override
	public List<Writing> writings(String text, int start, int end, String value, Quoting quoting, boolean isText) {
		// Behind a key that only a blank ends, a sign would be the separator.
		return List.of(new Writing(start, end, escaped(value)), new Writing(start, end, '\\' + escaped(value)));
	}

	/** The lines of an entry may be continued ones. */
	@Override
	public boolean readsBack(String text, Writing written, String value) {
		int from = LineCursor.startOf(text, written.start());
		while (from > 0 && isContinued(text, from)) {
			from = LineCursor.startOf(text, text.charAt(from - 1) == '\n' && from > 1 && text.charAt(from - 2) == '\r' ? from - 2 : from - 1);
		}
		return TextForm.readsBack(this, text, from, logicalEnd(text, written.end()), written, value);
	}

	/** Whether the line before ends with an odd number of backslashes. */
	private static boolean isContinued(String text, int start) {
		int end = start - 1;
		if (text.charAt(end) == '\n' && end > 0 && text.charAt(end - 1) == '\r') {
			end--;
		}
		int backslashes = 0;
		while (end - backslashes > 0 && text.charAt(end - 1 - backslashes) == '\\') {
			backslashes++;
		}
		return backslashes % 2 == 1;
	}

	/** {@return a value with the escapes of such files} @param value the value */
	public static String escaped(String value) {
		StringBuilder escaped = new StringBuilder(value.length() + 8);
		for (int i = 0; i < value.length(); i++) {
			char c = value.charAt(i);
			switch (c) {
			case '\\' -> escaped.append("\\\\");
			case '\t' -> escaped.append("\\t");
			case '\n' -> escaped.append("\\n");
			case '\r' -> escaped.append("\\r");
			case '\f' -> escaped.append("\\f");
			default -> escaped.append(c < ' ' || c > '~' ? "\\u%04X".formatted((int) c) : c == ' ' && i == 0 ? "\\ " : String.valueOf(c));
			}
		}
		return escaped.toString();
	}
}
