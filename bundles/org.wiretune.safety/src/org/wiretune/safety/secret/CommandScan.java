/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.secret;

import java.util.Locale;
import java.util.Set;

import org.wiretune.safety.text.CharacterSearch;

/** Finds secrets that commands take by position: {@code connect to D user U using P}, {@code identified by p}, {@code curl -u u:p}. */
final class CommandScan {

	/** Behind the name of a user these are followed by a password. */
	private static final Set<String> OF_USERS = Set.of("add_user", "change_password", "authenticate_user");

	/** Keys of configuration files that have a blank before their value. */
	private static final Set<String> CONFIGURED = Set.of("bindpw", "rootpw", "requirepass", "masterauth", "sudopw", "replicapw", "credentials", "authpass", "auth_pass", "sharedsecret", "secretkey");

	private final SecretText secrets;
	private final String text;
	private final StoreLogin store;
	/** The text in lower case; null where letters take another room then. */
	private final String lower;
	/** Words of the line so far. */
	private String before = "";
	private String beforeThat = "";
	private String third = "";
	private String program = "";
	private boolean user;
	private boolean identified;
	private boolean login;
	/** Words of the program so far that are no options. */
	private int operands;
	private boolean environment;
	private int number;
	private int userLines;
	private boolean afterUsing;
	/** Whether the line holds a user as {@code -u:scott}. */
	private boolean userOption;

	CommandScan(SecretText secrets) {
		this.secrets = secrets;
		text = secrets.text();
		store = new StoreLogin(text);
		String all = text.toLowerCase(Locale.ROOT);
		lower = all.length() == text.length() ? all : null;
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
		if (before.endsWith(";") || program.isEmpty() && !before.equals("by") && !before.equals("identified") && !user) {
			before = "";
			beforeThat = "";
		}
		third = "";
		program = "";
		// A statement may go on in the next line, another one would not begin with the word.
		user = user && userLines++ == 0;
		login = false;
		userOption = false;
		environment = false;
		operands = 0;
		number = 0;
	}

	private void word(int start, int end) {
		String word = end - start > 60 ? "" : lower == null ? text.substring(start, end).toLowerCase(Locale.ROOT) : lower.substring(start, end);
		switch (before) {
		case "by", "values" -> {
			if (identified || beforeThat.equals("by") && before.equals("values")) {
				argument(start, end, word.equals("values") || word.equals("password"));
			}
		}
		case "replace" -> {
			if (identified) {
				argument(start, end, false);
			}
		}
		case "using", "new", "confirm" -> {
			if (user) {
				argument(start, end, word.equals("(") || !before.equals("using") && !afterUsing);
				afterUsing |= before.equals("using");
			}
		}
		case "--user", "--proxy-user" -> pair(start, end);
		case "-u" -> {
			if (!Programs.takesGroups(program)) {
				pair(start, end);
			}
		}
		case "password", "passwd", "pwd" -> password(start, end, word);
		case "is" -> {
			if (beforeThat.equals("password") && !Sentence.isWord(word)) {
				argument(start, end, false);
			}
		}
		default -> {
			if (environment && number == 2 && SecretNames.isSecret(before) && text.charAt(start) != '=' || OF_USERS.contains(beforeThat) && text.charAt(start) != '-') {
				argument(start, end, false);
			}
		}
		}
		ofProgram(start, end, word);
		if (number == 0) {
			passwordFile(start, end);
		}
		if (isPasswordOption(word)) {
			argument(start + 3, end, false);
		}
		if (store.takes(start, end, number, program) && isLastOfLine(end)) {
			argument(start, end, false);
		}
		userOption |= word.startsWith("-u:") || word.startsWith("/u:");
		if (word.startsWith("--user=") || word.startsWith("-u=")) {
			pair(start + word.indexOf('=') + 1, end);
		}
		if (program.isEmpty() && !word.isEmpty()) {
			String name = Programs.name(word);
			program = Programs.isKnown(name) ? name : "";
		}
		environment |= number == 0 && (word.equals("env") || word.equals("arg") || word.equals("setenv") || word.equals("setx"));
		identified |= word.equals("identified");
		if (word.equals("user")) {
			user = true;
			userLines = 0;
			afterUsing = false;
		}
		if (word.endsWith(";")) {
			user = false;
			identified = false;
		}
		login |= word.equals("login") || word.equals("machine");
		third = beforeThat;
		beforeThat = before;
		before = word;
		number++;
	}

	/** A word behind the word password: told by machines and logs, or what a sentence says of it. */
	private void password(int start, int end, String word) {
		if (Sentence.isWord(word)) {
			return;
		}
		boolean line = number == 1 && isLastOfLine(end);
		if (login || line || beforeThat.equals("with") || third.equals("user") || third.equals("-u") || program.equals("mysqladmin")) {
			argument(start, end, false);
		}
	}

	/** {@code -p:x} and {@code /p:x} where a user is given so before; a port, and a property with its value, is none. */
	private boolean isPasswordOption(String word) {
		return userOption && (word.startsWith("-p:") || word.startsWith("/p:")) && word.length() > 3 && word.indexOf('=') < 0 && !word.substring(3).chars().allMatch(Character::isDigit);
	}

