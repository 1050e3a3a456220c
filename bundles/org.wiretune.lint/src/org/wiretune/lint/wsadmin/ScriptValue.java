/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wsadmin;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.wiretune.lint.jvm.ArgumentText;

/** A value in a script for wsadmin, as far as the script states it literally. */
sealed interface ScriptValue {

	/** Stands in a text for what a variable or a call puts there. */
	char HOLE = '\uFFFC';

	/** What is no literal. */
	ScriptValue UNKNOWN = new Unknown();

	/** What is no literal. */
	record Unknown() implements ScriptValue {
	}

	/**
	 * A text.
	 *
	 * @param text the text; {@link #HOLE} where something is put in that is no literal
	 */
	record Words(ArgumentText text) implements ScriptValue {
	}

	/** A list. @param parts its parts in order */
	record Listing(List<ScriptValue> parts) implements ScriptValue {
	}

	/**
	 * What a call gives back.
	 *
	 * @param call the call
	 */
	record Result(ScriptCall call) implements ScriptValue {
	}

	/** {@return the text of a value without holes; null where it is none} */
	default ArgumentText literal() {
		return this instanceof Words words && words.text().text().indexOf(HOLE) < 0 ? words.text() : null;
	}

	/**
	 * {@return the attributes that a value states: lists of a name and a value, the same written as a text in brackets or braces, or
	 * options with a minus sign} Values that are no literals are {@link #UNKNOWN}; null where the value has no such form at all.
	 */
	default Map<String, ScriptValue> attributes() {
		List<ScriptValue> parts = parts();
		if (parts == null) {
			return null;
		}
		Map<String, ScriptValue> attributes = new LinkedHashMap<>();
		if (!parts.isEmpty() && parts.get(0).literal() != null && parts.get(0).literal().text().startsWith("-")) {
			for (int i = 0; i < parts.size(); i++) {
				ArgumentText name = parts.get(i).literal();
				if (name != null && name.text().length() > 1 && name.text().startsWith("-") && i + 1 < parts.size()) {
					ArgumentText next = parts.get(i + 1).literal();
					// An option without a value stands before the next option; a number and what the virtual machine takes are values.
					if (next == null || !next.text().startsWith("-") || next.text().matches("-(\\d+|[XD].*|.*\\s.*)")) {
						attributes.put(name.text().substring(1), parts.get(++i));
					}
				}
			}
			return attributes;
		}
		for (ScriptValue part : parts) {
			List<ScriptValue> pair = part.parts();
			ArgumentText name = pair == null || pair.size() < 2 ? null : pair.get(0).literal();
			if (name != null) {
				attributes.put(name.text(), pair.size() == 2 ? pair.get(1) : new Listing(pair.subList(1, pair.size())));
			}
		}
		return attributes;
	}

	/** {@return the parts of a list, also of one that is written as a text; null where it is none} */
	default List<ScriptValue> parts() {
		if (this instanceof Listing listing) {
			return listing.parts();
		}
		if (this instanceof Words words) {
			return ListText.parts(words.text());
		}
		if (this instanceof Result) {
			return null;
		}
		if (this instanceof Unknown) {
			return null;
		}
		throw new IllegalArgumentException(String.valueOf(this));
	}

	/** Lists that are written as a text, with brackets or braces around their parts. */
	final class ListText {

		private ListText() {
		}

		private static List<ScriptValue> parts(ArgumentText text) {
			int start = blank(text, 0);
			int end = text.length();
			while (end > start && Character.isWhitespace(text.text().charAt(end - 1))) {
				end--;
			}
			if (start == end) {
				return List.of();
			}
			char first = text.text().charAt(start);
			if ((first == '[' || first == '{') && close(text.text(), start) == end - 1) {
				start++;
				end--;
			} else if (first != '-' && first != '[' && first != '{') {
				return null;
			}
			return split(text.part(start, end));
		}

		/** {@return the words and lists of a text, in order} @param text the text, without the brackets around it */
		static List<ScriptValue> split(ArgumentText text) {
			List<ScriptValue> parts = new ArrayList<>();
			String chars = text.text();
			for (int at = blank(text, 0); at < text.length(); at = blank(text, at)) {
				char c = chars.charAt(at);
				int end;
				if (c == '[' || c == '{') {
					end = close(chars, at);
					if (end < 0) {
						return parts;
					}
					parts.add(new Listing(split(text.part(at + 1, end))));
					at = end + 1;
				} else if (c == '"' || c == '\'') {
					end = chars.indexOf(c, at + 1);
					end = end < 0 ? chars.length() : end;
					parts.add(new Words(text.part(at + 1, end)));
					at = Math.min(end + 1, chars.length());
				} else {
					end = at;
					while (end < chars.length() && !Character.isWhitespace(chars.charAt(end)) && "[]{}".indexOf(chars.charAt(end)) < 0) {
						end++;
					}
					// A bracket that closes nothing says nothing.
					if (end > at) {
						parts.add(new Words(text.part(at, end)));
					}
					at = Math.max(end, at + 1);
				}
			}
			return parts;
		}

		private static int close(String text, int open) {
			int depth = 0;
			for (int i = open; i < text.length(); i++) {
				char c = text.charAt(i);
				if (c == '[' || c == '{') {
					depth++;
				} else if ((c == ']' || c == '}') && --depth == 0) {
					return i;
				}
			}
			return -1;
		}

		private static int blank(ArgumentText text, int from) {
			int at = from;
			while (at < text.length() && Character.isWhitespace(text.text().charAt(at))) {
				at++;
			}
			return at;
		}
	}
}
