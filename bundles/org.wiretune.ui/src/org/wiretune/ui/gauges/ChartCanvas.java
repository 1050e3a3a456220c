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
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.wiretune.servers.gauges.ChartRange;
import org.wiretune.servers.gauges.ChartReading;

/** The chart of one gauge over minutes. Drawing with the mouse chooses a time, a double click goes back to now. */
public final class ChartCanvas extends PaintedCanvas {

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
		super(parent, fonts.label(), ACC.ROLE_GRAPHIC);
		this.reading = reading;
		this.colors = colors;
		this.fonts = fonts;
		this.times = times;
		addListener(SWT.MouseDown, event -> pressed = event.button == 1 ? event.x : -1);
		addListener(SWT.MouseMove, event -> point(event.x));
		addListener(SWT.MouseExit, event -> point(-1));
		addListener(SWT.MouseUp, event -> released(event, chosen));
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
			ChartPainter painter = painter();
			chosen.accept(ChartRange.between(painter.time(reading, from), painter.time(reading, to)));
		}
	}

	private ChartPainter painter() {
		GC gc = new GC(this);
		try {
			return new ChartPainter(gc, colors.get(), fonts, times, getClientArea(), reading);
		} finally {
			gc.dispose();
		}
	}

	@Override
	void paint(GC gc) {
		GaugeColors current = reading.gauge().stale() ? colors.get().stale() : colors.get();
		new ChartPainter(gc, current, fonts, times, getClientArea(), reading).paint(reading, isFocusControl(), pointer, pressed);
	}

	@Override
	String title() {
		return reading.gauge().title();
	}

	@Override
	String sentence() {
		return reading.sentence();
	}

	@Override
	public Point computeSize(int widthHint, int heightHint, boolean changed) {
		int line = LineHeight.of(this, getFont());
		return new Point(widthHint == SWT.DEFAULT ? 30 * line : widthHint, LINES * line);
	}
}
