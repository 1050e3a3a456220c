/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.secret;

import java.util.Locale;
import java.util.Set;

/** Finds secrets by their own shape: addresses with a password, encoded passwords, keys, tokens, headers. */
final class ShapeScan {

	/** How a password is kept, without the numbers and signs of the method: {@code {AES256}}, {@code {ssha-512}}, {@code {aes-gcm}}. */
	private static final Set<String> ENCODINGS = Set.of("xor", "aes", "aesgcm", "aescbc", "hash", "custom", "cipher", "noop", "bcrypt", "pbkdf", "pbkdfsha", "scrypt", "argon", "argond", "argoni", "argonid", "crypt", "sha", "ssha",
			"enc", "encrypted", "vault", "des", "desede", "tripledes", "rsa", "blowfish", "idea", "pbe", "kms", "plain", "clear", "cleartext", "hmac", "hmacsha", "ldap", "dpapi");
	/** The same, where a number belongs to it. */
	private static final Set<String> NUMBERED = Set.of("md", "smd", "rc", "base", "b", "sm");

	private final SecretText secrets;
	private final String text;
	private final AddressScan addresses;
	private final TokenScan tokens;
	private boolean noEndOfKey;

	ShapeScan(SecretText secrets) {
		this.secrets = secrets;
		text = secrets.text();
		addresses = new AddressScan(secrets);
		tokens = new TokenScan(secrets);
	}

	void run() {
		for (int i = 0; i < text.length();) {
			char c = text.charAt(i);
			int behind = switch (c) {
			case '/' -> {
				if (secrets.at(i + 1) == '/') {
					addresses.authority(i + 2);
					if (i > 0 && text.charAt(i - 1) == ':') {
						addresses.hook(i + 2);
					}
				}
				yield secrets.at(i + 1) == '/' ? i + 2 : i;
			}
			case ':' -> {
				addresses.oracle(i);
				yield i;
			}
			case '@' -> {
				addresses.login(i);
				yield i;
			}
			case '{' -> encoded(i);
			case '-' -> secrets.is(i, "-----BEGIN ") ? key(i) : i;
			case 'B', 'b' -> header(i);
			case 'P' -> secrets.is(i, "Private-Lines: ") ? lines(i + 15) : i;
			default -> TokenScan.mayBegin(c) ? tokens.token(i) : i;
			};
			i = Math.max(i + 1, behind);
		}
	}

	/** {@code {xor}Lz4sLChvLTs=}: the encoding of WebSphere and its like keeps nobody from reading. */
	private int encoded(int open) {
		int close = open + 1;
		while (close < text.length() && close - open <= 16 && text.charAt(close) != '}') {
			close++;
		}
		if (secrets.at(close) != '}' || close == open + 1 || !isEncoding(text.substring(open + 1, close).toLowerCase(Locale.ROOT))) {
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

	private static boolean isEncoding(String method) {
		String word = method.replaceAll("[^a-z]", "");
		return ENCODINGS.contains(word) || NUMBERED.contains(word) && word.length() < method.length();
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

	/** The lines of a key of PuTTY, which says how many they are. */
	private int lines(int from) {
		int at = from;
		int count = 0;
		while (at < text.length() && Character.isDigit(text.charAt(at)) && count < 1000) {
			count = count * 10 + text.charAt(at) - '0';
			at++;
		}
		for (; count >= 0 && at < text.length(); count--) {
			int end = text.indexOf('\n', at);
			end = end < 0 ? text.length() : end;
			if (at > from + 4 || secrets.at(at - 1) == '\n') {
				secrets.value(at, end);
			}
			at = end + 1;
		}
		return at;
	}

	/** {@code Bearer x} and {@code Basic x} of a header. */
	private int header(int from) {
		int word = secrets.isIgnoringCase(from, "bearer ") ? 7 : secrets.isIgnoringCase(from, "basic ") ? 6 : 0;
		if (word == 0 || from > 0 && Character.isLetterOrDigit(text.charAt(from - 1))) {
			return from;
		}
		int at = from + word;
		int literal = secrets.at(at) == '"' || secrets.at(at) == '\'' ? secrets.behindJoin(at + 1) : -1;
		if (literal > 0) {
			int close = literal + 1;
			while (close < text.length() && text.charAt(close) != text.charAt(literal) && text.charAt(close) != '\n') {
				close++;
			}
			secrets.value(literal + 1, close);
			return close;
		}
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
