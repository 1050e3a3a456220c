/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.logs;

import java.text.MessageFormat;
import java.util.ResourceBundle;

/** The texts of this package. */
final class LogTexts {

	private static final ResourceBundle BUNDLE = ResourceBundle.getBundle(LogTexts.class.getPackageName() + ".messages"); //$NON-NLS-1$

	private LogTexts() {
	}

	static String format(String key, Object... arguments) {
		return MessageFormat.format(BUNDLE.getString(key), arguments);
	}
}
