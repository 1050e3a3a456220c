/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map;

import java.util.Objects;

/**
 * What performance runs measured for the calls of one import, in words that whoever judges runs has found: the map shows
 * them and knows no figure.
 *
 * @param label the mean time of a call with its unit, such as {@code 20.3 ms}, or that it is not judged
 * @param circumstances under what it was measured, in a few words, for example {@code 100 KB}; may be empty
 * @param sentence the same with its interval, or why it is not judged, without a full stop at the end; for hover, status line
 *            and screen readers
 */
public record MeasuredCall(String label, String circumstances, String sentence) {

	/** Checks that nothing is missing. */
	public MeasuredCall {
		Objects.requireNonNull(label, "label");
		Objects.requireNonNull(circumstances, "circumstances");
		Objects.requireNonNull(sentence, "sentence");
	}
}
