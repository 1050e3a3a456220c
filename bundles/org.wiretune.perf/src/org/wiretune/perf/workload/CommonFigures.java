/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import java.util.List;
import org.wiretune.core.Better;
import org.wiretune.core.Figure;
import org.wiretune.core.Unit;

/** Figures that measurements of several kinds have. */
public final class CommonFigures {

	/**
	 * Mean time of an answered call from its intended start until the reply: {@link
	 * org.wiretune.perf.result.Measurement#latency()}.
	 */
	public static final Figure MEAN_TIME = new Figure("mean-time", Unit.SECONDS, Better.LOWER);

	/** Answered calls in each second of measuring, all clients together. */
	public static final Figure CALLS_PER_SECOND = new Figure("calls-per-second", Unit.PER_SECOND, Better.HIGHER);

	/** Processor time that the server took while it was measured, by answered calls. */
	public static final Figure PROCESSOR_TIME = new Figure("server-processor-time-per-call", Unit.SECONDS, Better.LOWER);

	/** Collections of the young generation while it was measured. */
	public static final Figure YOUNG_COLLECTIONS = new Figure("young-collections", Unit.COUNT, Better.NEITHER);

	/** Collections that reached the old generation while it was measured. */
	public static final Figure OLD_COLLECTIONS = new Figure("old-collections", Unit.COUNT, Better.NEITHER);

	/** Rows that a database held before the measurement and should not have. */
	public static final Figure ROWS_BEFORE = new Figure("rows-left-from-before", Unit.COUNT, Better.LOWER);

	/** Messages that lay in queues before the measurement and should not have. */
	public static final Figure MESSAGES_BEFORE = new Figure("messages-left-from-before", Unit.COUNT, Better.LOWER);

	/** Connections that clients opened for their calls. */
	public static final Figure CONNECTIONS_OPENED = new Figure("connections-opened", Unit.COUNT, Better.LOWER);

	static final List<Figure> ALL = List.of(MEAN_TIME, CALLS_PER_SECOND, PROCESSOR_TIME, YOUNG_COLLECTIONS,
			OLD_COLLECTIONS, ROWS_BEFORE, MESSAGES_BEFORE, CONNECTIONS_OPENED);

	private CommonFigures() {
	}
}
