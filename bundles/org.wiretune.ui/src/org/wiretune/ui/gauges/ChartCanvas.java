/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gauges;

import java.util.function.Consumer;
import java.util.function.LongFunction;
import java.util.function.Supplier;

import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleControlAdapter;
import org.eclipse.swt.accessibility.AccessibleControlEvent;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.wiretune.servers.gauges.ChartRange;
import org.wiretune.servers.gauges.ChartReading;

/** The chart of one gauge over minutes. Drawing with the mouse chooses a time, a double click goes back to now. */
public final class ChartCanvas extends Canvas {

	private static final int LINES = 10;
	private static final int LEAST_DRAG = 6;

	private final Supplier<GaugeColors> colors;
	private final GaugeFonts fonts;
	private final LongFunction<String> times;
	private ChartReading reading;
	private int pressed = -1;
	private int pointer = -1;

	/**
	 * A chart.
	 *
	 * @param parent
	 *            where it goes
	 * @param reading
	 *            what it shows first
	 * @param colors
	 *            of the theme now
	 * @param fonts
	 *            of the view
	 * @param times
	 *            writes a time of day
	 * @param chosen
	 *            told of the time that a user has drawn
	 */
	ChartCanvas(Composite parent, ChartReading reading, Supplier<GaugeColors> colors, GaugeFonts fonts, LongFunction<String> times,
			Consumer<ChartRange> chosen) {
		super(parent, SWT.DOUBLE_BUFFERED | SWT.NO_BACKGROUND);
		this.reading = reading;
		this.colors = colors;
		this.fonts = fonts;
		this.times = times;
		setFont(fonts.label());
		addListener(SWT.Paint, this::paint);
		addListener(SWT.FocusIn, event -> redraw());
		addListener(SWT.FocusOut, event -> redraw());
		addListener(SWT.MouseDown, event -> {
			setFocus();
			pressed = event.button == 1 ? event.x : -1;
		});
		addListener(SWT.MouseMove, event -> point(event.x));
		addListener(SWT.MouseExit, event -> point(-1));
		addListener(SWT.MouseUp, event -> released(event, chosen));
		// A canvas takes part in keyboard traversal only when somebody listens for its keys.
		addListener(SWT.KeyDown, event -> {
		});
		addListener(SWT.Traverse, event -> event.doit = event.detail == SWT.TRAVERSE_TAB_NEXT || event.detail == SWT.TRAVERSE_TAB_PREVIOUS
				|| event.detail == SWT.TRAVERSE_PAGE_NEXT || event.detail == SWT.TRAVERSE_PAGE_PREVIOUS || event.detail == SWT.TRAVERSE_ESCAPE);
		makeAccessible();
	}

	/**
	 * What is shown.
	 *
	 * @return the chart
	 */
	public ChartReading reading() {
		return reading;
	}

	void show(ChartReading next) {
		if (next != reading) {
			reading = next;
			redraw();
		}
	}

	private void point(int x) {
		if (x != pointer) {
			pointer = x;
			redraw();
		}
	}

	private void released(Event event, Consumer<ChartRange> chosen) {
		int from = Math.min(pressed, event.x);
		int to = Math.max(pressed, event.x);
		boolean drawn = pressed >= 0 && to - from >= LEAST_DRAG;
		pressed = -1;
		redraw();
		if (drawn) {
			ChartPainter painter = painter(event);
			chosen.accept(ChartRange.between(painter.time(reading, from), painter.time(reading, to)));
		}
	}

	private ChartPainter painter(Event event) {
		org.eclipse.swt.graphics.GC gc = new org.eclipse.swt.graphics.GC(this);
		try {
			return new ChartPainter(gc, colors.get(), fonts, times, getClientArea(), reading);
		} finally {
			gc.dispose();
		}
	}

	private void paint(Event event) {
		GaugeColors current = reading.gauge().stale() ? colors.get().stale() : colors.get();
		new ChartPainter(event.gc, current, fonts, times, getClientArea(), reading).paint(reading, isFocusControl(), pointer, pressed);
	}

	@Override
	public Point computeSize(int widthHint, int heightHint, boolean changed) {
		int line = LineHeight.of(this, getFont());
		return new Point(widthHint == SWT.DEFAULT ? 30 * line : widthHint, LINES * line);
	}

	private void makeAccessible() {
		getAccessible().addAccessibleListener(new AccessibleAdapter() {

			@Override
			public void getName(AccessibleEvent event) {
				event.result = reading.gauge().title();
			}

			@Override
			public void getDescription(AccessibleEvent event) {
				event.result = reading.sentence();
			}

			@Override
			public void getHelp(AccessibleEvent event) {
				event.result = reading.sentence();
			}
		});
		getAccessible().addAccessibleControlListener(new AccessibleControlAdapter() {

			@Override
			public void getRole(AccessibleControlEvent event) {
				event.detail = ACC.ROLE_GRAPHIC;
			}

			@Override
			public void getValue(AccessibleControlEvent event) {
				event.result = reading.sentence();
			}
		});
	}
}
