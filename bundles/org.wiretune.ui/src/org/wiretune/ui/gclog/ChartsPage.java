/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gclog;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.wiretune.gclog.GcColumn;
import org.wiretune.gclog.view.GcBand;
import org.wiretune.gclog.view.GcLayer;
import org.wiretune.gclog.view.GcLogChart;
import org.wiretune.gclog.view.GcLogFile;
import org.wiretune.gclog.view.GcReading;
import org.wiretune.gclog.view.GcRowKind;
import org.wiretune.gclog.view.GcTable;
import org.wiretune.gclog.view.GcTableColumn;
import org.wiretune.gclog.view.GcView;
import org.wiretune.ui.chart.ZoomChart;
import org.wiretune.ui.editor.LeastHeight;
import org.wiretune.ui.update.NewestShown;

/** The charts of a log with the choice of layers, what the part that is shown comes to, and the point that is selected. UI thread only. */
final class ChartsPage {

	/** What a sentence keeps where there is little room. */
	private static final int LEAST = 120;
	/** Of the longest sentence beside the buttons, at 400 points. */
	private static final int RANGE_LINES = 3;
	/** Room for some layers and a chart. */
	private static final int LEAST_HEIGHT = 340;

	private final ScrolledComposite room;
	private final SashForm area;
	private final LayerTree layers;
	private final ZoomChart chart;
	private final Label range;
	private final Label point;
	private final Button table;
	private final Button line;
	private final NewestShown<String> rangeText = new NewestShown<>(this::showRange);
	private final NewestShown<GcLogChart> prepared = new NewestShown<>(this::draw);
	private final Job ranging;
	private final Job preparing;
	private volatile GcLogChart log;
	private volatile GcView view = GcView.all(1);
	private volatile Set<GcLayer> wanted = Set.of();
	private int row = -1;

	ChartsPage(Composite parent, GcPlaces places) {
		room = LeastHeight.room(parent, LEAST_HEIGHT);
		area = new SashForm(room, SWT.HORIZONTAL);
		room.setContent(area);
		Composite left = new Composite(area, SWT.NONE);
		GridLayoutFactory.fillDefaults().margins(6, 6).applyTo(left);
		Composite right = new Composite(area, SWT.NONE);
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(right);
		Composite above = new Composite(right, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(2).margins(10, 4).applyTo(above);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(above);
		range = new Label(above, SWT.WRAP);
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).hint(LEAST, SWT.DEFAULT).applyTo(range);
		chart = new ZoomChart(right);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(chart.control());
		ZoomBar.add(above, chart);
		LeastHeight.lines(right, range, 1, RANGE_LINES);
		layers = new LayerTree(left, chart, true, this::prepare);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(layers.control());
		Button logarithmic = new Button(left, SWT.CHECK);
		logarithmic.setText(Messages.Charts_logarithmic);
		logarithmic.addListener(SWT.Selection, event -> chart.setLogarithmic(logarithmic.getSelection()));
		Composite below = new Composite(right, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(3).margins(10, 6).applyTo(below);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(below);
		point = new Label(below, SWT.WRAP);
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).hint(LEAST, SWT.DEFAULT).applyTo(point);
		LeastHeight.twoLines(right, point, 3);
		table = new Button(below, SWT.PUSH);
		table.setText(Messages.Charts_showRow);
		table.addListener(SWT.Selection, event -> places.showInTable(row));
		line = new Button(below, SWT.PUSH);
		line.setText(Messages.Charts_showLine);
		line.addListener(SWT.Selection, event -> places.showLine(log.log().events().get(GcColumn.LINE, row)));
		area.setWeights(22, 78);
		LeastHeight.turn(area, new int[] { 22, 78 }, new int[] { 28, 72 }, 0);
		ranging = system(Messages.Charts_range, monitor -> {
			GcLogChart now = log;
			GcView shown = view;
			if (now != null) {
				boolean all = shown.isAll();
				GcTable part = GcTable.of(now, new GcTable.Wanted(GcRowKind.of(now.log().events()).get(0), all ? Double.NEGATIVE_INFINITY : shown.from(),
						all ? Double.POSITIVE_INFINITY : shown.to(), GcTableColumn.ROW, false), monitor::isCanceled);
				rangeText.offer(part == null ? "" : part.figures().text()); //$NON-NLS-1$
			}
		});
		preparing = system(Messages.Charts_preparing, monitor -> {
			GcLogChart now = log;
			if (now != null) {
				now.prepare(wanted);
				prepared.offer(now);
			}
		});
		chart.whenViewChanges(next -> {
			view = next;
			ranging.cancel();
			ranging.schedule();
		});
		chart.whenSelected(spot -> places.select(spot == null ? -1 : spot.row()));
		chart.whenOpened(spot -> places.showInTable(spot.row()));
		chart.whenColorsChange(layers::colorsChanged);
		wanted = layers.chosen();
		select(-1);
	}

