/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core;

import java.util.Objects;

/**
 * Where a value that is not set would be written, in the style of its file: {@code prefix + value + suffix} takes the
 * place of the replaced text, which mostly is empty. Prefix and suffix are in the syntax of the file already; the value is
 * written by the form.
 *
 * @param path the file, relative to what was read, with forward slashes
 * @param offset where the text goes, in UTF-16 characters of the decoded text without a byte order mark
 * @param line line of the offset, from 1
 * @param prefix text before the value, with the line ends and the indentation of the file
 * @param suffix text behind the value
 * @param replaced the text at the offset that gives way: empty but where an empty tag {@code <a/>} is opened or where a
 *        value that says nothing is replaced
 * @param form how the value is written between them
 */
public record Insertion(String path, int offset, int line, String prefix, String suffix, String replaced, ValueForm form) {

	/** Checks that nothing is missing. */
	public Insertion {
		Objects.requireNonNull(path, "path");
		Objects.requireNonNull(prefix, "prefix");
		Objects.requireNonNull(suffix, "suffix");
		Objects.requireNonNull(replaced, "replaced");
		Objects.requireNonNull(form, "form");
	}

	/**
	 * An insertion that replaces nothing.
	 *
	 * @param path the file, relative to what was read, with forward slashes
	 * @param offset where the text goes
	 * @param line line of the offset, from 1
	 * @param prefix text before the value
	 * @param suffix text behind the value
	 * @param form how the value is written between them
	 */
	public Insertion(String path, int offset, int line, String prefix, String suffix, ValueForm form) {
		this(path, offset, line, prefix, suffix, "", form);
	}
}
