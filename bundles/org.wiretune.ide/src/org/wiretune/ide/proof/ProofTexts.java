/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.proof;

import org.wiretune.safety.text.Texts;

/** The texts of this package. */
public final class ProofTexts {

	/** The texts. */
	public static final Texts TEXTS = Texts.of(ProofTexts.class);

	private ProofTexts() {
	}
}
