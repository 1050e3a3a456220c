/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.validity;

import org.wiretune.perf.result.Measurement;

/**
 * What is said against one measurement of one start and not against starts that are compared: how much its calls differ from each
 * other. Whoever has several starts takes each for one value, and how these differ is in the interval (T. Kalibera and R. Jones,
 * "Rigorous Benchmarking in Reasonable Time", 2013).
 */
public final class WithinStart {

	private static final String ID = " [" + FigureRules.SPREAD + ']';

	private WithinStart() {
	}

	/** {@return whether a sentence says no more than how calls differ within a start} @param reason why a measurement must not be used by itself */
	public static boolean is(String reason) {
		return reason.endsWith(ID);
	}

	/** {@return whether a measurement may be used as one value among starts} @param measurement a measurement */
	public static boolean isUsable(Measurement measurement) {
		return measurement.invalid().stream().allMatch(WithinStart::is);
	}
}
