/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.driver;

import org.wiretune.perf.event.RunEvent;

/** What a load driver does from its order to its end. */
interface DriverWork {

	/**
	 * Does it.
	 *
	 * @return the last event
	 */
	RunEvent.Finished run();

	/** Ends it after the call under way, from any thread. Stopping twice is stopping once. */
	void stop();
}
