/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.stat;

import java.util.Set;
import org.wiretune.perf.internal.Texts;

/** Names of the figures that the last step of a workload has of the curve of all its steps. */
public final class CurveFigures {

	private static final String ANY_UNIT = "\uE000";

	private CurveFigures() {
	}

	/** {@return the name of the most answered calls a second} */
	public static String peak() {
		return Texts.get("curve.figure.peak");
	}

	/**
	 * {@return the name of the load at which throughput stops growing}
	 *
	 * @param unit what the load is counted in, in the plural
	 */
	public static String plateau(String unit) {
		return Texts.get("curve.figure.plateau", unit);
	}

	/**
	 * {@return the name of the load at which latency turns}
	 *
	 * @param unit what the load is counted in, in the plural
	 */
	public static String knee(String unit) {
		return Texts.get("curve.figure.knee", unit);
	}

	/** {@return the name of the number of users that would fill the peak} */
	public static String usersToFill() {
		return Texts.get("curve.figure.usersToFill");
	}

	/**
	 * {@return whether a name is one of these, whatever the unit}
	 *
	 * @param name name of a figure
	 */
	public static boolean isOne(String name) {
		return Set.of(peak(), usersToFill()).contains(name) || name.startsWith(plateau(ANY_UNIT).replaceFirst(ANY_UNIT + ".*", ""))
				|| name.startsWith(knee(ANY_UNIT).replaceFirst(ANY_UNIT + ".*", ""));
	}
}
