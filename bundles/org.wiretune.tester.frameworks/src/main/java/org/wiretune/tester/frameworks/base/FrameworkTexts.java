/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.frameworks.base;

import org.wiretune.safety.text.Texts;

/** The texts of workloads with frameworks that people read, from {@code texts.properties}. */
public final class FrameworkTexts {

	/** The texts. */
	public static final Texts TEXTS = Texts.of(FrameworkTexts.class);

	private FrameworkTexts() {
	}
}
