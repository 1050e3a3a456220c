/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.result;

import java.util.Objects;

/**
 * A part of a measurement, in seconds since its beginning.
 *
 * @param name {@link #WARM_UP}, {@link #MEASUREMENT} or a word of the workload
 * @param fromSeconds beginning
 * @param toSeconds end
 */
public record Phase(String name, double fromSeconds, double toSeconds) {

	/** Calls that are not measured. */
	public static final String WARM_UP = "warm-up";

	/** Calls that are measured. */
	public static final String MEASUREMENT = "measurement";

	/** Checks that nothing is missing. */
	public Phase {
		Objects.requireNonNull(name, "name");
	}
}
