/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.chart;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Path;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.wiretune.chart.AxisScale;
import org.wiretune.chart.model.ChartInk;
import org.wiretune.gclog.GcEvents;
import org.wiretune.gclog.view.GcBand;
import org.wiretune.gclog.view.GcChartPanel;
import org.wiretune.gclog.view.GcLayer.Stroke;
import org.wiretune.gclog.view.GcLayer;
import org.wiretune.gclog.view.GcLogChart;
import org.wiretune.gclog.view.GcMarks;
import org.wiretune.gclog.view.GcPlot;
import org.wiretune.gclog.view.GcSampling;
import org.wiretune.gclog.view.GcTimeline;
import org.wiretune.gclog.view.GcView;
import org.wiretune.ui.paint.Clip;

/** Paints the charts of collection logs from samples, one for each column of pixels, so that it takes the same time for any log. UI thread only. */
final class ZoomPainter {

	private static final int GAP = 6;
	private static final int SAMPLE = 22;
	private static final int MARK_DISTANCE = 90;
	private static final int ALL = 255;
	private static final int NEEDLE = 170;
	private static final int BAND = 35;
	private static final int SHADE = 40;
	private static final int TRIANGLE = 4;
	private static final int RING = 4;
	private static final int TIP = 8;

	private final GC gc;
	private final ChartColors colors;
	private final ChartFrame frame;
	private final List<GcChartPanel> panels;
	private final GcView view;
	private final boolean timed;
	private final AxisScale time;

	ZoomPainter(GC gc, ChartColors colors, ChartFrame frame, List<GcChartPanel> panels, GcView view, boolean timed) {
		this.gc = gc;
		this.colors = colors;
		this.frame = frame;
		this.panels = panels;
		this.view = view;
		this.timed = timed;
		time = AxisScale.part(view.from(), view.to(), Math.max(1, frame.strip().width / MARK_DISTANCE), timed);
		gc.setAntialias(SWT.ON);
	}

	/** Samples of a panel's layers for the width of a frame. */
	static Map<GcPlot, GcSampling> samples(List<GcChartPanel> panels, ChartFrame frame, GcView view) {
		Map<GcPlot, GcSampling> samples = new HashMap<>();
		for (GcChartPanel panel : panels) {
			panel.plots().forEach(plot -> samples.put(plot, GcSampling.of(plot.series(), view, Math.max(2, frame.strip().width))));
		}
		return samples;
	}

	void paint(Map<GcPlot, GcSampling> samples, List<GcLogChart> logs, List<GcBand> bands) {
		bands.forEach(this::shade);
		verticals();
		for (int i = 0; i < panels.size(); i++) {
			GcChartPanel panel = panels.get(i);
			Rectangle plot = frame.plots().get(i);
			ChartText.scale(gc, colors, panel.scale(), plot);
			Clip.within(gc, new Rectangle(plot.x - 2, plot.y - 3, plot.width + 4, plot.height + 5), () -> {
				for (GcPlot each : panel.plots()) {
					layer(panel, each, samples.get(each), plot);
				}
			});
			legend(panel, frame.titles().get(i));
		}
		if (logs.size() == 1) {
			starts(logs.get(0).timeline());
			int x = bands.isEmpty() ? frame.strip().x : shaded();
			for (GcMarks marks : logs.get(0).marks()) {
				x = marks(marks, x);
			}
		}
		labels();
	}

	private void shade(GcBand band) {
		double from = Math.max(view.from(), band.from());
		double to = Math.min(view.to(), band.to());
		if (from < to) {
			int x = x(from);
			gc.setBackground(colors.line(ChartInk.BAD));
			gc.setAlpha(SHADE);
			frame.plots().forEach(plot -> gc.fillRectangle(x, plot.y, Math.max(2, x(to) - x), plot.height));
			gc.setAlpha(ALL);
		}
	}

	/** What is shaded, in the last line. */
	private int shaded() {
		int x = frame.strip().x;
		int y = frame.axis() + frame.lineHeight() + GAP;
		gc.setBackground(colors.line(ChartInk.BAD));
		gc.setAlpha(SHADE);
		gc.fillRectangle(x, y + 2, SAMPLE, frame.lineHeight() - 4);
		gc.setAlpha(ALL);
		gc.setForeground(colors.quiet());
		gc.drawText(Messages.Zoom_excessive, x + SAMPLE + GAP, y, true);
		return x + SAMPLE + 4 * GAP + gc.textExtent(Messages.Zoom_excessive).x;
	}

