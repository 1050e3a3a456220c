/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gauges;

import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.wiretune.servers.gauges.GaugeReading;
import org.wiretune.servers.metrics.MetricHistory.Break;
import org.wiretune.servers.metrics.MetricHistory.BreakKind;
import org.wiretune.ui.paint.Clip;

/** Paints the last minute of a gauge as a filled line on the scale of its dial, with the limit and the restarts. */
final class HistoryChart {

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
		// The dot of a lone value may stand at the edge.
		Clip.within(gc, new Rectangle(area.x, area.y - 2, area.width + 3, area.height + 4), () -> picture(reading, area));
		labels(reading, axis);
	}

	private void picture(GaugeReading reading, Rectangle area) {
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
	}

	private void lines(GaugeReading reading, Rectangle area) {
		long restart = reading.breaks().stream().filter(each -> each.kind() == BreakKind.RESTART).mapToLong(Break::time).max().orElse(Long.MIN_VALUE);
		new FilledLine(gc, colors, area.y + area.height - 1, time -> x(reading, area, time), value -> y(reading, area, value))
				.paint(reading.history(), restart);
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
