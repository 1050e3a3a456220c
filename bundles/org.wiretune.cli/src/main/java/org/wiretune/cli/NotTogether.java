/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.IOException;

/** Fixes that change the same place in different ways. The message is a sentence. */
final class NotTogether extends IOException {

	private static final long serialVersionUID = 1L;

	/** Such fixes. @param sentence which place */
	NotTogether(String sentence) {
		super(sentence);
	}
}
