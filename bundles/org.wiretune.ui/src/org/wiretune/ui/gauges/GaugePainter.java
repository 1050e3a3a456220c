/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gauges;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Path;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.wiretune.chart.AxisScale;
import org.wiretune.servers.gauges.GaugeReading;
import org.wiretune.servers.gauges.GaugeState;

/**
 * Paints a gauge: a dial with a ring for the value and a thin one for the second value, a mark at the limit, and the chart of
 * the last minute. A warning changes pattern and shape as well as colour: the ring is hatched, a triangle stands in the
 * corner, and the strip below says it in words.
 * <p>
 * UI thread only. Keeps no state and makes no resources that outlive a call.
 */
final class GaugePainter {

	private static final int START = 180 + GaugeLayout.OVERHANG_DEGREES;
	private static final int SWEEP = 180 + 2 * GaugeLayout.OVERHANG_DEGREES;

	private final GC gc;
	private final GaugeColors colors;
	private final GaugeFonts fonts;
	private final GaugeLayout layout;

	GaugePainter(GC gc, GaugeColors colors, GaugeFonts fonts, GaugeLayout layout) {
		this.gc = gc;
		this.colors = colors;
		this.fonts = fonts;
		this.layout = layout;
	}

	/** Paints everything. */
	void paint(GaugeReading reading, Rectangle bounds, boolean focused) {
		gc.setAntialias(SWT.ON);
		gc.setTextAntialias(SWT.ON);
		boolean warning = reading.state() == GaugeState.WARNING;
		frame(bounds, warning, focused);
		title(reading, warning);
		dial(reading, warning);
		note(reading);
		new HistoryChart(gc, colors, fonts).paint(reading, layout.chart(), layout.axis());
		strip(reading, bounds, warning);
	}

	private void frame(Rectangle bounds, boolean warning, boolean focused) {
		gc.setBackground(colors.background());
		gc.fillRectangle(bounds);
		gc.setForeground(warning ? colors.warning() : focused ? colors.value() : colors.track());
		int width = warning || focused ? 2 : 1;
		gc.setLineWidth(width);
		gc.drawRoundRectangle(bounds.x + width / 2, bounds.y + width / 2, bounds.width - width, bounds.height - width, 8, 8);
		if (warning && focused) {
			gc.setLineWidth(1);
			gc.setForeground(colors.text());
			gc.setLineStyle(SWT.LINE_DOT);
			gc.drawRoundRectangle(bounds.x + 3, bounds.y + 3, bounds.width - 7, bounds.height - 7, 6, 6);
			gc.setLineStyle(SWT.LINE_SOLID);
		}
	}

	private void title(GaugeReading reading, boolean warning) {
		Rectangle area = layout.title();
		gc.setFont(fonts.title());
		gc.setForeground(colors.text());
		int room = area.width - (warning ? area.height + 4 : 0);
		gc.drawText(shortened(reading.title(), room), area.x, area.y, SWT.DRAW_TRANSPARENT);
		if (warning) {
			triangle(area.x + area.width - area.height, area.y, area.height);
		}
	}

	/** The sign for a warning, as a shape that is known without its colour. */
	private void triangle(int x, int y, int size) {
		gc.setBackground(colors.warning());
		gc.fillPolygon(new int[] { x + size / 2, y, x + size, y + size - 1, x, y + size - 1 });
		gc.setForeground(colors.warningText());
		int width = Math.max(2, size / 8);
		gc.setLineWidth(width);
		gc.setLineCap(SWT.CAP_FLAT);
		int middle = x + size / 2;
		gc.drawLine(middle, y + size * 3 / 8, middle, y + size * 11 / 16);
		gc.drawLine(middle, y + size * 13 / 16 - 1, middle, y + size * 13 / 16 - 1 + width);
	}

