/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.results;

import java.util.function.ToDoubleFunction;

/**
 * A line of a chart.
 *
 * @param name its name in the legend
 * @param hue which of the colours it has
 * @param figure gives the figure of a moment, not a number where there is none
 */
public record ChartLine(String name, Hue hue, ToDoubleFunction<RunPoint> figure) {

	/** The colours of lines; the theme says what they are. */
	public enum Hue {
		/** The main line of a chart. */
		FIRST,
		/** The second line. */
		SECOND,
		/** A line in the background. */
		THIRD,
		/** A further line. */
		FOURTH,
		/** A further line. */
		FIFTH,
		/** A further line. */
		SIXTH,
		/** What ought not to be there. */
		BAD
	}

	boolean isKnown(RunSeries series) {
		return series.points().stream().anyMatch(point -> Double.isFinite(figure.applyAsDouble(point)));
	}
}
