/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.alarms;

import java.util.Objects;
import java.util.Optional;

import org.wiretune.perf.alarm.AlarmMoment;

/**
 * When an alarm holds: a figure compared with a limit, for so many seconds of so many. It ends when the figure has been on
 * the other side of {@link #clear()} for {@link #quiet()} seconds, so that a figure at the limit does not raise it again
 * and again.
 *
 * @param observed
 *            the figure
 * @param above
 *            {@code true} where the figure must reach or exceed the limit, {@code false} where it must be below it
 * @param limit
 *            the configured maximum or the limit
 * @param clear
 *            the limit that counts while the alarm holds
 * @param when
 *            must be above zero besides; empty for no further condition
 * @param seconds
 *            how many seconds the condition has to hold, 1 or more
 * @param of
 *            within how many seconds, at least {@code seconds}
 * @param quiet
 *            seconds without the condition after which the alarm ends, 1 or more
 */
public record AlarmCondition(MetricExpression observed, boolean above, MetricExpression limit, MetricExpression clear,
		Optional<MetricExpression> when, int seconds, int of, int quiet) {

	/** Checks the values. */
	public AlarmCondition {
		Objects.requireNonNull(observed);
		Objects.requireNonNull(limit);
		Objects.requireNonNull(clear);
		Objects.requireNonNull(when);
		if (seconds < 1 || of < seconds || of > SampleWindow.CAPACITY || quiet < 1) {
			throw new IllegalArgumentException(seconds + " of " + of + " seconds, quiet " + quiet); //$NON-NLS-1$ //$NON-NLS-2$
		}
	}

	/** What the newest sample says. While the alarm holds, the limit to clear it counts. */
	AlarmMoment look(SampleWindow window, String instance, boolean active) {
		double value = observed.value(window, instance);
		double against = limit.value(window, instance);
		double compared = active ? clear.value(window, instance) : against;
		boolean holds = (above ? value >= compared : value < compared)
				&& (when.isEmpty() || when.get().value(window, instance) > 0);
		return new AlarmMoment(window.time(0), value, against, holds);
	}
}
