/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.overview;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** The words of the overview. */
public final class OverviewTexts {

	private OverviewTexts() {
	}

	/** {@return a text} @param key its key @param values its values */
	public static String text(String key, Object... values) {
		ResourceBundle texts = ResourceBundle.getBundle(OverviewTexts.class.getPackageName() + ".overview", Locale.getDefault(), OverviewTexts.class.getClassLoader());
		return new MessageFormat(texts.getString(key), texts.getLocale()).format(values);
	}
}
