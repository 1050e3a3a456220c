/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wiring;

import java.util.Objects;

/**
 * A file that comes into being.
 *
 * @param path the file, relative to what was read, with forward slashes; nothing may stand there
 * @param text all of its text, to be written in UTF-8
 */
public record NewFile(String path, String text) {

	/** Checks that nothing is missing. */
	public NewFile {
		Objects.requireNonNull(path, "path");
		Objects.requireNonNull(text, "text");
	}
}
