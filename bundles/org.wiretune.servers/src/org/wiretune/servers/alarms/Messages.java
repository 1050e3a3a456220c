/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.alarms;

import java.text.MessageFormat;
import java.util.ResourceBundle;

/** The texts of this package. A plain resource bundle, because the package also runs without OSGi. */
final class Messages {

	private static final ResourceBundle BUNDLE = ResourceBundle.getBundle(Messages.class.getPackageName() + ".messages"); //$NON-NLS-1$

	private Messages() {
	}

	static String get(String key) {
		return BUNDLE.getString(key);
	}

	static boolean has(String key) {
		return BUNDLE.containsKey(key);
	}

	static String format(String key, String... arguments) {
		return MessageFormat.format(BUNDLE.getString(key), (Object[]) arguments);
	}
}
