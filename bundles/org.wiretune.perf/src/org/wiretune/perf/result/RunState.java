/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.result;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** How a run ended. */
public enum RunState {

	/** Every cell was measured. Single calls may have failed; each cell counts its errors. */
	COMPLETED,

	/** The user stopped the run, or it has not ended yet; the cells so far are kept. */
	STOPPED,

	/** The run could not go on, the reason says why; the cells so far are kept. */
	FAILED;

	/** {@return the word used in run files: completed, stopped or failed} */
	public String id() {
		return name().toLowerCase(Locale.ROOT);
	}

	/**
	 * Finds a state by its word.
	 *
	 * @param id the word used in run files
	 * @return the state, empty when there is none
	 */
	public static Optional<RunState> find(String id) {
		return Arrays.stream(values()).filter(state -> state.id().equals(id)).findFirst();
	}
}
