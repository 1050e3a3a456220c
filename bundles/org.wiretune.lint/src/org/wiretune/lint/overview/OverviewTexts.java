/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.overview;

import org.wiretune.safety.text.Texts;

/** The words of the overview. */
public final class OverviewTexts {

	/** The texts. */
	public static final Texts TEXTS = Texts.of(OverviewTexts.class, "overview");

	private OverviewTexts() {
	}
}
