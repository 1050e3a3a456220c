/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core.observed;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

import org.wiretune.safety.secret.Secrets;

/**
 * The one line that a list shows of a finding: a complete thought without a full stop, at most {@value #LONGEST} characters.
 * Long names give way in their middle, figures never.
 */
public final class Headline {

	/** Characters that a headline has at most. */
	public static final int LONGEST = 90;

	private static final String GAP = "…";
	/** Shorter values are left alone: nobody recognises what would be left of them. */
	private static final int LEAST = 12;

	private Headline() {
	}

	/**
	 * {@return a headline that is filled with values}
	 *
	 * @param fill fills the words of the rule with values
	 * @param values the values by name
	 */
	public static String filled(Function<Map<String, String>, String> fill, Map<String, String> values) {
		Map<String, String> shorter = new HashMap<>(values);
		shorter.replaceAll((name, value) -> line(value));
		String whole = line(fill.apply(shorter));
		String hidden = Secrets.hidden(whole);
		// What is left of a secret in the middle of which something is missing would not be recognised any more.
		if (whole.length() <= LONGEST || !hidden.equals(whole)) {
			return cut(hidden);
		}
		String text = whole;
		for (Map.Entry<String, String> longest = longest(text, shorter); text.length() > LONGEST && longest != null; longest = longest(text, shorter)) {
			int length = longest.getValue().length();
			// Of two long names both shall be recognised, so each turn takes a part of the longer one.
			int wanted = Math.max(length - (text.length() - LONGEST), length * 3 / 4);
			shorter.put(longest.getKey(), shortened(longest.getValue(), Math.max(LEAST, wanted)));
			text = line(fill.apply(shorter));
		}
		return cut(text);
	}

	/**
	 * {@return the first sentence of a message, cut at a word where it is too long}
	 *
	 * @param message one or more sentences
	 */
	public static String ofMessage(String message) {
		String text = line(message);
		for (int at = text.indexOf(". "); at >= 0; at = text.indexOf(". ", at + 1)) {
			if (at + 2 < text.length() && !Character.isLowerCase(text.charAt(at + 2))) {
				text = text.substring(0, at);
				break;
			}
		}
		return cut(text.endsWith(".") ? text.substring(0, text.length() - 1) : text);
	}

	/** The longest value that the headline has a place for and that may give way. */
	private static Map.Entry<String, String> longest(String text, Map<String, String> values) {
		return values.entrySet().stream().filter(value -> value.getValue().length() > LEAST && !isFigure(value.getValue()) && text.contains(line(value.getValue())))
				.max(Map.Entry.<String, String>comparingByValue((one, other) -> Integer.compare(one.length(), other.length())).thenComparing(Map.Entry.comparingByKey())).map(Map.Entry::copyOf).orElse(null);
	}

	private static boolean isFigure(String value) {
		return value.length() <= 2 * LEAST && Character.isDigit(value.charAt(0));
	}

	private static String shortened(String value, int length) {
		int start = length / 2;
		int end = length - 1 - start;
		return value.substring(0, start) + GAP + value.substring(value.length() - end);
	}

	private static String cut(String text) {
		if (text.length() <= LONGEST) {
			return text;
		}
		int end = text.lastIndexOf(' ', LONGEST - 1);
		return text.substring(0, end < LONGEST / 2 ? LONGEST - 1 : end).replaceFirst("[,;:(\\s]+$", "") + GAP;
	}

	private static String line(String text) {
		return text.indexOf('\n') < 0 && text.indexOf('\r') < 0 && text.indexOf('\t') < 0 ? text : text.replaceAll("\\s+", " ").strip();
	}
}
