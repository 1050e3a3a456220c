/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.chart.model;

import org.wiretune.chart.draw.Ink;

/**
 * A moment that is marked in all panels.
 *
 * @param at its place on the axis across
 * @param sign how it is marked
 * @param share how tall a stroke is, from 0 for the shortest to 1 for all of the panel; other signs have a size of their own
 * @param thickness of a stroke in pixels
 * @param ink its colour
 * @param word what stands above the panels; empty for nothing
 * @param words a sentence for whoever points at it; empty for none
 */
public record Mark(double at, Sign sign, double share, double thickness, Ink ink, String word, String words) {

	/** How a moment is marked. */
	public enum Sign {
		/** A stroke up from the bottom. */
		STROKE,
		/** A dashed line from top to bottom. */
		LINE,
		/** By its word only. */
		WORD,
		/** A triangle that points up. */
		UP,
		/** A triangle that points down. */
		DOWN,
		/** A short bar. */
		BAR
	}

	/**
	 * A sign of the usual size without words.
	 *
	 * @param at its place
	 * @param sign how it is marked
	 * @param ink its colour
	 */
	public Mark(double at, Sign sign, Ink ink) {
		this(at, sign, 0, 1, ink, "", "");
	}
}
