/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.binding;

import java.util.List;
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

	/**
	 * Sends several requests in one transaction, commits it and waits for all replies. Asynchronous bindings only.
	 *
	 * @param objects what is sent, at least one
	 * @return what became of them
	 * @throws Exception when they could not be sent; all have failed then
	 */
	default Burst callTogether(List<BusinessObject> objects) throws Exception {
		throw new UnsupportedOperationException();
	}

	/**
	 * A call of several that was answered.
	 *
	 * @param latencyNanos from its sending until its reply, in nanoseconds; the wait for the commit is a part of it
	 * @param queueNanos from its sending until the receiver took it, in nanoseconds
	 */
	record Answer(long latencyNanos, long queueNanos) {
	}

	/**
	 * Calls that were sent in one transaction.
	 *
	 * @param elapsedNanos from the first sending until the last reply, in nanoseconds
	 * @param answers those that were answered
	 * @param failures why the others were not
	 */
	record Burst(long elapsedNanos, List<Answer> answers, List<Exception> failures) {
		/** Copies the lists. */
		public Burst {
			answers = List.copyOf(answers);
			failures = List.copyOf(failures);
		}
	}

	/** {@return how many calls make up one measured run; more than 1 where a call is too short for the timer} */
	default int callsPerRun() {
		return 1;
	}

	/**
	 * {@return whether a call is over within the thread of the caller, so that a run may time several together and a warm-up
	 * of some calls would be over before the JVM has compiled anything}
	 */
	default boolean isShort() {
		return false;
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
