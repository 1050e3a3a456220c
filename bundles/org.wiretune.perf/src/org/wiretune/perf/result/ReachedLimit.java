/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.result;

import java.util.Objects;

/**
 * Something of the server that was at its configured maximum during a run without an alarm: a pool, a data source. The run file
 * keeps it, so that a reader who saw it at a gauge finds it again, with why no alarm was raised.
 *
 * @param name what it is, as the gauges call it, such as {@code RequestBean instances}
 * @param most the greatest figure that was read
 * @param limit the configured maximum
 * @param unit unit of both in lower case, such as {@code threads}
 * @param seconds in how many seconds it was at its maximum, 1 or more
 * @param of in how many seconds it was read
 * @param alarm id of the alarm of the catalogue that it may lead to; empty for none
 * @param alarmSeconds how many seconds that alarm needs; 0 for none
 * @param alarmOf within how many seconds; 0 for none
 * @param message complete sentences with all of this and the next step
 */
public record ReachedLimit(String name, double most, double limit, String unit, int seconds, int of, String alarm,
		int alarmSeconds, int alarmOf, String message) {

	/** The most that a run keeps. */
	public static final int MOST = 100;

	/** Checks that nothing is missing. */
	public ReachedLimit {
		Objects.requireNonNull(name, "name");
		Objects.requireNonNull(unit, "unit");
		Objects.requireNonNull(alarm, "alarm");
		Objects.requireNonNull(message, "message");
	}
}
