/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.secret;

import java.util.Set;

/** Finds secrets by their own shape: addresses with a password, encoded passwords, keys, tokens, headers. */
final class ShapeScan {

	private static final Set<String> ENCODINGS = Set.of("xor", "aes", "aes-128", "aes-256", "hash", "custom", "cipher", "noop", "bcrypt", "pbkdf2", "scrypt", "argon2", "crypt", "md5", "sha", "ssha",
			"sha256", "sha-256", "sha512", "smd5", "enc", "vault");
	private static final String[] TOKENS = { "AKIA", "ASIA", "ghp_", "gho_", "ghu_", "ghs_", "ghr_", "github_pat_", "glpat-", "xoxb-", "xoxa-", "xoxp-", "xoxr-", "xoxs-", "xapp-", "sk_live_", "sk_test_",
			"rk_live_", "sk-", "AIza", "ya29.", "npm_", "dop_v1_", "hvs.", "hvb.", "pypi-", "SG.", "AGE-SECRET-KEY-", "eyJ", "$2a$", "$2b$", "$2y$", "$6$", "$5$", "$1$", "ENC(" };
	/** Services of Kerberos: what stands behind the slash is a host. */
	private static final Set<String> SERVICES = Set.of("http", "https", "host", "ldap", "ldaps", "cifs", "nfs", "krbtgt", "mssqlsvc", "postgres", "imap", "smtp", "ftp", "dns", "hdfs", "hive", "kafka",
			"zookeeper", "hbase", "yarn");
	private static final int USER = 64;
	private static final int PASSWORD = 128;

	private final SecretText secrets;
	private final String text;
	private boolean noEndOfKey;

	ShapeScan(SecretText secrets) {
		this.secrets = secrets;
		text = secrets.text();
	}

	void run() {
		for (int i = 0; i < text.length();) {
			char c = text.charAt(i);
			int behind = switch (c) {
			case '/' -> secrets.at(i + 1) == '/' && i + 1 < text.length() ? address(i + 2) : i;
			case '@' -> login(i);
			case '{' -> encoded(i);
			case '-' -> secrets.is(i, "-----BEGIN ") ? key(i) : i;
			case '$', 'A', 'g', 'x', 's', 'r', 'y', 'n', 'd', 'h', 'p', 'S', 'e', 'E' -> token(i);
			case 'B', 'b' -> header(i);
			default -> i;
			};
			i = Math.max(i + 1, behind);
		}
	}

	/** {@code //user:password@host}, for each of several hosts. */
	private int address(int from) {
		int start = from;
		int at = from;
		int lastAt = -1;
		int colon = -1;
		for (; at < text.length(); at++) {
			char c = text.charAt(at);
			boolean ends = Character.isWhitespace(c) || c == '"' || c == '\'' || c == '<' || c == '>' || c == '?' || c == '/' && lastAt >= 0;
			if (ends || c == ',') {
				hide(start, colon, lastAt);
				if (ends) {
					break;
				}
				start = at + 1;
				lastAt = -1;
				colon = -1;
			} else if (c == '@') {
				lastAt = at;
			} else if (c == ':' && colon < 0) {
				colon = at;
			} else if (c == '/' && (colon < 0 || isPort(colon + 1, at))) {
				return from;
			} else if (c == '/' && secrets.at(at + 1) == '/') {
				return from;
			}
		}
		if (at >= text.length()) {
			hide(start, colon, lastAt);
		}
		return from;
	}

	private void hide(int start, int colon, int lastAt) {
		if (colon >= start && lastAt > colon) {
			secrets.value(colon + 1, lastAt);
		}
	}

	private boolean isPort(int from, int to) {
		for (int i = from; i < to; i++) {
			char c = text.charAt(i);
			if (c < '0' || c > '9') {
				return c == '$' || c == '{';
			}
		}
		return true;
	}

	/** {@code scott/tiger@} of Oracle. */
	private int login(int at) {
		int slash = at - 1;
		while (slash >= 0 && at - slash <= PASSWORD) {
			char c = text.charAt(slash);
			if (c == '/') {
				break;
			}
			if (Character.isWhitespace(c) || c == '@' || c == '<' || c == '>' || c == '\'') {
				return at;
			}
			slash--;
		}
		if (slash <= 0 || text.charAt(slash) != '/' || slash == at - 1) {
			return at;
		}
		int user = slash;
		while (user > 0 && slash - user <= USER && (Character.isLetterOrDigit(text.charAt(user - 1)) || "_$#\".[]-".indexOf(text.charAt(user - 1)) >= 0)) {
			user--;
		}
		char before = secrets.at(user - 1);
		if (user == slash || before == '/' || before == '@' || before == '\\' || slash - user > USER || SERVICES.contains(text.substring(user, slash).toLowerCase(java.util.Locale.ROOT))) {
			return at;
		}
		char behind = secrets.at(at + 1);
		boolean version = Character.isDigit(behind) || behind == 'v' && Character.isDigit(secrets.at(at + 2)) || behind == '^' || behind == '~';
		boolean oracle = secrets.isIgnoringCase(user - 5, "thin:") || secrets.isIgnoringCase(user - 4, "oci:") || secrets.isIgnoringCase(user - 5, "oci8:");
		boolean uses = secrets.is(user - 6, "uses: ") || before == ':' && isPort(user, slash);
		if (!oracle && (version || uses || Character.isWhitespace(behind) || at + 1 >= text.length() || isHost(slash + 1, at))) {
			return at;
		}
		secrets.value(slash + 1, at);
		return at;
	}

