/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.chart;

import java.text.MessageFormat;
import java.util.ResourceBundle;

/** The texts of scales. */
final class ChartTexts {

	private static final ResourceBundle BUNDLE = ResourceBundle.getBundle(ChartTexts.class.getPackageName() + ".texts");

	private ChartTexts() {
	}

	/** Arguments are put in as texts, so that numbers are not grouped. */
	static String format(String key, Object argument) {
		return MessageFormat.format(BUNDLE.getString(key), String.valueOf(argument));
	}
}
