/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.report;

import java.util.List;
import java.util.stream.Collectors;

/** Lines of comma separated values (RFC 4180). A point is the decimal separator. */
final class CommaSeparated {

	private CommaSeparated() {
	}

	/** {@return a line with its end} */
	static String line(List<String> values) {
		return values.stream().map(CommaSeparated::quoted).collect(Collectors.joining(",")) + "\r\n";
	}

	/** Quotes what has to be, and keeps a spreadsheet from taking a text that others wrote for a formula. */
	private static String quoted(String value) {
		String safe = !value.isEmpty() && "=+@\t".indexOf(value.charAt(0)) >= 0 ? "'" + value : value;
		boolean special = safe.chars().anyMatch(c -> c == ',' || c == '"' || c == '\r' || c == '\n');
		return special ? '"' + safe.replace("\"", "\"\"") + '"' : safe;
	}
}
