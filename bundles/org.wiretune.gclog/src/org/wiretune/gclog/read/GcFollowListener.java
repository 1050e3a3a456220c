/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

import java.util.Optional;

import org.wiretune.gclog.GcLogData;

/** Hears of a log that is followed. Called by the thread of the follower, one call after the other. */
public interface GcFollowListener {

	/**
	 * The log has grown.
	 *
	 * @param log all that is known of it now; it does not change any more and may be given to other threads. Where it has more
	 *        events than the follower keeps, these are the last ones
	 * @param firstNew the first row that was not there in the call before; the number of rows where only other lines came. Logs
	 *        from before Java 9 tell some sizes behind an event, so the row before may have gained these
	 */
	void grown(GcLogData log, int firstNew);

	/**
	 * The following has ended; nothing is called after that.
	 *
	 * @param problem why, in one sentence, where it was not asked for
	 */
	default void ended(Optional<String> problem) {
		// Not everybody waits for it.
	}
}
