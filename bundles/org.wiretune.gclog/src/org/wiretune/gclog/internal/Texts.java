/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.internal;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** The sentences of this bundle. */
public final class Texts {

	private static final ResourceBundle TEXTS = ResourceBundle.getBundle("org.wiretune.gclog.internal.texts", Locale.ENGLISH);

	private Texts() {
	}

	/**
	 * {@return a sentence}
	 *
	 * @param key its key in {@code texts.properties}
	 * @param values what stands in it
	 */
	public static String get(String key, Object... values) {
		return new MessageFormat(TEXTS.getString(key), Locale.ENGLISH).format(values);
	}
}
