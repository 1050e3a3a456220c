/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import java.util.function.Consumer;

import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Control;
import org.wiretune.chart.draw.Box;
import org.wiretune.map.draw.MapColor;
import org.wiretune.map.layout.MapViewport;
import org.wiretune.map.layout.OverviewPane;
import org.wiretune.ui.paint.FinePicture;

/** Paints the small picture of the whole map. It is made once for each map and size. UI thread only. */
final class MapOverview {

	private static final int FRAME = 2;

	private final Control control;
	private final MapColors colors;
	private FinePicture picture;
	private OverviewPane painted;
	private int fineness;

	MapOverview(Control control, MapColors colors) {
		this.control = control;
		this.colors = colors;
	}

	/** The map or its colours changed, or nobody looks any more. */
	void clear() {
		if (picture != null) {
			picture.dispose();
			picture = null;
		}
	}

	/** {@return whether a picture is there, so that to show it takes no time} @param pane where it is to be shown */
	boolean isReady(OverviewPane pane) {
		return picture != null && painted.equals(pane);
	}

	/**
	 * Shows the picture.
	 *
	 * @param gc paints the window
	 * @param pane where
	 * @param window what the window shows
	 * @param fine how fine the screen is
	 * @param map paints the whole map from 0, 0 on at the zoom of the pane
	 */
	void paint(GC gc, OverviewPane pane, MapViewport window, int fine, Consumer<GC> map) {
		int width = (int) pane.box().width();
		int height = (int) pane.box().height();
		if (!isReady(pane) || fineness != fine) {
			clear();
			picture = new FinePicture(control.getDisplay(), width, height, fine, map);
			painted = pane;
			fineness = fine;
		}
		int x = (int) pane.box().x();
		int y = (int) pane.box().y();
		picture.show(gc, x, y);
		gc.setLineWidth(1);
		gc.setForeground(colors.get(MapColor.NODE_LINE));
		gc.drawRectangle(x - 1, y - 1, width + 1, height + 1);
		Box frame = pane.frame(window);
		gc.setLineWidth(FRAME);
		gc.setForeground(colors.get(MapColor.SELECTION));
		gc.drawRectangle((int) Math.round(frame.x()), (int) Math.round(frame.y()), (int) Math.max(FRAME, Math.round(frame.width())), (int) Math.max(FRAME, Math.round(frame.height())));
	}
}
