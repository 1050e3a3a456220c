/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.view;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;


/**
 * What charts of collection logs show: of which logs which layers, which part of the time axis, and which row and point are
 * selected. Knows where a step along a layer, to another layer or of the zoom leads. For one thread.
 */
public final class GcChartState {

	/** What a step of zooming in leaves of what is shown. */
	private static final double ZOOM = 0.7;
	/** A step of moving, as a part of what is shown. */
	private static final double PAN = 0.15;

	private final Consumer<GcView> viewChanged;
	private List<GcLogChart> logs = List.of();
	private Set<GcLayer> layers = Set.of();
	private List<GcChartPanel> panels = List.of();
	private GcView view = GcView.all(1);
	private boolean logarithmic;
	private GcSpot selected;
	private GcLogChart selectedLog;
	private int selectedRow = -1;

	/**
	 * Charts of nothing.
	 *
	 * @param viewChanged takes each other part of the axis that is shown, after the charts were made for it
	 */
	public GcChartState(Consumer<GcView> viewChanged) {
		this.viewChanged = viewChanged;
	}

	/**
	 * Shows logs. What is shown of the time axis, and what is selected, stays where the logs are the same.
	 *
	 * @param next the logs, prepared for the layers
	 * @param wanted the layers
	 */
	public void show(List<GcLogChart> next, Set<GcLayer> wanted) {
		boolean same = next.equals(logs);
		logs = List.copyOf(next);
		layers = wanted;
		if (!same) {
			selected = null;
			selectedRow = -1;
			view = GcView.all(end());
		}
		build();
	}

	/**
	 * Shows the same logs after they have grown. What is selected stays; what is shown of the time axis, too, except that its end
	 * is followed where it was shown.
	 *
	 * @param next the logs, prepared for the layers, in the same order
	 * @param row the row of the first log that is selected now, -1 for none
	 */
	public void grow(List<GcLogChart> next, int row) {
		GcLayer layer = selected == null ? null : selected.plot().layer();
		logs = List.copyOf(next);
		selected = null;
		selectedRow = row;
		selectedLog = row < 0 ? null : logs.get(0);
		view = view.grown(end());
		build();
		GcSeries series = layer == null || row < 0 ? null : logs.get(0).series(layer);
		if (series != null && series.size() > 0) {
			int position = series.nearest(logs.get(0).timeline().at(row));
			panels.stream().flatMap(panel -> panel.plots().stream()).filter(plot -> plot.series() == series && series.row(position) == row).findFirst()
					.ifPresent(plot -> selected = new GcSpot(plot, position));
		}
	}

	private double end() {
		return logs.stream().mapToDouble(log -> log.timeline().end()).max().orElse(1);
	}

	/**
	 * Chooses the scale of times.
	 *
	 * @param on whether it is logarithmic
	 */
	public void setLogarithmic(boolean on) {
		logarithmic = on;
		build();
	}

	private void build() {
		panels = GcChartPanel.of(logs, layers, view, logarithmic);
		if (selected != null && panels.stream().noneMatch(selected::isIn)) {
			selected = null;
		}
	}

	/** {@return the logs} */
	public List<GcLogChart> logs() {
		return logs;
	}

	/** {@return the charts that have something to show} */
	public List<GcChartPanel> panels() {
		return panels;
	}

	/** {@return whether there is nothing to draw} */
	public boolean isEmpty() {
		return panels.isEmpty();
	}

	/** {@return whether the axis counts seconds; otherwise it counts rows} */
	public boolean isTimed() {
		return !logs.isEmpty() && logs.get(0).timeline().isTimed();
	}

	/** {@return the part of the axis that is shown} */
	public GcView view() {
		return view;
	}

	/**
	 * Shows a part of the axis.
	 *
	 * @param next the part
	 */
	public void setView(GcView next) {
		if (!next.equals(view)) {
			view = next;
			build();
			viewChanged.accept(view);
		}
	}

	/**
	 * Shows less of the axis or more of it.
	 *
	 * @param in whether less
	 * @param point the point of the axis that stays where it is
	 */
	public void zoom(boolean in, double point) {
		setView(view.zoom(in ? ZOOM : 1 / ZOOM, point));
	}

	/**
	 * Moves a step.
	 *
	 * @param direction less than 0 for earlier times, greater than 0 for later ones
	 */
	public void pan(int direction) {
		setView(view.pan(Integer.signum(direction) * PAN));
	}

	/** {@return what zooming is about: the row that is selected, or the middle where it is not shown} */
	public double middle() {
		double at = selectedTime();
		return view.contains(at) ? at : (view.from() + view.to()) / 2;
	}

	/**
	 * Selects a row in all charts, and moves to it where it is not shown.
	 *
	 * @param log the log that it is of; not asked for no row
	 * @param row the row, -1 for none
	 */
	public void select(GcLogChart log, int row) {
		selectedLog = log;
		selectedRow = row;
		if (selected != null && (selected.row() != row || selected.log() != log)) {
			selected = null;
		}
		reveal(selectedTime());
	}

	/**
	 * Selects a point and its row.
	 *
	 * @param spot the point, null for none
	 */
	public void select(GcSpot spot) {
		selected = spot;
		selectedRow = spot == null ? -1 : spot.row();
		selectedLog = spot == null ? null : spot.log();
	}

	/** Moves to a time where it is known and not shown. */
	private void reveal(double at) {
		if (Double.isFinite(at) && !view.contains(at)) {
			setView(view.center(at));
		}
	}

	/** {@return the point that is selected, null for none} */
	public GcSpot selected() {
		return selected;
	}

	/** {@return whether a row is selected, with or without its point} */
	public boolean hasSelection() {
		return selectedRow >= 0;
	}

	/** {@return where the selected row stands on the axis; not a number without one} */
	public double selectedTime() {
		return selectedRow < 0 ? Double.NaN : selectedLog.timeline().at(selectedRow);
	}

	/**
	 * Goes along the layer of the selected point, as far as it has values, and shows the point. Without one it begins at the
	 * first point that is shown. Only where there are charts.
	 *
	 * @param by how many values, less than 0 for earlier ones
	 * @return the point
	 */
	public GcSpot step(int by) {
		GcPlot plot = selected == null ? panels.get(0).plots().get(0) : selected.plot();
		int last = plot.series().size() - 1;
		int from = selected == null ? plot.series().from(view.from()) - Integer.signum(by) : selected.position();
		return shown(plot, (int) Math.max(0, Math.min(last, (long) from + by)));
	}

	/**
	 * Goes to the layer above or below, to the value at the same time, and shows the point. Only where there are charts.
	 *
	 * @param direction -1 for the layer above, 1 for the one below
	 * @return the point
	 */
	public GcSpot beside(int direction) {
		List<GcPlot> plots = panels.stream().flatMap(panel -> panel.plots().stream()).toList();
		int index = -1;
		for (int i = 0; selected != null && i < plots.size(); i++) {
			index = plots.get(i).series() == selected.plot().series() ? i : index;
		}
		GcPlot next = plots.get(Math.max(0, Math.min(plots.size() - 1, index + direction)));
		return shown(next, next.series().nearest(selected == null ? view.from() : selected.time()));
	}

	private GcSpot shown(GcPlot plot, int position) {
		GcSpot spot = new GcSpot(plot, position);
		reveal(spot.time());
		return spot;
	}

	/** {@return what a screen reader hears where there are charts: the selected point, or all in short} */
	public String spoken() {
		return selected != null ? String.join(". ", GcReading.at(selected.plot(), selected.position()))
				: GcReading.summary(panels, view, isTimed());
	}
}
