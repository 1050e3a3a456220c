/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gauges;

import java.util.List;
import java.util.Locale;
import java.util.function.LongFunction;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.wiretune.servers.gauges.ChartMark;
import org.wiretune.servers.gauges.ChartReading;
import org.wiretune.servers.gauges.GaugeReading;
import org.wiretune.servers.gauges.GaugeState;
import org.wiretune.servers.metrics.FigureFormat;
import org.wiretune.servers.metrics.MetricSeries.Points;
import org.wiretune.ui.paint.Clip;

/** Paints the chart of one gauge: line, limit, marks of runs and alarms, axes. UI thread only; lives for one painting. */
final class ChartPainter {

	private static final int FILL_ALPHA = 48;
	private static final int ALARM_ALPHA = 40;
	private static final int[] LIMIT_DASHES = { 4, 3 };
	private static final int[] MARK_DASHES = { 2, 2 };
	private static final int PAD = 8;
	private static final int AXIS_MARKS = 4;

	private final GC gc;
	private final GaugeColors colors;
	private final GaugeFonts fonts;
	private final LongFunction<String> times;
	private final Rectangle area;
	private final Rectangle plot;
	private final FigureFormat format = new FigureFormat(Locale.getDefault(Locale.Category.FORMAT));

	ChartPainter(GC gc, GaugeColors colors, GaugeFonts fonts, LongFunction<String> times, Rectangle area, ChartReading reading) {
		this.gc = gc;
		this.colors = colors;
		this.fonts = fonts;
		this.times = times;
		this.area = area;
		gc.setFont(fonts.title());
		int title = gc.getFontMetrics().getHeight();
		gc.setFont(fonts.small());
		int small = gc.getFontMetrics().getHeight();
		int left = 0;
		for (double mark : marks(reading)) {
			left = Math.max(left, gc.textExtent(mark(reading, mark)).x);
		}
		int x = PAD + left + 4;
		// A line for the words at the marks stands above the plot.
		int y = PAD + title + small + 2;
		plot = new Rectangle(x, y, Math.max(10, area.width - x - PAD), Math.max(10, area.height - y - small - PAD));
	}

	private static List<Double> marks(ChartReading reading) {
		return reading.scale().marks();
	}

	private String mark(ChartReading reading, double value) {
		return format.mark(value, reading.gauge().unit(), reading.scale().to());
	}

	/** The time at a place. */
	long time(ChartReading reading, int x) {
		double share = Math.max(0, Math.min(1, (double) (x - plot.x) / plot.width));
		return reading.from() + Math.round(share * (reading.to() - reading.from()));
	}

	void paint(ChartReading reading, boolean focused, int pointer, int pressed) {
		gc.setAntialias(SWT.ON);
		gc.setBackground(colors.background());
		gc.fillRectangle(area);
		title(reading, pointer);
		alarms(reading);
		grid(reading);
		// The dot of a lone value may stand at the edge.
		Clip.within(gc, new Rectangle(plot.x, plot.y - 2, plot.width + 3, plot.height + 4), () -> {
			lines(reading);
			limits(reading);
		});
		marks(reading, plot.y - 2);
		timeAxis(reading);
		if (pressed >= 0 && pointer >= 0 && Math.abs(pointer - pressed) > 1) {
			gc.setBackground(colors.value());
			gc.setAlpha(FILL_ALPHA);
			gc.fillRectangle(Math.min(pressed, pointer), plot.y, Math.abs(pointer - pressed), plot.height);
			gc.setAlpha(255);
		}
		if (pointer >= plot.x && pointer <= plot.x + plot.width) {
			gc.setForeground(colors.quiet());
			gc.drawLine(pointer, plot.y, pointer, plot.y + plot.height);
		}
		gc.setForeground(focused ? colors.value() : colors.track());
		gc.setLineWidth(focused ? 2 : 1);
		gc.drawRectangle(area.x + 1, area.y + 1, area.width - 3, area.height - 3);
		gc.setLineWidth(1);
	}

	private void title(ChartReading reading, int pointer) {
		GaugeReading gauge = reading.gauge();
		String figure = pointer < plot.x ? gauge.value().figure().toString() : at(reading, time(reading, pointer));
		boolean warns = pointer < plot.x && gauge.state() == GaugeState.WARNING && !gauge.stale();
		gc.setFont(fonts.title());
		Point size = gc.textExtent(figure);
		int x = area.width - PAD - size.x;
		if (warns) {
			gc.setBackground(colors.warning());
			gc.fillRoundRectangle(x - 4, PAD - 3, size.x + 8, size.y + 2, 6, 6);
		}
		gc.setForeground(warns ? colors.warningText() : colors.text());
		gc.drawText(figure, x, PAD - 2, SWT.DRAW_TRANSPARENT);
		gc.setForeground(colors.text());
		gc.drawText(shortened(gauge.title(), x - 3 * PAD), PAD, PAD - 2, SWT.DRAW_TRANSPARENT);
	}

