/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.chart.model;

import java.util.List;
import java.util.function.DoubleFunction;

import org.wiretune.chart.AxisScale;

/**
 * An axis: a scale and the words at it.
 *
 * @param scale says where a value lies
 * @param ticks values with their words, ascending
 * @param name what it counts, a word; empty where the words of the ticks say it
 * @param ruled whether a line leads from each tick through the panels
 */
public record Axis(AxisScale scale, List<Tick> ticks, String name, boolean ruled) {

	/**
	 * A value with its word.
	 *
	 * @param value the value
	 * @param word what stands there
	 */
	public record Tick(double value, String word) {
	}

	/** Copies the list. */
	public Axis {
		ticks = List.copyOf(ticks);
	}

	/**
	 * {@return an axis with a word at each mark of a scale}
	 *
	 * @param scale the scale
	 * @param words writes a mark
	 */
	public static Axis of(AxisScale scale, DoubleFunction<String> words) {
		return new Axis(scale, scale.marks().stream().map(mark -> new Tick(mark, words.apply(mark))).toList(), "", false);
	}

	/** {@return an axis of figures} @param scale the scale */
	public static Axis figures(AxisScale scale) {
		return of(scale, AxisScale::label);
	}

	/** {@return an axis of seconds} @param scale the scale */
	public static Axis seconds(AxisScale scale) {
		return of(scale, mark -> AxisScale.timeLabel(mark, scale.step()));
	}

	/** {@return the axis with a name} @param next what it counts */
	public Axis named(String next) {
		return new Axis(scale, ticks, next, ruled);
	}

	/** {@return the axis with a line from each tick through the panels} */
	public Axis withLines() {
		return new Axis(scale, ticks, name, true);
	}
}
