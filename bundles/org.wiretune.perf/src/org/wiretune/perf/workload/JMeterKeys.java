/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import java.util.List;

/** Keys of {@link WorkloadKind#JMETER}. */
public final class JMeterKeys {

	/** The plan, a file that ends in {@code .jmx}, relative to the workload file. */
	public static final WorkloadKey<String> PLAN = WorkloadKey.required("plan", ValueTypes.text());

	static final List<WorkloadKey<?>> ALL = List.of(PLAN);

	private JMeterKeys() {
	}
}
