/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

/** A process could not be attached to. The message is a complete sentence for the reader. */
public class ConnectionFailedException extends Exception {

	private static final long serialVersionUID = 1L;

	private final boolean worthRepeating;

	/**
	 * A failure.
	 *
	 * @param sentence
	 *            why, and what to do next
	 * @param worthRepeating
	 *            whether the same attempt can succeed later without anybody's doing
	 * @param cause
	 *            the technical reason, or {@code null}
	 */
	public ConnectionFailedException(String sentence, boolean worthRepeating, Throwable cause) {
		super(sentence, cause);
		this.worthRepeating = worthRepeating;
	}

	/**
	 * Whether the same attempt can succeed later.
	 *
	 * @return {@code true} for a process that is paused, starting or busy
	 */
	public boolean isWorthRepeating() {
		return worthRepeating;
	}
}
