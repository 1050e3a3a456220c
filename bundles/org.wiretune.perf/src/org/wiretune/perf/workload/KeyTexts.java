/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import java.util.ResourceBundle;

/** Labels and descriptions of kinds and keys, from {@code keys.properties}. */
final class KeyTexts {

	private static final ResourceBundle BUNDLE = ResourceBundle.getBundle("org.wiretune.perf.workload.keys");

	private KeyTexts() {
	}

	static String get(String key) {
		return BUNDLE.getString(key);
	}
}
