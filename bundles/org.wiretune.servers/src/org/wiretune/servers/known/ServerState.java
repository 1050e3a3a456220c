/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.known;

import org.wiretune.safety.text.Texts;

/** How a server is. */
public enum ServerState {
	/** It is not on this machine yet. */
	NOT_INSTALLED,
	/** It is being fetched or unpacked. */
	INSTALLING,
	/** It is here and does not run. */
	STOPPED,
	/** It has been started and is not ready. */
	STARTING,
	/** It is ready. */
	RUNNING,
	/** A run uses it. */
	USED,
	/** A signal or a debugger has stopped its process. */
	PAUSED,
	/** Its process lives and does not answer. */
	SILENT,
	/** It was told to end. */
	STOPPING,
	/** It did not start, or ended when nobody had told it to. */
	FAILED;

	private static final Texts TEXTS = Texts.of(ServerState.class);

	/** {@return the name for people} */
	public String label() {
		return TEXTS.get("state." + name());
	}

	/** {@return whether a process is there} */
	public boolean isAlive() {
		return switch (this) {
		case STARTING, RUNNING, USED, PAUSED, SILENT, STOPPING -> true;
		case NOT_INSTALLED, INSTALLING, STOPPED, FAILED -> false;
		};
	}
}
