/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.source;

import org.wiretune.safety.text.Texts;

/** The sentences of problems, from {@code problems.properties}. Works with and without OSGi. */
public final class ProblemTexts {

	/** The texts. */
	public static final Texts TEXTS = Texts.of(ProblemTexts.class, "problems");

	private ProblemTexts() {
	}
}
