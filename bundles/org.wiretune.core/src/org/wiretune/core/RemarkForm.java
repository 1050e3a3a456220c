/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core;

import java.util.Objects;

/**
 * How a remark is written in a syntax.
 *
 * @param opening what begins it, for example {@code #}
 * @param closing what ends it; empty where the end of the line does
 * @param place what it stands before
 */
public record RemarkForm(String opening, String closing, Place place) {

	/** What a remark on something stands before. */
	public enum Place {
		/** Before its line, and before the lines that this one continues behind a backslash. */
		LINE,
		/** Before the element of XML that holds it. */
		ELEMENT,
		/** Before the first line of its statement of Java. */
		STATEMENT
	}

	/** Checks that nothing is missing. */
	public RemarkForm {
		Objects.requireNonNull(opening);
		Objects.requireNonNull(closing);
		Objects.requireNonNull(place);
	}
}
