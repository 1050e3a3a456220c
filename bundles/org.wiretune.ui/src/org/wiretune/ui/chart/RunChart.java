/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.chart;

import java.util.List;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.wiretune.chart.AxisScale;
import org.wiretune.perf.view.ChartPanel;
import org.wiretune.perf.view.ChartReading;
import org.wiretune.perf.view.RunSeries;

/**
 * The charts of a run on one time axis. The mouse or the arrow keys move a cursor whose figures stand in the legends; a
 * screen reader hears them. UI thread only.
 */
public final class RunChart {

	private static final int PAGE = 10;

	private final ChartArea area;
	private RunSeries series = RunSeries.NONE;
	private List<ChartPanel> panels = List.of();
	private String empty = ""; //$NON-NLS-1$
	private int cursor = -1;

	/**
	 * Makes the charts.
	 *
	 * @param parent where they go
	 */
	public RunChart(Composite parent) {
		area = new ChartArea(parent, new ChartArea.Content() {

			@Override
			public List<AxisScale> scales() {
				return panels.stream().map(ChartPanel::scale).toList();
			}

			@Override
			public ChartRows rows(GC gc, int width) {
				return ChartLegends.rows(gc, series, panels, width);
			}

			@Override
			public void paint(GC gc, ChartFrame frame, Rectangle bounds) {
				RunChart.this.paint(gc, frame);
			}

			@Override
			public String spoken() {
				return RunChart.this.spoken();
			}
		});
		area.canvas().addListener(SWT.MouseMove, event -> moveTo(event.x));
		area.canvas().addListener(SWT.MouseExit, event -> setCursor(-1));
		area.canvas().addListener(SWT.KeyDown, this::key);
	}

	/** {@return the control to lay out} */
	public Control control() {
		return area.control();
	}

	/** {@return the control that takes the focus} */
	public Control focus() {
		return area.canvas();
	}

	/** {@return what a screen reader hears: the moment at the cursor, or all in short} */
	public String spoken() {
		if (series.isEmpty()) {
			return empty;
		}
		return cursor >= 0 ? String.join(". ", ChartReading.at(series, panels, cursor)) : ChartReading.summary(series, panels); //$NON-NLS-1$
	}

	/** {@return the charts that are shown} */
	public List<ChartPanel> panels() {
		return panels;
	}

	/**
	 * Shows the course of a run.
	 *
	 * @param next the course
	 * @param whenEmpty what to say when there is nothing to draw, a sentence
	 */
	public void show(RunSeries next, String whenEmpty) {
		series = next;
		empty = whenEmpty;
		panels = ChartPanel.of(next);
		if (cursor >= series.points().size()) {
			cursor = -1;
		}
		area.refresh();
	}

	private void paint(GC gc, ChartFrame frame) {
		new ChartPainter(gc, area.colors(), series, panels, frame).paint(cursor);
	}

	private void moveTo(int x) {
		if (!series.isEmpty()) {
			setCursor(ChartReading.nearest(series, area.frame().fraction(x) * AxisScale.time(series.end(), 1).to()));
		}
	}

	private void setCursor(int index) {
		if (index != cursor) {
			cursor = index;
			area.redraw();
		}
	}

	private void key(Event event) {
		int last = series.points().size() - 1;
		if (last < 0) {
			return;
		}
		int from = cursor < 0 ? last : cursor;
		int to = switch (event.keyCode) {
		case SWT.ARROW_LEFT -> from - 1;
		case SWT.ARROW_RIGHT -> from + 1;
		case SWT.PAGE_UP -> from - PAGE;
		case SWT.PAGE_DOWN -> from + PAGE;
		case SWT.HOME -> 0;
		case SWT.END -> last;
		case SWT.ESC -> -1;
		default -> Integer.MIN_VALUE;
		};
		if (to == Integer.MIN_VALUE) {
			return;
		}
		setCursor(event.keyCode == SWT.ESC ? -1 : Math.max(0, Math.min(last, to)));
		area.speak();
	}
}
