/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.text;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

import org.wiretune.lint.source.SourceText;

/**
 * Reads the block mappings of a YAML file with the offsets of their scalars. Sequences, flow style, block scalars and
 * aliases are passed over; anchors and tags before a value are skipped. A quote or bracket that is not closed ends the
 * reading, as it does for the products.
 */
final class YamlReader {

	private static final int DEEPEST = 64;

	private final String text;
	private final TextDocument document;
	private final LineCursor line;
	private final Deque<YamlNode> open = new ArrayDeque<>();
	/** The ends of the documents so far. */
	private final List<Integer> ends = new ArrayList<>(List.of(-1));
	/** Lines that are indented deeper belong to something that is passed over; -1 where there is none. */
	private int passOver = -1;
	/** The indentation of a plain scalar that the next line may continue; -1 where there is none. */
	private int scalar = -1;

	YamlReader(SourceText source) {
		text = source.text();
		document = new TextDocument(source);
		line = new LineCursor(text);
	}

	TextDocument read() {
		while (line.advance()) {
			int start = line.start();
			while (start < line.end() && text.charAt(start) == ' ') {
				start++;
			}
			if (start < line.contentEnd() && !line(start, start - line.start())) {
				break;
			}
		}
		document.ends(ends);
		return document;
	}

	/** Reads a line that is not blank; returns false where reading ends. */
	private boolean line(int start, int indent) {
		char first = text.charAt(start);
		if (indent == 0 && (isMarker("---", start) || isMarker("...", start))) {
			open.clear();
			passOver = -1;
			scalar = -1;
			if (first == '-' && (ends.getLast() >= 0 || !document.entries().isEmpty())) {
				ends.add(-1);
			}
			return ends.size() < TextDocument.MAXIMUM_ENTRIES;
		}
		if (passOver >= 0 && (indent > passOver || indent == passOver && isDash(start))) {
			extend();
			return true;
		}
		if (first == '#' || first == '\t' || first == '%' && indent == 0) {
			return true;
		}
		passOver = -1;
		if (scalar >= 0 && indent > scalar) {
			// The value goes on in this line, so what was read of it is not the whole.
			TextEntry part = document.entries().removeLast();
			document.nodes().add(new YamlNode(part.document(), part.key(), scalar, true, line.end()));
			passOver = scalar;
			scalar = -1;
			extend();
			return true;
		}
		scalar = -1;
		while (!open.isEmpty() && (open.getLast().indent > indent || open.getLast().indent == indent && !isDash(start))) {
			open.removeLast();
		}
		if (isDash(start)) {
			if (!open.isEmpty()) {
				open.getLast().sequence = true;
			}
			passOver = indent;
			extend();
			return true;
		}
		return entry(start, indent);
	}

	private boolean isMarker(String marker, int start) {
		return text.startsWith(marker, start) && (start + 3 >= line.end() || LineCursor.isBlank(text.charAt(start + 3)));
	}

	private boolean isDash(int start) {
		return text.charAt(start) == '-' && (start + 1 >= line.end() || LineCursor.isBlank(text.charAt(start + 1)));
	}

	private void extend() {
		for (YamlNode node : open) {
			node.end = line.end();
		}
		ends.set(ends.size() - 1, line.end());
	}

	private boolean entry(int start, int indent) {
		char quote = text.charAt(start);
		boolean quoted = quote == '"' || quote == '\'';
		int keyStart = quoted ? start + 1 : start;
		int keyEnd = quoted ? closing(keyStart, line.end(), quote) : plainKeyEnd(start);
		int colon = keyEnd < 0 ? -1 : blanks(quoted ? keyEnd + 1 : keyEnd);
		if (colon < 0 || colon >= line.end() || text.charAt(colon) != ':' || colon + 1 < line.end() && !LineCursor.isBlank(text.charAt(colon + 1))) {
			extend();
			return true;
		}
		keyEnd = quoted ? keyEnd : LineCursor.stripped(text, keyStart, keyEnd);
		YamlNode parent = open.isEmpty() ? null : open.getLast();
		String path = keyEnd - keyStart > TextDocument.MAXIMUM_KEY ? null : path(parent, segment(text.substring(keyStart, keyEnd), quoted));
		if (parent != null && parent.childIndent < 0) {
			parent.childIndent = indent;
		}
		extend();
		if (path == null || path.isEmpty() || path.length() > TextDocument.MAXIMUM_KEY || open.size() >= DEEPEST || document.nodes().size() >= TextDocument.MAXIMUM_ENTRIES) {
			passOver = indent;
			return true;
		}
		return value(path, indent, keyStart, keyEnd, behindProperties(blanks(colon + 1)));
	}

