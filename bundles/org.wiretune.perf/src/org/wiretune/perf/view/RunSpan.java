/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.view;

import static org.wiretune.perf.view.ResultTexts.TEXTS;

/**
 * A phase of a measurement on the time axis of its run.
 *
 * @param from beginning in seconds since the load began
 * @param to end
 * @param measurement what is measured, for people
 * @param phase name of the phase
 * @param warmUp whether its calls are not measured
 * @param valid whether its figures may be used, as far as that is known
 */
public record RunSpan(double from, double to, String measurement, String phase, boolean warmUp, boolean valid) {

	/**
	 * A phase of a measurement that may be used or goes on.
	 *
	 * @param from beginning in seconds since the load began
	 * @param to end
	 * @param measurement what is measured, for people
	 * @param phase name of the phase
	 * @param warmUp whether its calls are not measured
	 */
	public RunSpan(double from, double to, String measurement, String phase, boolean warmUp) {
		this(from, to, measurement, phase, warmUp, true);
	}

	RunSpan until(double end) {
		return new RunSpan(from, Math.max(from, end), measurement, phase, warmUp, valid);
	}

	RunSpan invalid() {
		return new RunSpan(from, to, measurement, phase, warmUp, false);
	}

	/** {@return what is measured, with its mark where it must not be used} */
	public String label() {
		return valid ? measurement : TEXTS.get("row.marked", measurement, TEXTS.get("row.mark.invalid"));
	}
}
