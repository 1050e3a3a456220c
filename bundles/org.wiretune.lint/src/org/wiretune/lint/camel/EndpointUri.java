/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.camel;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The address of an endpoint of Camel, {@code scheme:path?option=value&option=value}, with the ranges of its parts. Placeholders
 * ({@code {{key}}}), expressions ({@code ${...}}) and {@code RAW(...)} are values like others and may hold any character.
 *
 * @param scheme the name of the component; what stands in front of the first question mark where there is no colon
 * @param path what stands between colon and question mark, without the slashes in front of it
 * @param options the options in their order
 */
record EndpointUri(String scheme, String path, List<Option> options) {

	/**
	 * An option.
	 *
	 * @param name its name
	 * @param from the first character of its value in the text
	 * @param to the character behind its value
	 */
	record Option(String name, int from, int to) {
	}

	/** More options than any component has; the rest is not read. */
	private static final int MOST = 100;

	/** A user with a password in front of a host, behind the scheme and perhaps slashes. */
	private static final Pattern PASSWORD = Pattern.compile("^([\\w+.-]+:/{0,2}[^/@:?]*):[^/@?]+@");

	/** {@return an address as it may be shown: without the password in front of its host} @param text the address */
	static String shown(String text) {
		return PASSWORD.matcher(text).replaceFirst("$1@");
	}

	/** {@return the parts of an address} @param text the text as a file writes it, where an ampersand may be written as a reference of XML */
	static EndpointUri of(String text) {
		int question = end(text, 0, '?');
		int colon = end(text, 0, ':');
		String scheme = text.substring(0, Math.min(colon, question)).strip();
		String path = colon < question ? shown(text.substring(0, question)).substring(colon + 1).strip() : "";
		while (path.startsWith("/") && !scheme.equals("file")) {
			path = path.substring(1);
		}
		List<Option> options = new ArrayList<>();
		int from = question + 1;
		while (from < text.length() && options.size() < MOST) {
			int stop = end(text, from, '&');
			int equals = end(text, from, '=');
			if (equals < stop) {
				options.add(new Option(text.substring(from, equals).strip(), equals + 1, stop));
			}
			from = text.startsWith("&amp;", stop) ? stop + 5 : stop + 1;
		}
		return new EndpointUri(scheme, path, List.copyOf(options));
	}

	/** Where a character stands outside of placeholders, expressions and raw values; the end of the text where it does not. */
	private static int end(String text, int from, char wanted) {
		int i = from;
		while (i < text.length()) {
			String close = text.startsWith("{{", i) ? "}}" : text.startsWith("${", i) ? "}" : text.startsWith("RAW(", i) ? ")" : text.startsWith("RAW{", i) ? "}" : null;
			int closed = close == null ? -1 : text.indexOf(close, i);
			if (closed >= 0) {
				i = closed + close.length();
			} else if (text.charAt(i) == wanted) {
				return i;
			} else {
				i++;
			}
		}
		return text.length();
	}
}
