/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.secret;

import java.util.Locale;
import java.util.Set;

/**
 * Knows the command by which a client of Redis or of its like tells who it is: {@code AUTH x} and {@code AUTH user x}, by
 * itself, behind a prompt or among the words of its program. Mail and file servers have a command of that name, which is
 * followed by how they are to be told.
 */
final class StoreLogin {

	/** How mail and file servers are told, of which the first word counts. */
	private static final Set<String> METHODS = Set.of("LOGIN", "PLAIN", "TLS", "SSL", "CRAM", "DIGEST", "NTLM", "GSSAPI", "GSS", "SCRAM", "EXTERNAL", "ANONYMOUS", "KERBEROS", "OAUTHBEARER", "XOAUTH2", "OTP", "NONE", "BASIC", "BEARER");
	private static final Set<String> PROGRAMS = Set.of("redis-cli", "valkey-cli", "keydb-cli");

	private final String text;
	/** Words behind the command so far; -1 where it is not met in the line. */
	private int behind = -1;
	/** Whether the line is surely one of such a client. */
	private boolean known;
	private boolean method;

	StoreLogin(String text) {
		this.text = text;
	}

	/**
	 * {@return whether a word would be the secret of the command, if it is the last of its line} To be asked of each word in turn.
	 *
	 * @param start the first character of the word
	 * @param end behind its last character
	 * @param number how many words stand before it in its line
	 * @param program the program of the line; empty for none
	 */
	boolean takes(int start, int end, int number, String program) {
		if (number == 0) {
			behind = -1;
		}
		if (behind < 0) {
			begin(start, end, number, program);
			return false;
		}
		behind++;
		if (behind == 1) {
			String first = text.substring(start, Math.min(end, start + 40));
			method = METHODS.contains(first.split("[-_]", 2)[0].toUpperCase(Locale.ROOT));
			known |= first.equals("default");
			return !method && !Sentence.isWord(first);
		}
		// The method of a mail server is followed by the secret, which is encoded only; other words may be a sentence.
		return behind == 2 && (method || known);
	}

	private void begin(int start, int end, int number, String program) {
		boolean ofProgram = PROGRAMS.contains(program);
		boolean prompt = number == 1 && start > 1 && text.charAt(start - 2) == '>';
		if (end - start == 4 && (text.startsWith("AUTH", start) && (number == 0 || prompt) || ofProgram && text.regionMatches(true, start, "AUTH", 0, 4))) {
			behind = 0;
			known = prompt || ofProgram;
		}
	}
}
