/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.format.table;

import java.util.ArrayList;
import java.util.List;

/**
 * A pattern of keys: {@code [section]} where the file has sections, then parts of a key with dots between them. One part
 * may be {@code *} for any one part or {@code **} for one or more; what stands for it is a name. A section may end with
 * {@code *}. A condition may follow in braces, which tells groups of one path apart by a value:
 * {@code appender.*{type=Console}}, or {@code ~} for a value that contains the word.
 */
public final class KeyPattern {

	private final String section;
	private final String key;
	private final String conditionPlace;
	private final String conditionValue;
	private final boolean contains;

	/**
	 * Reads a pattern.
	 *
	 * @param text the pattern
	 * @throws IllegalArgumentException where it is none
	 */
	public KeyPattern(String text) {
		String rest = text;
		int brace = rest.indexOf('{');
		if (brace >= 0) {
			String condition = rest.substring(brace + 1, rest.length() - 1);
			int sign = Math.max(condition.indexOf('='), condition.indexOf('~'));
			if (sign < 0 || !rest.endsWith("}")) {
				throw new IllegalArgumentException(text);
			}
			conditionPlace = condition.substring(0, sign);
			conditionValue = condition.substring(sign + 1);
			contains = condition.charAt(sign) == '~';
			rest = rest.substring(0, brace);
		} else {
			conditionPlace = null;
			conditionValue = null;
			contains = false;
		}
		int close = rest.startsWith("[") ? rest.indexOf(']') : -1;
		section = close < 0 ? "" : rest.substring(1, close);
		key = close < 0 ? rest : rest.substring(close + 1);
	}

	/** {@return the section, empty where there is none} */
	String section() {
		return section;
	}

	/** {@return the part of the pattern that is a key} */
	String key() {
		return key;
	}

	/** {@return what tells patterns of one path from those of another: all but the condition} */
	String path() {
		return '[' + section + ']' + key;
	}

	/** {@return the place whose value decides, or null} */
	String conditionPlace() {
		return conditionPlace;
	}

	/** {@return whether a value, or null for none, fulfils the condition} */
	boolean holds(String value) {
		return conditionPlace == null || value != null && (contains ? value.contains(conditionValue) : value.equals(conditionValue));
	}

	/** {@return the key of a place: {@code .} stands for the path itself} */
	static String join(String path, String place) {
		return place.equals(".") ? path : path.isEmpty() ? place : path + '.' + place;
	}

	/** {@return the name in a section that fits, empty where the pattern has none; null where the section does not fit} */
	String nameOfSection(String found) {
		if (section.endsWith("*")) {
			String start = section.substring(0, section.length() - 1);
			return found.length() >= start.length() && !found.isEmpty() && found.regionMatches(true, 0, start, 0, start.length()) ? found.substring(start.length()) : null;
		}
		return section.equalsIgnoreCase(found) ? "" : null;
	}

	/**
	 * Compares parts of a key with those of a pattern.
	 *
	 * @param pattern the parts of the pattern, in the spelling of the form
	 * @param normal the parts of the key, in the spelling of the form
	 * @param written the parts of the key as written
	 * @return the name that stands for the star, empty where there is none; null where the key does not fit
	 */
	static String match(List<String> pattern, List<String> normal, List<String> written) {
		int star = star(pattern);
		if (star < 0) {
			return pattern.equals(normal) ? "" : null;
		}
		int behind = pattern.size() - star - 1;
		int length = normal.size() - star - behind;
		if (length < 1 || length > 1 && !pattern.get(star).equals("**") || !pattern.subList(0, star).equals(normal.subList(0, star))
				|| !pattern.subList(star + 1, pattern.size()).equals(normal.subList(normal.size() - behind, normal.size()))) {
			return null;
		}
		return String.join(".", written.subList(star, star + length));
	}

	/** {@return the position of the star, or -1} */
	static int star(List<String> pattern) {
		int star = pattern.indexOf("*");
		return star < 0 ? pattern.indexOf("**") : star;
	}

	/** {@return the parts before the star} */
	static List<String> beforeStar(List<String> pattern) {
		int star = star(pattern);
		return star < 0 ? pattern : new ArrayList<>(pattern.subList(0, star));
	}
}
