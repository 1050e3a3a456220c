/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.chart.model;

import java.util.List;

/**
 * Panels one below the other on one axis across, and what is marked in all of them.
 *
 * @param heading a line above everything
 * @param panels the panels
 * @param across the axis that they share
 * @param bands shaded parts of it
 * @param marks marked moments
 * @param parts named parts
 * @param keys what shades and signs mean
 */
public record Chart(Heading heading, List<Panel> panels, Axis across, List<Band> bands, List<Mark> marks, List<Part> parts, List<Key> keys) {

	/** Copies the lists. */
	public Chart {
		panels = List.copyOf(panels);
		bands = List.copyOf(bands);
		marks = List.copyOf(marks);
		parts = List.copyOf(parts);
		keys = List.copyOf(keys);
	}

	/**
	 * A chart in which nothing is marked.
	 *
	 * @param across the axis
	 * @param panels the panels
	 */
	public Chart(Axis across, List<Panel> panels) {
		this(Heading.NONE, panels, across, List.of(), List.of(), List.of(), List.of());
	}

	/** {@return whether something is written between heading and panels} */
	public boolean hasStrip() {
		return !parts.isEmpty() || marks.stream().anyMatch(mark -> !mark.word().isEmpty());
	}
}