	private static String segment(String key, boolean quoted) {
		return quoted && key.indexOf('.') >= 0 && !key.startsWith("[") ? '"' + key + '"' : key;
	}

	private static String path(YamlNode parent, String segment) {
		return parent == null ? segment : parent.path + '.' + segment;
	}

	/** Behind anchors and tags. */
	private int behindProperties(int start) {
		int offset = start;
		while (offset < line.end() && (text.charAt(offset) == '&' || text.charAt(offset) == '!')) {
			while (offset < line.end() && !LineCursor.isBlank(text.charAt(offset))) {
				offset++;
			}
			offset = blanks(offset);
		}
		return offset;
	}

	private boolean value(String path, int indent, int keyStart, int keyEnd, int start) {
		int number = ends.size() - 1;
		char first = start < line.end() ? text.charAt(start) : '#';
		if (first == '#') {
			YamlNode node = new YamlNode(number, path, indent, false, line.end());
			document.nodes().add(node);
			open.addLast(node);
			return true;
		}
		int end;
		String value;
		int valueStart = start;
		switch (first) {
		case '*', '|', '>' -> {
			document.nodes().add(new YamlNode(number, path, indent, true, line.end()));
			passOver = indent;
			return true;
		}
		case '{', '[' -> {
			end = behindFlow(start);
			return end < 0 ? broken(start) : behindValue(new YamlNode(number, path, indent, true, line.end()), end);
		}
		case '"', '\'' -> {
			valueStart = start + 1;
			end = closing(valueStart, text.length(), first);
			if (end < 0) {
				return broken(start);
			}
			value = first == '"' ? YamlScalar.ofDoubleQuotes(text, valueStart, end) : YamlScalar.ofSingleQuotes(text, valueStart, end);
			goTo(end);
		}
		default -> {
			int remark = remark(start);
			end = LineCursor.stripped(text, start, remark);
			value = text.substring(start, end);
			scalar = indent;
		}
		}
		extend();
		return document.add(new TextEntry(number, "", path, value.strip(), keyStart, keyEnd, valueStart, end, line.end()));
	}

	private boolean broken(int offset) {
		document.broken(offset);
		return false;
	}

	private boolean behindValue(YamlNode node, int end) {
		goTo(end);
		extend();
		document.nodes().add(node);
		return true;
	}

	/** Makes the line that holds an offset the current one. */
	private void goTo(int offset) {
		if (offset > line.end()) {
			line.continueAt(offset);
			line.advance();
		}
	}

	private int blanks(int from) {
		int offset = from;
		while (offset < line.end() && LineCursor.isBlank(text.charAt(offset))) {
			offset++;
		}
		return offset;
	}

	private int plainKeyEnd(int start) {
		if ("[{&*!|>%@`,}]?".indexOf(text.charAt(start)) >= 0) {
			return -1;
		}
		for (int i = start; i < line.end(); i++) {
			char c = text.charAt(i);
			if (c == ':' && (i + 1 == line.end() || LineCursor.isBlank(text.charAt(i + 1)))) {
				return i;
			}
			if (c == '#' && i > start && LineCursor.isBlank(text.charAt(i - 1))) {
				return -1;
			}
		}
		return -1;
	}

	private int remark(int start) {
		for (int i = start + 1; i < line.end(); i++) {
			if (text.charAt(i) == '#' && LineCursor.isBlank(text.charAt(i - 1))) {
				return i;
			}
		}
		return line.end();
	}

	private int closing(int from, int to, char quote) {
		for (int i = from; i < to; i++) {
			char c = text.charAt(i);
			if (c == '\\' && quote == '"') {
				i++;
			} else if (c == quote) {
				if (quote == '"' || i + 1 >= to || text.charAt(i + 1) != quote) {
					return i;
				}
				i++;
			}
		}
		return -1;
	}

	private int behindFlow(int start) {
		int depth = 0;
		for (int i = start; i < text.length(); i++) {
			char c = text.charAt(i);
			if (c == '{' || c == '[') {
				depth++;
			} else if (c == '}' || c == ']') {
				depth--;
				if (depth == 0) {
					return i + 1;
				}
			} else if (c == '"' || c == '\'') {
				i = closing(i + 1, text.length(), c);
				if (i < 0) {
					return -1;
				}
			} else if (c == '#' && LineCursor.isBlank(text.charAt(i - 1))) {
				i = LineCursor.endOf(text, i) - 1;
			}
		}
		return -1;
	}
}
