/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core;

import java.util.Objects;

/**
 * Where a value stands. Offsets count UTF-16 characters of the decoded text, without a byte order mark, so they are
 * the offsets of an editor's document.
 *
 * @param path the file, relative to what was read, with forward slashes
 * @param offset first character of the value, from 0
 * @param length number of characters, 0 or more
 * @param line line of the first character, from 1
 * @param column column of the first character, from 1
 */
public record Origin(String path, int offset, int length, int line, int column) {

	/** Checks that nothing is negative and that a path is given. */
	public Origin {
		Objects.requireNonNull(path, "path");
		if (offset < 0 || length < 0 || line < 1 || column < 1) {
			throw new IllegalArgumentException("offset " + offset + ", length " + length + ", line " + line + ", column " + column);
		}
	}

	/** {@return the offset behind the last character} */
	public int end() {
		return offset + length;
	}

	@Override
	public String toString() {
		return path + ':' + line + ':' + column;
	}
}
