/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.secret;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Finds secrets where name and value are a pair inside brackets: {@code {"name": "DB_PASS", "value": "x"}},
 * {@code (name=password,value=x)}, {@code setProperty("password", "x")}.
 */
final class PairScan {

	private static final int DEPTH = 256;
	private static final Set<String> LOGINS = Set.of("getConnection", "login", "logon", "signIn", "authenticate", "auth", "basicAuth", "setBasicAuth", "basic", "httpBasic", "basicAuthentication", "changePassword", "createUser",
			"addUser");
	private static final Pattern KUBERNETES_SECRET = Pattern.compile("[\"']?kind[\"']?\\s{0,20}:\\s{0,20}[\"']?Secret\\b");

	private final SecretText secrets;
	private final String text;
	private final List<Frame> frames = new ArrayList<>();
	/** Up to where a quote of each kind was looked for in vain. */
	private int noDouble;
	private int noSingle;
	private Boolean kubernetesSecret;

	PairScan(SecretText secrets) {
		this.secrets = secrets;
		text = secrets.text();
	}

	/** What stands between two brackets. */
	private static final class Frame {

		private final char bracket;
		private boolean named;
		private int from = -1;
		private int to;
		/** How many commas stand before the value of a secret, whose name is before the last of them; 0 for none. */
		private int afterName;
		private int open;
		/** Whether values inside are secrets, because the name of this object says so. */
		private boolean secret;
		private int literals;
		private int commas;
		/** The last literal and how many commas stand before it. */
		private int lastFrom;
		private int lastTo;
		private int lastCommas = -1;
		/** Of a list of two: whether the first names the second, and whether it names a secret of the frame around. */
		private boolean namingFirst;
		private boolean valueFirst;

		Frame(char bracket) {
			this.bracket = bracket;
		}
	}

	void run() {
		int length = text.length();
		for (int i = 0; i < length;) {
			char c = text.charAt(i);
			if (c == '(' || c == '{' || c == '[') {
				open(i, c);
				i++;
			} else if (c == ')' || c == '}' || c == ']') {
				if (!frames.isEmpty()) {
					close(frames.remove(frames.size() - 1));
				}
				i++;
			} else if (c == '"' || c == '\'') {
				i = frames.isEmpty() ? outside(i, c) : literal(i, c);
			} else if (frames.isEmpty()) {
				i++;
			} else if (c == ',') {
				frames.get(frames.size() - 1).commas++;
				i++;
			} else if (AssignmentScan.isOfName(c)) {
				int end = i;
				while (end < length && AssignmentScan.isOfName(text.charAt(end))) {
					end++;
				}
				constant(i, end);
				i = Math.max(end, pair(i, end, end));
			} else {
				i++;
			}
		}
	}

	private void open(int at, char bracket) {
		if (frames.size() == DEPTH) {
			frames.remove(0);
		}
		Frame frame = new Frame(bracket);
		frame.open = at;
		frame.secret = bracket != '(' && isBehindSecretName(at);
		frames.add(frame);
	}

	/** Whether a method or class takes a user and a password, of which the password is the last. */
	private boolean isLogin(int open) {
		int from = open;
		while (from > 0 && open - from < 80 && Character.isJavaIdentifierPart(text.charAt(from - 1))) {
			from--;
		}
		String called = text.substring(from, open);
		return LOGINS.contains(called) || called.endsWith("Credentials") || called.endsWith("Authentication") || called.startsWith("create") && called.endsWith("Connection")
				|| SecretNames.isSecret(called) && !SecretNames.isReading(called);
	}

	/** Whether an object or list is the value of a name whose values are secrets: {@code "passwords": {"a": "x"}}. */
	private boolean isBehindSecretName(int open) {
		int at = open - 1;
		while (at > 0 && open - at < 20 && (Character.isWhitespace(text.charAt(at)) || text.charAt(at) == '>')) {
			at--;
		}
		if (at <= 0 || text.charAt(at) != ':' && text.charAt(at) != '=') {
			return false;
		}
		at--;
		while (at > 0 && (text.charAt(at) == ' ' || text.charAt(at) == '"' || text.charAt(at) == '\'') && open - at < 30) {
			at--;
		}
		int to = at + 1;
		while (at >= 0 && to - at < 60 && AssignmentScan.isOfName(text.charAt(at))) {
			at--;
		}
		String name = text.substring(at + 1, to);
		return SecretNames.holdsSecrets(name) || (name.equals("data") || name.equals("stringData")) && isKubernetesSecret();
	}

	private boolean isKubernetesSecret() {
		if (kubernetesSecret == null) {
			kubernetesSecret = KUBERNETES_SECRET.matcher(text).find();
		}
		return kubernetesSecret;
	}

	private void close(Frame frame) {
		if (frame.bracket == '(' && frame.commas > 0 && frame.lastCommas == frame.commas && isLogin(frame.open)) {
			secrets.value(frame.lastFrom, frame.lastTo);
		}
	}

	/** A literal outside of brackets matters only where it is compared. */
	private int outside(int open, char quote) {
		int close = close(open + 1, quote);
		if (close < 0) {
			return open + 1;
		}
		compared(open + 1, close);
		return close + 1;
	}

	/** {@code "x".equals(password)}. */
	private void compared(int from, int close) {
		int at = close + 1;
		if (!secrets.is(at, ".equals") && !secrets.is(at, ".contentEquals") && !secrets.is(at, ".compareTo")) {
			return;
		}
		int open = text.indexOf('(', at);
		if (open < 0 || open - at > 20) {
			return;
		}
		int end = open + 1;
		while (end < text.length() && AssignmentScan.isOfName(text.charAt(end))) {
			end++;
		}
		String name = text.substring(open + 1, end);
		if (SecretNames.isCompared(name)) {
			secrets.value(from, close);
		}
	}

