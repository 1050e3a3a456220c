/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload.edit;

import org.wiretune.safety.text.Texts;

/** The texts of this package. */
public final class WorkloadTexts {

	/** The texts. */
	public static final Texts TEXTS = Texts.of(WorkloadTexts.class);

	private WorkloadTexts() {
	}
}
