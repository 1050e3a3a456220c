/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.chart;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.wiretune.chart.model.Chart;
import org.wiretune.chart.model.ChartInk;
import org.wiretune.chart.model.Look;
import org.wiretune.chart.plot.ChartFrame;
import org.wiretune.chart.plot.ChartOverlay;
import org.wiretune.gclog.view.GcBand;
import org.wiretune.gclog.view.GcChartPanel;
import org.wiretune.gclog.view.GcChartState;
import org.wiretune.gclog.view.GcCharts;
import org.wiretune.gclog.view.GcLayer;
import org.wiretune.gclog.view.GcLogChart;
import org.wiretune.gclog.view.GcReading;
import org.wiretune.gclog.view.GcSpot;
import org.wiretune.gclog.view.GcView;

/**
 * Charts of one collection log, or of several over each other, on one time axis. Mouse and keys choose the part that is shown
 * and the point that is selected, as {@link ZoomMouse} and {@link ZoomKeys} tell. UI thread only.
 */
public final class ZoomChart {

	private final GcChartState state = new GcChartState(this::viewChanged);
	private final ChartArea area;
	private final ZoomMouse mouse;
	private List<GcBand> bands = List.of();
	private String empty = ""; //$NON-NLS-1$
	private Chart places;
	private Chart drawn;
	private int drawnColumns;
	private Consumer<GcView> viewChanged = next -> { };
	private Consumer<GcSpot> whenSelected = spot -> { };
	private Consumer<GcSpot> whenOpened = spot -> { };

	/**
	 * Makes the charts.
	 *
	 * @param parent where they go
	 */
	public ZoomChart(Composite parent) {
		area = new ChartArea(parent, new ChartArea.Content() {

			@Override
			public Chart chart(int columns) {
				return ZoomChart.this.chart(columns);
			}

			@Override
			public void overlay(ChartOverlay overlay, ChartFrame frame) {
				ZoomChart.this.overlay(overlay, frame);
			}

			@Override
			public String spoken() {
				return ZoomChart.this.spoken();
			}
		});
		mouse = new ZoomMouse(this, area, state);
		new ZoomKeys(this, area, state);
	}

	/** {@return the control to lay out} */
	public Control control() {
		return area.control();
	}

	/** {@return the control that takes the focus} */
	public Control focus() {
		return area.canvas();
	}

	/**
	 * Says what happens when another part of the axis is shown.
	 *
	 * @param action takes the part
	 */
	public void whenViewChanges(Consumer<GcView> action) {
		viewChanged = action;
	}

	/**
	 * Says what a click on a point does.
	 *
	 * @param action takes the point, null when there is none
	 */
	public void whenSelected(Consumer<GcSpot> action) {
		whenSelected = action;
	}

	/**
	 * Says what a double click or the Enter key does on a point.
	 *
	 * @param action takes the point
	 */
	public void whenOpened(Consumer<GcSpot> action) {
		whenOpened = action;
	}

	/**
	 * Says what happens when the colours change, for legends outside.
	 *
	 * @param action what to do
	 */
	public void whenColorsChange(Runnable action) {
		area.whenColorsChange(action);
	}

	/**
	 * Paints the sign of a layer, for a legend outside. The caller disposes of it.
	 *
	 * @param layer the layer
	 * @param index the place of the log among several, -1 for one log
	 * @return the sign
	 */
	public Image swatch(GcLayer layer, int index) {
		Look look = index < 0 ? GcCharts.sample(layer.hue(), layer.stroke()) : GcCharts.sample(GcChartPanel.hue(index), GcLayer.Stroke.LINE);
		return new LayerSign(look, area.colors()::get).image(area.canvas().getDisplay());
	}

	/**
	 * Shows logs. What is shown of the time axis stays where the axis is the same.
	 *
	 * @param next the logs, prepared for the layers
	 * @param wanted the layers
	 * @param whenEmpty what to say when there is nothing to draw, a sentence
	 */
	public void show(List<GcLogChart> next, Set<GcLayer> wanted, String whenEmpty) {
		empty = whenEmpty;
		mouse.forget();
		state.show(next, wanted);
		refresh();
	}

