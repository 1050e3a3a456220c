/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.chart.plot;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import org.wiretune.chart.draw.Box;
import org.wiretune.chart.draw.Ink;
import org.wiretune.chart.draw.Pen;
import org.wiretune.chart.draw.Point;
import org.wiretune.chart.draw.ShortText;
import org.wiretune.chart.draw.Surface;
import org.wiretune.chart.draw.TextMeasure;
import org.wiretune.chart.draw.TextRole;
import org.wiretune.chart.model.Axis;
import org.wiretune.chart.model.Band;
import org.wiretune.chart.model.Chart;
import org.wiretune.chart.model.ChartInk;
import org.wiretune.chart.model.Heading;
import org.wiretune.chart.model.Look;
import org.wiretune.chart.model.Mark;
import org.wiretune.chart.model.Panel;
import org.wiretune.chart.model.Part;
import org.wiretune.chart.model.Series;
import org.wiretune.safety.order.Backwards;

/** The one drawing of charts. What does not fit is left out, so that no words lie on each other. */
public final class ChartDrawing {

	/** How far outside of its panel a series leaves traces: dots at the edge. */
	private static final double EDGE = 3;
	private static final int PAD = 8;
	private static final double TICK = 3;

	private final Chart chart;
	private final ChartFrame frame;
	private final TextMeasure measure;
	private final Surface surface;
	private final SignDrawing signs;
	private final SeriesDrawing lines;

	private ChartDrawing(Chart chart, ChartFrame frame, TextMeasure measure, Surface surface) {
		this.chart = chart;
		this.frame = frame;
		this.measure = measure;
		this.surface = surface;
		signs = new SignDrawing(surface, frame);
		lines = new SeriesDrawing(surface, frame);
	}

	/**
	 * Draws a chart, without its background.
	 *
	 * @param chart the chart
	 * @param frame where its parts stand
	 * @param measure of texts
	 * @param surface takes the drawing
	 */
	public static void draw(Chart chart, ChartFrame frame, TextMeasure measure, Surface surface) {
		new ChartDrawing(chart, frame, measure, surface).draw();
	}

	/**
	 * Draws the sign of a series, for a legend that stands elsewhere.
	 *
	 * @param look how the series is drawn
	 * @param box where
	 * @param surface takes the drawing
	 */
	public static void sample(Look look, Box box, Surface surface) {
		SeriesDrawing.sample(surface, look, box.x(), Math.round(box.centerY()), box.width());
	}

	private void draw() {
		heading();
		chart.bands().forEach(this::band);
		if (chart.across().ruled()) {
			chart.across().ticks().forEach(tick -> frame.plots().forEach(plot -> rule(frame.x(tick.value()), plot)));
		}
		for (int i = 0; i < chart.panels().size(); i++) {
			panel(chart.panels().get(i), frame.plots().get(i));
			legend(chart.panels().get(i), frame.titles().get(i));
		}
		parts();
		words();
		across();
		keys();
	}

	private void heading() {
		Heading heading = chart.heading();
		if (heading.equals(Heading.NONE)) {
			return;
		}
		Box area = frame.room().area();
		double margin = frame.room().margin();
		double top = area.y() + margin - 2;
		double width = measure.width(heading.figure(), TextRole.TITLE);
		double x = area.right() - margin - width;
		if (heading.warns()) {
			surface.rectangle(new Box(x - 4, top - 1, width + 8, measure.height(TextRole.TITLE) + 2), 3, ChartInk.BAD, null);
		}
		text(heading.figure(), x, top, TextRole.TITLE, heading.warns() ? ChartInk.BACKGROUND : ChartInk.TEXT);
		String title = ShortText.within(heading.text(), (int) (x - 3 * PAD - area.x() - margin), each -> (int) Math.ceil(measure.width(each, TextRole.TITLE)));
		text(title, area.x() + margin, top, TextRole.TITLE, ChartInk.TEXT);
	}

	private void band(Band band) {
		double from = frame.x(band.from());
		double to = frame.x(band.to());
		if (band.to() >= frame.scale().from() && band.from() <= frame.scale().to()) {
			frame.plots().forEach(plot -> signs.band(band, new Box(from, plot.y(), Math.max(1, to - from), plot.height())));
		}
	}

	private void panel(Panel panel, Box plot) {
		upwards(panel.up(), plot);
		marks(plot, true);
		surface.within(plot.grown(EDGE), () -> {
			List<Series> below = panel.lastAbove() ? panel.series() : Backwards.of(panel.series());
			below.forEach(series -> lines.draw(series, panel.up().scale(), plot));
			for (Panel.Level level : panel.levels()) {
				double y = frame.y(plot, panel.up().scale(), level.value());
				surface.line(List.of(new Point(plot.x(), y), new Point(plot.right(), y)), 0, new Pen(level.ink(), 1, Pen.Dash.DASHED));
			}
		});
		marks(plot, false);
	}

	/** A word at every mark only where they do not touch. */
	private void upwards(Axis up, Box plot) {
		double line = frame.line();
		boolean all = plot.height() >= up.ticks().size() * (line - 2);
		double last = Double.POSITIVE_INFINITY;
		for (int i = 0; i < up.ticks().size(); i++) {
			Axis.Tick tick = up.ticks().get(i);
			double y = frame.y(plot, up.scale(), tick.value());
			surface.line(List.of(new Point(plot.x(), y), new Point(plot.right() - 1, y)), 0, Pen.solid(ChartInk.GRID, 1));
			double top = Math.floor(y - line / 2);
			if ((all || i == 0 || i == up.ticks().size() - 1) && top + line - 2 <= last) {
				text(tick.word(), plot.x() - ChartFrame.GAP - measure.width(tick.word(), TextRole.LABEL), top, TextRole.LABEL, ChartInk.QUIET);
				last = top;
			}
		}
	}

