/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data.base;

import org.wiretune.safety.text.Texts;

/** The texts of data workloads that people read, from {@code texts.properties}. */
public final class DataTexts {

	/** The texts. */
	public static final Texts TEXTS = Texts.of(DataTexts.class);

	private DataTexts() {
	}
}
