/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.text;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

import org.wiretune.core.Insertion;
import org.wiretune.core.ValueForm;
import org.wiretune.core.ValueForm.Writing;
import org.wiretune.lint.source.SourceText;
import org.wiretune.model.settings.ValueType;
import org.wiretune.safety.text.CharacterSearch;

/**
 * Scripts that set values by commands: {@code update db cfg for X using NAME value ...} and {@code update dbm cfg using ...}
 * of Db2, {@code db2set NAME=VALUE}, and {@code ndd -set device name value} of Solaris. The section is the command without
 * its values: {@code db cfg X}, {@code dbm cfg}, {@code db2set}, {@code ndd /dev/tcp}. Commands run one after the other, so
 * the last value counts.
 */
final class CommandSyntax implements TextSyntax {

	private static final Set<String> CONFIGURATION = Set.of("cfg", "config", "configuration");
	private static final Set<String> REMARKS = Set.of("rem", "echo", "print");
	private static final Set<String> VERBS = Set.of("update", "db2", "connect", "alter", "create", "terminate", "quit", "reset", "get", "attach", "call", "drop",
			"grant", "select", "insert", "activate", "deactivate", "force", "db2set", "echo", "db2start", "db2stop", "backup", "restore", "list", "bind", "set");

	/** A command that the processor of Db2 reads itself; a shell calls it by the program {@code db2}. */
	private static final Pattern OF_PROCESSOR = Pattern.compile("^[ \\t]*update[ \\t]", Pattern.CASE_INSENSITIVE | Pattern.MULTILINE);

	private final TextForms values = new TextForms(this, "#");
	private final TextForms processed = new TextForms(this, "--");

	@Override
	public ValueForm values(Quoting quoting, ValueType type) {
		return values.of(quoting, type);
	}

	/** Files of the processor and of SQL have other remarks than those of a shell. */
	@Override
	public ValueForm remarks(TextDocument document) {
		return (OF_PROCESSOR.matcher(document.source().text()).find() ? processed : values).of(Quoting.NONE, ValueType.TEXT);
	}

	@Override
	public KeyForm form() {
		return KeyForm.ANY_CASE;
	}

	@Override
	public TextDocument read(SourceText source) {
		return new Reader(source).read();
	}

	/** One pass over the words of a script. */
	private static final class Reader {

		private final String text;
		private final TextDocument document;
		private int start;
		private int end;
		private int next;

		Reader(SourceText source) {
			text = source.text();
			document = new TextDocument(source);
		}

		TextDocument read() {
			boolean opensLine = true;
			while (document.fullAt() < 0 && word(true)) {
				if (isDelimiter()) {
					opensLine = true;
					continue;
				}
				String word = lower();
				word = word.substring(word.lastIndexOf('/') + 1);
				boolean first = opensLine;
				opensLine = false;
				if (first && isRemark()) {
					next = LineCursor.endOf(text, next);
				} else if (word.equals("update")) {
					update(first);
				} else if (word.equals("db2set")) {
					registry();
				} else if (word.equals("ndd")) {
					network();
				}
			}
			return document;
		}

		/** Goes to the next word or, where asked for, line delimiter or semicolon; a backslash before a delimiter hides it. */
		private boolean word(boolean delimiters) {
			int offset = next;
			while (offset < text.length()) {
				char c = text.charAt(offset);
				if (c == '\\' && offset + 1 < text.length() && LineCursor.isDelimiter(text.charAt(offset + 1))) {
					offset = LineCursor.behindDelimiter(text, offset + 1);
				} else if (LineCursor.isDelimiter(c) || c == ';') {
					if (delimiters) {
						start = offset;
						next = c == ';' ? offset + 1 : LineCursor.behindDelimiter(text, offset);
						end = next;
						return true;
					}
					offset++;
				} else if (isSeparator(c)) {
					offset++;
				} else {
					start = offset;
					while (offset < text.length() && !isSeparator(text.charAt(offset)) && !LineCursor.isDelimiter(text.charAt(offset)) && text.charAt(offset) != ';') {
						offset++;
					}
					end = offset;
					next = offset;
					return true;
				}
			}
			next = offset;
			return false;
		}

		private static boolean isSeparator(char c) {
			return LineCursor.isBlank(c) || c == '"' || c == '\'';
		}

		private boolean isDelimiter() {
			return text.charAt(start) == ';' || LineCursor.isDelimiter(text.charAt(start));
		}

		private String lower() {
			return end - start > 64 ? "" : text.substring(start, end).toLowerCase(Locale.ROOT);
		}

