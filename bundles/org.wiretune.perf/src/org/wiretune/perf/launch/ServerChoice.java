/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import java.io.IOException;
import java.util.Optional;
import java.util.function.Consumer;

/** The part of the command line that chooses the server of a run. Used by one thread. */
public interface ServerChoice {

	/** Knows no arguments; runs are on the embedded server. */
	ServerChoice EMBEDDED = new ServerChoice() {
		@Override
		public boolean takes(String option) {
			return false;
		}

		@Override
		public void take(String option, String value) {
			throw new IllegalArgumentException(option);
		}

		@Override
		public Optional<String> chosen() {
			return Optional.empty();
		}

		@Override
		public RunServer find(Consumer<String> progress) {
			return RunServer.embedded();
		}
	};

	/**
	 * Says whether an argument belongs to it.
	 *
	 * @param option the argument, such as {@code --server}
	 * @return true when it has to be given to {@link #take(String, String)} with its value
	 */
	boolean takes(String option);

	/**
	 * Takes an argument.
	 *
	 * @param option the argument
	 * @param value its value
	 * @throws IllegalArgumentException when the value cannot be one; the message is a sentence
	 */
	void take(String option, String value);

	/** {@return the name of the server that was chosen, empty for the embedded one} */
	Optional<String> chosen();

	/**
	 * Finds the server, and fetches it where it is not on this machine yet, which takes a minute or more.
	 *
	 * @param progress takes sentences that say how far it is
	 * @return the server
	 * @throws IOException when there is none and it cannot be fetched; the message says why and what to do
	 * @throws InterruptedException when the thread is interrupted
	 */
	RunServer find(Consumer<String> progress) throws IOException, InterruptedException;
}
