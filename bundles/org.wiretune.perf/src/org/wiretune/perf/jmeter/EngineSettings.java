/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.jmeter;

import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;

/**
 * How a remote engine is started.
 *
 * @param key the key store that it shares with the runs
 * @param home an installed JMeter; empty for one that is found or fetched
 * @param address the address of this machine on which it listens
 * @param port the port on which it listens
 * @param untilInputEnds whether it ends when the standard input of this process closes
 */
public record EngineSettings(Path key, Optional<Path> home, String address, int port, boolean untilInputEnds) {

	/** Checks that nothing is missing. */
	public EngineSettings {
		Objects.requireNonNull(key, "key");
		Objects.requireNonNull(home, "home");
		Objects.requireNonNull(address, "address");
	}
}
