/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.secret;

/**
 * What may be a secret in text that comes from a user's files, processes and logs, decided in one place: by the name in
 * front of a value, by the shape of a value, and by position, where name and value stand apart. Everything that is shown,
 * reported, logged or kept passes through here.
 * <p>
 * Rather too much is hidden than too little. Variables such as <code>${db.password}</code>, switches and empty values stay.
 * A well-known standard such as {@code changeit} is hidden as well: that nobody changed it is worth keeping, too.
 * <p>
 * The time is linear in the length of the text, whatever it holds. Nothing that holds a secret is kept.
 */
public final class Secrets {

	/** What is shown in place of a secret; of ASCII, because it reaches terminals and logs of every encoding. */
	public static final String HIDDEN = "***";

	/** Texts without a secret that were asked about last: after each save the findings of all files are told again. At most 7 MB. */
	private static final String[] PLAIN = new String[1 << 13];
	private static final int LONGEST_KEPT = 800;

	private Secrets() {
	}

	/**
	 * {@return whether what stands behind a name is a secret, as that of {@code keyStorePassword}, {@code -Ddb.pass} or
	 * {@code DB_PASS}}
	 *
	 * @param name a name in any style; null for none
	 */
	public static boolean isName(String name) {
		return name != null && SecretNames.isSecret(name);
	}

	/**
	 * {@return a text with {@link #HIDDEN} in place of what may be a secret} Lines stay lines, so the text may be of several
	 * lines, a whole file too. A text that was hidden before stays as it is.
	 *
	 * @param text a text of any kind: a sentence, a line, a file; null gives null
	 */
	public static String hidden(String text) {
		if (text == null || text.isEmpty()) {
			return text;
		}
		int slot = text.hashCode() & PLAIN.length - 1;
		// Two places for each text: two that share both would be looked through after each save.
		if (text.equals(PLAIN[slot]) || text.equals(PLAIN[slot ^ 1])) {
			return text;
		}
		String hidden = new SecretText(text).hidden();
		if (hidden.length() <= LONGEST_KEPT && hidden.equals(text)) {
			PLAIN[slot ^ 1] = PLAIN[slot];
			PLAIN[slot] = text;
		}
		return hidden;
	}

	/**
	 * {@return a value as it may be shown} A secret by its name is hidden as a whole but for variables; another value is
	 * hidden where it holds a secret, as an address with a password does.
	 *
	 * @param name the name of the value; null where it has none
	 * @param value the value; null gives null
	 */
	public static String value(String name, String value) {
		if (value == null || value.isEmpty()) {
			return value;
		}
		return new SecretText(value, name).hidden();
	}

	/**
	 * {@return whether a part of a text holds something of a secret} The text around it tells: a value may stand on another
	 * line than its name.
	 *
	 * @param text the text
	 * @param from the first character of the part
	 * @param to behind its last character
	 */
	public static boolean isHidden(String text, int from, int to) {
		return new SecretText(text).isHidden(from, to);
	}

	/**
	 * {@return whether something of a value is not shown}
	 *
	 * @param name the name of the value; null where it has none
	 * @param value the value; null for none
	 */
	public static boolean isHidden(String name, String value) {
		return value != null && !value.equals(value(name, value));
	}
}
