/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.own;

import java.util.Objects;
import java.util.Set;

import org.wiretune.servers.triggers.TriggeredAction;

/**
 * The limit of a gauge that a user made.
 *
 * @param above
 *            {@code true} where the figure must reach or exceed it, {@code false} where it must be below
 * @param figure
 *            in the unit that the user gave, 0 or more
 * @param seconds
 *            how long without a break before it is an alarm, 1 to {@value #MOST_SECONDS}
 * @param actions
 *            what is done when the alarm is raised
 */
public record OwnLimit(boolean above, double figure, int seconds, Set<TriggeredAction> actions) {

	/** Readings are a little more than a second apart, and alarms look back on 300 of them. */
	public static final int MOST_SECONDS = 270;

	/** Checks the values. */
	public OwnLimit {
		actions = Set.copyOf(Objects.requireNonNull(actions));
		if (!(figure >= 0) || Double.isInfinite(figure) || seconds < 1 || seconds > MOST_SECONDS) {
			throw new IllegalArgumentException("limit " + figure + ", seconds " + seconds); //$NON-NLS-1$ //$NON-NLS-2$
		}
	}
}
