/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.watch;

import java.text.MessageFormat;
import java.util.ResourceBundle;

/** The texts of this package. */
final class WatchTexts {

	private static final ResourceBundle BUNDLE = ResourceBundle.getBundle(WatchTexts.class.getPackageName() + ".messages"); //$NON-NLS-1$

	private WatchTexts() {
	}

	static String get(String key) {
		return BUNDLE.getString(key);
	}

	static String format(String key, String... arguments) {
		return MessageFormat.format(BUNDLE.getString(key), (Object[]) arguments);
	}
}
