/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.search;

/** Whether a step of a search was kept up with, and if not, what failed first in the order of the constants. */
public enum StepVerdict {

	/** Everything sent was received, nothing gathered. */
	KEPT_UP,

	/** The senders did not reach their own rate: they wait for the broker, or for a processor. */
	SENT_TOO_FEW,

	/** Fewer messages were received than sent. */
	RECEIVED_TOO_FEW,

	/** The messages that wait became more and more. */
	BACKLOG_GREW,

	/** Messages came too late. */
	TOO_LATE;

	/** Share of the messages due that may be missing before a step counts as not kept up with. */
	public static final double TOLERANCE = 0.02;

	/** Messages that may be missing at the edges of the time measured, whatever their share. */
	private static final int EDGE = 3;

	/**
	 * What was seen in one step.
	 *
	 * @param seconds length of the time measured
	 * @param due messages that the senders should have sent in it
	 * @param sent messages they sent
	 * @param received messages that were received
	 * @param waitingGrowth messages by which those that wait became more in a second, see {@link Slope}; negative when fewer
	 * @param waitingAtEnd messages sent and not received at the end
	 * @param latenessMs 99th percentile of the time from when a message was due to be sent until it was received, in
	 *            milliseconds
	 * @param mostLatenessMs greatest lateness allowed
	 */
	public record Figures(double seconds, double due, long sent, long received, double waitingGrowth, long waitingAtEnd,
			double latenessMs, double mostLatenessMs) {
	}

	/**
	 * Judges a step.
	 *
	 * @param step what was seen
	 * @return the verdict
	 */
	public static StepVerdict of(Figures step) {
		if (step.sent() < step.due() - allowed(step.due())) {
			return SENT_TOO_FEW;
		}
		if (step.received() < step.sent() - allowed(step.sent())) {
			return RECEIVED_TOO_FEW;
		}
		// Few messages that wait are those under way; their number moves up and down without a trend.
		if (step.waitingGrowth() * step.seconds() > allowed(step.sent()) && step.waitingAtEnd() > allowed(step.sent())) {
			return BACKLOG_GREW;
		}
		return step.latenessMs() > step.mostLatenessMs() ? TOO_LATE : KEPT_UP;
	}

	private static double allowed(double messages) {
		return Math.max(EDGE, messages * TOLERANCE);
	}
}
