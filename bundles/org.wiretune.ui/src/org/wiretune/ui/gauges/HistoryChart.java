/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gauges;

import java.util.List;

import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.wiretune.chart.draw.Box;
import org.wiretune.chart.draw.TextRole;
import org.wiretune.chart.model.Chart;
import org.wiretune.chart.plot.ChartDrawing;
import org.wiretune.chart.plot.ChartFrame;
import org.wiretune.chart.plot.Room;
import org.wiretune.servers.gauges.GaugeLines;
import org.wiretune.servers.gauges.GaugeReading;

/** Paints the last minute of a gauge as a filled line on the scale of its dial, with the limit and the restarts. */
final class HistoryChart {

	private static final int OPAQUE = 255;

	private final GC gc;
	private final GaugeColors colors;
	private final GaugeFonts fonts;

	HistoryChart(GC gc, GaugeColors colors, GaugeFonts fonts) {
		this.gc = gc;
		this.colors = colors;
		this.fonts = fonts;
	}

	void paint(GaugeReading reading, Rectangle area, Rectangle axis) {
		Chart chart = GaugeLines.history(reading);
		Box plot = new Box(area.x, area.y + 1, area.width, area.height - 2);
		GaugeSurface surface = new GaugeSurface(gc, colors, fonts);
		ChartFrame frame = new ChartFrame(Room.window(plot, 0), chart.across().scale(), List.of(plot), List.of(plot.y()), new Box(plot.x(), plot.y(), plot.width(), 0), axis.y,
				surface.fonts().height(TextRole.LABEL));
		ChartDrawing.draw(chart, frame, surface.fonts(), surface);
		gc.setAlpha(OPAQUE);
		gc.setLineStyle(SWT.LINE_SOLID);
		gc.setLineWidth(1);
		labels(reading, axis);
	}

	private void labels(GaugeReading reading, Rectangle axis) {
		gc.setFont(fonts.small());
		gc.setForeground(colors.quiet());
		String past = NLS.bind(Messages.Chart_secondsAgo, Long.toString(GaugeReading.SHOWN_MILLIS / 1000));
		gc.drawText(past, axis.x, axis.y, SWT.DRAW_TRANSPARENT);
		String now = reading.stale() ? Messages.Chart_last : Messages.Chart_now;
		gc.drawText(now, axis.x + axis.width - gc.textExtent(now).x, axis.y, SWT.DRAW_TRANSPARENT);
		String peak = reading.peak().phrase();
		gc.drawText(peak, axis.x + (axis.width - gc.textExtent(peak).x) / 2, axis.y, SWT.DRAW_TRANSPARENT);
	}
}