	int x(double at) {
		return frame.x((at - view.from()) / view.span());
	}

	private void verticals() {
		gc.setForeground(colors.grid());
		for (double mark : time.marks()) {
			int x = x(mark);
			frame.plots().forEach(plot -> gc.drawLine(x, plot.y, x, plot.y + plot.height));
		}
	}

	private void labels() {
		Rectangle strip = frame.strip();
		int free = Integer.MIN_VALUE;
		for (double mark : time.marks()) {
			String label = timed ? AxisScale.timeLabel(mark, time.step()) : NLS.bind(Messages.Zoom_row, Math.round(mark) + 1);
			int width = gc.textExtent(label).x;
			int x = Math.max(strip.x - GAP, Math.min(x(mark) - width / 2, strip.x + strip.width - width));
			if (x > free) {
				gc.setForeground(colors.quiet());
				gc.drawText(label, x, frame.axis(), true);
				free = x + width + GAP;
			}
		}
	}

	private void layer(GcChartPanel panel, GcPlot plot, GcSampling sampling, Rectangle area) {
		Color color = colors.line(plot.hue());
		gc.setForeground(color);
		gc.setBackground(color);
		switch (plot.layer().stroke()) {
		case NEEDLES -> needles(panel, plot, sampling, area);
		case DOTS -> dots(panel, sampling, area);
		default -> line(panel, plot, sampling, area);
		}
		gc.setLineStyle(SWT.LINE_SOLID);
		gc.setLineWidth(1);
		gc.setAlpha(ALL);
	}

	private int y(GcChartPanel panel, Rectangle area, double value) {
		return ChartText.y(panel.scale(), area, value / panel.factor());
	}

	private void needles(GcChartPanel panel, GcPlot plot, GcSampling sampling, Rectangle area) {
		boolean sparse = sampling.isSparse();
		gc.setAlpha(plot.layer() == GcLayer.FULL_PAUSE ? ALL : NEEDLE);
		gc.setLineWidth(sparse ? 2 : 1);
		int bottom = area.y + area.height;
		for (int column = 0; column < sampling.columns(); column++) {
			if (sampling.has(column)) {
				int x = area.x + column;
				int y = Math.min(bottom - 1, y(panel, area, sampling.high(column)));
				gc.drawLine(x, y, x, bottom);
				if (sparse) {
					gc.fillOval(x - 3, y - 3, 6, 6);
				}
			}
		}
	}

	private void dots(GcChartPanel panel, GcSampling sampling, Rectangle area) {
		int size = sampling.isSparse() ? 6 : 3;
		for (int column = 0; column < sampling.columns(); column++) {
			if (sampling.has(column)) {
				int x = area.x + column - size / 2;
				int high = y(panel, area, sampling.high(column)) - size / 2;
				int low = y(panel, area, sampling.low(column)) - size / 2;
				gc.fillOval(x, high, size, size);
				if (low > high + size) {
					gc.fillOval(x, low, size, size);
				}
			}
		}
	}

	/** Where columns hold several values, a band tells from the least to the greatest, and the line leads through them. */
	private void line(GcChartPanel panel, GcPlot plot, GcSampling sampling, Rectangle area) {
		Path path = new Path(gc.getDevice());
		int drawn = 0;
		boolean open = false;
		int x = before(panel, sampling, area, path);
		if (x != Integer.MIN_VALUE) {
			open = true;
			drawn = 1;
		}
		int lastY = 0;
		for (int column = 0; column < sampling.columns(); column++) {
			if (!sampling.has(column)) {
				continue;
			}
			x = area.x + column;
			int first = y(panel, area, sampling.open(column));
			int last = y(panel, area, sampling.close(column));
			int high = y(panel, area, sampling.high(column));
			int low = y(panel, area, sampling.low(column));
			if (!open || sampling.begins(column)) {
				lone(drawn, x, lastY);
				path.moveTo(x, first);
				drawn = 0;
			} else {
				path.lineTo(x, first);
			}
			if (high != low) {
				path.lineTo(x, high);
				path.lineTo(x, low);
				path.lineTo(x, last);
			}
			open = true;
			drawn++;
			lastY = last;
		}
		after(panel, sampling, area, path, open);
		lone(drawn, x, lastY);
		gc.setLineJoin(SWT.JOIN_ROUND);
		gc.setLineWidth(plot.layer().stroke() == Stroke.LINE && sampling.isSparse() ? 2 : 1);
		gc.setLineStyle(style(plot.layer().stroke()));
		gc.drawPath(path);
		path.dispose();
		gc.setLineStyle(SWT.LINE_SOLID);
		gc.setLineWidth(1);
		if (sampling.isSparse() && plot.layer().stroke() == Stroke.LINE) {
			for (int column = 0; column < sampling.columns(); column++) {
				if (sampling.has(column)) {
					gc.fillOval(area.x + column - 2, y(panel, area, sampling.close(column)) - 2, 5, 5);
				}
			}
		}
	}

