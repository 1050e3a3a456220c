/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

import java.time.Instant;
import java.util.Objects;
import java.util.Optional;
import org.wiretune.safety.secret.Secrets;

/**
 * A Java process on this machine.
 *
 * @param pid
 *            process id
 * @param name
 *            what a reader calls the program, for example {@code WildFly} or the simple name of the main class
 * @param command
 *            main class or jar with arguments, secrets hidden; may be long, may be empty when the process does not tell
 * @param startedAt
 *            when it started; empty when the system does not tell
 * @param own
 *            whether it is the process that asks
 */
public record LocalJvm(long pid, String name, String command, Optional<Instant> startedAt, boolean own) {

	/** Checks the values. */
	public LocalJvm {
		Objects.requireNonNull(name);
		Objects.requireNonNull(command);
		Objects.requireNonNull(startedAt);
		command = Secrets.hidden(command);
	}

	/**
	 * This process as target of a connection.
	 *
	 * @return target with the same name
	 */
	public JvmTarget target() {
		return new JvmTarget(pid, name);
	}
}
