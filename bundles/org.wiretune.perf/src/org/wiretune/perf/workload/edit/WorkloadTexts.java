/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload.edit;

import java.text.MessageFormat;
import java.util.ResourceBundle;

/** The texts of this package. */
public final class WorkloadTexts {

	private static final ResourceBundle BUNDLE = ResourceBundle.getBundle(WorkloadTexts.class.getPackageName() + ".texts");

	private WorkloadTexts() {
	}

	public static String format(String key, String... arguments) {
		return MessageFormat.format(BUNDLE.getString(key), (Object[]) arguments);
	}
}
