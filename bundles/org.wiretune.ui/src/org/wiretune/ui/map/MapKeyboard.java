/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import java.util.Optional;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.wiretune.map.MapElement;
import org.wiretune.map.MapWire;
import org.wiretune.map.layout.MapNavigation.Direction;
import org.wiretune.map.layout.MapViewport;

/** The keyboard on the map: goes from element to element, opens, folds, scrolls and zooms. UI thread only. */
final class MapKeyboard {

	private final MapCanvas canvas;
	private final MapListener listener;

	MapKeyboard(MapCanvas canvas, MapListener listener) {
		this.canvas = canvas;
		this.listener = listener;
		canvas.addListener(SWT.KeyDown, this::down);
		canvas.addListener(SWT.Traverse, this::traverse);
	}

	private void down(Event event) {
		if ((event.stateMask & SWT.MOD1) != 0) {
			switch (event.keyCode) {
			case '+', '=', SWT.KEYPAD_ADD -> canvas.zoomIn();
			case '-', SWT.KEYPAD_SUBTRACT -> canvas.zoomOut();
			case '0', SWT.KEYPAD_0 -> canvas.zoomTo(1);
			case SWT.ARROW_LEFT -> scroll(-MapScrollBars.LINE, 0);
			case SWT.ARROW_RIGHT -> scroll(MapScrollBars.LINE, 0);
			case SWT.ARROW_UP -> scroll(0, -MapScrollBars.LINE);
			case SWT.ARROW_DOWN -> scroll(0, MapScrollBars.LINE);
			default -> {
				// Other keys belong to the workbench.
			}
			}
			return;
		}
		MapElement selected = canvas.selected();
		switch (event.keyCode) {
		case SWT.ARROW_LEFT -> go(Direction.LEFT);
		case SWT.ARROW_RIGHT -> go(Direction.RIGHT);
		case SWT.ARROW_UP -> go(Direction.UP);
		case SWT.ARROW_DOWN -> go(Direction.DOWN);
		case SWT.HOME -> choose(canvas.navigation().step(null, 1));
		case SWT.END -> choose(canvas.navigation().step(null, -1));
		case SWT.PAGE_UP -> scroll(0, MapScrollBars.LINE - canvas.viewport().height());
		case SWT.PAGE_DOWN -> scroll(0, canvas.viewport().height() - MapScrollBars.LINE);
		case SWT.ESC -> {
			if (canvas.wiring() == null || !canvas.wiring().escaped()) {
				canvas.choose(null, false);
			}
		}
		case SWT.BS -> listener.up();
		case SWT.SPACE -> {
			if (listener.folds() && selected != null) {
				canvas.map().scene().moduleOf(selected instanceof MapWire wire ? wire.sourceId() : selected.id()).ifPresent(listener::folded);
			}
		}
		case SWT.F2 -> canvas.tip().show(selected);
		case SWT.CR, SWT.KEYPAD_CR -> {
			if (selected != null) {
				canvas.open(selected);
			}
		}
		default -> {
			// Other keys belong to the workbench.
		}
		}
	}

	private void scroll(double dx, double dy) {
		MapViewport viewport = canvas.viewport();
		canvas.scrollTo(viewport.offsetX() + dx, viewport.offsetY() + dy);
	}

	private void go(Direction direction) {
		MapElement selected = canvas.selected();
		choose(selected == null ? canvas.navigation().step(null, 1) : canvas.navigation().neighbour(selected, direction));
	}

	private void choose(Optional<MapElement> next) {
		next.ifPresent(element -> canvas.choose(element, false));
	}

	/** Tab comes to every element in reading order, and leaves the map behind the last. */
	private void traverse(Event event) {
		if (event.detail == SWT.TRAVERSE_TAB_NEXT || event.detail == SWT.TRAVERSE_TAB_PREVIOUS) {
			Optional<MapElement> next = canvas.navigation().step(canvas.selected(), event.detail == SWT.TRAVERSE_TAB_NEXT ? 1 : -1);
			event.doit = next.isEmpty();
			choose(next);
		} else if (event.detail == SWT.TRAVERSE_RETURN || event.detail == SWT.TRAVERSE_MNEMONIC || event.detail >= SWT.TRAVERSE_ARROW_PREVIOUS && event.detail <= SWT.TRAVERSE_ARROW_NEXT) {
			event.doit = false;
		}
	}
}
