/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import org.eclipse.swt.graphics.GC;
import org.wiretune.map.MapElement;
import org.wiretune.map.draw.MapDrawing;
import org.wiretune.map.draw.MapSurface;
import org.wiretune.map.layout.MapViewport;
import org.wiretune.ui.paint.GcSurface;

/** Draws a map on a graphics context. From afar wires are many and thin, and are not smoothed. UI thread only. */
final class MapGcSurface extends GcSurface implements MapSurface {

	MapGcSurface(GC gc, MapViewport viewport, MapColors colors, MapFonts fonts) {
		super(gc, viewport.zoom(), viewport.offsetX(), viewport.offsetY(), MapDrawing.FAR_ZOOM, colors::get, fonts);
	}

	@Override
	public void begin(MapElement element) {
		// A graphics context knows no groups.
	}

	@Override
	public void end() {
		// A graphics context knows no groups.
	}
}