	/** A constant that names a secret, in front of it: {@code put(Context.SECURITY_CREDENTIALS, "x")}. */
	private void constant(int from, int to) {
		Frame frame = frames.get(frames.size() - 1);
		if (frame.bracket != '(' || to - from > 100 || secrets.at(blanks(to)) != ',') {
			return;
		}
		String name = text.substring(from, to);
		String last = name.substring(name.lastIndexOf('.') + 1);
		if (secrets.at(from - 1) == '(' && last.chars().noneMatch(Character::isLowerCase) && SecretNames.isSecret(last)) {
			frame.afterName = frame.commas + 1;
		}
	}

	/** A literal: a key of a pair, or an argument. */
	private int literal(int open, char quote) {
		int close = close(open + 1, quote);
		if (close < 0) {
			return open + 1;
		}
		Frame frame = frames.get(frames.size() - 1);
		int behind = frame.secret ? 0 : pair(open + 1, close, close + 1);
		if (behind > close + 1) {
			return behind;
		}
		int from = open + 1;
		int at = blanks(close + 1);
		boolean isName = secrets.at(at) == ':' || secrets.at(at) == '=';
		compared(from, close);
		frame.lastFrom = from;
		frame.lastTo = close;
		frame.lastCommas = secrets.at(open - 1) == '=' || secrets.at(open - 1) == ' ' && secrets.at(open - 2) == '=' ? -1 : frame.commas;
		frame.literals++;
		if (frame.secret && !isName) {
			secrets.value(from, close);
		} else if (frame.secret) {
			boolean about = SecretNames.isAbout(text.substring(from, Math.min(close, from + 200)));
			if (about && secrets.at(blanks(at + 1)) == '"') {
				return Math.max(at + 1, close(blanks(at + 1) + 1, '"') + 1);
			}
		} else if (frame.bracket == '(' && secrets.is(close + 1, ".toCharArray()") && (secrets.at(open - 1) == '(' || frame.commas > 0)) {
			// Characters are handed over so that they can be wiped out.
			secrets.value(from, close);
		} else if (frame.bracket != '{' && !isName) {
			argument(frame, from, close, at);
		}
		return close + 1;
	}

	/** An argument or an item of a list: a secret behind its name or option, or the second of two of which the first is a name. */
	private void argument(Frame frame, int from, int close, int behind) {
		if (frame.afterName > 0 && frame.afterName == frame.commas) {
			frame.afterName = 0;
			if (text.charAt(from) != '-' || frame.bracket == '(') {
				secrets.value(from, close);
				return;
			}
		}
		String word = close - from <= 200 ? text.substring(from, close) : "";
		if (frame.literals == 2 && frames.size() > 1 && (frame.namingFirst || frame.valueFirst)) {
			Frame around = frames.get(frames.size() - 2);
			if (frame.namingFirst) {
				around.named = SecretNames.isSecret(word);
			} else {
				around.from = from;
				around.to = close;
			}
			resolve(around);
		}
		boolean first = frame.literals == 1;
		frame.namingFirst = first && MarkupScan.isNaming(word);
		frame.valueFirst = first && MarkupScan.isValue(word);
		boolean pair = frame.bracket == '(' || first && secrets.at(from - 2) == '[';
		boolean name = secrets.at(behind) == ',' && (SecretNames.isOption(word) || pair && word.indexOf('=') < 0 && SecretNames.isSecret(word));
		frame.afterName = name ? frame.commas + 1 : 0;
	}

	private void resolve(Frame frame) {
		if (frame.named && frame.from >= 0) {
			secrets.value(frame.from, frame.to);
			frame.from = -1;
			frame.named = false;
		}
	}

	/** The end of a literal, which is on its line; -1 for none. Quotes passed in a search that finds no end are none that open. */
	private int close(int from, char quote) {
		if (from <= (quote == '"' ? noDouble : noSingle)) {
			return -1;
		}
		int at = from;
		for (; at < text.length() && at < from + 4096 && text.charAt(at) != '\n'; at++) {
			char c = text.charAt(at);
			if (c == '\\') {
				at++;
			} else if (c == quote) {
				return at;
			}
		}
		if (quote == '"') {
			noDouble = at;
		} else {
			noSingle = at;
		}
		return -1;
	}

	private int blanks(int from) {
		int at = from;
		while (at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == '\t')) {
			at++;
		}
		return at;
	}

	/** Takes name or value of a pair; the offset behind it, or that behind the key where it is none. */
	private int pair(int from, int to, int behind) {
		if (to - from > 20) {
			return behind;
		}
		String key = text.substring(from, to);
		boolean naming = MarkupScan.isNaming(key);
		if (!naming && !MarkupScan.isValue(key)) {
			return behind;
		}
		int at = blanks(behind);
		if (secrets.at(at) != '=' && secrets.at(at) != ':') {
			return behind;
		}
		at = blanks(at + (secrets.at(at + 1) == '>' ? 2 : 1));
		char quote = secrets.at(at);
		if (quote == '{' || quote == '[' || quote == '(') {
			return behind;
		}
		int start = at;
		int end;
		if (at < text.length() && (quote == '"' || quote == '\'')) {
			start = at + 1;
			end = close(start, quote);
			if (end < 0) {
				return behind;
			}
		} else {
			end = start;
			while (end < text.length() && ",)}]\n\r".indexOf(text.charAt(end)) < 0) {
				end++;
			}
		}
		Frame frame = frames.get(frames.size() - 1);
		if (naming) {
			frame.named = end - start <= 400 && SecretNames.isSecret(text.substring(start, end).strip());
		} else {
			frame.from = start;
			frame.to = end;
		}
		resolve(frame);
		return Math.max(behind, start > at ? end + 1 : end);
	}
}
