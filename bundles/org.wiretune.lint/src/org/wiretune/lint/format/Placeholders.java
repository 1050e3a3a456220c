/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.format;

import java.util.function.UnaryOperator;

/**
 * Puts values in place of placeholders that may name a default: {@code ${name}}, {@code ${name:default}}, where a default may
 * hold placeholders again. Immutable.
 */
public final class Placeholders {

	/** What stands before a default in Spring, MicroProfile Config, JBoss and WildFly. */
	public static final String COLON = ":";
	/** What stands before a default in Logback, Log4j and Tomcat, whose names may hold colons. */
	public static final String COLON_AND_HYPHEN = ":-";

	private static final int MAXIMUM_DEPTH = 16;
	private static final int MAXIMUM_LENGTH = 65_536;

	private final String separator;
	private final UnaryOperator<String> values;

	/**
	 * Makes a resolver.
	 *
	 * @param separator what stands between a name and its default
	 * @param values gives the value of a name, or null where it is not known
	 */
	public Placeholders(String separator, UnaryOperator<String> values) {
		this.separator = separator;
		this.values = values;
	}

	/**
	 * {@return the text with its placeholders resolved; null where one of them cannot be, where they are nested more than 16
	 * deep or where the result has more than 65,536 characters}
	 *
	 * @param text the text
	 */
	public String resolve(String text) {
		return resolve(text, 0);
	}

	/**
	 * {@return a value with another default in its only placeholder, so that the name can still be given elsewhere; null where
	 * the value is more than a placeholder with this default}
	 *
	 * @param value the value as it is written
	 * @param old the default
	 * @param next the new default
	 */
	public static String withDefault(String value, String old, String next) {
		if (value == null || old == null || old.isEmpty() || !value.startsWith("${") || !value.endsWith("}") || next.indexOf('$') >= 0 || next.indexOf('}') >= 0) {
			return null;
		}
		int end = value.length();
		while (value.charAt(end - 1) == '}') {
			end--;
		}
		int start = end - old.length();
		boolean only = start > 2 && value.startsWith(old, start) && (value.charAt(start - 1) == ':' || value.startsWith(COLON_AND_HYPHEN, start - 2));
		return only && close(value, 2) == value.length() - 1 ? value.substring(0, start) + next + value.substring(end) : null;
	}

	private String resolve(String text, int depth) {
		if (depth > MAXIMUM_DEPTH) {
			return null;
		}
		StringBuilder resolved = new StringBuilder();
		for (int i = 0; i < text.length();) {
			if (!text.startsWith("${", i)) {
				resolved.append(text.charAt(i++));
				continue;
			}
			int close = close(text, i + 2);
			String value = close < 0 ? null : placeholder(text.substring(i + 2, close), depth);
			if (value == null || resolved.length() + value.length() > MAXIMUM_LENGTH) {
				return null;
			}
			resolved.append(value);
			i = close + 1;
		}
		return resolved.toString();
	}

	/** The brace that closes a placeholder, past those inside it; -1 where there is none. */
	private static int close(String text, int from) {
		int depth = 0;
		for (int i = from; i < text.length(); i++) {
			char c = text.charAt(i);
			if (c == '{') {
				depth++;
			} else if (c == '}' && depth-- == 0) {
				return i;
			}
		}
		return -1;
	}

	private String placeholder(String content, int depth) {
		// Another brace opens an inner placeholder; its separator is not that of this one.
		int brace = content.indexOf('{');
		int end = content.indexOf(separator);
		boolean standard = end >= 0 && (brace < 0 || end < brace) && content.length() > separator.length();
		String value = values.apply(standard ? content.substring(0, end) : content);
		if (value != null) {
			return resolve(value, depth + 1);
		}
		return standard ? resolve(content.substring(end + separator.length()), depth + 1) : null;
	}
}
