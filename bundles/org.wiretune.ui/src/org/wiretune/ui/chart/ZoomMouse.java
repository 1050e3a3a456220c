/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.chart;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Event;
import org.wiretune.gclog.view.GcChartState;
import org.wiretune.gclog.view.GcSpot;
import org.wiretune.gclog.view.GcView;

/**
 * What the mouse does in charts: dragging chooses the part that is shown, with Shift or the middle button it moves; the wheel
 * zooms at the mouse, with Shift it moves; a click selects, a double click opens. UI thread only.
 */
final class ZoomMouse {

	/** From this many pixels on a press is no click. */
	private static final int CLICK = 4;

	private final ZoomChart chart;
	private final ChartArea area;
	private final GcChartState state;
	private GcSpot hovered;
	private Point pressed;
	private Point dragged;
	private boolean moving;
	private GcView before;

	ZoomMouse(ZoomChart chart, ChartArea area, GcChartState state) {
		this.chart = chart;
		this.area = area;
		this.state = state;
		Canvas canvas = area.canvas();
		canvas.addListener(SWT.MouseDown, this::press);
		canvas.addListener(SWT.MouseMove, this::move);
		canvas.addListener(SWT.MouseUp, this::release);
		canvas.addListener(SWT.MouseDoubleClick, event -> chart.open(find(event)));
		canvas.addListener(SWT.MouseExit, event -> hover(null));
		canvas.addListener(SWT.MouseVerticalWheel, this::wheel);
		canvas.addListener(SWT.MouseHorizontalWheel, event -> state.pan(-event.count));
	}

	/** {@return the point under the mouse, null for none} */
	GcSpot hovered() {
		return hovered;
	}

	/** Forgets the point under the mouse, because other ones are shown now. */
	void forget() {
		hovered = null;
	}

	/** {@return where dragging began, null where the mouse does not choose a part} */
	Point from() {
		return dragged == null || moving ? null : pressed;
	}

	/** {@return where dragging is, null where the mouse does not choose a part} */
	Point to() {
		return pressed == null || moving ? null : dragged;
	}

	private ZoomPlaces places() {
		return new ZoomPlaces(area.frame(), state);
	}

	private GcSpot find(Event event) {
		return state.isEmpty() ? null : places().find(event.x, event.y);
	}

	private void press(Event event) {
		if (event.button == 1 || event.button == 2) {
			pressed = new Point(event.x, event.y);
			dragged = null;
			moving = event.button == 2 || (event.stateMask & SWT.SHIFT) != 0;
			before = state.view();
		}
	}

	private void move(Event event) {
		if (pressed == null) {
			hover(find(event));
			return;
		}
		if (dragged == null && Math.abs(event.x - pressed.x) < CLICK) {
			return;
		}
		dragged = new Point(event.x, event.y);
		hovered = null;
		if (moving && !state.isEmpty()) {
			state.setView(before.pan(places().part(pressed.x - event.x)));
		}
		area.redraw();
	}

	private void release(Event event) {
		Point from = pressed;
		boolean drag = dragged != null;
		pressed = null;
		dragged = null;
		if (from == null || state.isEmpty()) {
			return;
		}
		if (!drag) {
			if (event.button == 1) {
				chart.choose(find(event));
			}
		} else if (!moving) {
			ZoomPlaces places = places();
			state.setView(state.view().between(places.axis(from.x), places.axis(event.x)));
		}
		area.redraw();
	}

	private void wheel(Event event) {
		if (state.isEmpty()) {
			return;
		}
		event.doit = false;
		if ((event.stateMask & SWT.SHIFT) != 0) {
			state.pan(-event.count);
		} else {
			state.zoom(event.count > 0, places().axis(event.x));
		}
	}

	private void hover(GcSpot spot) {
		if (spot == null ? hovered != null : !spot.equals(hovered)) {
			hovered = spot;
			area.redraw();
		}
	}
}
