/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import java.util.List;
import org.wiretune.core.Better;
import org.wiretune.core.Figure;
import org.wiretune.core.Unit;

/** Figures of calls under load: {@link WorkloadKind#RAMP} and {@link WorkloadKind#CONSTANT_RATE}. */
public final class LoadFigures {

	/** Calls that were begun. */
	public static final Figure CALLS_SENT = new Figure("calls-sent", Unit.COUNT, Better.NEITHER);

	/** Calls that were under way when the measurement was ended. */
	public static final Figure CALLS_CUT_OFF = new Figure("calls-cut-off", Unit.COUNT, Better.LOWER);

	/** Calls that were sent again since the server had closed the connection. */
	public static final Figure CALLS_SENT_AGAIN = new Figure("calls-sent-again", Unit.COUNT, Better.LOWER);

	/** Mean time that the embedded server took for a call. */
	public static final Figure SERVER_MEAN = new Figure("server-mean-time", Unit.SECONDS, Better.LOWER);

	/** Time that half of the calls took in the embedded server. */
	public static final Figure SERVER_P50 = new Figure("server-p50-time", Unit.SECONDS, Better.LOWER);

	/** Time within which the embedded server was done with 90 of 100 calls. */
	public static final Figure SERVER_P90 = new Figure("server-p90-time", Unit.SECONDS, Better.LOWER);

	/** Time within which the embedded server was done with 99 of 100 calls. */
	public static final Figure SERVER_P99 = new Figure("server-p99-time", Unit.SECONDS, Better.LOWER);

	/** Longest time that the embedded server took for a call. */
	public static final Figure SERVER_MAXIMUM = new Figure("server-max-time", Unit.SECONDS, Better.LOWER);

	/** Most answered calls a second of all steps; the last step carries it. */
	public static final Figure PEAK = new Figure("peak-per-second", Unit.PER_SECOND, Better.HIGHER);

	static final List<Figure> ALL = List.of(CALLS_SENT, CALLS_CUT_OFF, CALLS_SENT_AGAIN, SERVER_MEAN, SERVER_P50,
			SERVER_P90, SERVER_P99, SERVER_MAXIMUM, PEAK);

	private LoadFigures() {
	}
}
