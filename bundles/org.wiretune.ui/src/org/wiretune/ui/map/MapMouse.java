/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import java.util.Optional;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.wiretune.chart.draw.Box;
import org.wiretune.map.MapElement;
import org.wiretune.map.MapModule;
import org.wiretune.map.layout.MapHit;
import org.wiretune.map.layout.MapViewport;
import org.wiretune.map.layout.PlacedModule;

/**
 * The mouse on the map: selects, opens, folds, moves the map or the frame in the small picture of it, and zooms. What draws a wire is
 * asked first. UI thread only.
 */
final class MapMouse {

	private static final double TOLERANCE = 4;
	private static final int DRAG_START = 4;
	private static final double FOLD_MARGIN = 5;

	private final MapCanvas canvas;
	private final MapListener listener;
	/** Whether the mouse moves the frame in the overview. */
	private boolean framing;
	private Event press;
	private MapViewport pressed;

	MapMouse(MapCanvas canvas, MapListener listener) {
		this.canvas = canvas;
		this.listener = listener;
		canvas.addListener(SWT.MouseDown, this::down);
		canvas.addListener(SWT.MouseMove, this::move);
		canvas.addListener(SWT.MouseUp, this::up);
		canvas.addListener(SWT.MouseExit, this::exit);
		canvas.addListener(SWT.MouseDoubleClick, this::doubleClick);
		canvas.addListener(SWT.MouseVerticalWheel, this::wheel);
	}

	private void down(Event event) {
		canvas.setFocus();
		if (event.button == 1 && isInPane(event)) {
			framing = true;
			moveFrame(event);
			return;
		}
		MapWiring wiring = canvas.wiring();
		if (wiring != null && wiring.pressed(event)) {
			canvas.hover(null);
			return;
		}
		if (event.button == 3) {
			canvas.choose(hit(event).orElse(null), true);
			return;
		}
		press = event;
		pressed = canvas.viewport();
	}

	private void move(Event event) {
		MapWiring wiring = canvas.wiring();
		if (wiring != null && wiring.moved(event)) {
			return;
		}
		if (framing) {
			moveFrame(event);
			return;
		}
		if (press == null && isInPane(event)) {
			canvas.hover(null);
			return;
		}
		if (press == null) {
			canvas.hover(hit(event).orElse(null));
			if (wiring != null) {
				wiring.pointed(event);
			}
			return;
		}
		if (canvas.getCursor() == null && Math.hypot(event.x - press.x, event.y - press.y) >= DRAG_START) {
			canvas.hover(null);
			canvas.setCursor(canvas.getDisplay().getSystemCursor(SWT.CURSOR_SIZEALL));
		}
		if (canvas.getCursor() != null) {
			canvas.scrollTo(pressed.offsetX() + press.x - event.x, pressed.offsetY() + press.y - event.y);
		}
	}

	private void up(Event event) {
		MapWiring wiring = canvas.wiring();
		if (wiring != null && wiring.released(event)) {
			return;
		}
		framing = false;
		boolean dragged = canvas.getCursor() != null;
		canvas.setCursor(null);
		MapModule folding = press != null && !dragged && event.button == 1 ? foldAt(event) : null;
		if (folding != null) {
			canvas.choose(folding, false);
			listener.folded(folding);
		} else if (press != null && !dragged && event.button == 1) {
			canvas.choose(hit(event).orElse(null), true);
		}
		press = null;
	}

	private void exit(Event event) {
		canvas.hover(null);
		MapWiring wiring = canvas.wiring();
		if (wiring != null) {
			wiring.pointed(event);
		}
	}

	private void doubleClick(Event event) {
		if (event.button == 1 && !isInPane(event) && foldAt(event) == null) {
			hit(event).ifPresent(canvas::open);
		}
	}

	private void wheel(Event event) {
		MapViewport viewport = canvas.viewport();
		if ((event.stateMask & SWT.MOD1) != 0) {
			event.doit = false;
			canvas.zoom(viewport.zoom() * (event.count > 0 ? MapViewport.STEP : 1 / MapViewport.STEP), event.x, event.y);
		} else if ((event.stateMask & SWT.SHIFT) != 0) {
			event.doit = false;
			canvas.scrollTo(viewport.offsetX() - event.count * MapScrollBars.LINE, viewport.offsetY());
		}
	}

	private Optional<MapElement> hit(Event event) {
		MapViewport viewport = canvas.viewport();
		return MapHit.at(canvas.map(), viewport.mapX(event.x), viewport.mapY(event.y), TOLERANCE / viewport.zoom());
	}

	/** {@return the module at whose sign for opening and closing the mouse is, or null} */
	private MapModule foldAt(Event event) {
		if (!listener.folds()) {
			return null;
		}
		double x = canvas.viewport().mapX(event.x);
		double y = canvas.viewport().mapY(event.y);
		return canvas.map().modulesIn(new Box(x, y, 1, 1)).stream().filter(module -> module.fold() != null && module.fold().grown(FOLD_MARGIN).contains(x, y))
				.findFirst().map(PlacedModule::module).orElse(null);
	}

	private boolean isInPane(Event event) {
		return canvas.pane().filter(pane -> pane.box().contains(event.x, event.y)).isPresent();
	}

	private void moveFrame(Event event) {
		canvas.pane().ifPresent(pane -> {
			MapViewport moved = pane.moved(canvas.viewport(), event.x, event.y, canvas.map().bounds());
			canvas.scrollTo(moved.offsetX(), moved.offsetY());
		});
	}
}