	private boolean isLastOfLine(int end) {
		int at = end;
		while (at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == '\t')) {
			at++;
		}
		return at >= text.length() || text.charAt(at) == '\n' || text.charAt(at) == '\r';
	}

	/** A line of PostgreSQL's password file: {@code host:port:database:user:password}. */
	private void passwordFile(int start, int end) {
		String[] fields = end - start > 300 || CharacterSearch.indexOf(text, ':', start, end) < 0 ? new String[0] : text.substring(start, end).split(":", 5);
		if (fields.length == 5 && fields[1].matches("\\d{4,5}|\\*") && fields[0].matches("[A-Za-z*][\\w.*-]*") && !fields[2].isEmpty() && fields[3].matches("[\\w.@*-]+") && isLastOfLine(end)) {
			secrets.value(end - fields[4].length(), end);
		}
	}

	/** What the program of the line takes by short options and by position. */
	private void ofProgram(int start, int end, String word) {
		if (program.isEmpty()) {
			if (number == 1 && CONFIGURED.contains(before) && isLastOfLine(end)) {
				argument(start, end, false);
			}
			return;
		}
		String option = beforeAsWritten(start);
		String written = text.substring(start, Math.min(end, start + 60));
		if (Programs.takes(program, option, login) && text.charAt(start) != '-') {
			argument(start, end, false);
			return;
		}
		int joined = Programs.joined(program, written);
		if (joined > 0) {
			argument(start + joined + (secrets.at(start + joined) == ':' ? 1 : 0), end, false);
		} else if (program.equals("curl") && written.startsWith("-") && !written.startsWith("--")) {
			curl(start, end, written);
		} else if (program.equals("curl") && before.startsWith("-") && !before.startsWith("--") && (option.endsWith("u") || option.endsWith("U")) && !before.equals("-u")) {
			pair(start, end);
		} else if (Programs.isOracle(program) && text.charAt(start) != '-' && text.charAt(start) != '@') {
			oracle(start, end, written);
		}
		if (text.charAt(start) != '-') {
			operands++;
			if (operands == 2 && program.startsWith("add-user") && !before.startsWith("-")) {
				argument(start, end, false);
			}
		}
	}

	/** {@code -ua:b}, with other options before the letter or not. */
	private void curl(int start, int end, String word) {
		int letter = word.indexOf('u');
		for (int i = 1; i < letter; i++) {
			if ("sSkfLivg#NOj".indexOf(word.charAt(i)) < 0) {
				return;
			}
		}
		if (letter > 0 && letter < word.length() - 1 && word.charAt(letter + 1) != '=') {
			pair(start + letter + 1, end);
		}
	}

	/** {@code scott/tiger}; with an at-sign it is known by its shape. */
	private void oracle(int start, int end, String word) {
		int slash = word.indexOf('/');
		int from = start + slash + 1;
		String user = slash < 0 ? "" : word.substring(Math.max(word.lastIndexOf('=', slash), word.lastIndexOf('"', slash)) + 1, slash);
		if (slash < 1 || operands > 0 && !word.startsWith("userid=") && !before.equals("target") && !before.equals("catalog") || user.isEmpty() || from >= end || word.endsWith(".sql") || word.indexOf('.') == 0 || word.indexOf('@') > 0) {
			return;
		}
		for (int i = 0; i < user.length(); i++) {
			if (!AssignmentScan.isOfName(user.charAt(i)) && "$#[]'".indexOf(user.charAt(i)) < 0) {
				return;
			}
		}
		argument(from, end, word.indexOf('/', slash + 1) > 0 && word.indexOf('.') > 0);
	}

	/** The word before, as it is written: options of one letter differ by its case. */
	private String beforeAsWritten(int start) {
		int to = start;
		while (to > 0 && start - to < 20 && Character.isWhitespace(text.charAt(to - 1))) {
			to--;
		}
		return before.length() > 12 || to < before.length() ? before : text.substring(to - before.length(), to);
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
		if (to == from + 1 && !Character.isLetterOrDigit(text.charAt(from))) {
			return;
		}
		char quote = text.charAt(from);
		if (quote == '\'' || quote == '"') {
			from++;
			int close = from;
			while (close < text.length() && text.charAt(close) != quote && text.charAt(close) != '\n') {
				close++;
			}
			to = close;
		} else if (text.charAt(to - 1) == '\\') {
			// The blank behind it belongs to the word.
			to = behindBackslashes(to);
		} else if (to > from + 1 && (text.charAt(to - 1) == '"' || text.charAt(to - 1) == '\'')) {
			to--;
		}
		secrets.value(from, to);
	}

	/** The end of a word that ends with a backslash and goes on behind the blank. */
	private int behindBackslashes(int from) {
		int at = from;
		while (at < text.length() && at - from < 200 && (text.charAt(at) == ' ' ? text.charAt(at - 1) == '\\' : !Character.isWhitespace(text.charAt(at)))) {
			at++;
		}
		return at;
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
			char quote = text.charAt(start);
			int to = end;
			while ((quote == '\'' || quote == '"') && to < text.length() && to - start < 400 && text.charAt(to - 1) != quote && text.charAt(to) != '\n') {
				to++;
			}
			argument(colon + 1, to, false);
		}
	}
}
