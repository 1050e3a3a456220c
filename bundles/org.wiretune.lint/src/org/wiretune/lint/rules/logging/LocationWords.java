/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.logging;

import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The conversions of a pattern for log messages that write where the caller stands. */
final class LocationWords {

	private static final Set<String> WORDS = Set.of("C", "class", "F", "file", "l", "location", "L", "line", "M", "method", "caller");
	private static final Set<String> CLASSES = Set.of("C", "class");
	private static final Set<String> LOGGERS = Set.of("c", "logger", "lo");
	private static final String FORMAT = "%%|%(-?\\d{0,9}(?:\\.-?\\d{1,9})?)";
	private static final String OPTION = "((?:\\{[^{}]{0,200}\\})?)";
	private static final Pattern LETTERS = Pattern.compile(FORMAT + "([a-zA-Z])" + OPTION);
	private static final Pattern NAMES = Pattern.compile(FORMAT + "([a-zA-Z]{1,60})" + OPTION);
	/** Brackets around nothing, and the blank that stood before them. */
	private static final Pattern EMPTY = Pattern.compile(" ?(?:\\[\\s*\\]|\\(\\s*\\)|<\\s*>)");

	private LocationWords() {
	}

	/**
	 * {@return the conversions of a pattern that ask for the caller, as they are written}
	 *
	 * @param pattern the pattern
	 * @param letters whether each conversion is one letter, as in Log4j 1; otherwise it is a word
	 */
	static List<String> of(String pattern, boolean letters) {
		return (letters ? LETTERS : NAMES).matcher(pattern).results().filter(match -> match.group(2) != null && WORDS.contains(match.group(2))).map(match -> '%' + match.group(2)).distinct().toList();
	}

	/**
	 * {@return the pattern with the name of the logger in place of that of the class, and without file, method and line}
	 *
	 * @param pattern the pattern
	 * @param letters whether each conversion is one letter
	 */
	static String without(String pattern, boolean letters) {
		Matcher each = (letters ? LETTERS : NAMES).matcher(pattern);
		boolean named = each.results().anyMatch(match -> match.group(2) != null && LOGGERS.contains(match.group(2)));
		each.reset();
		StringBuilder kept = new StringBuilder();
		int end = 0;
		while (each.find()) {
			String before = pattern.substring(end, each.start());
			end = each.end();
			if (each.group(2) == null || !WORDS.contains(each.group(2))) {
				kept.append(before).append(each.group());
			} else if (!named) {
				kept.append(before).append('%').append(each.group(1)).append('c').append(CLASSES.contains(each.group(2)) ? each.group(3) : "");
				named = true;
			} else {
				// What joined it to the conversion before it goes too.
				kept.append(before.endsWith(":") || before.endsWith(".") || before.endsWith("#") ? before.substring(0, before.length() - 1) : before);
			}
		}
		kept.append(pattern.substring(end));
		return EMPTY.matcher(kept).replaceAll("");
	}
}
