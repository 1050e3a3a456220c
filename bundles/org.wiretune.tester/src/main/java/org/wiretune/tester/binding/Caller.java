/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.binding;

import java.util.OptionalLong;
import org.wiretune.tester.service.BusinessObject;
import org.wiretune.tester.service.Receipt;

/** The sender's side of a binding. Used by one thread at a time; parallel clients have a caller each. */
public interface Caller extends AutoCloseable {

	/**
	 * Calls the receiver and waits for its receipt.
	 *
	 * @param object what is sent
	 * @return the receipt
	 * @throws Exception when the call failed
	 */
	Receipt call(BusinessObject object) throws Exception;

	/** {@return how many calls make up one measured run; more than 1 where a call is too short for the timer} */
	default int callsPerRun() {
		return 1;
	}

	/** {@return nanoseconds the last request lay in a queue, empty for a binding without one} */
	default OptionalLong lastQueueNanos() {
		return OptionalLong.empty();
	}

	@Override
	void close() throws Exception;

	/** Opens callers. */
	@FunctionalInterface
	interface Factory {

		/**
		 * Opens a caller.
		 *
		 * @return the caller
		 * @throws Exception when the receiver cannot be reached
		 */
		Caller open() throws Exception;
	}
}