	/** Whether it is written as the name of a host: words with dots between. */
	private boolean isHost(int from, int to) {
		int dots = 0;
		for (int i = from; i < to; i++) {
			char c = text.charAt(i);
			dots += c == '.' ? 1 : 0;
			if (!Character.isLetterOrDigit(c) && c != '.' && c != '-') {
				return false;
			}
		}
		return dots > 0;
	}

	/** {@code {xor}Lz4sLChvLTs=}: the encoding of WebSphere and its like keeps nobody from reading. */
	private int encoded(int open) {
		int close = open + 1;
		while (close < text.length() && close - open <= 10 && text.charAt(close) != '}') {
			close++;
		}
		if (secrets.at(close) != '}' || close == open + 1 || !ENCODINGS.contains(text.substring(open + 1, close).toLowerCase(java.util.Locale.ROOT))) {
			return open;
		}
		int to = close + 1;
		while (to < text.length() && !Character.isWhitespace(text.charAt(to)) && "\"'<>,;)&".indexOf(text.charAt(to)) < 0) {
			to++;
		}
		if (to > close + 1) {
			secrets.hide(open, to);
		}
		return to;
	}

	/** A private key between its two lines. */
	private int key(int from) {
		int head = from + 11;
		int line = head;
		while (line < text.length() && line - head < 60 && text.charAt(line) != '-') {
			line++;
		}
		if (!text.substring(head, line).contains("PRIVATE KEY")) {
			return from;
		}
		while (line < text.length() && text.charAt(line) == '-') {
			line++;
		}
		int end = noEndOfKey ? -1 : text.indexOf("-----END", line);
		noEndOfKey = end < 0;
		int to = end < 0 ? text.length() : end;
		for (int i = line; i < to; i++) {
			// Indentation stays.
			if (!Character.isWhitespace(text.charAt(i))) {
				secrets.hide(i, i + 1);
			}
		}
		return to;
	}

	private int token(int from) {
		if (from > 0 && (Character.isLetterOrDigit(text.charAt(from - 1)) || text.charAt(from - 1) == '_' || text.charAt(from - 1) == '-' && text.charAt(from) != 'e')) {
			return from;
		}
		for (String prefix : TOKENS) {
			if (prefix.charAt(0) == text.charAt(from) && text.startsWith(prefix, from)) {
				return token(from, prefix);
			}
		}
		return from;
	}

	private int token(int from, String prefix) {
		int to = from + prefix.length();
		int dots = 0;
		int digits = 0;
		while (to < text.length()) {
			char c = text.charAt(to);
			boolean open = prefix.equals("ENC(") ? !Character.isWhitespace(c) && c != ')' && c != '"' && c != '<' : c < 128 && Character.isLetterOrDigit(c) || c == '_' || c == '-' || c == '.'
					|| c == '/' || c == '+' || c == '=' || c == '$' && prefix.charAt(0) == '$';
			if (!open) {
				break;
			}
			dots += c == '.' ? 1 : 0;
			digits += c >= '0' && c <= '9' ? 1 : 0;
			to++;
		}
		int length = to - from;
		boolean secret = switch (prefix) {
		case "eyJ" -> dots >= 1 && length >= 20;
		case "AKIA", "ASIA" -> length == 20;
		case "ENC(" -> length > 4 && secrets.at(to) == ')' && to < text.length();
		case "$1$", "$5$", "$6$", "$2a$", "$2b$", "$2y$" -> length >= 20;
		case "AIza" -> length >= 30;
		default -> length >= prefix.length() + 12 && digits > 0;
		};
		if (secret) {
			secrets.hide(prefix.equals("ENC(") ? from + 4 : from, to);
			return to;
		}
		return from;
	}

	/** {@code Bearer x} and {@code Basic x} of a header. */
	private int header(int from) {
		int word = secrets.isIgnoringCase(from, "bearer ") ? 7 : secrets.isIgnoringCase(from, "basic ") ? 6 : 0;
		if (word == 0 || from > 0 && Character.isLetterOrDigit(text.charAt(from - 1))) {
			return from;
		}
		int at = from + word;
		int to = at;
		int digits = 0;
		int upper = 0;
		while (to < text.length() && (text.charAt(to) < 128 && Character.isLetterOrDigit(text.charAt(to)) || "._~+/=-".indexOf(text.charAt(to)) >= 0)) {
			digits += Character.isDigit(text.charAt(to)) ? 1 : 0;
			upper += to > at && Character.isUpperCase(text.charAt(to)) ? 1 : 0;
			to++;
		}
		if (to - at >= 8 && (digits > 0 || upper > 0 || text.charAt(to - 1) == '=' || to - at >= 24)) {
			secrets.value(at, to);
			return to;
		}
		return from;
	}
}
