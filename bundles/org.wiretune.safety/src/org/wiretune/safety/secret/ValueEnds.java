/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.secret;

/**
 * Finds the end of a value that has no quotes, by what stands in front of its name: a value of a list may hold blanks, where
 * the list goes on behind it; one in a sentence ends at the next blank.
 */
final class ValueEnds {

	/** How far the next separator of a list is looked for. */
	private static final int LIST = 300;

	private final SecretText secrets;
	private final String text;

	ValueEnds(SecretText secrets) {
		this.secrets = secrets;
		text = secrets.text();
	}

	/** Where a value without quotes ends, by what stands in front of its name. */
	int end(int start, int value, char separator, boolean inQuotes) {
		char before = secrets.at(start - 1);
		switch (before) {
		case '"', '\'' -> {
			return inQuotes ? until(value, ",}", true) : enclosed(value, before);
		}
		case '?', '&' -> {
			return until(value, "&;", true);
		}
		case ';' -> {
			return inList(start, value, "&;");
		}
		case '(' -> {
			return inList(start, value, ",)");
		}
		case ',', '{', '[' -> {
			return inList(start, value, ",)}]");
		}
		default -> {
			if (isInList(start)) {
				return inList(start, value, closing(start));
			}
			if (before == ' ' && secrets.at(start - 2) == ';') {
				return inList(start, value, ";");
			}
			if (isLineStart(start)) {
				return text.charAt(start) == '-' ? enclosed(value, '\n') : endOfValueLine(value);
			}
			return separator == ':' && before == ' ' ? endOfValueLine(value) : until(value, "", true);
		}
		}
	}

	/** Whether a comma or brace stands before it, with a blank between. */
	private boolean isInList(int start) {
		return secrets.at(start - 1) == ' ' && start > 1 && (text.charAt(start - 2) == ',' || text.charAt(start - 2) == '{');
	}

	/** What ends a value in the list that a name stands in, by the bracket that opens it. */
	private String closing(int start) {
		for (int at = start - 1; at >= 0 && start - at < LIST && text.charAt(at) != '\n'; at--) {
			switch (text.charAt(at)) {
			case '(' -> {
				return ",)";
			}
			case '[' -> {
				return ",]";
			}
			case '{' -> {
				return ",}";
			}
			default -> {
				// Goes on.
			}
			}
		}
		return ",}";
	}

	/** A value of a list: over blanks to the next separator of the list, where there is one. */
	private int inList(int start, int value, String ends) {
		int to = until(value, ends, true);
		if (secrets.at(to) != ' ' && secrets.at(to) != '\t') {
			return to;
		}
		int at = to;
		while (at < text.length() && at - to < LIST && "\"'<\n\r".indexOf(text.charAt(at)) < 0) {
			char c = text.charAt(at);
			if (ends.indexOf(c) >= 0 && (c != ',' || isName(at + 1))) {
				return at;
			}
			at++;
		}
		return secrets.at(start - 1) == ';' && at - to < LIST && isAddressAlone(start) ? at : to;
	}

	/** Whether another name with its value follows a comma. */
	private boolean isName(int behindComma) {
		int from = behindComma;
		while (secrets.at(from) == ' ') {
			from++;
		}
		int at = from;
		while (at - from < 60 && at < text.length() && AssignmentScan.isOfName(text.charAt(at))) {
			at++;
		}
		return at > from && (secrets.at(at) == '=' || secrets.at(at) == ':' && secrets.at(at + 1) != '/');
	}

	/** Whether it is in the address of a database that is a value by itself and no word of a sentence. */
	private boolean isAddressAlone(int start) {
		for (int at = start; at > 0 && start - at < LIST && !Character.isWhitespace(text.charAt(at)); at--) {
			if (secrets.is(at, "jdbc:")) {
				return secrets.at(at - 1) != ' ';
			}
		}
		return secrets.is(0, "jdbc:") && start < LIST;
	}

