/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.chart;

import java.util.List;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Path;
import org.eclipse.swt.graphics.Rectangle;
import org.wiretune.chart.AxisScale;
import org.wiretune.chart.model.ChartInk;
import org.wiretune.perf.view.ChartLine;
import org.wiretune.perf.view.ChartPanel;
import org.wiretune.perf.view.RunPoint;
import org.wiretune.perf.view.RunSeries;
import org.wiretune.perf.view.RunSpan;
import org.wiretune.ui.paint.Clip;

/** Paints the charts of a run. As for the gauges, painting is our own: all panels share one time axis to the pixel. */
final class ChartPainter {

	private static final int LABEL_GAP = 6;
	private static final int TICK = 7;
	private static final int MARK_DISTANCE = 70;
	private static final int ALL = 255;

	private final GC gc;
	private final ChartColors colors;
	private final RunSeries series;
	private final List<ChartPanel> panels;
	private final ChartFrame frame;
	private final AxisScale time;
	private final ChartLegends legends;

	ChartPainter(GC gc, ChartColors colors, RunSeries series, List<ChartPanel> panels, ChartFrame frame) {
		this.gc = gc;
		this.colors = colors;
		this.series = series;
		this.panels = panels;
		this.frame = frame;
		time = AxisScale.time(series.end(), Math.max(1, frame.strip().width / MARK_DISTANCE));
		legends = new ChartLegends(gc, colors, frame);
		gc.setAntialias(SWT.ON);
	}

	/** Paints everything; the figures in the legends are those of the cursor, or of the last moment without one. */
	void paint(int cursor) {
		shadePhases();
		for (int i = 0; i < panels.size(); i++) {
			panel(panels.get(i), frame.plots().get(i));
			int shown = cursor < 0 ? series.points().size() - 1 : cursor;
			legends.panel(panels.get(i), frame.titles().get(i), shown < 0 ? null : series.points().get(shown));
		}
		names();
		timeAxis();
		legends.foot(series);
		if (cursor >= 0) {
			int x = x(series.points().get(cursor).time());
			gc.setForeground(colors.text());
			frame.plots().forEach(plot -> gc.drawLine(x, plot.y, x, plot.y + plot.height));
		}
	}

	private int x(double seconds) {
		return frame.x(time.fraction(seconds));
	}

	private void shadePhases() {
		gc.setBackground(colors.warmUp());
		gc.setAlpha(ChartLegends.SHADE);
		for (RunSpan span : series.spans()) {
			if (span.warmUp()) {
				int from = x(span.from());
				frame.plots().forEach(plot -> gc.fillRectangle(from, plot.y, Math.max(1, x(span.to()) - from), plot.height));
			}
		}
		gc.setAlpha(ALL);
		for (RunSpan span : series.spans()) {
			if (!span.valid()) {
				int from = x(span.from());
				frame.plots().forEach(plot -> legends.hatch(new Rectangle(from, plot.y, Math.max(1, x(span.to()) - from), plot.height)));
			}
		}
	}

	private void panel(ChartPanel panel, Rectangle plot) {
		ChartText.scale(gc, colors, panel.scale(), plot);
		collections(plot);
		Clip.within(gc, new Rectangle(plot.x - 2, plot.y - 2, plot.width + 4, plot.height + 4), () -> {
			for (int i = panel.lines().size() - 1; i >= 0; i--) {
				line(panel, panel.lines().get(i), plot);
			}
		});
	}

	private void collections(Rectangle plot) {
		gc.setForeground(colors.collection());
		int bottom = plot.y + plot.height;
		int last = -1;
		for (RunPoint point : series.points()) {
			int x = x(point.time());
			if (point.collections() > 0 && x != last) {
				gc.drawLine(x, bottom - TICK, x, bottom);
				last = x;
			}
		}
	}

