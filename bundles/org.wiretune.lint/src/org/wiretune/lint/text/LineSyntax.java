/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.text;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.core.Insertion;
import org.wiretune.core.ValueForm;
import org.wiretune.core.ValueForm.Writing;
import org.wiretune.lint.source.SourceText;
import org.wiretune.model.settings.ValueType;
import org.wiretune.safety.text.CharacterSearch;

/**
 * Files of one entry a line, with or without sections: {@code my.cnf}, {@code postgresql.conf}, {@code qm.ini},
 * {@code sysctl.conf}, {@code /etc/system}. Of two assignments the last counts.
 */
final class LineSyntax implements TextSyntax {

	private static final char[] QUOTES = { '\'', '"' };

	private final LineRules rules;
	private final TextForms values;

	LineSyntax(LineRules rules) {
		this.rules = rules;
		values = new TextForms(this, rules.comments().substring(0, 1));
	}

	@Override
	public ValueForm values(Quoting quoting, ValueType type) {
		return values.of(quoting, type);
	}

	@Override
	public KeyForm form() {
		return rules.form();
	}

	@Override
	public TextDocument read(SourceText source) {
		String text = source.text();
		TextDocument document = new TextDocument(source);
		LineCursor line = new LineCursor(text);
		String section = "";
		while (line.advance()) {
			int start = line.content();
			int end = line.contentEnd();
			if (start >= end || rules.comments().indexOf(text.charAt(start)) >= 0) {
				continue;
			}
			TextSection head = head(text, start, end, line.end());
			if (head != null) {
				section = head.name();
				if (!document.add(head)) {
					return document;
				}
				continue;
			}
			TextEntry entry = entry(text, start, end, line.end(), section);
			if (entry != null && !document.add(entry)) {
				return document;
			}
		}
		return document;
	}

	private TextSection head(String text, int start, int end, int lineEnd) {
		int nameEnd = switch (rules.heads()) {
		case NONE -> -1;
		case BRACKETS -> text.charAt(start) == '[' ? CharacterSearch.indexOf(text, ']', start, end) : -1;
		case COLON -> text.charAt(end - 1) == ':' ? end - 1 : -1;
		};
		int nameStart = rules.heads() == LineRules.Heads.BRACKETS ? start + 1 : start;
		if (nameEnd <= nameStart || nameEnd - nameStart > TextDocument.MAXIMUM_KEY) {
			return null;
		}
		String name = text.substring(nameStart, nameEnd).strip();
		if (name.isEmpty() || rules.heads() == LineRules.Heads.COLON && name.indexOf('=') >= 0) {
			return null;
		}
		return new TextSection(name, nameStart, lineEnd);
	}

	private TextEntry entry(String text, int lineStart, int lineContentEnd, int lineEnd, String section) {
		int start = behindCommand(text, lineStart, lineContentEnd);
		if (start < 0) {
			return null;
		}
		int keyEnd = start;
		while (keyEnd < lineContentEnd && text.charAt(keyEnd) != '=' && (rules.equalsNeeded() || !LineCursor.isBlank(text.charAt(keyEnd)))) {
			keyEnd++;
		}
		int separator = keyEnd;
		keyEnd = LineCursor.stripped(text, start, keyEnd);
		int valueStart = separator;
		while (valueStart < lineContentEnd && LineCursor.isBlank(text.charAt(valueStart))) {
			valueStart++;
		}
		boolean sign = valueStart < lineContentEnd && text.charAt(valueStart) == '=';
		if (sign) {
			valueStart++;
			while (valueStart < lineContentEnd && LineCursor.isBlank(text.charAt(valueStart))) {
				valueStart++;
			}
		}
		if (keyEnd == start || keyEnd - start > TextDocument.MAXIMUM_KEY || !sign && (rules.equalsNeeded() || valueStart >= lineContentEnd)) {
			return null;
		}
		String key = text.substring(start, keyEnd);
		char quote = rules.quotes() && valueStart < lineContentEnd ? text.charAt(valueStart) : 0;
		if (quote == '\'' || quote == '"' && !rules.doubledQuotes()) {
			int close = closing(text, valueStart + 1, lineContentEnd, quote);
			if (close >= 0) {
				return new TextEntry(0, section, key, unquoted(text.substring(valueStart + 1, close), quote), start, keyEnd, valueStart + 1, close, lineEnd, quote == '"' ? Quoting.DOUBLE : Quoting.SINGLE);
			}
		}
		int valueEnd = lineContentEnd;
		if (rules.inlineComment() != 0) {
			int remark = CharacterSearch.indexOf(text, rules.inlineComment(), valueStart, lineContentEnd);
			valueEnd = remark < 0 ? valueEnd : LineCursor.stripped(text, valueStart, remark);
		}
		return new TextEntry(0, section, key, rules.escapes().decoded(text.substring(valueStart, valueEnd).strip(), false), start, keyEnd, valueStart, valueEnd, lineEnd, Quoting.NONE);
	}