	/** A JVM start with one value is no line. */
	private void lone(int drawn, int x, int y) {
		if (drawn == 1) {
			gc.fillOval(x - 2, y - 2, 5, 5);
		}
	}

	private int before(GcChartPanel panel, GcSampling sampling, Rectangle area, Path path) {
		int position = sampling.first() - 1;
		if (position < 0) {
			return Integer.MIN_VALUE;
		}
		path.moveTo(Math.max(-30_000, distant(sampling.series().time(position), area)), y(panel, area, sampling.series().value(position)));
		return area.x;
	}

	private void after(GcChartPanel panel, GcSampling sampling, Rectangle area, Path path, boolean open) {
		int position = sampling.behind();
		if (open && position > 0 && position < sampling.series().size() && sampling.series().jvm(position) == sampling.series().jvm(position - 1)) {
			path.lineTo(Math.min(30_000, distant(sampling.series().time(position), area)), y(panel, area, sampling.series().value(position)));
		}
	}

	private float distant(double at, Rectangle area) {
		return (float) (area.x + (at - view.from()) / view.span() * (area.width - 1));
	}

	private static int style(Stroke stroke) {
		return switch (stroke) {
		case DOTTED -> SWT.LINE_DOT;
		case DASHED -> SWT.LINE_DASH;
		case DASH_DOT -> SWT.LINE_DASHDOT;
		default -> SWT.LINE_SOLID;
		};
	}

	private void legend(GcChartPanel panel, int y) {
		Rectangle strip = frame.strip();
		gc.setForeground(colors.text());
		String title = NLS.bind(Messages.Chart_title, panel.title(), panel.unit());
		gc.drawText(title, strip.x, y, true);
		int x = strip.x + gc.textExtent(title).x + SAMPLE;
		for (GcPlot plot : panel.plots()) {
			int width = gc.textExtent(plot.name()).x;
			if (x + SAMPLE + GAP + width > strip.x + strip.width) {
				return;
			}
			swatch(gc, colors.line(plot.hue()), plot.layer().stroke(), x, y + frame.lineHeight() / 2, SAMPLE);
			gc.setForeground(colors.quiet());
			gc.drawText(plot.name(), x + SAMPLE + GAP, y, true);
			x += SAMPLE + GAP + width + SAMPLE;
		}
	}

	/** The sign of a layer for legends. */
	static void swatch(GC gc, Color color, Stroke stroke, int x, int y, int width) {
		gc.setForeground(color);
		gc.setBackground(color);
		gc.setLineWidth(2);
		switch (stroke) {
		case NEEDLES -> {
			for (int i = 0; i < 3; i++) {
				int at = x + width / 6 + i * width / 3;
				gc.drawLine(at, y - 5 + (i + 1) % 3 * 3, at, y + 5);
			}
		}
		case DOTS -> {
			for (int i = 0; i < 3; i++) {
				gc.fillOval(x + width / 6 + i * width / 3 - 2, y - 2 + (i % 2 == 0 ? 2 : -2), 4, 4);
			}
		}
		default -> {
			gc.setLineStyle(style(stroke));
			gc.drawLine(x, y, x + width, y);
		}
		}
		gc.setLineStyle(SWT.LINE_SOLID);
		gc.setLineWidth(1);
	}

	private void starts(GcTimeline timeline) {
		gc.setForeground(colors.text());
		int free = frame.strip().x;
		for (int jvm = 0; timeline.starts() > 1 && jvm < timeline.starts(); jvm++) {
			double at = timeline.startOf(jvm);
			if (Double.isFinite(at) && view.contains(at)) {
				int x = x(at);
				gc.setForeground(colors.quiet());
				gc.setLineStyle(SWT.LINE_DASH);
				frame.plots().forEach(plot -> gc.drawLine(x, plot.y, x, plot.y + plot.height));
				gc.setLineStyle(SWT.LINE_SOLID);
				String name = NLS.bind(Messages.Zoom_jvm, jvm + 1);
				if (x + GAP / 2 >= free) {
					gc.drawText(name, x + GAP / 2, frame.strip().y, true);
					free = x + gc.textExtent(name).x + 2 * GAP;
				}
			}
		}
	}

