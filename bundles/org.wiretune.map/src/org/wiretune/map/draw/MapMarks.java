/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.draw;

import org.wiretune.map.MapElement;

/**
 * What is marked on a drawing.
 *
 * @param selected the selected element, or null
 * @param focused whether the keyboard works on the map, so that the selection shows it
 * @param hovered the element under the mouse, or null
 * @param folding whether the signs are drawn that open and close modules
 */
public record MapMarks(MapElement selected, boolean focused, MapElement hovered, boolean folding) {

	/** Nothing is marked. */
	public static final MapMarks NONE = new MapMarks(null, false, null, false);

	/**
	 * Marks without the signs that open and close modules.
	 *
	 * @param selected the selected element, or null
	 * @param focused whether the keyboard works on the map
	 * @param hovered the element under the mouse, or null
	 */
	public MapMarks(MapElement selected, boolean focused, MapElement hovered) {
		this(selected, focused, hovered, false);
	}

	boolean isSelected(MapElement element) {
		return selected != null && selected.id().equals(element.id());
	}

	boolean isHovered(MapElement element) {
		return hovered != null && hovered.id().equals(element.id());
	}
}
