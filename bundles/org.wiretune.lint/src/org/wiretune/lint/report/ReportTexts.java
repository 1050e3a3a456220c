/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.report;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** The words of reports. */
final class ReportTexts {

	private ReportTexts() {
	}

	/** {@return the words of a key} @param key the key @param values values of its numbered places */
	static String text(String key, Object... values) {
		String pattern = ResourceBundle.getBundle(ReportTexts.class.getPackageName() + ".report").getString(key);
		return new MessageFormat(pattern, Locale.ENGLISH).format(values);
	}
}
