/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.results;

/**
 * A phase of a measurement on the time axis of its run.
 *
 * @param from beginning in seconds since the load began
 * @param to end
 * @param measurement what is measured, for people
 * @param phase name of the phase
 * @param warmUp whether its calls are not measured
 */
public record RunSpan(double from, double to, String measurement, String phase, boolean warmUp) {

	RunSpan until(double end) {
		return new RunSpan(from, Math.max(from, end), measurement, phase, warmUp);
	}
}
