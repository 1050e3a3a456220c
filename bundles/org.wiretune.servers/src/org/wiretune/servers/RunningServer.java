/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers;

import java.time.Instant;
import java.util.Objects;

/**
 * A server process that a performance run has started and that can be watched while it lives.
 *
 * @param pid
 *            the process id, greater than 0
 * @param name
 *            what a reader calls it, for example {@code Embedded server}
 * @param owner
 *            what the run belongs to, for example the name of the launch configuration or of the project; may be empty,
 *            never {@code null}
 * @param startedAt
 *            when the process was started
 * @param jmxAddress
 *            service URL of its management connector on the loopback address; empty when it has none, so that it has to be
 *            attached to
 * @param home
 *            the folder of its installation, which tells two servers of one name and version apart; empty for one without
 */
public record RunningServer(long pid, String name, String owner, Instant startedAt, String jmxAddress, String home) {

	/** Checks the values. */
	public RunningServer {
		if (pid <= 0) {
			throw new IllegalArgumentException("pid " + pid); //$NON-NLS-1$
		}
		Objects.requireNonNull(name);
		Objects.requireNonNull(owner);
		Objects.requireNonNull(startedAt);
		Objects.requireNonNull(jmxAddress);
		Objects.requireNonNull(home);
	}

	/**
	 * A server without an installation of its own.
	 *
	 * @param pid
	 *            the process id, greater than 0
	 * @param name
	 *            what a reader calls it
	 * @param owner
	 *            what the run belongs to
	 * @param startedAt
	 *            when the process was started
	 * @param jmxAddress
	 *            service URL of its management connector; may be empty
	 */
	public RunningServer(long pid, String name, String owner, Instant startedAt, String jmxAddress) {
		this(pid, name, owner, startedAt, jmxAddress, ""); //$NON-NLS-1$
	}

	/**
	 * Whether another process is the same server, started again: the same product from the same folder. Whether the earlier one
	 * has ended is for the caller to know; two that run at once are two servers.
	 *
	 * @param other
	 *            a server
	 * @return whether both are of one name and one installation
	 */
	public boolean isSameProduct(RunningServer other) {
		return name.equals(other.name) && home.equals(other.home);
	}

	/**
	 * A server without a management connector of its own.
	 *
	 * @param pid
	 *            the process id, greater than 0
	 * @param name
	 *            what a reader calls it
	 * @param owner
	 *            what the run belongs to
	 * @param startedAt
	 *            when the process was started
	 */
	public RunningServer(long pid, String name, String owner, Instant startedAt) {
		this(pid, name, owner, startedAt, ""); //$NON-NLS-1$
	}
}
