/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.secret;

import java.util.Locale;
import java.util.Set;

/** Finds secrets that commands take by position: {@code connect to D user U using P}, {@code identified by p}, {@code curl -u u:p}. */
final class CommandScan {

	private static final Set<String> DATABASE_PROGRAMS = Set.of("mysql", "mysqldump", "mysqladmin", "mysqlimport", "mariadb", "mariadb-dump", "mariadb-admin");

	private final SecretText secrets;
	private final String text;
	/** Words of the line so far. */
	private String before = "";
	private String beforeThat = "";
	private String program = "";
	private boolean user;
	private boolean login;
	private boolean environment;
	private int number;

	CommandScan(SecretText secrets) {
		this.secrets = secrets;
		text = secrets.text();
	}

	void run() {
		int length = text.length();
		for (int i = 0; i < length;) {
			char c = text.charAt(i);
			if (Character.isWhitespace(c)) {
				if (c == '\n' || c == '\r') {
					lineEnds();
				}
				i++;
				continue;
			}
			int start = i;
			while (i < length && !Character.isWhitespace(text.charAt(i))) {
				i++;
			}
			word(start, i);
		}
	}

	private void lineEnds() {
		// Statements of databases go over several lines; options of programs do not, but for a backslash.
		if (before.equals("\\")) {
			before = "";
			return;
		}
		if (before.endsWith(";") || program.isEmpty() && !before.equals("by") && !before.equals("identified")) {
			before = "";
			beforeThat = "";
		}
		program = "";
		user = false;
		login = false;
		environment = false;
		number = 0;
	}

	private void word(int start, int end) {
		String word = end - start > 40 ? "" : text.substring(start, end).toLowerCase(Locale.ROOT);
		switch (before) {
		case "by", "values" -> {
			if (beforeThat.equals("identified") || beforeThat.equals("by") && before.equals("values")) {
				argument(start, end, word.equals("values") || word.equals("password"));
			}
		}
		case "using" -> {
			if (user) {
				argument(start, end, false);
			}
		}
		case "-u", "--user", "--proxy-user" -> pair(start, end);
		case "password" -> {
			if (login) {
				argument(start, end, false);
			}
		}
		case "-p" -> {
			if (program.equals("sshpass")) {
				argument(start, end, false);
			}
		}
		case "-w" -> {
			if (program.startsWith("ldap")) {
				argument(start, end, false);
			}
		}
		case "-a" -> {
			if (program.equals("redis-cli")) {
				argument(start, end, false);
			}
		}
		default -> {
			if (environment && number == 2 && SecretNames.isSecret(before) && text.charAt(start) != '=') {
				argument(start, end, false);
			}
		}
		}
		if (word.startsWith("--user=") || word.startsWith("-u=")) {
			pair(start + word.indexOf('=') + 1, end);
		}
		String name = word.substring(Math.max(word.lastIndexOf('/'), word.lastIndexOf('"')) + 1);
		if (DATABASE_PROGRAMS.contains(name) || name.equals("sshpass") || name.equals("redis-cli") || name.startsWith("ldap") && name.length() > 6) {
			program = name;
		} else if (DATABASE_PROGRAMS.contains(program) && end - start > 2 && secrets.is(start, "-p") && secrets.at(start + 2) != '=') {
			argument(start + 2, end, false);
		}
		environment |= number == 0 && (word.equals("env") || word.equals("arg") || word.equals("setenv"));
		user |= word.equals("user");
		if (word.endsWith(";")) {
			user = false;
		}
		login |= word.equals("login") || word.equals("machine");
		beforeThat = before;
		before = word;
		number++;
	}

	/** Hides a word without the quotes around it and the end of its statement. */
	private void argument(int start, int end, boolean keyword) {
		if (keyword) {
			return;
		}
		int from = start;
		int to = end;
		while (to > from && ";,)".indexOf(text.charAt(to - 1)) >= 0) {
			to--;
		}
		char quote = text.charAt(from);
		if (quote == '\'' || quote == '"') {
			from++;
			int close = from;
			while (close < text.length() && text.charAt(close) != quote && text.charAt(close) != '\n') {
				close++;
			}
			to = close;
		} else if (to > from + 1 && (text.charAt(to - 1) == '"' || text.charAt(to - 1) == '\'')) {
			to--;
		}
		secrets.value(from, to);
	}

	/** {@code user:password}; two numbers are a user and a group. */
	private void pair(int start, int end) {
		int colon = start;
		while (colon < end && text.charAt(colon) != ':') {
			colon++;
		}
		if (colon + 1 >= end) {
			return;
		}
		boolean numbers = true;
		for (int i = start; i < end; i++) {
			numbers &= text.charAt(i) == ':' || Character.isDigit(text.charAt(i));
		}
		if (!numbers) {
			argument(colon + 1, end, false);
		}
	}
}
