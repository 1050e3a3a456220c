/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.draw;

import org.wiretune.chart.draw.Surface;
import org.wiretune.map.MapElement;

/** A surface that is told which element its shapes stand for. */
public interface MapSurface extends Surface {

	/**
	 * Starts the shapes that stand for an element.
	 *
	 * @param element the element
	 */
	void begin(MapElement element);

	/** Ends the shapes of the element that was started last. */
	void end();
}