	static Job system(String name, Consumer<IProgressMonitor> work) {
		Job job = new Job(name) {

			@Override
			protected IStatus run(IProgressMonitor monitor) {
				work.accept(monitor);
				return Status.OK_STATUS;
			}

			@Override
			public boolean belongsTo(Object family) {
				return family == GcLogEditor.FAMILY;
			}
		};
		job.setSystem(true);
		return job;
	}

	Control control() {
		return room;
	}

	Control focus() {
		return chart.focus();
	}

	ZoomChart chart() {
		return chart;
	}

	LayerTree layers() {
		return layers;
	}

	/** {@return the part of the axis that is shown} */
	GcView view() {
		return view;
	}

	void show(GcLogFile.Part part) {
		GcLogChart next = part.chart();
		log = next;
		chart.setBands(GcBand.of(part));
		view = GcView.all(next.timeline().end());
		layers.show(next.layers());
		select(-1);
		prepare(layers.chosen());
		ranging.cancel();
		ranging.schedule();
	}

	/** {@return the layers that are chosen; may be asked by any thread} */
	Set<GcLayer> wanted() {
		return wanted;
	}

	/** Shows a log that has grown. What is selected stays, and what is shown of the axis, except at its end, which is followed. */
	void grow(GcLogFile.Part before, GcLogFile.Part part) {
		log = part.chart();
		row = part.rowOf(before, row);
		chart.setBands(GcBand.of(part));
		layers.show(log.layers());
		chart.grow(List.of(log), row);
		view = chart.view();
		point();
		// A layer that the log tells for the first time was not prepared.
		preparing.schedule();
		ranging.cancel();
		ranging.schedule();
	}

	private void prepare(Set<GcLayer> chosen) {
		wanted = chosen;
		preparing.schedule();
	}

	private void draw(GcLogChart of) {
		if (!area.isDisposed() && of == log) {
			String empty = of.log().events().size() == 0 ? Messages.Charts_noEvents : Messages.Charts_noLayer;
			chart.show(List.of(of), wanted, empty);
			view = chart.view();
		}
	}

	private void showRange(String text) {
		if (!range.isDisposed()) {
			range.setText(text.replace("&", "&&")); //$NON-NLS-1$ //$NON-NLS-2$
			range.setToolTipText(text);
		}
	}

	/** Marks a row, -1 for none. */
	void select(int next) {
		row = next;
		boolean known = next >= 0 && log != null;
		chart.select(known ? log : null, known ? next : -1);
		point();
	}

	/** Says what is selected. */
	private void point() {
		boolean known = row >= 0 && log != null;
		table.setEnabled(known);
		line.setEnabled(known);
		point.setText(known ? (GcReading.time(log.timeline(), row) + "  " + GcReading.collection(log.log(), row)).replace("&", "&&") : Messages.Charts_hint); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
		point.setToolTipText(point.getText());
	}

	void dispose() {
		ranging.cancel();
		preparing.cancel();
	}
}
