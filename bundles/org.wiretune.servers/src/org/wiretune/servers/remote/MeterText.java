/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.remote;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Reads the text of Prometheus: a figure a line, {@code name{tag="value",...} figure}. Lines that are none are passed over, as are meters that no row names. */
final class MeterText {

	private static final Map<String, List<MeterRow>> ROWS = MeterRow.ALL.stream().collect(Collectors.groupingBy(MeterRow::text));

	private final String line;
	private int at;

	private MeterText(String line) {
		this.line = line;
	}

	/**
	 * {@return whether a text has a figure at all}
	 *
	 * @param text
	 *            what a server sent
	 * @param into
	 *            takes the figures of meters that rows name
	 */
	static boolean read(String text, MeterValues into) {
		boolean[] any = {false};
		text.lines().forEach(line -> any[0] |= !line.startsWith("#") && new MeterText(line).read(into)); //$NON-NLS-1$
		return any[0];
	}

	private boolean read(MeterValues into) {
		while (at < line.length() && (Character.isLetterOrDigit(line.charAt(at)) || line.charAt(at) == '_' || line.charAt(at) == ':')) {
			at++;
		}
		String name = line.substring(0, at);
		if (name.isEmpty()) {
			return false;
		}
		List<MeterRow> rows = ROWS.getOrDefault(name, List.of());
		Map<String, String> tags = new HashMap<>();
		if (at < line.length() && line.charAt(at) == '{' && !tags(tags)) {
			return false;
		}
		String[] rest = line.substring(at).strip().split("\\s+", 2); //$NON-NLS-1$
		double value;
		try {
			value = Double.parseDouble(rest[0]);
		} catch (NumberFormatException none) {
			return false;
		}
		rows.forEach(row -> into.add(row, tags, value));
		return true;
	}

	private boolean tags(Map<String, String> tags) {
		at++;
		while (at < line.length() && line.charAt(at) != '}') {
			int equals = line.indexOf('=', at);
			if (equals < 0 || equals + 1 >= line.length() || line.charAt(equals + 1) != '"') {
				return false;
			}
			String name = line.substring(at, equals).strip();
			at = equals + 2;
			String value = value();
			if (value == null) {
				return false;
			}
			tags.put(name, value);
			if (at < line.length() && line.charAt(at) == ',') {
				at++;
			}
		}
		at++;
		return at <= line.length();
	}

	/** A value up to its quotation mark, or null where there is none. */
	private String value() {
		StringBuilder value = new StringBuilder();
		for (; at < line.length(); at++) {
			char each = line.charAt(at);
			if (each == '"') {
				at++;
				return value.toString();
			}
			if (each == '\\' && at + 1 < line.length()) {
				at++;
				each = line.charAt(at) == 'n' ? '\n' : line.charAt(at);
			}
			value.append(each);
		}
		return null;
	}
}
