/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.chart;

import java.util.OptionalInt;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.wiretune.gclog.view.GcChartState;

/**
 * What keys do in charts: arrows go from point to point and from layer to layer, plus and minus zoom, Ctrl with arrows moves, C
 * centres, 0 shows all, Enter opens the point, Escape selects none. UI thread only.
 */
final class ZoomKeys {

	private final ZoomChart chart;
	private final GcChartState state;

	ZoomKeys(ZoomChart chart, ChartArea area, GcChartState state) {
		this.chart = chart;
		this.state = state;
		area.canvas().addListener(SWT.KeyDown, this::key);
	}

	private void key(Event event) {
		if (state.isEmpty()) {
			return;
		}
		OptionalInt steps = CursorKeys.steps(event);
		if (steps.isPresent()) {
			boolean arrow = event.keyCode == SWT.ARROW_LEFT || event.keyCode == SWT.ARROW_RIGHT;
			step(arrow && (event.stateMask & SWT.MOD1) != 0, steps.getAsInt());
			event.doit = false;
			return;
		}
		switch (event.keyCode) {
		case SWT.ARROW_UP -> chart.choose(state.beside(-1));
		case SWT.ARROW_DOWN -> chart.choose(state.beside(1));
		case SWT.CR, SWT.KEYPAD_CR -> chart.open(state.selected());
		case SWT.ESC -> chart.choose(null);
		default -> {
			switch (event.character) {
			case '+', '=' -> chart.zoomIn();
			case '-' -> chart.zoomOut();
			case '0' -> state.setView(state.view().fit());
			case 'c' -> state.setView(state.view().center(state.middle()));
			default -> {
				return;
			}
			}
		}
		}
		event.doit = false;
	}

	private void step(boolean pan, int direction) {
		if (pan) {
			state.pan(direction);
		} else {
			chart.choose(state.step(direction));
		}
	}
}
