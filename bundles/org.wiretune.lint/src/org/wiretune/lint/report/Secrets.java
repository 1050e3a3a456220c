/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.report;

import java.util.regex.Pattern;

/**
 * Hides what may be a secret in a line of a file that a report shows: reports are passed around, and a password may stand
 * beside the setting that a fix changes.
 */
final class Secrets {

	private static final String HIDDEN = "••••";
	private static final String WORD = "(?:password|passwd|pwd|secret|passphrase)";
	/** password="x", db.password=x, "password": "x", --password x is left as it is. */
	private static final Pattern ASSIGNED = Pattern.compile("(?i)(" + WORD + "[\\w.-]{0,40}[\"']?\\s{0,4}[=:]\\s{0,4}[\"']?)[^\"'<>\\s]+");
	/** The text of an element such as {@code <password>}. */
	private static final Pattern ELEMENT = Pattern.compile("(?i)(<[\\w:.-]{0,60}" + WORD + "[\\w:.-]{0,60}(?:\\s[^<>]{0,200})?>)[^<]+");
	/** The value of an attribute or text behind a name that tells of a secret. */
	private static final Pattern NAMED = Pattern.compile("(?i)(name\\s?=\\s?[\"'][^\"']{0,80}" + WORD + "[^\"']{0,80}[\"'][^<>]{0,200}(?:>|value\\s?=\\s?[\"']))[^\"'<>]+");

	private Secrets() {
	}

	/** {@return the line with bullets in place of what may be a secret} @param line a line of a file */
	static String hidden(String line) {
		String text = NAMED.matcher(line).replaceAll("$1" + HIDDEN);
		text = ELEMENT.matcher(text).replaceAll("$1" + HIDDEN);
		return ASSIGNED.matcher(text).replaceAll("$1" + HIDDEN);
	}
}
