/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.secret;

import java.util.ArrayList;
import java.util.List;

/**
 * Finds secrets in markup, where name and value may stand apart: in two attributes in any order, in an attribute and the
 * text, in two elements. What is damaged, cut off or inside a comment is read as far as it goes.
 */
final class MarkupScan {

	/** Deeper elements push the outer ones out. */
	private static final int DEPTH = 256;
	private static final int CLOSED_WITHIN = 16;

	private final SecretText secrets;
	private final String text;
	private final List<Element> open = new ArrayList<>();
	/** Holds what has no element around it, as in a part of a file. */
	private final Element outermost = new Element("", null, false, false);

	MarkupScan(SecretText secrets) {
		this(secrets, secrets.text());
	}

	private MarkupScan(SecretText secrets, String text) {
		this.secrets = secrets;
		this.text = text;
	}

	/** Looks at the markup, and where markup is written inside of another text, at that. */
	static void run(SecretText secrets) {
		new MarkupScan(secrets).run();
		String inner = EscapedMarkup.read(secrets.text());
		if (inner != null) {
			new MarkupScan(secrets, inner).run();
		}
	}

	private char at(int index) {
		return index >= 0 && index < text.length() ? text.charAt(index) : '\n';
	}

	/** Hides a value without the blanks around it, some of which may stand for escaped signs. */
	private void value(int start, int end) {
		int from = start;
		int to = end;
		while (from < to && Character.isWhitespace(text.charAt(from))) {
			from++;
		}
		while (to > from && Character.isWhitespace(text.charAt(to - 1))) {
			to--;
		}
		secrets.value(from, to);
	}

	/** An element that is not closed yet. */
	private static final class Element {

		private final String name;
		/** What an attribute makes of it: {@code name} or {@code value} of a pair, or nothing. */
		private final String role;
		/** Whether its own text is a secret, by its name or by an attribute that names it. */
		private final boolean secret;
		/** Whether it stands behind a word, as a type of a program does. */
		private final boolean behindWord;
		/** Whether an element inside names a secret. */
		private boolean named;
		/** Elements of this name follow an option of a program; their text is its value. */
		private String option;
		/** Texts that are secrets if it is closed. */
		private final List<int[]> own = new ArrayList<>(1);
		/** Values inside that are secrets if a name says so. */
		private final List<int[]> values = new ArrayList<>(1);

		Element(String name, String role, boolean secret, boolean behindWord) {
			this.name = name;
			this.role = role == null ? name : role;
			this.secret = secret;
			this.behindWord = behindWord;
		}
	}

	private void run() {
		int at = text.indexOf('<');
		int end = text.indexOf('>');
		if (at < 0 && end < 0 && text.indexOf('=') < 0) {
			return;
		}
		boolean insideTag = at < 0 || end >= 0 && end < at;
		if (insideTag) {
			at = attributes(0, null, 1);
		}
		int textStart = insideTag ? at : 0;
		boolean first = true;
		at = text.indexOf('<', textStart);
		while (at >= 0) {
			char next = at(at + 1);
			if (text.startsWith("<!--", at)) {
				at = text.indexOf('<', at + 4);
				continue;
			}
			if (text.startsWith("<![CDATA[", at)) {
				int close = text.indexOf("]]>", at);
				close = close < 0 ? text.length() : close;
				text(at + 9, close, true);
				textStart = Math.min(text.length(), close + 3);
				at = text.indexOf('<', textStart);
				continue;
			}
			if (next == '/') {
				text(textStart, at, false);
				int behind = endOfName(at + 2);
				close(localName(at + 2, behind), first ? textStart : -1, at);
				textStart = at(behind) == '>' ? behind + 1 : behind;
				first = false;
			} else if (Character.isLetter(next) || next == '_') {
				text(textStart, at, false);
				int behind = endOfName(at + 1);
				textStart = attributes(behind, localName(at + 1, behind), at);
				first = false;
			}
			at = text.indexOf('<', Math.max(at + 1, textStart));
		}
		text(textStart, text.length(), false);
		for (Element each : open) {
			leave(each, false);
		}
		leave(outermost, true);
	}

	private int endOfName(int from) {
		int at = from;
		while (at < text.length() && (AssignmentScan.isOfName(text.charAt(at)) || text.charAt(at) == ':')) {
			at++;
		}
		return at;
	}

	private String localName(int from, int to) {
		int start = to;
		while (start > from && text.charAt(start - 1) != ':') {
			start--;
		}
		return text.substring(start, to);
	}

