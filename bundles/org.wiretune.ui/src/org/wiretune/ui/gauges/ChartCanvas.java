/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gauges;

import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import java.util.function.Supplier;

import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.wiretune.chart.draw.Box;
import org.wiretune.chart.model.Chart;
import org.wiretune.chart.model.ChartInk;
import org.wiretune.chart.plot.ChartDrawing;
import org.wiretune.chart.plot.ChartFrame;
import org.wiretune.chart.plot.ChartOverlay;
import org.wiretune.chart.plot.Room;
import org.wiretune.servers.gauges.ChartRange;
import org.wiretune.servers.gauges.ChartReading;
import org.wiretune.ui.chart.CursorKeys;

/**
 * The chart of one gauge over minutes. Mouse and keys move a cursor whose value stands in the title; drawing with the mouse chooses a
 * time, a double click goes back to now.
 */
public final class ChartCanvas extends PaintedCanvas {

	private static final int LINES = 10;
	private static final int LEAST_DRAG = 6;
	private static final int MARGIN = 8;
	private static final int OPAQUE = 255;

	private final Supplier<GaugeColors> colors;
	private final GaugeFonts fonts;
	private final LongFunction<String> times;
	private ChartReading reading;
	private int pressed = -1;
	private int pointer = -1;
	/** Where the keys have put the cursor, milliseconds since 1970. */
	private OptionalLong chosenTime = OptionalLong.empty();

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
		addListener(SWT.KeyDown, this::key);
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
			chosenTime = OptionalLong.empty();
			redraw();
		}
	}

	/** The keys that move the cursor of every chart; Escape takes it away. */
	private void key(Event event) {
		OptionalInt steps = CursorKeys.steps(event);
		int size = reading.points().size();
		if (steps.isPresent() && size > 0) {
			OptionalLong cursor = cursor();
			int at = cursor.isEmpty() ? -1 : reading.indexAt(cursor.getAsLong());
			moveTo(OptionalLong.of(reading.points().times()[CursorKeys.moved(at, steps.getAsInt(), size)]));
			event.doit = false;
		} else if (event.keyCode == SWT.ESC && cursor().isPresent()) {
			moveTo(OptionalLong.empty());
			event.doit = false;
		}
	}

	private void moveTo(OptionalLong time) {
		pointer = -1;
		chosenTime = time;
		redraw();
		getAccessible().setFocus(ACC.CHILDID_SELF);
	}

	private void released(Event event, Consumer<ChartRange> chosen) {
		int from = Math.min(pressed, event.x);
		int to = Math.max(pressed, event.x);
		boolean drawn = pressed >= 0 && to - from >= LEAST_DRAG;
		pressed = -1;
		redraw();
		if (drawn) {
			chosen.accept(ChartRange.between(time(from), time(to)));
		}
	}

	private ChartFrame frame() {
		GC gc = new GC(this);
		try {
			return ChartFrame.of(chart(OptionalLong.empty()), room(), GaugeSurface.measure(gc, fonts));
		} finally {
			gc.dispose();
		}
	}

	private Chart chart(OptionalLong cursor) {
		return reading.chart(times, cursor);
	}

	private Room room() {
		Rectangle area = getClientArea();
		return new Room(new Box(area.x, area.y, area.width, area.height), MARGIN, 0, true, 0, 1);
	}

	/** The time at a place. */
	private long time(int x) {
		return reading.from() + Math.round(frame().fraction(x) * (reading.to() - reading.from()));
	}

	private OptionalLong cursor() {
		if (chosenTime.isPresent()) {
			// An old value leaves the chart at its left.
			return chosenTime.getAsLong() < reading.from() ? OptionalLong.empty() : chosenTime;
		}
		return pointer < 0 || pointer < frame().strip().x() ? OptionalLong.empty() : OptionalLong.of(time(pointer));
	}

	@Override
	void paint(GC gc) {
		GaugeColors current = reading.gauge().stale() ? colors.get().stale() : colors.get();
		Rectangle area = getClientArea();
		gc.setBackground(current.background());
		gc.fillRectangle(area);
		GaugeSurface surface = new GaugeSurface(gc, current, fonts);
		OptionalLong cursor = cursor();
		Chart chart = chart(cursor);
		ChartFrame frame = ChartFrame.of(chart, room(), surface.fonts());
		ChartDrawing.draw(chart, frame, surface.fonts(), surface);
		ChartOverlay overlay = new ChartOverlay(frame, surface.fonts(), surface);
		if (pressed >= 0 && pointer >= 0 && Math.abs(pointer - pressed) > 1) {
			overlay.part(pressed, pointer, ChartInk.FIRST);
		}
		cursor.ifPresent(time -> overlay.cursor(frame.x(time)));
		boolean focused = isFocusControl();
		gc.setAlpha(OPAQUE);
		gc.setLineStyle(SWT.LINE_SOLID);
		gc.setForeground(focused ? current.value() : current.track());
		gc.setLineWidth(focused ? 2 : 1);
		gc.drawRectangle(area.x + 1, area.y + 1, area.width - 3, area.height - 3);
	}

	@Override
	String title() {
		return reading.gauge().title();
	}

	@Override
	String sentence() {
		OptionalLong cursor = cursor();
		return cursor.isEmpty() ? reading.sentence() : reading.words(times, cursor.getAsLong());
	}

	@Override
	public Point computeSize(int widthHint, int heightHint, boolean changed) {
		int line = LineHeight.of(this, getFont());
		return new Point(widthHint == SWT.DEFAULT ? 30 * line : widthHint, LINES * line);
	}
}
