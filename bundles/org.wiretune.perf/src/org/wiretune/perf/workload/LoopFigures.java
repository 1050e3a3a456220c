/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import java.util.List;
import org.wiretune.core.Better;
import org.wiretune.core.Figure;
import org.wiretune.core.Unit;

/** Figures of {@link WorkloadKind#LOOP}. */
public final class LoopFigures {

	/** Calls of the warm-up. */
	public static final Figure WARM_UP_CALLS = new Figure("warm-up-calls", Unit.COUNT, Better.NEITHER);

	/** Mean time of a call of the warm-up. */
	public static final Figure WARM_UP_MEAN = new Figure("warm-up-mean-time", Unit.SECONDS, Better.NEITHER);

	/** How long the warm-up took until times had settled, or until it was given up. */
	public static final Figure WARM_UP_TIME = new Figure("warm-up-time", Unit.SECONDS, Better.NEITHER);

	/** How far the last means of the warm-up lie apart. */
	public static final Figure WARM_UP_RANGE = new Figure("warm-up-range", Unit.PERCENT, Better.NEITHER);

	/** What one reading of the timer takes. */
	public static final Figure TIMER = new Figure("timer-reading-time", Unit.SECONDS, Better.NEITHER);

	/** Where several calls are sent in one transaction, the time of all for each call. */
	public static final Figure ELAPSED = new Figure("elapsed-time-per-call", Unit.SECONDS, Better.LOWER);

	/** A row: the means of the windows of the warm-up. */
	public static final Figure WARM_UP_MEANS = new Figure("warm-up-mean-times", Unit.SECONDS, Better.NEITHER);

	/** A row: the runs after which a cumulative mean was taken. */
	public static final Figure CUMULATIVE_RUNS = new Figure("cumulative-runs", Unit.COUNT, Better.NEITHER);

	/** A row: mean time of a call after so many runs. */
	public static final Figure CUMULATIVE_MEAN = new Figure("cumulative-mean-time", Unit.SECONDS, Better.NEITHER);

	/** A row: the same of the warm-up, the first run after a start, where the lab compares it with the second. */
	public static final Figure CUMULATIVE_MEAN_OF_WARM_UP = new Figure("warm-up-cumulative-mean-time", Unit.SECONDS, Better.NEITHER);

	/** A row: free heap of the server after so many runs. */
	public static final Figure FREE_HEAP = new Figure("free-heap", Unit.BYTES, Better.NEITHER);

	static final List<Figure> ALL = List.of(WARM_UP_CALLS, WARM_UP_MEAN, WARM_UP_TIME, WARM_UP_RANGE, TIMER, ELAPSED,
			WARM_UP_MEANS, CUMULATIVE_RUNS, CUMULATIVE_MEAN, CUMULATIVE_MEAN_OF_WARM_UP, FREE_HEAP);

	private LoopFigures() {
	}
}