	/** Whether nothing but blanks, a list's mark or a shell's word stands before it in its line. */
	boolean isLineStart(int start) {
		int at = start;
		while (at > 0 && start - at < 200 && " \t-+#".indexOf(text.charAt(at - 1)) >= 0) {
			at--;
		}
		if (at == 0 || text.charAt(at - 1) == '\n' || text.charAt(at - 1) == '\r') {
			return true;
		}
		return at < start && (text.startsWith("export", at - 6) || text.startsWith("set", at - 3) || text.startsWith("SET", at - 3) || text.startsWith("setenv", at - 6));
	}

	/** The end of a value that has its line for itself; a backslash at the end continues it. */
	private int endOfValueLine(int from) {
		int at = from;
		while (at < text.length()) {
			int end = lineEnd(at);
			int tag = tagBefore(at, end);
			if (tag >= 0) {
				return tag;
			}
			int slashes = 0;
			while (end - slashes > at && text.charAt(end - slashes - 1) == '\\') {
				slashes++;
			}
			if (slashes % 2 == 0 || end >= text.length()) {
				return end;
			}
			at = end + (text.startsWith("\r\n", end) ? 2 : 1);
		}
		return at;
	}

	/** Where a tag of markup ends the text; -1 for nowhere. */
	private int tagBefore(int from, int to) {
		for (int i = from; i + 1 < to; i++) {
			if (text.charAt(i) == '<' && (text.charAt(i + 1) == '/' || text.charAt(i + 1) == '!')) {
				return i;
			}
		}
		return -1;
	}

	private int lineEnd(int from) {
		int at = from;
		while (at < text.length() && text.charAt(at) != '\n' && text.charAt(at) != '\r') {
			at++;
		}
		return at;
	}

	/** The end of a value whose whole argument is between quotes: "-Dpassword=a b"; another argument ends it, too, but for one behind a backslash. */
	private int enclosed(int from, char quote) {
		for (int at = from; at < text.length(); at++) {
			char c = text.charAt(at);
			if (c == '\n' || c == '\r' || c == quote && text.charAt(at - 1) != '\\') {
				return at;
			}
			if (c == ' ' && (at == from || text.charAt(at - 1) != '\\') && (secrets.at(at + 1) == '-' || secrets.at(at + 1) == '$' || isAssignment(at + 1))) {
				return at;
			}
		}
		return text.length();
	}

	private boolean isAssignment(int from) {
		int at = from;
		while (at - from < 60 && at < text.length() && AssignmentScan.isOfName(text.charAt(at))) {
			at++;
		}
		return at > from && secrets.at(at) == '=';
	}

	/** The end of a value that ends at a blank or one of the characters given, or at a quote around it. */
	int until(int from, String ends, boolean atTag) {
		for (int at = from; at < text.length(); at++) {
			char c = text.charAt(at);
			if (Character.isWhitespace(c) && (at == from || text.charAt(at - 1) != '\\' || c == '\n' || c == '\r')) {
				return at;
			}
			if (ends.indexOf(c) >= 0 && !isReference(at, c)) {
				return at;
			}
			if ((c == '"' || c == '\'') && isClosing(at + 1)) {
				return at;
			}
			if (atTag && c == '<' && (secrets.at(at + 1) == '/' || secrets.at(at + 1) == '!')) {
				return at;
			}
			if (text.startsWith("&quot;", at) || text.startsWith("\\\"", at) && isClosing(at + 2)) {
				return at;
			}
		}
		return text.length();
	}

	/** Whether it belongs to &amp;lt; or another character that markup has to write so, but for the ampersand itself. */
	private boolean isReference(int at, char c) {
		if (c == '&') {
			return text.startsWith("&lt;", at) || text.startsWith("&gt;", at) || text.startsWith("&apos;", at);
		}
		return c == ';' && (text.startsWith("&lt", at - 3) || text.startsWith("&gt", at - 3) || text.startsWith("&apos", at - 5));
	}

	private boolean isClosing(int behind) {
		return behind >= text.length() || Character.isWhitespace(text.charAt(behind)) || "/>,;)]}\"'<\\".indexOf(text.charAt(behind)) >= 0;
	}
}
