/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.workload;

import java.text.MessageFormat;
import java.util.ResourceBundle;

/** The texts of this package. */
final class WorkloadTexts {

	private static final ResourceBundle BUNDLE = ResourceBundle.getBundle(WorkloadTexts.class.getPackageName() + ".texts");

	private WorkloadTexts() {
	}

	static String format(String key, String... arguments) {
		return MessageFormat.format(BUNDLE.getString(key), (Object[]) arguments);
	}
}
