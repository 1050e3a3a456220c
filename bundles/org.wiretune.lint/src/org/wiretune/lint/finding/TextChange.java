/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.finding;

import java.util.Objects;

/**
 * A change of one range of one file.
 *
 * @param path the file, relative to what was read, with forward slashes
 * @param offset first character that changes, in UTF-16 characters of the decoded text without a byte order mark
 * @param expected the text that must stand there now; empty for an insertion
 * @param replacement the text that shall stand there
 */
public record TextChange(String path, int offset, String expected, String replacement) {

	/** Checks that nothing is missing. */
	public TextChange {
		Objects.requireNonNull(path, "path");
		Objects.requireNonNull(expected, "expected");
		Objects.requireNonNull(replacement, "replacement");
	}

	/** {@return the offset behind the range} */
	public int end() {
		return offset + expected.length();
	}
}
