/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.wiretune.chart.draw.Box;
import org.wiretune.chart.draw.TextMeasure;
import org.wiretune.map.draw.MapColor;
import org.wiretune.map.draw.MapDrawing;
import org.wiretune.map.draw.MapMarks;
import org.wiretune.map.draw.MapTiles;
import org.wiretune.map.layout.MapViewport;
import org.wiretune.ui.paint.FinePicture;

/**
 * Paints what a window shows of the map: from pictures that are kept, with the whole map in small in a corner. What takes longer than
 * a frame follows with the next ones. UI thread only.
 */
final class MapPainting {

	/** Edge length of a picture in points, and how many are kept out of view: 256 of a pixel a point take 64 MB. */
	private static final int TILE = 256;
	private static final int MOST_TILES = 256;
	/**
	 * A fifth of a frame at 60 frames a second; what is not painted by then follows with the next frames. To show what is
	 * there already takes half a frame, and the last picture that is begun in time takes its time as well.
	 */
	private static final long MOVING_NANOS = 3_000_000;
	/** Where nothing moves, few frames are better than soon ones; keys and clicks are answered between two of them. */
	private static final long RESTING_NANOS = 30_000_000;
	/** How far badges and marks stick out of what they belong to. */
	private static final double BESIDE = 20;

	private final MapCanvas canvas;
	private final MapColors colors;
	private final MapOverview overview;
	private final MapFonts fonts;
	private Tiles tiles = new Tiles(1);
	private boolean moving;

	MapPainting(MapCanvas canvas) {
		this.canvas = canvas;
		colors = new MapColors(this::colorsChanged);
		overview = new MapOverview(canvas, colors);
		fonts = new MapFonts(canvas);
		colorsChanged();
		canvas.addListener(SWT.Dispose, event -> {
			colors.dispose();
			clear();
		});
	}

	/** {@return what draws with the fonts and colours of the map on a part of it} */
	MapGcSurface surface(GC gc, MapViewport part) {
		return new MapGcSurface(gc, part, colors, fonts);
	}

	/** {@return a colour of the map in the current theme} */
	Color color(MapColor color) {
		return colors.get(color);
	}

	/** {@return the measures of the fonts; free to be used by any thread} */
	TextMeasure measure() {
		return fonts.measure();
	}

	/** Another map is shown, or nobody looks any more: what was painted is dropped. */
	void clear() {
		tiles.store.clear();
		overview.clear();
	}

	/** Something in a part of the map looks otherwise now. @param box the part, in pixels of the map */
	void changed(Box box) {
		tiles.store.changed(box.grown(BESIDE));
	}

	/** The window moved over the map. */
	void moved() {
		moving = true;
	}

	/** The map is shown at another zoom. Until there is another picture, the last one is shown at this zoom. */
	void zoomed() {
		moving = false;
	}

	private void colorsChanged() {
		if (!canvas.isDisposed()) {
			canvas.setBackground(colors.get(MapColor.CANVAS));
			clear();
			canvas.redraw();
		}
	}

	/** Paints the window. */
	void paint(GC gc) {
		MapViewport viewport = canvas.viewport();
		int fineness = FinePicture.fineness(canvas);
		if (tiles.fineness != fineness) {
			tiles.store.clear();
			tiles = new Tiles(fineness);
		}
		tiles.gc = gc;
		boolean all = tiles.store.show(viewport, moving ? MOVING_NANOS : RESTING_NANOS);
		tiles.gc = null;
		if (all) {
			moving = false;
		} else {
			canvas.getDisplay().asyncExec(() -> {
				if (!canvas.isDisposed()) {
					canvas.redraw();
				}
			});
		}
		// While pictures are still to come, it is shown where that takes no time.
		canvas.pane().filter(pane -> all || overview.isReady(pane)).ifPresent(pane -> overview.paint(gc, pane, viewport, fineness, own -> draw(own, MapMarks.NONE,
				canvas.map().bounds(), new MapViewport(pane.zoom(), 0, 0, pane.box().width(), pane.box().height()), pane.zoom())));
		if (canvas.isFocusControl() && canvas.selected() == null) {
			gc.setForeground(colors.get(MapColor.SELECTION));
			gc.setLineStyle(SWT.LINE_DOT);
			gc.setLineWidth(1);
			Rectangle area = canvas.getClientArea();
			gc.drawRectangle(area.x + 1, area.y + 1, area.width - 3, area.height - 3);
		}
	}

	/** Paints every element in full detail, in view or not, without the pictures that are kept. */
	void paintEverything(GC gc) {
		draw(gc, canvas.marks(), canvas.map().bounds(), canvas.viewport(), 1);
	}

	/** Paints a window. @param part what is drawn, in pixels of the map @param detail the zoom that decides what can be seen */
	private void draw(GC gc, MapMarks marks, Box part, MapViewport window, double detail) {
		gc.setBackground(colors.get(MapColor.CANVAS));
		gc.fillRectangle(0, 0, (int) window.width(), (int) window.height());
		MapDrawing.draw(canvas.map(), fonts.measure(), marks, part, detail, surface(gc, window));
	}

	/** The map in pictures, so that moving it paints only what comes into view. */
	private final class Tiles implements MapTiles.Painter<FinePicture> {

		private final int fineness;
		private final MapTiles<FinePicture> store;
		private GC gc;

		Tiles(int fineness) {
			this.fineness = fineness;
			store = new MapTiles<>(TILE, MOST_TILES / (fineness * fineness), System::nanoTime, this);
		}

		@Override
		public FinePicture paint(MapViewport part) {
			return new FinePicture(canvas.getDisplay(), TILE, TILE, fineness, own -> draw(own, canvas.marks(), part.visible(), part, part.zoom()));
		}

		@Override
		public void show(FinePicture picture, int x, int y) {
			picture.show(gc, x, y);
		}

		@Override
		public void stretch(FinePicture picture, Box from, Box to) {
			picture.stretch(gc, from, to);
		}

		@Override
		public void blank(int x, int y) {
			gc.setBackground(colors.get(MapColor.CANVAS));
			gc.fillRectangle(x, y, TILE, TILE);
		}

		@Override
		public void drop(FinePicture picture) {
			picture.dispose();
		}
	}
}
