/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

import java.util.Objects;
import java.util.Optional;

import org.wiretune.safety.text.Texts;
import org.wiretune.servers.address.RemoteServer;

/**
 * The process that a connection is to watch: one of this machine, or a server elsewhere.
 *
 * @param pid
 *            process id, greater than 0; 0 for a server elsewhere, of which none is known
 * @param name
 *            what a reader calls it
 * @param address
 *            service URL of its management connector; empty when it has to be attached to
 * @param elsewhere
 *            where a server elsewhere is asked; empty for a process of this machine
 */
public record JvmTarget(long pid, String name, String address, Optional<RemoteServer> elsewhere) {

	private static final Texts TEXTS = Texts.of(JvmTarget.class, "messages"); //$NON-NLS-1$

	/** Checks the values. */
	public JvmTarget {
		if (elsewhere.isPresent() ? pid != 0 : pid <= 0) {
			throw new IllegalArgumentException("pid " + pid); //$NON-NLS-1$
		}
		Objects.requireNonNull(name);
		Objects.requireNonNull(address);
	}

	/**
	 * A process of this machine.
	 *
	 * @param pid
	 *            process id, greater than 0
	 * @param name
	 *            what a reader calls it
	 * @param address
	 *            service URL of its management connector; empty when it has to be attached to
	 */
	public JvmTarget(long pid, String name, String address) {
		this(pid, name, address, Optional.empty());
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

	/**
	 * A server elsewhere.
	 *
	 * @param server
	 *            where it is asked
	 */
	public JvmTarget(RemoteServer server) {
		this(server.address().kind().shortLabel(), server);
	}

	/**
	 * A server elsewhere with a name.
	 *
	 * @param name
	 *            what a reader calls it
	 * @param server
	 *            where it is asked
	 */
	public JvmTarget(String name, RemoteServer server) {
		this(0, name, server.address().toString(), Optional.of(server));
	}

	/** {@return where it runs, in a sentence: {@code process 4711} or {@code host:9010}} */
	public String place() {
		return elsewhere.map(server -> server.address().hostAndPort()).orElseGet(() -> TEXTS.get("target.process", Long.toString(pid))); //$NON-NLS-1$
	}

	/** {@return what tells it from others of its name, and is short enough for a tab: the process id, or host and port} */
	public String mark() {
		return elsewhere.map(server -> server.address().hostAndPort()).orElseGet(() -> Long.toString(pid));
	}
}
