/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.chart;

import java.util.List;
import java.util.OptionalInt;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.wiretune.chart.AxisScale;
import org.wiretune.chart.model.Chart;
import org.wiretune.chart.plot.ChartFrame;
import org.wiretune.chart.plot.ChartOverlay;
import org.wiretune.perf.view.ChartPanel;
import org.wiretune.perf.view.ChartReading;
import org.wiretune.perf.view.RunCharts;
import org.wiretune.perf.view.RunSeries;

/**
 * The charts of a run on one time axis. The mouse or the arrow keys move a cursor whose figures stand in the legends; a
 * screen reader hears them. UI thread only.
 */
public final class RunChart {

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
			public Chart chart(int columns) {
				return RunCharts.of(series, panels, cursor, columns);
			}

			@Override
			public void overlay(ChartOverlay overlay, ChartFrame frame) {
				if (cursor >= 0) {
					overlay.cursor(frame.x(series.points().get(cursor).time()));
				}
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
		OptionalInt steps = CursorKeys.steps(event);
		if (series.isEmpty() || steps.isEmpty() && event.keyCode != SWT.ESC) {
			return;
		}
		setCursor(steps.isEmpty() ? -1 : CursorKeys.moved(cursor, steps.getAsInt(), series.points().size()));
		area.speak();
	}
}
