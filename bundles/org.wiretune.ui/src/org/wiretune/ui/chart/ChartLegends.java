/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.chart;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.wiretune.chart.FigureDigits;
import org.wiretune.chart.model.ChartInk;
import org.wiretune.chart.plot.LegendEntry;
import org.wiretune.perf.view.ChartLine;
import org.wiretune.perf.view.ChartPanel;
import org.wiretune.perf.view.RunPoint;
import org.wiretune.perf.view.RunSeries;
import org.wiretune.perf.view.RunSpan;
import org.wiretune.ui.paint.Clip;

/** Titles and legends of the charts of a run, and below the time axis what shades and marks are. UI thread only. */
final class ChartLegends {

	private static final int LABEL_GAP = 6;
	private static final int SAMPLE = 14;
	private static final int TICK = 7;
	private static final int ALL = 255;
	private static final int HATCH = 6;
	private static final int HATCH_SHADE = 90;
	/** Of a warm-up. */
	static final int SHADE = 110;

	private enum Sign {
		NOT_VALID, WARM_UP, COLLECTION;

		String text() {
			return switch (this) {
			case NOT_VALID -> Messages.Chart_notValid;
			case WARM_UP -> Messages.Chart_warmUp;
			case COLLECTION -> Messages.Chart_collection;
			};
		}
	}

	private final GC gc;
	private final ChartColors colors;
	private final ChartFrame frame;

	ChartLegends(GC gc, ChartColors colors, ChartFrame frame) {
		this.gc = gc;
		this.colors = colors;
		this.frame = frame;
	}

	/** How many lines of text the charts of a run need where they are so wide. */
	static ChartRows rows(GC gc, RunSeries series, List<ChartPanel> panels, int width) {
		List<Integer> titles = panels.stream().map(panel -> LegendEntry.rows(names(panel), room(gc, title(panel), width))).toList();
		return new ChartRows(titles, Math.max(1, feet(gc, series, width).stream().mapToInt(LegendEntry::row).max().orElse(0) + 1));
	}

	private static String title(ChartPanel panel) {
		return NLS.bind(Messages.Chart_title, panel.title(), panel.unit());
	}

	private static List<String> names(ChartPanel panel) {
		return panel.lines().stream().map(ChartLine::name).toList();
	}

	private static LegendEntry.Room room(GC gc, String title, int width) {
		return new LegendEntry.Room(gc.textExtent(title).x + 2 * SAMPLE, width, SAMPLE + LABEL_GAP, SAMPLE, LegendEntry.FIGURE, text -> gc.textExtent(text).x);
	}

	/** The title of a chart and the names of its lines with the figures of a moment; without one where it is null. */
	void panel(ChartPanel panel, int y, RunPoint point) {
		Rectangle strip = frame.strip();
		String title = title(panel);
		gc.setForeground(colors.text());
		gc.drawText(title, strip.x, y, true);
		List<String> texts = panel.lines().stream().map(line -> point == null ? line.name()
				: NLS.bind(Messages.Chart_legend, line.name(), FigureDigits.plain(line.figure().applyAsDouble(point)))).toList();
		List<LegendEntry> entries = LegendEntry.of(names(panel), texts, room(gc, title, strip.width));
		for (int i = 0; i < entries.size(); i++) {
			LegendEntry entry = entries.get(i);
			ChartInk hue = panel.lines().get(i).hue();
			int x = strip.x + entry.x();
			int top = y + entry.row() * frame.lineHeight();
			gc.setForeground(colors.line(hue));
			gc.setLineWidth(hue == ChartInk.THIRD ? 1 : 2);
			gc.drawLine(x, top + frame.lineHeight() / 2, x + SAMPLE, top + frame.lineHeight() / 2);
			gc.setLineWidth(1);
			gc.setForeground(colors.quiet());
			gc.drawText(entry.text(), x + SAMPLE + LABEL_GAP, top, true);
		}
	}

	private static List<Sign> signs(RunSeries series) {
		List<Sign> signs = new ArrayList<>();
		if (series.spans().stream().anyMatch(span -> !span.valid())) {
			signs.add(Sign.NOT_VALID);
		}
		if (series.spans().stream().anyMatch(RunSpan::warmUp)) {
			signs.add(Sign.WARM_UP);
		}
		if (series.points().stream().anyMatch(point -> point.collections() > 0)) {
			signs.add(Sign.COLLECTION);
		}
		return signs;
	}

	private static List<LegendEntry> feet(GC gc, RunSeries series, int width) {
		List<String> texts = signs(series).stream().map(Sign::text).toList();
		return LegendEntry.of(texts, texts, new LegendEntry.Room(0, width, SAMPLE + LABEL_GAP, SAMPLE, "", text -> gc.textExtent(text).x)); //$NON-NLS-1$
	}

	/** What shades and marks are. */
	void foot(RunSeries series) {
		List<Sign> signs = signs(series);
		List<LegendEntry> entries = feet(gc, series, frame.strip().width);
		for (int i = 0; i < signs.size(); i++) {
			int x = frame.strip().x + entries.get(i).x();
			int y = frame.axis() + LABEL_GAP + (1 + entries.get(i).row()) * frame.lineHeight();
			Rectangle sample = new Rectangle(x, y + 2, SAMPLE, frame.lineHeight() - 4);
			switch (signs.get(i)) {
			case NOT_VALID -> {
				hatch(sample);
				border(sample);
			}
			case WARM_UP -> {
				gc.setBackground(colors.warmUp());
				gc.setAlpha(SHADE);
				gc.fillRectangle(sample);
				gc.setAlpha(ALL);
				border(sample);
			}
			case COLLECTION -> {
				gc.setForeground(colors.collection());
				gc.drawLine(x + SAMPLE / 2, y + frame.lineHeight() - 2 - TICK, x + SAMPLE / 2, y + frame.lineHeight() - 2);
			}
			}
			gc.setForeground(colors.quiet());
			gc.drawText(entries.get(i).text(), x + SAMPLE + LABEL_GAP, y, true);
		}
	}

	private void border(Rectangle sample) {
		gc.setForeground(colors.grid());
		gc.drawRectangle(sample);
	}

	/** Slanted lines over what must not be used. */
	void hatch(Rectangle area) {
		gc.setForeground(colors.quiet());
		gc.setLineStyle(SWT.LINE_SOLID);
		gc.setAlpha(HATCH_SHADE);
		Clip.within(gc, area, () -> {
			// All hatches lie on one grid, so that those of neighbours go on.
			int first = area.x - area.height - Math.floorMod(area.x - area.height, HATCH);
			for (int x = first; x < area.x + area.width; x += HATCH) {
				gc.drawLine(x, area.y + area.height, x + area.height, area.y);
			}
		});
		gc.setAlpha(ALL);
	}
}
