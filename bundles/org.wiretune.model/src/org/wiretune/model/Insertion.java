/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model;

import java.util.Objects;

/**
 * Where a value that is not set would be written, in the style of its file: the new text is
 * {@code prefix + value + suffix} at the offset.
 *
 * @param path the file, relative to what was read, with forward slashes
 * @param offset where the text goes, in UTF-16 characters of the decoded text without a byte order mark
 * @param line line of the offset, from 1
 * @param prefix text before the value, with the line ends and the indentation of the file
 * @param suffix text behind the value
 */
public record Insertion(String path, int offset, int line, String prefix, String suffix) {

	/** Checks that nothing is missing. */
	public Insertion {
		Objects.requireNonNull(path, "path");
		Objects.requireNonNull(prefix, "prefix");
		Objects.requireNonNull(suffix, "suffix");
	}
}
