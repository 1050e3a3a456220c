/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.event;

/** Hears what happens in a run. */
@FunctionalInterface
public interface RunListener {

	/**
	 * Something happened. Called on the thread of the run, one event after the other; a listener that takes long delays
	 * the run's bookkeeping but not the measurement, which is in other processes. A listener that paints goes to its own
	 * thread, and none waits for the result of the run, which comes after the last event. What it throws is kept from the
	 * run.
	 *
	 * @param event what happened
	 */
	void happened(RunEvent event);
}
