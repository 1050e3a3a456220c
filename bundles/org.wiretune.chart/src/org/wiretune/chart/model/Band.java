/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.chart.model;

import org.wiretune.chart.draw.Ink;

/**
 * A part of the axis across, shaded through all panels.
 *
 * @param from its begin
 * @param to its end
 * @param ink its colour
 * @param shape how it is shaded
 */
public record Band(double from, double to, Ink ink, Shape shape) {

	/** How a part is shaded. */
	public enum Shape {
		/** Filled. */
		FILLED,
		/** Slanted lines over what must not be used. */
		HATCHED,
		/** Filled, with a bar at the top that says where it begins and ends. */
		CROWNED
	}
}
