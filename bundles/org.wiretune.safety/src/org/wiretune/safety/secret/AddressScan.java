/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.secret;

import java.util.Locale;
import java.util.Set;

/** Finds passwords in addresses: {@code //user:password@host}, and the {@code user/password@database} of Oracle. */
final class AddressScan {

	/** Services of Kerberos: what stands behind the slash is a host. */
	private static final Set<String> SERVICES = Set.of("http", "https", "host", "ldap", "ldaps", "cifs", "nfs", "krbtgt", "mssqlsvc", "postgres", "imap", "smtp", "ftp", "dns", "hdfs", "hive", "kafka",
			"zookeeper", "hbase", "yarn");
	/** What stands before the user in an address of Oracle's driver. */
	private static final String[] DRIVERS = { "thin:", "oci:", "oci8:" };
	private static final int USER = 64;
	private static final int PASSWORD = 128;

	private final SecretText secrets;
	private final String text;
	/** Up to where an address of Oracle's driver was read. */
	private int read;

	AddressScan(SecretText secrets) {
		this.secrets = secrets;
		text = secrets.text();
	}

	/** Addresses that anybody may call who knows them: what stands behind the telling part of the path is the secret. */
	void hook(int from) {
		int end = from;
		int path = -1;
		while (end < text.length() && end - from < 2000 && !text.startsWith("//", end) && !Character.isWhitespace(text.charAt(end)) && "\"'<>?#,;)]}".indexOf(text.charAt(end)) < 0) {
			path = path < 0 && text.charAt(end) == '/' ? end : path;
			end++;
		}
		if (path < 0 || path - from > 255) {
			return;
		}
		String host = text.substring(from, path).toLowerCase(Locale.ROOT);
		if (host.equals("hooks.slack.com") && secrets.is(path, "/services/")) {
			secrets.value(path + 10, end);
			return;
		}
		for (int at = path; at < end; at++) {
			if (text.charAt(at) == '/' && (secrets.isIgnoringCase(at, "/webhook") || secrets.is(at, "/hooks/") || secrets.is(at, "/bot"))) {
				int start = secrets.is(at, "/bot") ? at + 4 : text.indexOf('/', at + 1) + 1;
				if (start > at && start < end && isWithoutMeaning(start, end)) {
					secrets.value(start, end);
				}
				return;
			}
		}
	}

	/** Whether numbers and letters alternate as no word has them. */
	private boolean isWithoutMeaning(int from, int to) {
		int digits = 0;
		int letters = 0;
		for (int i = from; i < to; i++) {
			digits += Character.isDigit(text.charAt(i)) ? 1 : 0;
			letters += Character.isLetter(text.charAt(i)) ? 1 : 0;
		}
		return to - from >= 16 && digits >= 4 && letters >= 2;
	}

	/** {@code //user:password@host}, for each of several hosts; with the offset behind the slashes. */
	void authority(int from) {
		int start = from;
		int at = from;
		int lastAt = -1;
		int colon = -1;
		int digits = -1;
		for (; at < text.length(); at++) {
			char c = text.charAt(at);
			boolean ends = Character.isWhitespace(c) || c == '"' || c == '\'' || c == '<' || c == '>' || c == '?' || c == '/' && lastAt >= 0;
			if (ends || c == ',') {
				hide(start, colon, lastAt);
				if (ends) {
					return;
				}
				start = at + 1;
				lastAt = -1;
				colon = -1;
			} else if (c == '@') {
				lastAt = at;
			} else if (c == ':' && colon < 0) {
				colon = at;
				digits = endOfDigits(at + 1);
			} else if (c == '/' && (colon < 0 || digits >= at || isVariable(digits) || secrets.at(at + 1) == '/')) {
				return;
			}
		}
		hide(start, colon, lastAt);
	}

	private void hide(int start, int colon, int lastAt) {
		if (colon >= start && lastAt > colon) {
			secrets.value(colon + 1, lastAt);
		}
	}

	private int endOfDigits(int from) {
		int at = from;
		while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
			at++;
		}
		return at;
	}

	private boolean isVariable(int at) {
		return secrets.at(at) == '$' || secrets.at(at) == '{';
	}

	/**
	 * The address of Oracle's driver, read forward from its colon: the user ends at the first slash, the password before the
	 * last at-sign, so that both of them may stand in it.
	 */
	void oracle(int colon) {
		int from = colon + 1;
		boolean driver = false;
		for (String each : DRIVERS) {
			driver |= secrets.isIgnoringCase(from - each.length(), each);
		}
		if (!driver) {
			return;
		}
		int slash = from;
		while (slash < text.length() && slash - from <= USER && "/@(".indexOf(text.charAt(slash)) < 0 && !Character.isWhitespace(text.charAt(slash))) {
			slash++;
		}
		if (slash == from || secrets.at(slash) != '/') {
			return;
		}
		int start = slash + 1;
		for (String quote : new String[] { "\\\"", "&quot;", "\"" }) {
			int close = text.startsWith(quote, start) && secrets.at(start + quote.length()) != ' ' ? text.indexOf(quote, start + quote.length()) : -1;
			if (close > 0 && close - start <= PASSWORD && text.startsWith("@", close + quote.length())) {
				secrets.value(start + quote.length(), close);
				read = close + quote.length();
				return;
			}
		}
		int last = -1;
		for (int at = start; at < text.length() && at - start <= 4 * PASSWORD && !Character.isWhitespace(text.charAt(at)) && "\"'<>".indexOf(text.charAt(at)) < 0; at++) {
			last = text.charAt(at) == '@' ? at : last;
		}
		if (last > start) {
			secrets.value(start, last);
			read = last;
		}
	}

	/** {@code scott/tiger@} elsewhere, looked at from the at-sign. */
	void login(int at) {
		if (at <= read) {
			return;
		}
		int slash = at - 1;
		while (slash >= 0 && at - slash <= PASSWORD) {
			char c = text.charAt(slash);
			if (c == '/') {
				break;
			}
			if (Character.isWhitespace(c) || c == '@' || c == '<' || c == '>' || c == '\'') {
				return;
			}
			slash--;
		}
		if (slash <= 0 || text.charAt(slash) != '/' || slash == at - 1) {
			return;
		}
		int user = slash;
		while (user > 0 && slash - user <= USER && (Character.isLetterOrDigit(text.charAt(user - 1)) || "_$#\".[]-".indexOf(text.charAt(user - 1)) >= 0)) {
			user--;
		}
		char before = secrets.at(user - 1);
		if (user == slash || before == '/' || before == '@' || before == '\\' || slash - user > USER || SERVICES.contains(text.substring(user, slash).toLowerCase(Locale.ROOT))) {
			return;
		}
		char behind = secrets.at(at + 1);
		boolean version = Character.isDigit(behind) || behind == 'v' && Character.isDigit(secrets.at(at + 2)) || behind == '^' || behind == '~';
		boolean port = before == ':' && (endOfDigits(user) >= slash || isVariable(endOfDigits(user)));
		if (version || port || secrets.is(user - 6, "uses: ") || Character.isWhitespace(behind) || at + 1 >= text.length() || isHost(slash + 1, at)) {
			return;
		}
		secrets.value(slash + 1, at);
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
}
