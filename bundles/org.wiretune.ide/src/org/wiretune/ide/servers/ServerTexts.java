/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.servers;

import org.wiretune.safety.text.Texts;

/** The texts of this package. */
public final class ServerTexts {

	/** The texts. */
	public static final Texts TEXTS = Texts.of(ServerTexts.class);

	private ServerTexts() {
	}
}
