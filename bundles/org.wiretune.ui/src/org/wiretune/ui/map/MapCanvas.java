/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import java.util.Optional;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.wiretune.chart.draw.TextMeasure;
import org.wiretune.map.MapDescription;
import org.wiretune.map.MapElement;
import org.wiretune.map.MapModule;
import org.wiretune.map.draw.MapColor;
import org.wiretune.map.draw.MapDrawing;
import org.wiretune.map.draw.MapMarks;
import org.wiretune.map.layout.MapLook;
import org.wiretune.map.layout.MapNavigation;
import org.wiretune.map.layout.MapViewport;
import org.wiretune.map.layout.OverviewPane;
import org.wiretune.map.layout.PlacedMap;

/**
 * Shows a placed map with what is selected and hovered on it. Mouse, keyboard, scroll bars, painting and the words for assistive
 * technology are parts of their own. UI thread only.
 */
final class MapCanvas extends Canvas {

	private final MapListener listener;
	private final MapLook look = new MapLook(MapDrawing.READABLE_ZOOM, MapDrawing.FIRST_ZOOM);
	private final MapPainting painting;
	private final MapScrollBars bars;
	private final MapCanvasAccessibility accessibility;
	private final MapHoverTip tip;
	private MapNavigation navigation = new MapNavigation(look.map());
	private MapDescription description = new MapDescription(look.map().scene());
	private MapElement selected;
	private MapElement hovered;
	/** Draws wires; null where none can be drawn. */
	private MapWiring wiring;

	MapCanvas(Composite parent, MapListener listener) {
		super(parent, SWT.DOUBLE_BUFFERED | SWT.NO_BACKGROUND | SWT.H_SCROLL | SWT.V_SCROLL);
		this.listener = listener;
		painting = new MapPainting(this);
		addListener(SWT.Paint, event -> paint(event.gc));
		addListener(SWT.Resize, event -> resized());
		addListener(SWT.FocusIn, event -> repaint(selected));
		addListener(SWT.FocusOut, event -> repaint(selected));
		new MapMouse(this, listener);
		new MapKeyboard(this, listener);
		bars = new MapScrollBars(this);
		accessibility = new MapCanvasAccessibility(this);
		tip = new MapHoverTip(this, listener);
	}

	/** A closed module is opened, of anything else the file. */
	void open(MapElement element) {
		if (listener.folds() && element instanceof MapModule module && module.collapsed()) {
			listener.folded(module);
		} else {
			listener.opened(element);
		}
	}

	/** Lets the user draw wires. */
	void wiring(MapWiring drawing) {
		wiring = drawing;
	}

	/** {@return what draws wires, or null where none can be drawn} */
	MapWiring wiring() {
		return wiring;
	}

	/** {@return what draws with the fonts and colours of the map on a part of it} */
	MapGcSurface surface(GC gc, MapViewport part) {
		return painting.surface(gc, part);
	}

	/** Moves the map on where the pointer is at the edge of the window. */
	void scrollAt(int x, int y, int edge) {
		MapViewport viewport = viewport();
		double dx = x < edge ? -edge : x > viewport.width() - edge ? edge : 0;
		double dy = y < edge ? -edge : y > viewport.height() - edge ? edge : 0;
		if (dx != 0 || dy != 0) {
			scrollTo(viewport.offsetX() + dx, viewport.offsetY() + dy);
		}
	}

	/** {@return the element under the mouse, or null} */
	MapElement hovered() {
		return hovered;
	}

	/** {@return a colour of the map in the current theme} */
	Color color(MapColor color) {
		return painting.color(color);
	}

	/** {@return the pop-up that tells what governs an element} */
	MapHoverTip tip() {
		return tip;
	}

	/** {@return the measures of the fonts; free to be used by any thread} */
	TextMeasure measure() {
		return painting.measure();
	}

	/** {@return the map that is shown} */
	PlacedMap map() {
		return look.map();
	}

	/** {@return the elements in reading order} */
	MapNavigation navigation() {
		return navigation;
	}

	MapDescription description() {
		return description;
	}

	MapViewport viewport() {
		return look.viewport();
	}

	MapElement selected() {
		return selected;
	}

	/** {@return what is marked on the map} */
	MapMarks marks() {
		return new MapMarks(selected, isFocusControl(), hovered, listener.folds());
	}

	/** {@return whether the zoom follows the size of the window} */
	boolean isFitting() {
		return look.isFitting();
	}

	/** Shows another map. What the user looks at stays where it is, as far as it is on both. */
	void show(PlacedMap next) {
		look.show(next, selected);
		painting.clear();
		navigation = new MapNavigation(next);
		description = new MapDescription(next.scene());
		hovered = null;
		if (wiring != null) {
			wiring.mapChanged();
		}
		MapElement again = selected == null ? null : next.scene().element(selected.id()).orElse(null);
		boolean lost = selected != null && again == null;
		selected = again;
		changed();
		if (lost) {
			listener.selected(null, false);
		}
	}

	/** Selects an element and brings it into view, without telling the listener. */
	void select(MapElement element) {
		repaint(selected);
		selected = element;
		repaint(selected);
		if (element != null) {
			map().boxOf(element).ifPresent(look::reveal);
		}
		changed();
		accessibility.selectionChanged();
	}

	/** An element was clicked. */
	void click(MapElement element) {
		choose(element, true);
	}

	/** The user selects an element. @param element the element, or null for nothing @param byMouse whether by the mouse, not in passing */
	void choose(MapElement element, boolean byMouse) {
		select(element);
		listener.selected(element, byMouse);
	}

	/** The mouse is at another element. @param element the element, or null for none */
	void hover(MapElement element) {
		if (element == hovered) {
			return;
		}
		repaint(hovered);
		hovered = element;
		repaint(hovered);
	}

	void zoomIn() {
		zoomTo(viewport().zoom() * MapViewport.STEP);
	}

	void zoomOut() {
		zoomTo(viewport().zoom() / MapViewport.STEP);
	}

	/** Zooms to a factor; 1 is 100 %. */
	void zoomTo(double factor) {
		zoom(factor, viewport().width() / 2, viewport().height() / 2);
	}

	/** Zooms to a factor; a place in the window stays where it is. */
	void zoom(double factor, double x, double y) {
		look.zoom(factor, x, y);
		painting.zoomed();
		changed();
	}

	/** Scrolls, as far as the map goes. */
	void scrollTo(double x, double y) {
		if (look.scrollTo(x, y)) {
			painting.moved();
		}
		changed();
	}

	/** Shows the whole map, and keeps doing so when the window changes its size. */
	void fit() {
		look.fit();
		changed();
	}

	/** Looks at the next map as at the first. */
	void begin() {
		look.begin();
	}

	/** The next map is another part; where the zoom is the user's, it stays. */
	void otherPart() {
		look.otherPart();
	}

	private void resized() {
		Rectangle area = getClientArea();
		look.resized(Math.max(1, area.width), Math.max(1, area.height));
		changed();
	}

	private void changed() {
		bars.changed();
		redraw();
	}

	private void paint(GC gc) {
		painting.paint(gc);
		if (wiring != null) {
			wiring.paint(gc);
		}
	}

	/** {@return where the whole map is shown in small; empty where all of it is in view} */
	Optional<OverviewPane> pane() {
		return OverviewPane.of(viewport(), map().bounds());
	}

	/** Paints every element in full detail, in view or not, without the pictures that are kept. */
	void paintEverything(GC gc) {
		painting.paintEverything(gc);
	}

	/** Lets an element be painted again. */
	private void repaint(MapElement element) {
		map().drawnIn(element).forEach(painting::changed);
		redraw();
	}
}
