/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.chart.model;

import java.util.List;

/**
 * Values of one kind over the axis.
 *
 * @param name its name in the legend; empty for one that is not named there
 * @param figure its value where the cursor is, as it stands behind the name; empty without one
 * @param look how it is drawn
 * @param stretches the values
 * @param spots values that have a dot
 * @param whiskers how sure values are
 */
public record Series(String name, String figure, Look look, List<Stretch> stretches, List<Spot> spots, List<Whisker> whiskers) {

	/**
	 * A value that has a dot.
	 *
	 * @param across its place
	 * @param up the value
	 * @param valid whether it may be used; the dot is hollow where it may not
	 */
	public record Spot(double across, double up, boolean valid) {
	}

	/**
	 * Where a value lies, as far as that is known.
	 *
	 * @param across its place
	 * @param low the least that it may be
	 * @param high the greatest
	 */
	public record Whisker(double across, double low, double high) {
	}

	/** Copies the lists. */
	public Series {
		stretches = List.copyOf(stretches);
		spots = List.copyOf(spots);
		whiskers = List.copyOf(whiskers);
	}

	/**
	 * Values without dots.
	 *
	 * @param name its name
	 * @param look how it is drawn
	 * @param stretches the values
	 */
	public Series(String name, Look look, List<Stretch> stretches) {
		this(name, "", look, stretches, List.of(), List.of());
	}

	/** {@return the same with its value at the cursor} @param next the value, written */
	public Series at(String next) {
		return new Series(name, next, look, stretches, spots, whiskers);
	}
}
