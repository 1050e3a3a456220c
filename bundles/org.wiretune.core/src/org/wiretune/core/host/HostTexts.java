/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core.host;

import java.text.MessageFormat;
import java.util.ResourceBundle;

/** The texts of this package in the language of the user. */
final class HostTexts {

	private HostTexts() {
	}

	static String text(String key, Object... values) {
		return new MessageFormat(ResourceBundle.getBundle(HostTexts.class.getPackageName() + ".host").getString(key)).format(values);
	}
}
