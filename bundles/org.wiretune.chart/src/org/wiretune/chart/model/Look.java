/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.chart.model;

import org.wiretune.chart.draw.Ink;
import org.wiretune.chart.draw.Pen;

/**
 * How values are drawn.
 *
 * @param shape as what
 * @param ink their colour
 * @param width width of lines in pixels
 * @param dash how lines are interrupted
 * @param filled whether what is below a line is shaded
 * @param dotted whether each value has a dot of its own, because they are few
 */
public record Look(Shape shape, Ink ink, double width, Pen.Dash dash, boolean filled, boolean dotted) {

	/** As what values are drawn. */
	public enum Shape {
		/** A line through all. */
		LINE,
		/** A needle from the bottom to each. */
		NEEDLES,
		/** A dot at each. */
		DOTS
	}

	/** {@return a line} @param ink its colour @param width its width in pixels */
	public static Look line(Ink ink, double width) {
		return new Look(Shape.LINE, ink, width, Pen.Dash.SOLID, false, false);
	}

	/** {@return the same with dashes} @param next how lines are interrupted */
	public Look dashed(Pen.Dash next) {
		return new Look(shape, ink, width, next, filled, dotted);
	}

	/** {@return the same with a shade below} */
	public Look shaded() {
		return new Look(shape, ink, width, dash, true, dotted);
	}
}
