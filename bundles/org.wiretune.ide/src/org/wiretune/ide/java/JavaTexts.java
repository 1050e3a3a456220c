/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.java;

import org.wiretune.safety.text.Texts;

/** The texts of the choice of a Java. */
final class JavaTexts {

	static final Texts TEXTS = Texts.of(JavaTexts.class);

	private JavaTexts() {
	}
}
