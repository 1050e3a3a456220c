/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.gauges;

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

	/** Arguments are texts, formatted before, so that a process id is not grouped into thousands. */
	static String format(String key, String... arguments) {
		return MessageFormat.format(BUNDLE.getString(key), (Object[]) arguments);
	}

	/** The text of a gauge, or the general one when a gauge has none of its own. */
	static String formatFor(String gauge, String key, String... arguments) {
		String own = "gauge." + gauge + '.' + key; //$NON-NLS-1$
		return format(BUNDLE.containsKey(own) ? own : "gauge." + key, arguments); //$NON-NLS-1$
	}

	static boolean has(String key) {
		return BUNDLE.containsKey(key);
	}
}
