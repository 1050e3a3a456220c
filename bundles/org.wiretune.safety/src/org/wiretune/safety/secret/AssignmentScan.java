/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.secret;

/** Finds secrets behind a name: {@code password=x}, {@code "token": "x"}, {@code --password x}, {@code LDAPPWD('x')}. */
final class AssignmentScan {

	/** How far a value in brackets or braces may reach. */
	private static final int BRACES = 1000;
	private final SecretText secrets;
	private final String text;
	private final QuoteSearch quotes;

	AssignmentScan(SecretText secrets) {
		this.secrets = secrets;
		text = secrets.text();
		quotes = new QuoteSearch(text);
	}

	void run() {
		int length = text.length();
		for (int i = 0; i < length;) {
			if (!isOfName(text.charAt(i))) {
				i++;
				continue;
			}
			int start = i;
			while (i < length && isOfName(text.charAt(i))) {
				i++;
			}
			i = Math.max(i, name(start, i));
		}
	}

	static boolean isOfName(char c) {
		return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c == '-' || c == '.' || c > 127 && Character.isLetterOrDigit(c);
	}

	/** Looks at what follows a name; the end of what was hidden, or of the name. */
	private int name(int start, int end) {
		int at = end;
		boolean inQuotes = false;
		char next = secrets.at(end);
		if (isWordOfText(start, end, next)) {
			return end;
		}
		if ((text.startsWith("\\\"", at) || text.startsWith("\\'", at)) && start > 1 && secrets.at(start - 1) == secrets.at(at + 1)) {
			at += 2;
			inQuotes = true;
		} else if ((secrets.at(at) == '"' || secrets.at(at) == '\'') && at < text.length() && secrets.at(start - 1) == secrets.at(at)) {
			at++;
			inQuotes = true;
		} else if (text.startsWith("&quot;", at) && text.startsWith("&quot;", start - 6)) {
			at += 6;
			inQuotes = true;
		} else if (secrets.at(at) == ']' || secrets.at(at) == '}' && secrets.at(start - 1) == '{') {
			// settings["password"] = x is met with its quotes; [password]=x is this.
			at++;
		}
		int blanks = at;
		while (at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == '\t')) {
			at++;
		}
		if (at >= text.length()) {
			return end;
		}
		char separator = text.charAt(at);
		int value = at + 1;
		switch (separator) {
		case '=' -> {
			if (secrets.at(value) == '=') {
				return end;
			}
			value += secrets.at(value) == '>' ? 1 : 0;
		}
		case ':' -> {
			if (secrets.at(value) == ':' || text.startsWith("//", value)) {
				return end;
			}
			value += secrets.at(value) == '=' ? 1 : 0;
		}
		case '+', '?' -> {
			if (secrets.at(value) != '=') {
				return end;
			}
			value++;
		}
		case '(' -> {
			return call(start, end, value);
		}
		case '"', '\'' -> {
			return at == blanks || inQuotes || secrets.at(at - 1) == '\\' || !SecretNames.isPassword(text.substring(start, end)) ? end : quoted(at, end);
		}
		default -> {
			return at == blanks || inQuotes ? end : text.charAt(start) == '-' ? option(start, end, at) : property(start, end, at);
		}
		}
		String name = nameBefore(start, end);
		if (SecretNames.isSecret(name)) {
			return assigned(start, end, separator, value, name, inQuotes);
		}
		if (SecretNames.isSuspicious(name)) {
			int from = value;
			while (secrets.at(from) == ' ' || secrets.at(from) == '"' || secrets.at(from) == '\'') {
				from++;
			}
			int to = from;
			while (to < text.length() && (AssignmentScan.isOfName(text.charAt(to)) || "+/=".indexOf(text.charAt(to)) >= 0)) {
				to++;
			}
			if (secrets.isRandom(from, to)) {
				secrets.hide(from, to);
				return to;
			}
		}
		return end;
	}

	/** Whether it is a word in a sentence, as most names are: another word follows it. */
	private boolean isWordOfText(int start, int end, char next) {
		if (next == ',' || next == '.' || next == ';' || next == '/' || next == '>' || next == '<' || next == '\n') {
			return true;
		}
		return next == ' ' && AssignmentScan.isOfName(secrets.at(end + 1)) && text.charAt(start) != '-' && secrets.at(start - 1) != '\n' && secrets.at(start - 1) != ' ';
	}

	/** Together with the word before it, where the name is of two words. */
	private String nameBefore(int start, int end) {
		String name = text.substring(start, end);
		if (secrets.at(start - 1) == ' ' && (name.equalsIgnoreCase("key") || name.equalsIgnoreCase("string") || name.equalsIgnoreCase("text"))) {
			int before = start - 1;
			while (before > 0 && start - before < 30 && isOfName(text.charAt(before - 1))) {
				before--;
			}
			return text.substring(before, end);
		}
		return name;
	}

	private int assigned(int start, int end, char separator, int from, String name, boolean inQuotes) {
		int value = from;
		while (value < text.length() && (text.charAt(value) == ' ' || text.charAt(value) == '\t')) {
			value++;
		}
		if (value >= text.length() || SecretNames.isWorkingDirectory(name) && secrets.isPath(value)) {
			return end;
		}
		char first = text.charAt(value);
		if (first == '\n' || first == '\r') {
			return end;
		}
		if (first == '"' || first == '\'' || text.startsWith("\\\"", value) || text.startsWith("\\'", value) || text.startsWith("&quot;", value) || text.startsWith("&apos;", value)
				|| text.startsWith("&#34;", value) || text.startsWith("&#39;", value)) {
			return quoted(value, end);
		}
		if (isCode(value, from, text.substring(start, end))) {
			return end;
		}
		int to = end(start, value, separator, inQuotes);
		if (first == '[' || first == '{' && to < value + BRACES) {
			char closing = first == '[' ? ']' : '}';
			int close = value;
			while (close < text.length() && close < value + BRACES && text.charAt(close) != closing) {
				close++;
			}
			if (first == '{' && (secrets.at(value + 1) == '\n' || secrets.at(value + 1) == '"')) {
				// A block; what stands in it is looked at by itself.
				return end;
			}
			to = secrets.at(close) == closing ? Math.max(to, close + 1) : to;
		}
		secrets.value(value, to);
		return to;
	}

	/** Where a value without quotes ends, by what stands in front of its name. */
	private int end(int start, int value, char separator, boolean inQuotes) {
		char before = secrets.at(start - 1);
		switch (before) {
		case '"', '\'' -> {
			return inQuotes ? until(value, ",}", true) : enclosed(value, before);
		}
		case '?', '&', ';' -> {
			return until(value, "&;", true);
		}
		case '(' -> {
			return until(value, ",)", true);
		}
		case ',', '{', '[' -> {
			return until(value, ",)}]", true);
		}
		default -> {
			if (isInList(start)) {
				return until(value, ",}", true);
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

	/** A value that is an expression of a program: it names where the secret comes from. */
	private boolean isCode(int value, int afterSeparator, String name) {
		if (value == afterSeparator || !Character.isJavaIdentifierStart(text.charAt(value))) {
			return false;
		}
		int end = value;
		while (end < text.length() && end - value <= 300 && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
			end++;
		}
		while (end > value && Character.isWhitespace(text.charAt(end - 1))) {
			end--;
		}
		if (end - value > 300 || end == value || text.charAt(end - 1) != ';') {
			return false;
		}
		String expression = text.substring(value, end - 1);
		return name.endsWith(expression) && (name.length() == expression.length() || name.charAt(name.length() - expression.length() - 1) == '.') || expression.endsWith(")") && expression.indexOf('(') > 0 && expression.indexOf('"') < 0;
	}

	/** A value between quotes; also one that ends on a later line, or never. */
	private int quoted(int open, int otherwise) {
		String quote = text.startsWith("&quot;", open) || text.startsWith("&apos;", open) ? text.substring(open, open + 6) : text.startsWith("&#34;", open) || text.startsWith("&#39;", open)
				? text.substring(open, open + 5) : text.charAt(open) == '\\' ? text.substring(open, open + 2) : text.substring(open, open + 1);
		int from = open + quote.length();
		int close = quotes.closing(from, quote);
		if (close == from) {
			return Math.max(otherwise, from);
		}
		secrets.value(from, close);
		return close;
	}

	/** An option whose value is the next word: --password x. */
	private int option(int start, int end, int value) {
		if (!SecretNames.isSecret(text.substring(start, end)) || text.charAt(start) != '-' || start > 0 && !Character.isWhitespace(text.charAt(start - 1)) && "\"'(>".indexOf(text.charAt(start - 1)) < 0) {
			return end;
		}
		if (text.charAt(value) == '-' || end - start < 3 || text.startsWith("-D", start) || text.startsWith("---", start)) {
			return end;
		}
		int to = until(value, "", false);
		secrets.value(value, to);
		return to;
	}

	/** A line of a property file with a blank between key and value. */
	private int property(int start, int end, int value) {
		String name = text.substring(start, end);
		if (name.indexOf('.') < 0 || name.endsWith(".") || !isLineStart(start) || !SecretNames.isPassword(name)) {
			return end;
		}
		int to = until(value, "", false);
		if (to < text.length() && text.charAt(to) != '\n' && text.charAt(to) != '\r') {
			return end;
		}
		secrets.value(value, to);
		return to;
	}

	/** LDAPPWD('x') of queue managers, setPassword("x") of programs. */
	private int call(int start, int end, int from) {
		String name = text.substring(start, end);
		if (!SecretNames.isSecret(name)) {
			return end;
		}
		int value = from;
		while (secrets.at(value) == ' ' && value < text.length()) {
			value++;
		}
		if (secrets.at(value) == '"' || secrets.at(value) == '\'' && value < text.length()) {
			return quoted(value, end);
		}
		for (int i = start; i < end; i++) {
			if (Character.isLowerCase(text.charAt(i))) {
				return end;
			}
		}
		int to = value;
		while (to < text.length() && text.charAt(to) != ')' && text.charAt(to) != '\n') {
			to++;
		}
		secrets.value(value, to);
		return to;
	}

	/** Whether nothing but blanks, a list's mark or a shell's word stands before it in its line. */
	private boolean isLineStart(int start) {
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

	/** The end of a value whose whole argument is between quotes: "-Dpassword=a b"; another argument ends it, too. */
	private int enclosed(int from, char quote) {
		for (int at = from; at < text.length(); at++) {
			char c = text.charAt(at);
			if (c == '\n' || c == '\r' || c == quote && text.charAt(at - 1) != '\\') {
				return at;
			}
			if (c == ' ' && (secrets.at(at + 1) == '-' || secrets.at(at + 1) == '$' || isAssignment(at + 1))) {
				return at;
			}
		}
		return text.length();
	}

	private boolean isAssignment(int from) {
		int at = from;
		while (at - from < 60 && at < text.length() && isOfName(text.charAt(at))) {
			at++;
		}
		return at > from && secrets.at(at) == '=';
	}

	/** The end of a value that ends at a blank or one of the characters given, or at a quote around it. */
	private int until(int from, String ends, boolean atTag) {
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