	/** Marks of a kind as triangles below the axis of each plot's top, and their sign in the last line. */
	private int marks(GcMarks marks, int x) {
		Color color = marks.flag() == GcEvents.EXPLICIT ? colors.collection() : colors.line(ChartInk.BAD);
		int y = frame.axis() + frame.lineHeight() + GAP;
		gc.setForeground(color);
		gc.setBackground(color);
		int last = Integer.MIN_VALUE;
		for (double at : marks.times()) {
			int column = x(at);
			if (view.contains(at) && column != last) {
				last = column;
				for (Rectangle plot : frame.plots()) {
					sign(marks.flag(), column, plot.y + plot.height);
				}
			}
		}
		sign(marks.flag(), x + TRIANGLE, y + frame.lineHeight() - 3);
		gc.setForeground(colors.quiet());
		String label = switch (marks.flag()) {
		case GcEvents.EXPLICIT -> Messages.Zoom_explicit;
		case GcEvents.EXHAUSTED -> Messages.Zoom_exhausted;
		default -> Messages.Zoom_evacuation;
		};
		gc.drawText(label, x + 2 * TRIANGLE + GAP, y, true);
		return x + 2 * TRIANGLE + 4 * GAP + gc.textExtent(label).x;
	}

	/** Told apart by shape and colour. */
	private void sign(int flag, int x, int bottom) {
		switch (flag) {
		case GcEvents.EXHAUSTED -> gc.fillPolygon(new int[] { x - TRIANGLE, bottom, x + TRIANGLE, bottom, x, bottom - 2 * TRIANGLE });
		case GcEvents.EXPLICIT -> gc.fillRectangle(x - 1, bottom - 2 * TRIANGLE, 3, 2 * TRIANGLE);
		default -> gc.fillPolygon(new int[] { x - TRIANGLE, bottom - 2 * TRIANGLE, x + TRIANGLE, bottom - 2 * TRIANGLE, x, bottom });
		}
	}

	/** The row that is selected, through all charts. */
	void selection(double at, List<Point> points) {
		if (view.contains(at)) {
			gc.setForeground(colors.text());
			gc.setLineStyle(SWT.LINE_DOT);
			int x = x(at);
			frame.plots().forEach(plot -> gc.drawLine(x, plot.y, x, plot.y + plot.height));
			gc.setLineStyle(SWT.LINE_SOLID);
		}
		points.forEach(this::ring);
	}

	void ring(Point point) {
		gc.setForeground(colors.text());
		gc.setLineWidth(2);
		gc.drawOval(point.x - RING, point.y - RING, 2 * RING, 2 * RING);
		gc.setLineWidth(1);
	}

	/** The part that will be shown when the mouse is let go. */
	void band(int from, int to) {
		gc.setBackground(colors.text());
		gc.setAlpha(BAND);
		int low = Math.max(frame.strip().x, Math.min(from, to));
		int high = Math.min(frame.strip().x + frame.strip().width, Math.max(from, to));
		frame.plots().forEach(plot -> gc.fillRectangle(low, plot.y, Math.max(1, high - low), plot.height));
		gc.setAlpha(ALL);
	}

	/** A box with lines beside a point, inside the area. */
	void tip(Rectangle area, Point point, List<String> lines) {
		int width = lines.stream().mapToInt(line -> gc.textExtent(line).x).max().orElse(0) + 2 * TIP;
		int height = lines.size() * frame.lineHeight() + TIP + 2;
		int x = point.x + 2 * TIP + width > area.x + area.width ? point.x - 2 * TIP - width : point.x + 2 * TIP;
		int y = Math.max(area.y + 2, Math.min(point.y - height / 2, area.y + area.height - height - 2));
		x = Math.max(area.x + 2, x);
		gc.setBackground(colors.background());
		gc.fillRoundRectangle(x, y, width, height, GAP, GAP);
		gc.setForeground(colors.quiet());
		gc.drawRoundRectangle(x, y, width, height, GAP, GAP);
		for (int i = 0; i < lines.size(); i++) {
			gc.setForeground(i == 0 ? colors.text() : colors.quiet());
			gc.drawText(lines.get(i), x + TIP, y + TIP / 2 + 1 + i * frame.lineHeight(), true);
		}
	}
}
