/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import java.util.List;

/** Keys of {@link WorkloadKind#MEMORY}: AVP-2933, exercise 3. */
public final class MemoryKeys {

	/** Messages that are sent. */
	public static final WorkloadKey<Integer> MESSAGES = WorkloadKey.of("messages", ValueTypes.wholeNumber(1, 1_000_000), 400);

	static final List<WorkloadKey<?>> ALL = List.of(MESSAGES);

	private MemoryKeys() {
	}
}
