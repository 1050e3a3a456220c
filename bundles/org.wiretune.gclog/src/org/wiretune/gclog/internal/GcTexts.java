/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.internal;

import org.wiretune.safety.text.Texts;

/** The sentences of this bundle. */
public final class GcTexts {

	/** The texts. */
	public static final Texts TEXTS = Texts.of(GcTexts.class);

	private GcTexts() {
	}
}
