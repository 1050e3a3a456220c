/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.view;

import org.wiretune.safety.text.Texts;

/** The texts of the analyser of collection logs. */
final class GcLogTexts {

	/** The texts. */
	static final Texts TEXTS = Texts.of(GcLogTexts.class);

	private GcLogTexts() {
	}
}
