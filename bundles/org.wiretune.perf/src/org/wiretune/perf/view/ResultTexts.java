/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.view;

import org.wiretune.safety.text.Texts;

/** The texts of the test case log. */
public final class ResultTexts {

	/** The texts. */
	public static final Texts TEXTS = Texts.of(ResultTexts.class);

	private ResultTexts() {
	}
}
