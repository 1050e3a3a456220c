/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import java.util.List;

/** Keys of {@link WorkloadKind#POOLS}: the guide for EAP 5, 4.1, 4.6 and 5. */
public final class PoolKeys {

	/** Sessions that take messages. */
	public static final WorkloadKey<Integer> SESSIONS = WorkloadKey.of("sessions", ValueTypes.wholeNumber(1, 1000), 25);

	static final List<WorkloadKey<?>> ALL = List.of(SESSIONS);

	private PoolKeys() {
	}
}
