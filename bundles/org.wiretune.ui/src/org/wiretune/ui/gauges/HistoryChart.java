/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gauges;

import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Path;
import org.eclipse.swt.graphics.Rectangle;
import org.wiretune.servers.gauges.GaugeReading;
import org.wiretune.servers.metrics.MetricHistory.Break;
import org.wiretune.servers.metrics.MetricHistory.BreakKind;
import org.wiretune.servers.metrics.MetricSeries.Points;

/** Paints the last minute of a gauge as a filled line on the scale of its dial, with the limit and the restarts. */
final class HistoryChart {

	private static final int FILL_ALPHA = 48;
	private static final int[] LIMIT_DASHES = { 4, 3 };
	private static final int[] RESTART_DASHES = { 2, 2 };

	private final GC gc;
	private final GaugeColors colors;
	private final Font font;

	HistoryChart(GC gc, GaugeColors colors, Font font) {
		this.gc = gc;
		this.colors = colors;
		this.font = font;
	}

	void paint(GaugeReading reading, Rectangle area, Rectangle axis) {
		gc.setClipping(new Rectangle(area.x, area.y - 1, area.width, area.height + 2));
		gc.setLineWidth(1);
		gc.setForeground(colors.track());
		int bottom = area.y + area.height - 1;
		gc.drawLine(area.x, bottom, area.x + area.width, bottom);
		lines(reading, area);
		if (reading.limit().isPresent()) {
			int y = y(reading, area, reading.limit().value());
			gc.setForeground(colors.warning());
			gc.setLineDash(LIMIT_DASHES);
			gc.drawLine(area.x, y, area.x + area.width, y);
		}
		for (Break each : reading.breaks()) {
			if (each.kind() == BreakKind.RESTART) {
				int x = (int) x(reading, area, each.time());
				gc.setForeground(colors.text());
				gc.setLineDash(RESTART_DASHES);
				gc.drawLine(x, area.y, x, bottom);
			}
		}
		gc.setLineDash(null);
		gc.setLineStyle(SWT.LINE_SOLID);
		gc.setClipping((Rectangle) null);
		labels(reading, axis);
	}

	private void lines(GaugeReading reading, Rectangle area) {
		Points points = reading.history();
		long restart = Long.MIN_VALUE;
		for (Break each : reading.breaks()) {
			if (each.kind() == BreakKind.RESTART) {
				restart = each.time();
			}
		}
		int start = 0;
		for (int i = 0; i <= points.size(); i++) {
			if (i == points.size() || Double.isNaN(points.values()[i])) {
				if (i > start) {
					boolean earlier = points.times()[i - 1] < restart;
					line(reading, area, start, i, earlier ? colors.quiet() : colors.value());
				}
				start = i + 1;
			}
		}
	}

	private void line(GaugeReading reading, Rectangle area, int from, int to, Color color) {
		Points points = reading.history();
		float bottom = area.y + area.height - 1;
		Path line = new Path(gc.getDevice());
		Path fill = new Path(gc.getDevice());
		float first = (float) x(reading, area, points.times()[from]);
		float last = first;
		fill.moveTo(first, bottom);
		for (int i = from; i < to; i++) {
			last = (float) x(reading, area, points.times()[i]);
			float y = y(reading, area, points.values()[i]);
			if (i == from) {
				line.moveTo(last, y);
			} else {
				line.lineTo(last, y);
			}
			fill.lineTo(last, y);
		}
		fill.lineTo(last, bottom);
		fill.close();
		gc.setBackground(color);
		gc.setAlpha(FILL_ALPHA);
		gc.fillPath(fill);
		gc.setAlpha(255);
		gc.setForeground(color);
		gc.setLineWidth(2);
		gc.setLineJoin(SWT.JOIN_ROUND);
		if (to - from == 1) {
			gc.fillOval((int) first - 2, y(reading, area, points.values()[from]) - 2, 4, 4);
		} else {
			gc.drawPath(line);
		}
		gc.setLineWidth(1);
		line.dispose();
		fill.dispose();
	}

	private static double x(GaugeReading reading, Rectangle area, long time) {
		return area.x + area.width * (double) (time - reading.from()) / (reading.to() - reading.from());
	}

	private static int y(GaugeReading reading, Rectangle area, double value) {
		return area.y + area.height - 2 - (int) Math.round(reading.scale().fraction(value) * (area.height - 3));
	}

	private void labels(GaugeReading reading, Rectangle axis) {
		gc.setFont(font);
		gc.setForeground(colors.quiet());
		String past = NLS.bind(Messages.Chart_secondsAgo, Long.toString(GaugeReading.SHOWN_MILLIS / 1000));
		gc.drawText(past, axis.x, axis.y, SWT.DRAW_TRANSPARENT);
		String now = reading.stale() ? Messages.Chart_last : Messages.Chart_now;
		gc.drawText(now, axis.x + axis.width - gc.textExtent(now).x, axis.y, SWT.DRAW_TRANSPARENT);
		String peak = reading.peak().phrase();
		gc.drawText(peak, axis.x + (axis.width - gc.textExtent(peak).x) / 2, axis.y, SWT.DRAW_TRANSPARENT);
	}
}