	private void dial(GaugeReading reading, boolean warning) {
		AxisScale scale = reading.scale();
		Rectangle circle = layout.dial();
		int ring = layout.ring();
		double value = reading.value().value();
		sector(circle, 0, ring, 0, 1, colors.track());
		if (reading.value().isPresent()) {
			sector(circle, 0, ring, 0, scale.fraction(value), warning ? colors.warning() : colors.value());
			if (warning) {
				hatch(circle, ring, scale.fraction(value));
			}
		}
		if (reading.inner().isPresent()) {
			sector(circle, ring + 2, Math.max(3, ring / 3), 0, scale.fraction(reading.inner().value()), colors.inner());
		}
		for (double mark : scale.marks()) {
			if (mark > 0 && mark < scale.to()) {
				radial(circle, scale.fraction(mark), 0, ring / 3.0, colors.background(), 1);
			}
		}
		if (reading.peak().isPresent()) {
			radial(circle, scale.fraction(reading.peak().value()), 0, ring, colors.text(), 1);
		}
		if (reading.value().isPresent()) {
			radial(circle, scale.fraction(value), -1, ring + 1, colors.text(), 3);
		}
		if (reading.limit().isPresent()) {
			limitMark(circle, scale.fraction(reading.limit().value()));
		}
		ends(reading, circle, ring);
		center(reading, circle, ring);
	}

	private void sector(Rectangle circle, int depth, int thickness, double from, double to, Color color) {
		if (to <= from) {
			return;
		}
		Path path = ringPath(circle, depth, thickness, from, to);
		gc.setBackground(color);
		gc.fillPath(path);
		path.dispose();
	}

	private Path ringPath(Rectangle circle, int depth, int thickness, double from, double to) {
		Path path = new Path(gc.getDevice());
		float start = (float) (START - SWEEP * from);
		float sweep = (float) (-SWEEP * (to - from));
		int inside = depth + thickness;
		path.addArc(circle.x + depth, circle.y + depth, circle.width - 2 * depth, circle.height - 2 * depth, start, sweep);
		path.addArc(circle.x + inside, circle.y + inside, circle.width - 2 * inside, circle.height - 2 * inside, start + sweep,
				-sweep);
		path.close();
		return path;
	}

	/** Slanted strokes from edge to edge of the ring. They end where it ends, so that no clipping is needed. */
	private void hatch(Rectangle circle, int ring, double to) {
		double length = circle.width / 2.0 * Math.toRadians(SWEEP);
		double slant = ring / length;
		double step = Math.max(6, ring / 2) * Math.sqrt(2) / length;
		for (double at = -slant; at < to; at += step) {
			double begin = Math.max(0, -at / slant);
			double end = Math.min(1, (to - at) / slant);
			if (begin < end) {
				stroke(circle, at + slant * begin, ring * (1 - begin), at + slant * end, ring * (1 - end), colors.background(), 2);
			}
		}
	}

	private void radial(Rectangle circle, double fraction, double fromDepth, double toDepth, Color color, int width) {
		stroke(circle, fraction, fromDepth, fraction, toDepth, color, width);
	}

	/** A line between two points, each given by its part of the scale and its depth below the outer edge of the ring. */
	private void stroke(Rectangle circle, double from, double fromDepth, double to, double toDepth, Color color, int width) {
		Path path = new Path(gc.getDevice());
		path.moveTo(x(circle, from, fromDepth), y(circle, from, fromDepth));
		path.lineTo(x(circle, to, toDepth), y(circle, to, toDepth));
		gc.setForeground(color);
		gc.setLineWidth(width);
		gc.setLineCap(SWT.CAP_FLAT);
		gc.drawPath(path);
		path.dispose();
	}

	private static float x(Rectangle circle, double fraction, double depth) {
		double radius = circle.width / 2.0;
		return (float) (circle.x + radius + (radius - depth) * Math.cos(Math.toRadians(START - SWEEP * fraction)));
	}

	private static float y(Rectangle circle, double fraction, double depth) {
		double radius = circle.width / 2.0;
		return (float) (circle.y + radius - (radius - depth) * Math.sin(Math.toRadians(START - SWEEP * fraction)));
	}

