/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.analysis.alarm;

import org.wiretune.safety.text.Texts;

/** The texts of this package. */
public final class AlarmTexts {

	/** The texts. */
	public static final Texts TEXTS = Texts.of(AlarmTexts.class);

	private AlarmTexts() {
	}
}