	/** Reads attributes up to the end of their tag; the offset behind it. */
	private int attributes(int from, String element, int tag) {
		boolean named = false;
		List<int[]> values = null;
		String role = null;
		int at = from;
		boolean empty = false;
		while (at < text.length()) {
			char c = text.charAt(at);
			if (c == '>') {
				empty = at > 0 && text.charAt(at - 1) == '/';
				at++;
				break;
			}
			if (c == '<' || element == null && "(){};".indexOf(c) >= 0) {
				break;
			}
			if (!AssignmentScan.isOfName(c) && c != ':') {
				at++;
				continue;
			}
			int end = endOfName(at);
			String name = localName(at, end);
			at = end;
			while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
				at++;
			}
			if (at(at) != '=' || at >= text.length()) {
				continue;
			}
			at++;
			while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
				at++;
			}
			char quote = at(at);
			if (quote != '"' && quote != '\'') {
				continue;
			}
			int value = at + 1;
			int close = closing(value, quote);
			if (element != null && isArgument(element) && isArgument(name)) {
				word(element, value, close, open.isEmpty() ? outermost : open.get(open.size() - 1));
			}
			role = role == null && name.equals("name") ? role(value, close) : role;
			if (isNamingElement(name) && close - value <= 400) {
				named |= SecretNames.isSecret(text.substring(value, close));
			} else if (isValue(name) || element != null && SecretNames.isSecret(element) && isKept(name)) {
				values = values == null ? new ArrayList<>(1) : values;
				values.add(new int[] { value, close });
			}
			at = at(close) == '<' ? close : Math.min(text.length(), close + 1);
		}
		boolean secret = named && role == null || element != null && SecretNames.isSecret(element);
		if (values != null) {
			for (int[] value : values) {
				if (secret) {
					value(value[0], value[1]);
				} else if (!open.isEmpty() && element != null && (isValue(element) || "value".equals(role))) {
					inner(value[0], value[1]);
				}
			}
		}
		if (element != null && !empty) {
			if (open.size() == DEPTH) {
				leave(open.remove(0), false);
			}
			open.add(new Element(element, role, secret, tag > 0 && AssignmentScan.isOfName(text.charAt(tag - 1))));
		}
		return at;
	}

	private int closing(int from, char quote) {
		int at = from;
		while (at < text.length() && text.charAt(at) != quote && text.charAt(at) != '<') {
			at++;
		}
		return at;
	}

	/** A text between tags. */
	private void text(int from, int to, boolean data) {
		int start = from;
		int end = to;
		while (start < end && Character.isWhitespace(text.charAt(start))) {
			start++;
		}
		while (end > start && Character.isWhitespace(text.charAt(end - 1))) {
			end--;
		}
		if (start == end || open.isEmpty()) {
			return;
		}
		Element top = open.get(open.size() - 1);
		if (top.secret) {
			top.own.add(new int[] { start, end });
			return;
		}
		Element parent = open.size() < 2 ? outermost : open.get(open.size() - 2);
		if (isArgument(top.name)) {
			word(top.name, start, end, parent);
		}
		if (open.size() > 2 && isValue(top.name) && (parent.role.equals("key") || parent.role.equals("name"))) {
			// A name in an element of its own: <key><value>password</value></key>.
			open.get(open.size() - 3).named |= end - start <= 400 && SecretNames.isSecret(text.substring(start, end));
		} else if (isNamingElement(top.role)) {
			parent.named |= end - start <= 400 && SecretNames.isSecret(text.substring(start, end));
		} else if (isValue(top.role)) {
			if (parent.secret) {
				parent.own.add(new int[] { start, end });
			} else {
				parent.values.add(new int[] { start, end });
			}
		}
	}

	/** A word of a command line that is written as elements: an option, or the value of the one before. */
	private void word(String element, int from, int to, Element parent) {
		if (element.equals(parent.option) && text.charAt(from) != '-') {
			value(from, to);
		}
		parent.option = to - from <= 60 && SecretNames.isOption(text.substring(from, to)) ? element : null;
	}

	/** Name or value of a pair, as {@code Argument.name} and {@code Header.value} of JMeter say; null for neither. */
	private String role(int from, int to) {
		if (to - from > 60) {
			return null;
		}
		String value = text.substring(from, to);
		return value.endsWith(".name") ? "name" : value.endsWith(".value") ? "value" : null;
	}

	/** A value in an attribute of an element that holds values. */
	private void inner(int from, int to) {
		Element parent = open.get(open.size() - 1);
		if (parent.secret) {
			parent.own.add(new int[] { from, to });
		} else {
			parent.values.add(new int[] { from, to });
		}
	}

	private void close(String name, int textStart, int textEnd) {
		for (int i = open.size() - 1; i >= Math.max(0, open.size() - CLOSED_WITHIN); i--) {
			if (open.get(i).name.equals(name)) {
				while (open.size() > i + 1) {
					leave(open.remove(open.size() - 1), false);
				}
				leave(open.remove(i), true);
				return;
			}
		}
		if (textStart >= 0 && SecretNames.isSecret(name)) {
			// The text begins inside the element.
			value(textStart, textEnd);
		}
	}

	private void leave(Element element, boolean closed) {
		if (closed || !element.behindWord) {
			for (int[] each : element.own) {
				value(each[0], closed ? each[1] : endOfLine(each[0], each[1]));
			}
		}
		if (element.named) {
			for (int[] each : element.values) {
				value(each[0], each[1]);
			}
		}
	}

	private int endOfLine(int from, int to) {
		int at = from;
		while (at < to && text.charAt(at) != '\n') {
			at++;
		}
		return at;
	}

	/** Whether it is a word of a command line. */
	private static boolean isArgument(String name) {
		return switch (name) {
		case "arg", "args", "argument", "jvmarg", "param", "option", "value", "line", "command-line-argument", "item", "string" -> true;
		default -> false;
		};
	}

	/** Whether an attribute of a secret says how or as what it is kept, and has it for its value. */
	private static boolean isKept(String name) {
		return switch (name) {
		case "encoded", "encrypted", "plain", "plaintext", "secret", "hash" -> true;
		default -> false;
		};
	}

	static boolean isNaming(String name) {
		return switch (name) {
		case "name", "key", "property", "propertyName", "property-name", "variable", "var", "param", "parameter", "Name", "Key", "header", "label", "field" -> true;
		default -> false;
		};
	}

	private static boolean isNamingElement(String name) {
		return isNaming(name) || name.endsWith("-name") || name.endsWith("Name");
	}

	static boolean isValue(String name) {
		return switch (name) {
		case "value", "values", "default", "defaultValue", "default-value", "content", "text", "string", "clear-text", "clearText", "initial-value", "data", "Value", "propertyValue",
				"property-value" -> true;
		default -> name.endsWith("-value") || name.endsWith("Value");
		};
	}
}
