/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.fix;

import java.text.MessageFormat;
import java.util.ResourceBundle;

/** Sentences about fixes. */
final class FixTexts {

	private FixTexts() {
	}

	/** {@return the sentence of a key} @param key the key @param values values of its numbered places */
	static String text(String key, Object... values) {
		return MessageFormat.format(ResourceBundle.getBundle(FixTexts.class.getPackageName() + ".fixes").getString(key), values);
	}
}
