/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gauges;

import java.util.function.DoubleToIntFunction;
import java.util.function.LongToDoubleFunction;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Path;
import org.wiretune.servers.metrics.MetricSeries.Points;
import org.wiretune.servers.metrics.MetricSeries.Stretch;

/**
 * Paints values over time as a line with a shade below it. It is broken where values are missing, a value between two gaps is
 * a dot, and what was before the last restart is quiet. UI thread only; lives for one painting.
 */
final class FilledLine {

	private static final int SHADE = 48;
	private static final int OPAQUE = 255;
	private static final int DOT = 5;

	private final GC gc;
	private final GaugeColors colors;
	private final int bottom;
	private final LongToDoubleFunction x;
	private final DoubleToIntFunction y;

	/**
	 * Prepares a line.
	 *
	 * @param gc
	 *            paints
	 * @param colors
	 *            of the gauge
	 * @param bottom
	 *            where the shade ends
	 * @param x
	 *            the place of a time
	 * @param y
	 *            the place of a value
	 */
	FilledLine(GC gc, GaugeColors colors, int bottom, LongToDoubleFunction x, DoubleToIntFunction y) {
		this.gc = gc;
		this.colors = colors;
		this.bottom = bottom;
		this.x = x;
		this.y = y;
	}

	/**
	 * Paints values.
	 *
	 * @param points
	 *            the values
	 * @param restart
	 *            time of the last restart in milliseconds since 1970; the least number where there was none
	 */
	void paint(Points points, long restart) {
		for (Stretch stretch : points.stretches()) {
			Color color = points.times()[stretch.to() - 1] < restart ? colors.quiet() : colors.value();
			gc.setForeground(color);
			gc.setBackground(color);
			if (stretch.to() - stretch.from() == 1) {
				dot(points, stretch.from());
			} else {
				line(points, stretch);
			}
		}
	}

	private void dot(Points points, int index) {
		gc.fillOval((int) Math.round(x.applyAsDouble(points.times()[index])) - DOT / 2, y.applyAsInt(points.values()[index]) - DOT / 2, DOT, DOT);
	}

	private void line(Points points, Stretch stretch) {
		Path line = new Path(gc.getDevice());
		Path shade = new Path(gc.getDevice());
		float last = (float) x.applyAsDouble(points.times()[stretch.from()]);
		shade.moveTo(last, bottom);
		for (int i = stretch.from(); i < stretch.to(); i++) {
			last = (float) x.applyAsDouble(points.times()[i]);
			float height = y.applyAsInt(points.values()[i]);
			if (i == stretch.from()) {
				line.moveTo(last, height);
			} else {
				line.lineTo(last, height);
			}
			shade.lineTo(last, height);
		}
		shade.lineTo(last, bottom);
		shade.close();
		gc.setAlpha(SHADE);
		gc.fillPath(shade);
		gc.setAlpha(OPAQUE);
		gc.setLineWidth(2);
		gc.setLineJoin(SWT.JOIN_ROUND);
		gc.drawPath(line);
		gc.setLineWidth(1);
		line.dispose();
		shade.dispose();
	}
}
