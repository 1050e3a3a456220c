/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.ScrollBar;
import org.wiretune.chart.draw.Box;
import org.wiretune.map.layout.MapViewport;

/** The scroll bars of the map, each seen only where the map is larger than the window. UI thread only. */
final class MapScrollBars {

	/** How far one step scrolls, in points. */
	static final int LINE = 40;

	private final MapCanvas canvas;

	MapScrollBars(MapCanvas canvas) {
		this.canvas = canvas;
		ScrollBar across = canvas.getHorizontalBar();
		ScrollBar down = canvas.getVerticalBar();
		across.addListener(SWT.Selection, event -> canvas.scrollTo(across.getSelection(), canvas.viewport().offsetY()));
		down.addListener(SWT.Selection, event -> canvas.scrollTo(canvas.viewport().offsetX(), down.getSelection()));
	}

	/** The window shows another part of the map, or another map. */
	void changed() {
		MapViewport viewport = canvas.viewport();
		Box bounds = canvas.map().bounds();
		adjust(canvas.getHorizontalBar(), viewport.offsetX(), bounds.width() * viewport.zoom(), viewport.width());
		adjust(canvas.getVerticalBar(), viewport.offsetY(), bounds.height() * viewport.zoom(), viewport.height());
	}

	private static void adjust(ScrollBar bar, double offset, double size, double window) {
		boolean needed = size > window;
		if (needed) {
			bar.setValues((int) offset, 0, (int) Math.ceil(size), (int) window, LINE, (int) Math.max(LINE, window - LINE));
		}
		if (bar.getVisible() != needed) {
			bar.setVisible(needed);
		}
	}
}
