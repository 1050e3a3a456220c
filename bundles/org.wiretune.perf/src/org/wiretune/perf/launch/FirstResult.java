/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.Optional;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.safety.quantity.Quantity;

/** How long a run takes until its server is ready, its first calls were answered and its first result is there. */
final class FirstResult {


	private final long start;
	private long ready;
	private long answered;

	/**
	 * Begins to count.
	 *
	 * @param start now, {@link System#nanoTime()}
	 */
	FirstResult(long start) {
		this.start = start;
	}

	/**
	 * Looks at an event.
	 *
	 * @param event an event of the run
	 * @param now when it came, {@link System#nanoTime()}
	 * @return with the first result a sentence that tells the times, empty with all other events
	 */
	Optional<String> note(RunEvent event, long now) {
		if (event instanceof RunEvent.ServerReady) {
			ready = now;
		} else if (event instanceof RunEvent.Progress && answered == 0) {
			answered = now;
		} else if (event instanceof RunEvent.CellFinished && ready != 0) {
			String sentence = TEXTS.get("run.firstResult", since(ready), since(answered == 0 ? now : answered), since(now));
			ready = 0;
			return Optional.of(sentence);
		}
		return Optional.empty();
	}

	private Quantity since(long nanos) {
		return Quantity.nanoseconds(nanos - start);
	}
}