		/** The rest of an update command; one at the beginning of its line may go on in the next until a semicolon. */
		private void update(boolean severalLines) {
			if (!word(true) || isDelimiter()) {
				return;
			}
			String kind = lower();
			boolean manager = kind.equals("dbm");
			if (!manager && !kind.equals("db") && !kind.equals("database") || !word(true)) {
				return;
			}
			if (lower().equals("manager")) {
				manager = true;
				if (!word(true)) {
					return;
				}
			}
			if (!CONFIGURATION.contains(lower())) {
				return;
			}
			String section = manager ? "dbm cfg" : "db cfg";
			while (inCommand(severalLines) && !lower().equals("using")) {
				if (lower().equals("for") && inCommand(severalLines)) {
					section = end - start > 128 ? section : "db cfg " + text.substring(start, end).toUpperCase(Locale.ROOT);
				}
			}
			while (inCommand(severalLines) && isName(start, end) && !lower().equals("immediate") && !lower().equals("deferred")) {
				int keyStart = start;
				int keyEnd = end;
				if (!inCommand(severalLines)) {
					return;
				}
				int valueStart = start;
				int valueEnd = end;
				int behind = next;
				boolean automatic = inCommand(severalLines) && lower().equals("automatic");
				int entryEnd = automatic ? end : valueEnd;
				next = automatic ? next : behind;
				if (!add(section, keyStart, keyEnd, valueStart, valueEnd, entryEnd)) {
					return;
				}
			}
		}

		/** Goes to the next word of the command; false at its end, whose delimiter is then still to be seen. */
		private boolean inCommand(boolean severalLines) {
			int before = next;
			if (!word(true)) {
				return false;
			}
			if (!isDelimiter()) {
				return true;
			}
			if (severalLines && text.charAt(start) != ';' && word(true) && !isDelimiter() && !VERBS.contains(lower()) && !isRemark()) {
				return true;
			}
			next = before;
			return false;
		}

		private boolean isRemark() {
			String word = lower();
			return word.startsWith("#") || word.startsWith("--") || REMARKS.contains(word);
		}

		private void registry() {
			while (true) {
				int before = next;
				if (!word(true)) {
					return;
				}
				if (isDelimiter()) {
					next = before;
					return;
				}
				int sign = CharacterSearch.indexOf(text, '=', start, end);
				if (sign > start && isName(start, sign)) {
					if (!add("db2set", start, sign, sign + 1, end, end)) {
						return;
					}
				}
			}
		}

		private void network() {
			int[] words = new int[8];
			for (int i = 0; i < 4; i++) {
				int before = next;
				if (!word(true)) {
					return;
				}
				if (isDelimiter()) {
					next = before;
					return;
				}
				words[2 * i] = start;
				words[2 * i + 1] = end;
			}
			if (text.startsWith("-set", words[0]) && words[3] - words[2] < 64 && isName(words[4], words[5])) {
				add("ndd " + text.substring(words[2], words[3]), words[4], words[5], words[6], words[7], words[7]);
			}
		}

		private boolean isName(int from, int to) {
			for (int i = from; i < to; i++) {
				if (!Character.isLetterOrDigit(text.charAt(i)) && text.charAt(i) != '_') {
					return false;
				}
			}
			return to > from && Character.isLetter(text.charAt(from)) && to - from <= 64;
		}

		private boolean add(String section, int keyStart, int keyEnd, int valueStart, int valueEnd, int entryEnd) {
			return document.add(new TextEntry(0, section, text.substring(keyStart, keyEnd), text.substring(valueStart, valueEnd), keyStart, keyEnd, valueStart, valueEnd, entryEnd, Quoting.NONE));
		}
	}

	@Override
	public Insertion insertion(TextDocument document, NewEntry entry) {
		TextEntry neighbour = entry.neighbour();
		if (neighbour == null) {
			return null;
		}
		SourceText source = document.source();
		if (neighbour.section().startsWith("db") && !neighbour.section().equals("db2set")) {
			return new Insertion(source.path(), neighbour.end(), source.line(neighbour.end()), ' ' + entry.key() + ' ', "", entry.form());
		}
		String text = source.text();
		String before = text.substring(source.lineStart(source.line(neighbour.keyStart())), neighbour.keyStart());
		String between = text.substring(neighbour.keyEnd(), neighbour.valueStart());
		int end = LineCursor.endOf(text, neighbour.end());
		if (before.indexOf('=') >= 0 || between.indexOf('\n') >= 0 || between.indexOf('\r') >= 0 || before.indexOf('"') >= 0 || before.indexOf('\'') >= 0 || text.startsWith("\\", end - 1)) {
			return null;
		}
		return new Insertion(source.path(), end, source.line(end), source.lineDelimiter() + before + entry.key() + between, "", entry.form());
	}

	/** Only words that mean nothing to a shell: whether a script quotes its commands cannot be told from one of them. */
	@Override
	public boolean readsBack(String text, Writing written, String value) {
		return value.chars().allMatch(c -> Character.isLetterOrDigit(c) || "_.,:/+-@%".indexOf(c) >= 0) && !value.isEmpty();
	}
}
