/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Locale;

/** Takes the time of a fault, and keeps what happened in {@code target/faults.tsv}, from which the document is written. */
final class FaultLog {

	/** Within so long each fault has to end in a clear state. */
	static final Duration LIMIT = Duration.ofSeconds(10);

	private static final Path FILE = Path.of("target", "faults.tsv");

	private final String fault;
	private final String server;
	private final long began = System.nanoTime();

	/** The fault happens now. */
	FaultLog(String fault, String server) {
		this.fault = fault;
		this.server = server;
	}

	/** It has ended in a clear state, which has to be in time. */
	void ended(String what) throws IOException {
		double seconds = (System.nanoTime() - began) / 1e9;
		Files.writeString(FILE, String.format(Locale.ROOT, "%s\t%s\t%.1f\t%s%n", fault, server, seconds, what),
				StandardOpenOption.CREATE, StandardOpenOption.APPEND);
		assertTrue(seconds <= LIMIT.toSeconds(), () -> fault + " on " + server + " took " + seconds + " s: " + what);
	}
}
