/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import java.util.List;
import org.wiretune.core.Better;
import org.wiretune.core.Figure;
import org.wiretune.core.Unit;

/** Figures of {@link WorkloadKind#CONSTANT_RATE} alone. The last step carries what all steps show together. */
public final class RateFigures {

	/** How late the driver was with half of its calls. */
	public static final Figure PACING_LAG_P50 = new Figure("pacing-lag-p50", Unit.SECONDS, Better.LOWER);

	/** How late at most the driver was with 99 of 100 calls. */
	public static final Figure PACING_LAG_P99 = new Figure("pacing-lag-p99", Unit.SECONDS, Better.LOWER);

	/** How late at most the driver was. */
	public static final Figure PACING_LAG_MAXIMUM = new Figure("pacing-lag-max", Unit.SECONDS, Better.LOWER);

	/** Calls that were due and waited for a free connection. */
	public static final Figure CALLS_WAITED = new Figure("calls-waiting-for-connection", Unit.COUNT, Better.LOWER);

	/** Longest wait of a call for a free connection. */
	public static final Figure LONGEST_WAIT = new Figure("longest-wait-for-connection", Unit.SECONDS, Better.LOWER);

	/** Rate from which throughput grows no more. */
	public static final Figure PLATEAU = new Figure("plateau-rate", Unit.PER_SECOND, Better.HIGHER);

	/** Rate at which the time of a call turns up. */
	public static final Figure KNEE = new Figure("knee-rate", Unit.PER_SECOND, Better.HIGHER);

	static final List<Figure> ALL = List.of(PACING_LAG_P50, PACING_LAG_P99, PACING_LAG_MAXIMUM, CALLS_WAITED,
			LONGEST_WAIT, PLATEAU, KNEE);

	private RateFigures() {
	}
}
