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
	private final ValueEnds ends;
	private final OpenLiteral literal;
	private final CodeScan code;
	private Boolean hasLogins;
	private int endOfWeak;

	AssignmentScan(SecretText secrets) {
		this.secrets = secrets;
		text = secrets.text();
		quotes = new QuoteSearch(text);
		ends = new ValueEnds(secrets);
		literal = new OpenLiteral(text);
		code = new CodeScan(secrets, quotes);
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
	private int name(int start, int endOfWord) {
		int end = endOfWord;
		while (secrets.at(end) == '\\' && secrets.at(end + 1) == ' ' && end - start < 200) {
			// A blank in the name of a property.
			end += 2;
			while (end < text.length() && isOfName(text.charAt(end))) {
				end++;
			}
		}
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
		at = behindIndex(at);
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
				return compared(start, end, value);
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
		case '!' -> {
			return secrets.at(value) == '=' ? compared(start, end, value) : end;
		}
		case '\uff1a', '\uff1d' -> {
			// Of full width, as East Asian texts have them.
		}
		case '(' -> {
			return code.call(start, end, value);
		}
		case '"', '\'' -> {
			return at == blanks || inQuotes || secrets.at(at - 1) == '\\' || !SecretNames.isPassword(text.substring(start, end)) ? end : quoted(at, end);
		}
		default -> {
			return at == blanks || inQuotes ? end : text.charAt(start) == '-' ? option(start, end, at) : secrets.at(start - 1) == '[' ? bracketed(start, end, at) : property(start, end, at);
		}
		}
		String name = nameBefore(start, end);
		if (SecretNames.isSecret(name)) {
			return assigned(start, end, separator, value, name, inQuotes);
		}
		if (isUserOfLoginModule(name) && (secrets.at(value) == '"' || secrets.at(value) == '\'')) {
			return quoted(value, end);
		}
		return SecretNames.isSuspicious(name) ? weak(name, value, end) : end;
	}

	/** A value behind a name that tells little: it is a secret by how it is written, too. */
	private int weak(String name, int value, int end) {
		int from = value;
		while (secrets.at(from) == ' ' || secrets.at(from) == '"' || secrets.at(from) == '\'') {
			from++;
		}
		// Names follow each other without a blank in a long text: the end of such a value is looked for once.
		int to = Math.max(from, endOfWeak);
		while (to < text.length() && (isOfName(text.charAt(to)) || "+/=%:@!~#*".indexOf(text.charAt(to)) >= 0)) {
			to++;
		}
		endOfWeak = to;
		return secrets.weak(name, from, to) ? to : end;
	}

	/** Whether it is a user of Kafka or ZooKeeper, whose password stands behind its name. */
	private boolean isUserOfLoginModule(String name) {
		if (!name.startsWith("user_")) {
			return false;
		}
		if (hasLogins == null) {
			hasLogins = text.contains("LoginModule");
		}
		return hasLogins;
	}

	/** A comparison of programs: {@code password == "x"}. */
	private int compared(int start, int end, int from) {
		int at = from;
		while (secrets.at(at) == '=' || secrets.at(at) == ' ') {
			at++;
		}
		return (secrets.at(at) == '"' || secrets.at(at) == '\'') && SecretNames.isCompared(text.substring(start, end)) ? quoted(at, end) : end;
	}

	/** {@code [password x]} in lists of scripts. */
	private int bracketed(int start, int end, int from) {
		int to = from;
		while (to < text.length() && to - from < 200 && !Character.isWhitespace(text.charAt(to)) && text.charAt(to) != ']') {
			to++;
		}
		if (secrets.at(to) != ']' || Sentence.isWord(text.substring(from, to)) || !SecretNames.isSecret(text.substring(start, end))) {
			return end;
		}
		secrets.value(from, to);
		return to;
	}

	/** Behind the {@code [0]} of a list in a property's name. */
	private int behindIndex(int at) {
		int close = at + 1;
		if (secrets.at(at) != '[') {
			return at;
		}
		while (close - at < 6 && Character.isDigit(secrets.at(close))) {
			close++;
		}
		return secrets.at(close) == ']' ? close + 1 : at;
	}

	/** Whether it is a word in a sentence, as most names are: another word follows it. */
	private boolean isWordOfText(int start, int end, char next) {
		if (next == ',' || next == '.' || next == ';' || next == '/' || next == '>' || next == '<' || next == '\n') {
			return true;
		}
		return next == ' ' && AssignmentScan.isOfName(secrets.at(end + 1)) && text.charAt(start) != '-' && secrets.at(start - 1) != '[' && secrets.at(start - 1) != '\n' && secrets.at(start - 1) != ' ';
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

	private boolean isQuote(int at) {
		return secrets.at(at) == '"' || secrets.at(at) == '\'' || secrets.is(at, "\\\"") || secrets.is(at, "\\'") || secrets.is(at, "&quot;") || secrets.is(at, "&apos;") || secrets.is(at, "&#34;")
				|| secrets.is(at, "&#39;");
	}

	/** Behind a literal that ends with a name: the secret is the next one, joined to it. */
	private int joined(int quote) {
		int at = secrets.behindJoin(quote + 1);
		return at > 0 ? quoted(at, quote + 1) : quote + 1;
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
		if (isQuote(value)) {
			return !inQuotes && literal.ends(start, value) ? joined(value) : quoted(value, end);
		}
		if ("NnuUbBrRfFeE".indexOf(first) >= 0 && (secrets.at(value + 1) == '"' || secrets.at(value + 1) == '\'')) {
			// A literal of a database or of Python: N'x', u'x'.
			return quoted(value + 1, end);
		}
		if (code.isCode(start, value, from, text.substring(start, end), separator)) {
			return end;
		}
		int to = ends.end(start, value, separator, inQuotes);
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
		if (!SecretNames.isSecret(text.substring(start, end)) || text.charAt(start) != '-' || start > 0 && !Character.isWhitespace(text.charAt(start - 1)) && "\"'(>[".indexOf(text.charAt(start - 1)) < 0) {
			return end;
		}
		if (text.charAt(value) == '-' || end - start < 3 || text.startsWith("-D", start) || text.startsWith("---", start)) {
			return end;
		}
		int to = ends.until(value, "", false);
		secrets.value(value, to);
		return to;
	}

	/** A line of a property file with a blank between key and value. */
	private int property(int start, int end, int value) {
		String name = text.substring(start, end);
		if (name.indexOf('.') < 0 || name.endsWith(".") || !ends.isLineStart(start) || !SecretNames.isPassword(name)) {
			return end;
		}
		int to = ends.until(value, "", false);
		if (to < text.length() && text.charAt(to) != '\n' && text.charAt(to) != '\r') {
			return end;
		}
		secrets.value(value, to);
		return to;
	}
}
