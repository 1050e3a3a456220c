/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.secret;

import java.util.Set;

/** Tells in programs what names where a secret comes from, and what is one: {@code setPassword("x")}, {@code getenv("DB_PASSWORD")}. */
final class CodeScan {

	private static final int EXPRESSION = 300;
	/** Methods of a secret that take another one, or its value. */
	private static final Set<String> OF_VALUES = Set.of("equals", "equalsIgnoreCase", "contentEquals", "compareTo", "set", "setText", "setValue", "append", "eq", "isEqualTo");

	private final SecretText secrets;
	private final String text;
	private final QuoteSearch quotes;

	CodeScan(SecretText secrets, QuoteSearch quotes) {
		this.secrets = secrets;
		text = secrets.text();
		this.quotes = quotes;
	}

	/** A value that is an expression of a program: it names where the secret comes from. Literals in it are secrets where they name nothing. */
	boolean isCode(int start, int value, int afterSeparator, String name, char separator) {
		if (!Character.isJavaIdentifierStart(text.charAt(value))) {
			return false;
		}
		int end = value;
		while (end < text.length() && end - value <= EXPRESSION && text.charAt(end) != '\n' && text.charAt(end) != '\r' && text.charAt(end) != ';') {
			end++;
		}
		String expression = text.substring(value, Math.min(end, text.length())).strip();
		int open = expression.indexOf('(');
		int path = 0;
		while (path < expression.length() && (Character.isJavaIdentifierPart(expression.charAt(path)) || expression.charAt(path) == '.')) {
			path++;
		}
		String called = expression.substring(0, path);
		boolean call = open > 0 && open == path;
		if (separator == ':') {
			// for (String token : tokens(x)), case TOKEN: return x;
			return isLoopOrCase(start, value == afterSeparator);
		}
		if (isEnvironment(called) && (call || path == expression.length() || expression.charAt(path) == '[')) {
			return true;
		}
		if (value == afterSeparator || secrets.at(end) != ';') {
			return false;
		}
		if (name.endsWith(expression) && (name.length() == expression.length() || name.charAt(name.length() - expression.length() - 1) == '.')) {
			return true;
		}
		if (open <= 0 || !expression.endsWith(")")) {
			return false;
		}
		if (!SecretNames.isReading(called.substring(called.lastIndexOf('.') + 1))) {
			literals(value + open, value + expression.length());
		}
		return true;
	}

	private static boolean isEnvironment(String called) {
		return called.endsWith("getenv") || called.endsWith("environ") || called.endsWith("environ.get") || called.endsWith("getProperty") || called.startsWith("process.env") || called.equals("ENV");
	}

	private boolean isLoopOrCase(int start, boolean joined) {
		int line = Math.max(0, start - 80);
		String before = text.substring(line, start);
		before = before.substring(before.lastIndexOf('\n') + 1);
		return !joined && before.contains("for (") && secrets.at(start - 1) == ' ' || before.endsWith("case ");
	}

	/** Hides literals, but for those that name a secret: {@code encode("x")}. */
	private void literals(int from, int to) {
		for (int at = from; at < to; at++) {
			char c = text.charAt(at);
			if (c == '"' || c == '\'') {
				int close = quotes.closing(at + 1, String.valueOf(c));
				if (close <= at + 1 || close >= to) {
					return;
				}
				if (!SecretNames.isSecret(text.substring(at + 1, close))) {
					secrets.value(at + 1, close);
				}
				at = close;
			}
		}
	}

	/** {@code LDAPPWD('x')} of queue managers, {@code setPassword("x")} of programs; the end of what was hidden, or of the name. */
	int call(int start, int end, int from) {
		String name = text.substring(start, end);
		int dot = name.lastIndexOf('.');
		String method = name.substring(dot + 1);
		boolean own = SecretNames.isSecret(method);
		if (own ? SecretNames.isReading(method) : dot < 0 || !OF_VALUES.contains(method) || !SecretNames.isCompared(name.substring(0, dot))) {
			return end;
		}
		int value = from;
		while (secrets.at(value) == ' ' && value < text.length()) {
			value++;
		}
		char quote = secrets.at(value);
		if (value < text.length() && (quote == '"' || quote == '\'')) {
			int close = quotes.closing(value + 1, String.valueOf(quote));
			if (close == value + 1 || secrets.isFollowedByLiteral(close + 1)) {
				// Of a user and a password, the last is the secret.
				return close;
			}
			secrets.value(value + 1, close);
			return close;
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
}
