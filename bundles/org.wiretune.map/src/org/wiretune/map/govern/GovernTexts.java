/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.govern;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** The texts on governing settings. */
final class GovernTexts {

	private static final ResourceBundle BUNDLE = ResourceBundle.getBundle("org.wiretune.map.govern.messages");

	private GovernTexts() {
	}

	static String text(String key, Object... arguments) {
		String pattern = BUNDLE.getString(key);
		return arguments.length == 0 ? pattern : new MessageFormat(pattern, Locale.ROOT).format(arguments);
	}
}