	/** The value at or before a time, with the time. */
	private String at(ChartReading reading, long time) {
		Points points = reading.points();
		double value = Double.NaN;
		for (int i = 0; i < points.size() && points.times()[i] <= time + 500; i++) {
			value = points.values()[i];
		}
		return times.apply(time) + "  " + format.figure(value, reading.gauge().unit(), reading.scale().to()); //$NON-NLS-1$
	}

	private void alarms(ChartReading reading) {
		gc.setBackground(colors.warning());
		for (ChartMark mark : reading.marks()) {
			if (mark.kind() == ChartMark.Kind.ALARM) {
				int from = Math.max(plot.x, x(reading, mark.from()));
				int to = Math.min(plot.x + plot.width, Math.max(from + 2, x(reading, mark.to())));
				gc.setAlpha(ALARM_ALPHA);
				gc.fillRectangle(from, plot.y, to - from, plot.height);
				gc.setAlpha(255);
				gc.fillRectangle(from, plot.y - 3, to - from, 3);
			}
		}
	}

	private void grid(ChartReading reading) {
		gc.setFont(fonts.small());
		int line = gc.getFontMetrics().getHeight();
		int last = Integer.MAX_VALUE;
		for (double mark : marks(reading)) {
			int y = y(reading, mark);
			gc.setForeground(colors.track());
			gc.drawLine(plot.x, y, plot.x + plot.width, y);
			String text = mark(reading, mark);
			int top = y - line / 2;
			if (top + line <= last) {
				gc.setForeground(colors.quiet());
				gc.drawText(text, plot.x - 4 - gc.textExtent(text).x, top, SWT.DRAW_TRANSPARENT);
				last = top;
			}
		}
	}

	private void limits(ChartReading reading) {
		if (reading.gauge().limit().isPresent()) {
			int y = y(reading, reading.gauge().limit().value());
			gc.setForeground(colors.warning());
			gc.setLineDash(LIMIT_DASHES);
			gc.drawLine(plot.x, y, plot.x + plot.width, y);
			gc.setLineDash(null);
			gc.setLineStyle(SWT.LINE_SOLID);
		}
	}

	private void lines(ChartReading reading) {
		long restart = reading.marks().stream().filter(mark -> mark.kind() == ChartMark.Kind.RESTART).mapToLong(ChartMark::from).max()
				.orElse(Long.MIN_VALUE);
		new FilledLine(gc, colors, plot.y + plot.height, time -> x(reading, time), value -> y(reading, value)).paint(reading.points(), restart);
	}

	/** Boundaries of runs and restarts as lines with a word; words that would lie on each other are left out. */
	private void marks(ChartReading reading, int bottom) {
		gc.setFont(fonts.small());
		int top = bottom - gc.getFontMetrics().getHeight();
		int free = plot.x;
		for (ChartMark mark : reading.marks().stream().sorted((one, other) -> Long.compare(one.from(), other.from())).toList()) {
			int x = Math.max(plot.x, x(reading, mark.from()));
			boolean alarm = mark.kind() == ChartMark.Kind.ALARM;
			gc.setForeground(alarm ? colors.warning() : colors.text());
			if (!alarm) {
				gc.setLineDash(MARK_DASHES);
				gc.drawLine(x, plot.y, x, plot.y + plot.height);
				gc.setLineDash(null);
				gc.setLineStyle(SWT.LINE_SOLID);
			}
			int width = gc.textExtent(mark.text()).x;
			int left = Math.max(plot.x, Math.min(x, plot.x + plot.width - width));
			if (left >= free) {
				gc.drawText(mark.text(), left, top, SWT.DRAW_TRANSPARENT);
				free = left + width + PAD;
			}
		}
	}

	private void timeAxis(ChartReading reading) {
		gc.setFont(fonts.small());
		gc.setForeground(colors.quiet());
		int y = plot.y + plot.height + 3;
		int free = plot.x;
		for (int i = 0; i <= AXIS_MARKS; i++) {
			long time = reading.from() + (reading.to() - reading.from()) * i / AXIS_MARKS;
			String text = times.apply(time);
			int width = gc.textExtent(text).x;
			int x = Math.max(plot.x, Math.min(x(reading, time) - width / 2, plot.x + plot.width - width));
			if (x >= free) {
				gc.drawText(text, x, y, SWT.DRAW_TRANSPARENT);
				free = x + width + PAD;
			}
		}
	}

	private int x(ChartReading reading, long time) {
		return plot.x + (int) Math.round(plot.width * (double) (time - reading.from()) / Math.max(1, reading.to() - reading.from()));
	}

	private int y(ChartReading reading, double value) {
		return plot.y + plot.height - (int) Math.round(reading.scale().fraction(value) * plot.height);
	}

	private String shortened(String text, int room) {
		String rest = text;
		while (rest.length() > 1 && gc.textExtent(rest + '\u2026').x > room) {
			rest = rest.substring(0, rest.length() - 1);
		}
		return gc.textExtent(text).x <= room ? text : rest + '\u2026';
	}
}