	/** A wedge outside the ring that points at the limit. */
	private void limitMark(Rectangle circle, double fraction) {
		double angle = Math.toRadians(START - SWEEP * fraction);
		double radius = circle.width / 2.0 + 1;
		double tall = Math.max(6, layout.ring() / 2.0);
		double half = tall / 2 / (radius + tall);
		int[] wedge = new int[6];
		put(wedge, 0, circle, angle, radius);
		put(wedge, 2, circle, angle - half * 1.3, radius + tall);
		put(wedge, 4, circle, angle + half * 1.3, radius + tall);
		gc.setBackground(colors.warning());
		gc.fillPolygon(wedge);
	}

	private static void put(int[] points, int at, Rectangle circle, double angle, double radius) {
		points[at] = (int) Math.round(circle.x + circle.width / 2.0 + radius * Math.cos(angle));
		points[at + 1] = (int) Math.round(circle.y + circle.height / 2.0 - radius * Math.sin(angle));
	}

	/** 0 and the end of the scale, below the ends of the ring; a double arrow when the value is beyond. */
	private void ends(GaugeReading reading, Rectangle circle, int ring) {
		double radius = circle.width / 2.0 - ring / 2.0;
		double overhang = Math.toRadians(GaugeLayout.OVERHANG_DEGREES);
		int y = (int) Math.round(circle.y + circle.height / 2.0 + circle.width / 2.0 * Math.sin(overhang)) + 3;
		double dx = radius * Math.cos(overhang);
		double middle = circle.x + circle.width / 2.0;
		gc.setFont(fonts.small());
		gc.setForeground(colors.quiet());
		centered("0", (int) Math.round(middle - dx), y); //$NON-NLS-1$
		String end = GaugeTexts.end(reading);
		if (reading.offScale()) {
			gc.setForeground(colors.warning());
			end = end + " \u00bb"; //$NON-NLS-1$
		}
		centered(end, (int) Math.round(middle + dx), y);
	}

	private void center(GaugeReading reading, Rectangle circle, int ring) {
		int middle = circle.x + circle.width / 2;
		gc.setFont(fonts.figure());
		String number = reading.value().figure().number();
		Point size = gc.textExtent(number);
		int top = circle.y + circle.height / 2 - size.y * 2 / 3;
		gc.setForeground(colors.text());
		gc.drawText(number, middle - size.x / 2, top, SWT.DRAW_TRANSPARENT);
		gc.setFont(fonts.label());
		gc.setForeground(colors.quiet());
		String unit = GaugeTexts.belowNumber(reading);
		int room = circle.width - 2 * ring - 12;
		centered(shortened(unit, room), middle, top + size.y - 1);
	}

	private void note(GaugeReading reading) {
		Rectangle area = layout.note();
		gc.setFont(fonts.label());
		gc.setForeground(reading.waiting().value() > 0 ? colors.text() : colors.quiet());
		centered(shortened(GaugeTexts.note(reading), area.width), area.x + area.width / 2, area.y);
	}

	private void strip(GaugeReading reading, Rectangle bounds, boolean warning) {
		Rectangle area = new Rectangle(layout.strip().x, layout.strip().y, bounds.width - 2,
				bounds.height - layout.strip().y - 1);
		gc.setFont(fonts.label());
		if (warning) {
			gc.setBackground(colors.warning());
			gc.fillRoundRectangle(area.x, area.y, area.width, area.height, 8, 8);
			gc.fillRectangle(area.x, area.y, area.width, area.height / 2);
			gc.setForeground(colors.warningText());
		} else {
			gc.setForeground(colors.quiet());
		}
		String text = shortened(GaugeTexts.strip(reading), area.width - 8);
		int height = gc.getFontMetrics().getHeight();
		centered(text, area.x + area.width / 2, area.y + (area.height - height) / 2);
	}

	private void centered(String text, int x, int y) {
		gc.drawText(text, x - gc.textExtent(text).x / 2, y, SWT.DRAW_TRANSPARENT);
	}

	private String shortened(String text, int width) {
		if (gc.textExtent(text).x <= width) {
			return text;
		}
		int length = text.length();
		while (length > 1 && gc.textExtent(text.substring(0, length) + '\u2026').x > width) {
			length--;
		}
		return text.substring(0, length) + '\u2026';
	}
}
