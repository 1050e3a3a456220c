/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

import java.util.Objects;

/**
 * The process that a connection is to watch.
 *
 * @param pid
 *            process id, greater than 0
 * @param name
 *            what a reader calls it
 * @param address
 *            service URL of its management connector; empty when it has to be attached to
 */
public record JvmTarget(long pid, String name, String address) {

	/** Checks the values. */
	public JvmTarget {
		if (pid <= 0) {
			throw new IllegalArgumentException("pid " + pid); //$NON-NLS-1$
		}
		Objects.requireNonNull(name);
		Objects.requireNonNull(address);
	}

	/**
	 * A process that has to be attached to.
	 *
	 * @param pid
	 *            process id, greater than 0
	 * @param name
	 *            what a reader calls it
	 */
	public JvmTarget(long pid, String name) {
		this(pid, name, ""); //$NON-NLS-1$
	}
}
