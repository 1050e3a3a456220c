/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import org.wiretune.safety.text.Texts;

/** The sentences about servers that people read, from {@code kit.properties}. */
public final class KitTexts {

	/** The texts. */
	public static final Texts TEXTS = Texts.of(KitTexts.class, "kit");

	private KitTexts() {
	}
}
