/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import static org.wiretune.servers.kit.KitTexts.TEXTS;

import java.io.IOException;
import java.util.Optional;
import org.wiretune.perf.launch.RunServer;

/** The one place of a server for a run, which hears what the server says as long as it has it. Thread-safe. */
final class RunSlot {

	private RunServer.Listener run;

	/**
	 * Gives the place to a run.
	 *
	 * @param listener the run
	 * @param server name of the server
	 * @throws IOException when another run has it; the message says so in a sentence
	 */
	synchronized void take(RunServer.Listener listener, String server) throws IOException {
		if (run != null) {
			throw new IOException(TEXTS.get("standing.used", server));
		}
		run = listener;
	}

	/**
	 * A run is over. Again it does nothing.
	 *
	 * @param listener the run
	 */
	synchronized void release(RunServer.Listener listener) {
		if (run == listener) {
			run = null;
		}
	}

	/** {@return the run that has the place} */
	synchronized Optional<RunServer.Listener> user() {
		return Optional.ofNullable(run);
	}
}
