/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An address over HTTP that leads back to the machine of the caller.
 *
 * @param port the port; 80 or 443 where none is stated
 * @param path the path without slashes at its ends; without the question and the anchor
 */
public record LocalAddress(int port, String path) {

	private static final Pattern LOCAL = Pattern.compile("http(s)?://(?:localhost|127(?:\\.\\d{1,3}){3}|\\[::1\\])(?::(\\d{1,5}))?(?:/([^?#\\s]*))?(?:[?#].*)?", Pattern.CASE_INSENSITIVE);
	private static final int STANDARD = 80;
	private static final int SECURE = 443;

	/** {@return the address; null where it leads elsewhere, or a variable leaves that open} @param written the address as written; may be null */
	public static LocalAddress of(String written) {
		Matcher local = written == null ? null : LOCAL.matcher(written.strip());
		if (local == null || !local.matches()) {
			return null;
		}
		int port = local.group(2) != null ? Integer.parseInt(local.group(2)) : local.group(1) == null ? STANDARD : SECURE;
		return new LocalAddress(port, trimmed(local.group(3)));
	}

	/** {@return a path without slashes at its ends} @param path the path; null is an empty one */
	public static String trimmed(String path) {
		int start = 0;
		int end = path == null ? 0 : path.length();
		while (start < end && path.charAt(start) == '/') {
			start++;
		}
		while (end > start && path.charAt(end - 1) == '/') {
			end--;
		}
		return path == null ? "" : path.substring(start, end);
	}
}
