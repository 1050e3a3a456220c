/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.source;

import java.util.Map;

/**
 * The texts of the files that were read. A fix needs them where the model does not tell the text that stands at a
 * range, for example when an element is replaced as a whole. Where there
 * are none, a rule still finds and offers the fixes that need no text.
 */
@FunctionalInterface
public interface SourceTexts {

	/** No texts. */
	SourceTexts NONE = path -> null;

	/**
	 * {@return the decoded text of a file without a byte order mark, or null where it is not at hand}
	 *
	 * @param path the file, relative to what was read, with forward slashes
	 */
	String text(String path);

	/**
	 * {@return texts from a map}
	 *
	 * @param texts decoded texts by path
	 */
	static SourceTexts of(Map<String, String> texts) {
		return texts::get;
	}
}
