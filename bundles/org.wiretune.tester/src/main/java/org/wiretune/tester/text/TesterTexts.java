/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.text;

import org.wiretune.safety.text.Texts;

/** The texts of the tester that people read, from {@code texts.properties}. */
public final class TesterTexts {

	/** The texts. */
	public static final Texts TEXTS = Texts.of(TesterTexts.class);

	private TesterTexts() {
	}
}
