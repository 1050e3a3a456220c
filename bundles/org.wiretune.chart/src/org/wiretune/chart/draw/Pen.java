/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.chart.draw;

/**
 * How a line is drawn.
 *
 * @param color its colour
 * @param width its width in pixels at a zoom of 100 %, more than 0
 * @param dash how it is interrupted
 */
public record Pen(Ink color, double width, Dash dash) {

	/** How a line is interrupted. */
	public enum Dash {
		/** Not at all. */
		SOLID(),
		/** Dashes. */
		DASHED(7, 4),
		/** Dashes and dots in turn. */
		DASH_DOTTED(9, 3, 2, 3),
		/** Dots. */
		DOTTED(2, 3);

		private final int[] lengths;

		Dash(int... lengths) {
			this.lengths = lengths;
		}

		/** {@return lengths of line and gap in turn, in pixels at a zoom of 100 %; empty for a line without gaps} */
		public int[] lengths() {
			return lengths.clone();
		}

		/** {@return length after which the dashes repeat, in pixels at a zoom of 100 %; 0 for a line without gaps} */
		public int period() {
			int period = 0;
			for (int length : lengths) {
				period += length;
			}
			return period;
		}
	}

	/**
	 * {@return an uninterrupted line}
	 *
	 * @param color its colour
	 * @param width its width
	 */
	public static Pen solid(Ink color, double width) {
		return new Pen(color, width, Dash.SOLID);
	}
}
