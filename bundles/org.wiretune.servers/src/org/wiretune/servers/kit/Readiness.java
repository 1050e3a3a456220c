/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import java.io.IOException;
import org.wiretune.perf.event.RunEvent;

/** How a server is asked whether it is ready, when its messages say so or where it has none. */
interface Readiness {

	/** Who has messages of a start is looked at when one comes. */
	int SELDOM_MILLIS = 60_000;

	/** {@return how often {@link #isUp()} is asked at least, in milliseconds} */
	default int lookMillis() {
		return SELDOM_MILLIS;
	}

	/** {@return whether it is up, though no message says so; quick} */
	default boolean isUp() {
		return false;
	}

	/** Hears a line of its output, on any thread. @param line the line */
	default void line(String line) {
		// Most ask for nothing that stands there.
	}

	/**
	 * Asks it.
	 *
	 * @param pid its process id
	 * @return what it says of itself
	 * @throws IOException when it does not answer, or not so; the message says what it answered
	 */
	RunEvent.ServerReady ask(long pid) throws IOException;

	/** Its process has ended. */
	default void ended() {
		// Most hold nothing.
	}
}
