/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.maven;

import org.wiretune.safety.text.Texts;

/** What the plug-in says, from {@code texts.properties}. */
final class PluginTexts {

	/** The texts. */
	static final Texts TEXTS = Texts.of(PluginTexts.class);

	private PluginTexts() {
	}
}
