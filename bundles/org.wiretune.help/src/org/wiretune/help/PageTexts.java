/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.help;

import org.wiretune.safety.text.Texts;

/** The words around the rule's own texts: headings and names. They stand in {@code pages.properties}. */
public final class PageTexts {

	/** The texts. */
	public static final Texts TEXTS = Texts.of(PageTexts.class, "pages");

	private PageTexts() {
	}
}
