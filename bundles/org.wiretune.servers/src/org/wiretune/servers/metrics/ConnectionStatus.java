/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

import java.util.Objects;
import java.util.Optional;

/**
 * State of a connection at one moment.
 *
 * @param state
 *            where it stands
 * @param target
 *            the process that is watched or was watched last; empty before the first
 * @param earlier
 *            the process before, when the state is {@link ConnectionState#RESTARTED}
 * @param since
 *            when the state began, milliseconds since 1970
 * @param reason
 *            a complete sentence that says why it is so and what to do next; empty when there is nothing to say
 * @param ended
 *            whether the process has ended, as against not answering
 */
public record ConnectionStatus(ConnectionState state, Optional<JvmTarget> target, Optional<JvmTarget> earlier, long since,
		String reason, boolean ended) {

	/** Checks the values. */
	public ConnectionStatus {
		Objects.requireNonNull(state);
		Objects.requireNonNull(target);
		Objects.requireNonNull(earlier);
		Objects.requireNonNull(reason);
	}

	/**
	 * Whether values arrive.
	 *
	 * @return {@code true} when connected, to a restarted process too
	 */
	public boolean isLive() {
		return state == ConnectionState.CONNECTED || state == ConnectionState.RESTARTED;
	}
}
