/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.internal;

import org.wiretune.safety.text.Texts;

/** The texts of this bundle that people read, from {@code texts.properties}. */
public final class PerfTexts {

	/** The texts. */
	public static final Texts TEXTS = Texts.of(PerfTexts.class);

	private PerfTexts() {
	}
}