	/** Several moments in one column of pixels are drawn as the span between their least and greatest figure. */
	private void line(ChartPanel panel, ChartLine line, Rectangle plot) {
		gc.setForeground(colors.line(line.hue()));
		gc.setBackground(colors.line(line.hue()));
		gc.setLineWidth(line.hue() == ChartInk.THIRD ? 1 : 2);
		gc.setLineJoin(SWT.JOIN_ROUND);
		Path path = new Path(gc.getDevice());
		int drawn = 0;
		int lastX = 0;
		int lastY = 0;
		int least = 0;
		int greatest = 0;
		int measurement = -1;
		boolean open = false;
		for (RunPoint point : series.points()) {
			double figure = line.figure().applyAsDouble(point);
			if (!Double.isFinite(figure)) {
				open = false;
				continue;
			}
			int x = x(point.time());
			int y = y(panel, plot, figure);
			if (!open || point.measurement() != measurement) {
				dot(drawn, lastX, lastY);
				path.moveTo(x, y);
				drawn = 1;
				least = y;
				greatest = y;
			} else if (x == lastX) {
				least = Math.min(least, y);
				greatest = Math.max(greatest, y);
				path.lineTo(x, least);
				path.lineTo(x, greatest);
				path.lineTo(x, y);
			} else {
				path.lineTo(x, y);
				drawn++;
				least = y;
				greatest = y;
			}
			open = true;
			measurement = point.measurement();
			lastX = x;
			lastY = y;
		}
		dot(drawn, lastX, lastY);
		gc.drawPath(path);
		path.dispose();
		gc.setLineWidth(1);
	}

	/** A measurement of one moment is no line. */
	private void dot(int drawn, int x, int y) {
		if (drawn == 1) {
			gc.fillOval(x - 2, y - 2, 5, 5);
		}
	}

	private static int y(ChartPanel panel, Rectangle plot, double value) {
		return ChartText.y(panel.scale(), plot, value);
	}

	/**
	 * Each measurement's name above its part of the axis, as far as it has room there; of many that have none, those that do not
	 * touch. That it must not be used is told by hatches, which nothing cuts.
	 */
	private void names() {
		List<RunSpan> spans = series.spans();
		Rectangle strip = frame.strip();
		int free = strip.x;
		for (int i = 0; i < spans.size();) {
			int j = i;
			while (j + 1 < spans.size() && spans.get(j + 1).measurement().equals(spans.get(i).measurement())) {
				j++;
			}
			RunSpan first = spans.get(i);
			int from = x(first.from());
			int room = x(spans.get(j).to()) - from - LABEL_GAP;
			gc.setForeground(colors.grid());
			if (i > 0) {
				gc.drawLine(from, strip.y, from, strip.y + strip.height);
				frame.plots().forEach(plot -> gc.drawLine(from, plot.y, from, plot.y + plot.height));
			}
			String name = gc.textExtent(first.label()).x <= room ? first.label() : ChartText.shortened(gc, first.measurement(), room);
			if (name.isEmpty() && from + LABEL_GAP / 2 + gc.textExtent(first.measurement()).x <= strip.x + strip.width) {
				name = first.measurement();
			}
			if (from + LABEL_GAP / 2 >= free && !name.isEmpty()) {
				gc.setForeground(colors.quiet());
				gc.drawText(name, from + LABEL_GAP / 2, strip.y, true);
				free = from + LABEL_GAP / 2 + gc.textExtent(name).x + LABEL_GAP;
			}
			i = j + 1;
		}
	}

	private void timeAxis() {
		Rectangle strip = frame.strip();
		for (double mark : time.marks()) {
			String label = AxisScale.timeLabel(mark);
			int width = gc.textExtent(label).x;
			int x = Math.min(x(mark) - width / 2, strip.x + strip.width - width);
			gc.setForeground(colors.quiet());
			gc.drawText(label, Math.max(strip.x - LABEL_GAP, x), frame.axis(), true);
		}
	}
}
