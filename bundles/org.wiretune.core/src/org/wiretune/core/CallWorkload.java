/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core;

import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A kind of workload: users make the same call again and again for a time, more of them step by step. WireTune warms up,
 * measures and judges; whoever contributes the kind says what a call is. Its file has the keys of a ramp (users, think-time,
 * warm-up, duration, repetitions) and those of {@link #parameters()}.
 * <p>
 * Implemented by whoever contributes it. It is stateless. Calls are made in a process of their own, which has the
 * contributor's jar and the contract on its class path, and nothing else of the contributor's.
 */
public interface CallWorkload {

	/** {@return the id, for ever: lower case with hyphens, with the contributor and a dot before it, such as {@code acme.engine}} */
	String id();

	/** {@return the name in the language of the user} */
	String label();

	/** {@return what it measures, in one or two sentences in the language of the user} */
	String description();

	/** {@return the keys of its own that a file may have} */
	default List<Parameter> parameters() {
		return List.of();
	}

	/**
	 * Lets a user begin. Called by several threads.
	 *
	 * @param number the number of the user, from 0
	 * @param parameters the values of the parameters by name, those that a file leaves out among them
	 * @return the user
	 * @throws Exception where the user cannot begin; the message becomes a sentence of the run
	 */
	User begin(int number, Map<String, String> parameters) throws Exception;

	/**
	 * A key of files of this kind.
	 *
	 * @param name the name: lower case with hyphens
	 * @param label the name in the language of the user
	 * @param description what it means, in one or two sentences in the language of the user
	 * @param standard the value where a file leaves it out
	 */
	record Parameter(String name, String label, String description, String standard) {

		/** Checks that all are there. */
		public Parameter {
			Objects.requireNonNull(name);
			Objects.requireNonNull(label);
			Objects.requireNonNull(description);
			Objects.requireNonNull(standard);
		}
	}

	/** Somebody who calls; used by one thread. */
	interface User extends AutoCloseable {

		/**
		 * Makes a call and waits for its reply.
		 *
		 * @throws Exception where it was not answered as it should have been; the message tells kinds of failures apart
		 */
		void call() throws Exception;

		@Override
		default void close() throws Exception {
			// Mostly holds nothing.
		}
	}
}