	/** Strokes lie behind the series, since they may be as tall; other signs before them. */
	private void marks(Box plot, boolean strokes) {
		double last = Double.NaN;
		Mark.Sign sign = null;
		for (Mark mark : chart.marks()) {
			double x = frame.x(mark.at());
			if (mark.sign() == Mark.Sign.STROKE == strokes && shown(mark.at()) && (x != last || mark.sign() != sign)) {
				signs.mark(mark, x, plot);
				last = x;
				sign = mark.sign();
			}
		}
	}

	private boolean shown(double at) {
		return at >= frame.scale().from() && at <= frame.scale().to();
	}

	private void legend(Panel panel, double y) {
		double x = frame.strip().x();
		text(panel.title(), x, y, TextRole.TITLE, ChartInk.TEXT);
		List<String> names = panel.named().stream().map(each -> each.name()).toList();
		List<String> figures = panel.named().stream().map(each -> each.figure().isEmpty() ? each.name() : each.name() + ' ' + each.figure()).toList();
		List<LegendEntry> entries = LegendEntry.of(names, figures, ChartFrame.legend(panel, measure, frame.strip().width()));
		double row = ChartFrame.title(measure);
		double drop = panel.title().isEmpty() ? 0 : measure.ascent(TextRole.TITLE) - measure.ascent(TextRole.LABEL);
		for (int i = 0; i < entries.size(); i++) {
			LegendEntry entry = entries.get(i);
			double top = y + entry.row() * row + drop;
			SeriesDrawing.sample(surface, panel.named().get(i).look(), x + entry.x(), Math.round(top + frame.line() / 2), ChartFrame.SAMPLE);
			text(entry.text(), x + entry.x() + ChartFrame.SAMPLE + ChartFrame.GAP, top, TextRole.LABEL, ChartInk.QUIET);
		}
	}

	/**
	 * The name of each part above its begin, as far as there is room; of many that have none, those that do not touch.
	 */
	private void parts() {
		Box strip = frame.strip();
		double free = strip.x();
		for (int i = 0; i < chart.parts().size(); i++) {
			Part part = chart.parts().get(i);
			double from = frame.x(part.from());
			if (i > 0) {
				rule(from, strip);
				frame.plots().forEach(plot -> rule(from, plot));
			}
			double room = frame.x(part.to()) - from - ChartFrame.GAP;
			String name = width(part.name()) <= room ? part.name() : ShortText.within(part.shorter(), (int) room, each -> (int) Math.ceil(width(each)));
			double left = from + ChartFrame.GAP / 2;
			if (name.isEmpty() && left + width(part.shorter()) <= strip.right()) {
				name = part.shorter();
			}
			if (left >= free && !name.isEmpty()) {
				text(name, left, strip.y(), TextRole.LABEL, ChartInk.QUIET);
				free = left + width(name) + ChartFrame.GAP;
			}
		}
	}

	private void rule(double x, Box box) {
		surface.line(List.of(new Point(x, box.y()), new Point(x, box.bottom())), 0, Pen.solid(ChartInk.GRID, 1));
	}

	/** The words of marks; those that would lie on each other are left out. */
	private void words() {
		Box strip = frame.strip();
		double free = strip.x();
		List<Mark> worded = new ArrayList<>(chart.marks().stream().filter(mark -> !mark.word().isEmpty() && mark.at() <= frame.scale().to()).toList());
		worded.sort(Comparator.comparingDouble(Mark::at));
		for (Mark mark : worded) {
			double width = width(mark.word());
			double left = Math.max(strip.x(), Math.min(frame.x(mark.at()), strip.right() - width));
			if (left >= free) {
				text(mark.word(), left, strip.y(), TextRole.LABEL, mark.ink());
				free = left + width + PAD;
			}
		}
	}

	/** A tick below the last panel, and a word where it does not touch the one before. */
	private void across() {
		Box strip = frame.strip();
		double bottom = frame.plots().isEmpty() ? frame.axis() : frame.plots().get(frame.plots().size() - 1).bottom();
		double free = Double.NEGATIVE_INFINITY;
		for (Axis.Tick tick : chart.across().ticks()) {
			double width = width(tick.word());
			double at = frame.x(tick.value());
			surface.line(List.of(new Point(at, bottom), new Point(at, bottom + TICK)), 0, Pen.solid(ChartInk.QUIET, 1));
			double x = Math.max(strip.x(), Math.min(at - width / 2, strip.right() - width));
			if (x > free) {
				text(tick.word(), Math.floor(x), frame.axis(), TextRole.LABEL, ChartInk.QUIET);
				free = x + width + ChartFrame.GAP;
			}
		}
	}

	private void keys() {
		Box strip = frame.strip();
		double top = frame.axis() + frame.line() + ChartFrame.GAP;
		String name = chart.across().name();
		text(name, strip.right() - width(name), top, TextRole.LABEL, ChartInk.QUIET);
		List<LegendEntry> entries = ChartFrame.keys(chart, measure, strip.width());
		for (int i = 0; i < entries.size(); i++) {
			double x = strip.x() + entries.get(i).x();
			double y = top + entries.get(i).row() * frame.line();
			signs.sample(chart.keys().get(i), new Box(x, y + 2, ChartFrame.SAMPLE, frame.line() - 4));
			text(entries.get(i).text(), x + ChartFrame.SAMPLE + ChartFrame.GAP, y, TextRole.LABEL, ChartInk.QUIET);
		}
	}

	private double width(String text) {
		return measure.width(text, TextRole.LABEL);
	}

	private void text(String text, double x, double top, TextRole role, Ink ink) {
		if (!text.isEmpty()) {
			surface.text(text, x, top, role, ink, 1);
		}
	}
}
