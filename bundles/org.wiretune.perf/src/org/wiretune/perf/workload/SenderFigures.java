/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import java.util.List;
import org.wiretune.core.Better;
import org.wiretune.core.Figure;
import org.wiretune.core.Unit;

/** Figures of {@link WorkloadKind#RATED_SENDERS}. */
public final class SenderFigures {

	/** Most messages a second that were sent at their rate and received as fast, without a queue that grows. */
	public static final Figure PEAK = new Figure("peak-sustained-per-second", Unit.PER_SECOND, Better.HIGHER);

	/** Senders at the peak. */
	public static final Figure PEAK_SENDERS = new Figure("peak-senders", Unit.COUNT, Better.NEITHER);

	/** Least messages offered a second that were not sustained. */
	public static final Figure NOT_SUSTAINED = new Figure("least-not-sustained-per-second", Unit.PER_SECOND, Better.NEITHER);

	/** Most messages received a second, whether sustained or not. */
	public static final Figure MOST_RECEIVED = new Figure("most-received-per-second", Unit.PER_SECOND, Better.HIGHER);

	/** Messages received in all steps together. */
	public static final Figure ALL_RECEIVED = new Figure("received-messages", Unit.COUNT, Better.NEITHER);

	/** Transactions in which the second resource voted. */
	public static final Figure VOTES = new Figure("second-resource-votes", Unit.COUNT, Better.NEITHER);

	/** Sessions that receive. */
	public static final Figure SESSIONS = new Figure("sessions", Unit.COUNT, Better.NEITHER);

	/** Senders of a step. */
	public static final Figure SENDERS = new Figure("senders", Unit.COUNT, Better.NEITHER);

	/** Messages a second that the senders of a step should send; also a row, one for each step. */
	public static final Figure OFFERED = new Figure("offered-per-second", Unit.PER_SECOND, Better.NEITHER);

	/** Messages a second that they sent; also a row. */
	public static final Figure SENT = new Figure("sent-per-second", Unit.PER_SECOND, Better.NEITHER);

	/** Messages a second that were received; also a row. */
	public static final Figure RECEIVED = new Figure("received-per-second", Unit.PER_SECOND, Better.NEITHER);

	/** Messages that waited at the end of a step; also a row. */
	public static final Figure WAITING = new Figure("waiting-messages", Unit.COUNT, Better.LOWER);

	/** By how many messages a second the queue grew. */
	public static final Figure GROWTH = new Figure("waiting-growth-per-second", Unit.PER_SECOND, Better.LOWER);

	/** Deliveries that failed. */
	public static final Figure FAILED = new Figure("failed-deliveries", Unit.COUNT, Better.LOWER);

	/** A row: how late 99 of 100 messages of each step were received at most. */
	public static final Figure LATENESS_P99 = new Figure("lateness-p99", Unit.SECONDS, Better.LOWER);

	/** A row: 1 for each step in which the receivers kept up, 0 for the others. */
	public static final Figure KEPT_UP = new Figure("kept-up", Unit.COUNT, Better.HIGHER);

	static final List<Figure> ALL = List.of(PEAK, PEAK_SENDERS, NOT_SUSTAINED, MOST_RECEIVED, ALL_RECEIVED, VOTES,
			SESSIONS, SENDERS, OFFERED, SENT, RECEIVED, WAITING, GROWTH, FAILED, LATENESS_P99, KEPT_UP);

	private SenderFigures() {
	}
}