	/**
	 * Shows the same logs after they have grown. What is selected stays; what is shown of the time axis, too, except that its end is
	 * followed where it was shown.
	 *
	 * @param next the logs, prepared for the layers, in the same order
	 * @param row the row of the first log that is selected now, -1 for none
	 */
	public void grow(List<GcLogChart> next, int row) {
		mouse.forget();
		state.grow(next, row);
		refresh();
	}

	/**
	 * Shades parts of the axis.
	 *
	 * @param next the parts, in which collection was excessive
	 */
	public void setBands(List<GcBand> next) {
		bands = List.copyOf(next);
		refresh();
	}

	/**
	 * Chooses the scale of times.
	 *
	 * @param on whether it is logarithmic
	 */
	public void setLogarithmic(boolean on) {
		state.setLogarithmic(on);
		refresh();
	}

	private void refresh() {
		places = null;
		drawn = null;
		area.refresh();
	}

	private void viewChanged(GcView next) {
		mouse.forget();
		refresh();
		viewChanged.accept(next);
	}

	/** {@return the part of the axis that is shown} */
	public GcView view() {
		return state.view();
	}

	/**
	 * Shows a part of the axis.
	 *
	 * @param next the part
	 */
	public void setView(GcView next) {
		state.setView(next);
	}

	/** Shows less of the axis, around the row that is selected or the middle. */
	public void zoomIn() {
		state.zoom(true, state.middle());
	}

	/** Shows more of the axis. */
	public void zoomOut() {
		state.zoom(false, state.middle());
	}

	/**
	 * Marks a row in all charts, and moves to it where it is not shown.
	 *
	 * @param log the log that it is of
	 * @param row the row, -1 for none
	 */
	public void select(GcLogChart log, int row) {
		state.select(log, row);
		area.redraw();
	}

	/** {@return the charts that are shown} */
	public List<GcChartPanel> panels() {
		return state.panels();
	}

	/** {@return the point that is selected, null for none} */
	public GcSpot selected() {
		return state.selected();
	}

	/** {@return what a screen reader hears: the point that is selected, or all in short} */
	public String spoken() {
		return state.isEmpty() ? empty : state.spoken();
	}

	/** Charts are kept until something else is shown, so that the mouse may move without sampling anew. */
	private Chart chart(int columns) {
		Chart known = columns == 0 ? places : drawn;
		if (known != null && (columns == 0 || columns == drawnColumns)) {
			return known;
		}
		Chart made = GcCharts.of(state, bands, columns);
		if (columns == 0) {
			places = made;
		} else {
			drawn = made;
			drawnColumns = columns;
		}
		return made;
	}

	private void overlay(ChartOverlay overlay, ChartFrame frame) {
		ZoomPlaces spots = new ZoomPlaces(frame, state);
		if (state.hasSelection() && state.view().contains(state.selectedTime())) {
			overlay.selection(frame.x(state.selectedTime()));
		}
		if (state.selected() != null) {
			spots.of(state.selected()).ifPresent(overlay::ring);
		}
		if (mouse.from() != null) {
			overlay.part(mouse.from().x, mouse.to().x, ChartInk.TEXT);
		} else if (mouse.hovered() != null) {
			spots.of(mouse.hovered()).ifPresent(point -> {
				overlay.ring(point);
				overlay.tip(point, GcReading.at(mouse.hovered().plot(), mouse.hovered().position()));
			});
		}
	}

	/** Selects a point, null for none, and tells of it. */
	void choose(GcSpot spot) {
		state.select(spot);
		area.redraw();
		whenSelected.accept(spot);
		area.speak();
	}

	/** Selects a point and opens it; nothing for null. */
	void open(GcSpot spot) {
		if (spot != null) {
			choose(spot);
			whenOpened.accept(spot);
		}
	}

	/**
	 * {@return the place of a point on the control, for tests; null where it is not shown}
	 *
	 * @param spot the point
	 */
	public Point place(GcSpot spot) {
		return state.isEmpty() ? null : new ZoomPlaces(area.frame(), state).of(spot).map(point -> new Point((int) point.x(), (int) point.y())).orElse(null);
	}
}