	/** Behind the word before each key, or -1 where it does not stand there; a dash before a kernel parameter is no part of its key. */
	private int behindCommand(String text, int start, int end) {
		String command = rules.command();
		if (command.isEmpty()) {
			return rules.form() == KeyForm.SLASHES && text.charAt(start) == '-' ? start + 1 : start;
		}
		int behind = start + command.length();
		if (behind >= end || !text.startsWith(command, start) || !LineCursor.isBlank(text.charAt(behind))) {
			return -1;
		}
		while (behind < end && LineCursor.isBlank(text.charAt(behind))) {
			behind++;
		}
		return behind;
	}

	private int closing(String text, int from, int end, char quote) {
		for (int i = from; i < end; i++) {
			char c = text.charAt(i);
			if (c == '\\') {
				i++;
			} else if (c == quote) {
				if (!rules.doubledQuotes() || i + 1 >= end || text.charAt(i + 1) != quote) {
					return i;
				}
				i++;
			}
		}
		return -1;
	}

	private String unquoted(String raw, char quote) {
		return rules.escapes().decoded(rules.doubledQuotes() ? raw.replace(String.valueOf(quote) + quote, String.valueOf(quote)) : raw, true);
	}

	@Override
	public Insertion insertion(TextDocument document, NewEntry entry) {
		String command = rules.command().isEmpty() ? rules.indentation() : rules.command() + ' ';
		String head = switch (rules.heads()) {
		case NONE -> null;
		case BRACKETS -> "[%s]";
		case COLON -> "%s:";
		};
		return LineInsertions.place(document, entry, command, rules.separator(), head);
	}

	@Override
	public List<Writing> writings(String text, int start, int end, String value, Quoting quoting, boolean isText) {
		String escaped = rules.escapes().encoded(value);
		List<Writing> writings = new ArrayList<>();
		if (quoting != Quoting.NONE) {
			writings.add(new Writing(start, end, inQuotes(escaped, quoting == Quoting.DOUBLE ? '"' : '\'')));
			writings.addAll(quoted(escaped, start - 1, end + 1));
			return writings;
		}
		if (rules.escapes().isPlain(value)) {
			writings.add(new Writing(start, end, rules.escapes() == LineEscapes.MYSQL ? escaped : value));
		}
		writings.addAll(quoted(escaped, start, end));
		return writings;
	}

	private List<Writing> quoted(String escaped, int start, int end) {
		List<Writing> quoted = new ArrayList<>();
		for (char quote : QUOTES) {
			if (rules.quotes() && (quote == '\'' || !rules.doubledQuotes())) {
				quoted.add(new Writing(start, end, quote + inQuotes(escaped, quote) + quote));
			}
		}
		return quoted;
	}

	private String inQuotes(String escaped, char quote) {
		return rules.doubledQuotes() ? escaped.replace(String.valueOf(quote), String.valueOf(quote) + quote) : escaped;
	}

	@Override
	public String sample(String key) {
		return (rules.command().isEmpty() ? rules.indentation() : rules.command() + ' ') + key + rules.separator();
	}
}
