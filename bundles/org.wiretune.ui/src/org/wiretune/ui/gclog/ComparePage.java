/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gclog;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.window.Window;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.dnd.DND;
import org.eclipse.swt.dnd.DropTarget;
import org.eclipse.swt.dnd.DropTargetAdapter;
import org.eclipse.swt.dnd.DropTargetEvent;
import org.eclipse.swt.dnd.FileTransfer;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.ui.dialogs.FilteredResourcesSelectionDialog;
import org.wiretune.gclog.read.ChosenLogs;
import org.wiretune.gclog.report.GcAnalysis;
import org.wiretune.gclog.view.GcComparisonRow;
import org.wiretune.gclog.view.GcComparisonRows;
import org.wiretune.gclog.view.GcLayer;
import org.wiretune.gclog.view.GcLogChart;
import org.wiretune.gclog.view.GcLogFile;
import org.wiretune.ui.chart.ZoomChart;
import org.wiretune.ui.editor.LeastHeight;
import org.wiretune.ui.parts.AccessibleName;
import org.wiretune.ui.theme.NamedColors;
import org.wiretune.ui.update.NewestShown;

/** Further logs beside the one of the editor: charts over each other, each from its own start, and the figures beside each other. UI thread only. */
final class ComparePage {

	private static final int FIGURE = 120;
	private static final int LABEL = 190;

	private final Consumer<Path> read;
	/** What a sentence keeps where there is little room. */
	private static final int LEAST = 120;
	/** Room for the logs with their buttons, a chart and some figures. */
	private static final int LEAST_HEIGHT = 520;

	private final ScrolledComposite room;
	private final Composite area;
	private final Label headline;
	private final Table list;
	private final Button remove;
	private final LayerTree layers;
	private final ZoomChart chart;
	private final Table table;
	private final NamedColors verdictColors;
	private final Job preparing;
	private final NewestShown<List<GcLogChart>> prepared = new NewestShown<>(this::draw);
	private final List<GcLogFile> others = new ArrayList<>();
	private final List<Image> images = new ArrayList<>();
	private List<GcComparisonRow> rows = List.of();
	private GcLogFile.Part own;
	private boolean growing;
	private int drawn;
	private String ownName = ""; //$NON-NLS-1$
	private volatile List<GcLogChart> charts = List.of();
	private volatile Set<GcLayer> wanted = Set.of();

	ComparePage(Composite parent, Consumer<Path> read) {
		this.read = read;
		room = LeastHeight.room(parent, LEAST_HEIGHT);
		area = new Composite(room, SWT.NONE);
		room.setContent(area);
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(area);
		headline = new Label(area, SWT.WRAP);
		GridDataFactory.fillDefaults().grab(true, false).indent(10, 8).hint(LEAST, SWT.DEFAULT).applyTo(headline);
		SashForm sash = new SashForm(area, SWT.HORIZONTAL);
		GridDataFactory.fillDefaults().grab(true, true).indent(0, 4).applyTo(sash);
		Composite left = new Composite(sash, SWT.NONE);
		GridLayoutFactory.fillDefaults().margins(6, 6).applyTo(left);
		list = new Table(left, SWT.BORDER | SWT.SINGLE | SWT.V_SCROLL | SWT.FULL_SELECTION);
		list.getAccessible().addAccessibleListener(AccessibleName.of(() -> Messages.Compare_logs));
		GridDataFactory.fillDefaults().grab(true, false).hint(SWT.DEFAULT, 5 * list.getItemHeight()).applyTo(list);
		Composite buttons = new Composite(left, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(buttons);
		GridLayoutFactory.fillDefaults().numColumns(1).spacing(0, 4).applyTo(buttons);
		button(buttons, Messages.Compare_addWorkspace, this::addFromWorkspace);
		button(buttons, Messages.Compare_addFile, this::addFile);
		remove = button(buttons, Messages.Compare_remove, this::removeSelected);
		list.addListener(SWT.Selection, event -> enable());
		drop(area);
		drop(list);
		SashForm right = new SashForm(sash, SWT.VERTICAL);
		Composite above = new Composite(right, SWT.NONE);
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(above);
		chart = new ZoomChart(above);
		ToolBar bar = ZoomBar.add(above, chart);
		bar.moveAbove(null);
		GridDataFactory.fillDefaults().align(SWT.END, SWT.CENTER).applyTo(bar);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(chart.control());
		layers = new LayerTree(left, chart, false, this::prepare);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(layers.control());
		table = new Table(right, SWT.FULL_SELECTION | SWT.MULTI);
		table.setHeaderVisible(true);
		table.setLinesVisible(true);
		table.getAccessible().addAccessibleListener(AccessibleName.of(() -> Messages.Compare_table));
		right.setWeights(60, 40);
		sash.setWeights(22, 78);
		LeastHeight.turn(sash, new int[] { 22, 78 }, new int[] { 43, 57 }, 0);
		// Below each other: the logs beside their layers, the charts below.
		left.addListener(SWT.Resize, event -> {
			boolean wide = sash.getOrientation() == SWT.VERTICAL;
			((GridLayout) left.getLayout()).numColumns = wide ? 2 : 1;
			GridDataFactory.fillDefaults().grab(true, false).hint(wide ? LEAST : SWT.DEFAULT, (wide ? 2 : 5) * list.getItemHeight()).applyTo(list);
			GridDataFactory.fillDefaults().grab(true, true).hint(wide ? LEAST : SWT.DEFAULT, SWT.DEFAULT).span(1, wide ? 2 : 1).applyTo(layers.control());
			if (wide) {
				layers.control().moveBelow(list);
			} else {
				layers.control().moveBelow(buttons);
			}
		});
		verdictColors = new NamedColors("org.wiretune.ui.results.", this::colorVerdicts); //$NON-NLS-1$
		list.addListener(SWT.Dispose, event -> {
			images.forEach(Image::dispose);
			verdictColors.dispose();
		});
		chart.whenColorsChange(this::fillList);
		preparing = ChartsPage.system(Messages.Charts_preparing, monitor -> {
			List<GcLogChart> now = charts;
			now.forEach(log -> log.prepare(wanted));
			prepared.offer(now);
		});
		wanted = EnumSet.of(GcLayer.HEAP_USED, GcLayer.PAUSE);
		layers.choose(wanted);
		enable();
	}

	/** Logs from the file manager of the system are read and laid beside. */
	private void drop(Control onto) {
		DropTarget target = new DropTarget(onto, DND.DROP_COPY | DND.DROP_DEFAULT);
		target.setTransfer(FileTransfer.getInstance());
		target.addDropListener(new DropTargetAdapter() {

			@Override
			public void dragEnter(DropTargetEvent event) {
				event.detail = event.detail == DND.DROP_DEFAULT ? DND.DROP_COPY : event.detail;
			}

			@Override
			public void drop(DropTargetEvent event) {
				if (event.data instanceof String[] names) {
					ChosenLogs.of(null, names).forEach(read);
				}
			}
		});
	}

	private static Button button(Composite parent, String text, Runnable action) {
		Button button = new Button(parent, SWT.PUSH);
		button.setText(text);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(button);
		button.addListener(SWT.Selection, event -> action.run());
		return button;
	}

	Control control() {
		return room;
	}

	Control focus() {
		return list;
	}

	ZoomChart chart() {
		return chart;
	}

	LayerTree layers() {
		return layers;
	}

	Table table() {
		return table;
	}

	/** {@return how many logs are compared} */
	int logs() {
		return others.size() + 1;
	}

	/** Shows the log of the editor, or one JVM start of it. */
	void show(GcLogFile file, GcLogFile.Part part) {
		own = part;
		ownName = file.name();
		fill();
	}

	/** Shows the log of the editor after it has grown. */
	void grow(GcLogFile file, GcLogFile.Part part) {
		growing = true;
		show(file, part);
	}

	/** Adds a log that was read. */
	void add(GcLogFile other) {
		others.stream().filter(each -> each.path().equals(other.path())).forEach(GcLogFile::release);
		others.removeIf(each -> each.path().equals(other.path()));
		others.add(other);
		fill();
	}

	private void fill() {
		if (own == null) {
			return;
		}
		List<GcLogChart> all = new ArrayList<>();
		all.add(own.chart());
		others.forEach(other -> all.add(other.part(GcLogFile.ALL).chart()));
		charts = List.copyOf(all);
		Set<GcLayer> known = EnumSet.noneOf(GcLayer.class);
		all.forEach(log -> known.addAll(log.layers()));
		layers.show(known);
		fillList();
		List<GcAnalysis> analyses = new ArrayList<>();
		analyses.add(own.analysis());
		others.forEach(other -> analyses.add(other.part(GcLogFile.ALL).analysis()));
		headline.setText(GcComparisonRows.headline(analyses).replace("&", "&&")); //$NON-NLS-1$ //$NON-NLS-2$
		rows = GcComparisonRows.of(analyses);
		figures();
		area.layout(true, true);
		preparing.schedule();
	}

	private void fillList() {
		int selected = list.getSelectionIndex();
		list.removeAll();
		images.forEach(Image::dispose);
		images.clear();
		for (int i = 0; i < charts.size(); i++) {
			images.add(chart.swatch(GcLayer.HEAP_USED, i));
			TableItem item = new TableItem(list, SWT.NONE);
			item.setText(i == 0 ? NLS.bind(Messages.Compare_before, charts.get(i).name()) : charts.get(i).name());
			item.setImage(images.get(images.size() - 1));
		}
		list.setSelection(Math.min(selected, charts.size() - 1));
		enable();
	}

	private void figures() {
		List<String> titles = new ArrayList<>(List.of(Messages.Compare_figure, ownName));
		for (GcLogFile other : others) {
			titles.add(other.name());
			titles.add(Messages.Compare_change);
		}
		boolean same = titles.equals(Arrays.stream(table.getColumns()).map(TableColumn::getText).toList());
		int top = table.getTopIndex();
		table.setRedraw(false);
		if (!same) {
			table.removeAll();
			for (TableColumn column : table.getColumns()) {
				column.dispose();
			}
			// The toolkit gives the last column what room is left; at its right edge the change would stand far from its figures.
			titles.forEach(title -> column(title, title.equals(Messages.Compare_figure) || title.equals(Messages.Compare_change) ? SWT.LEFT : SWT.RIGHT));
		}
		while (table.getItemCount() > rows.size()) {
			table.remove(table.getItemCount() - 1);
		}
		for (int i = 0; i < rows.size(); i++) {
			fill(i < table.getItemCount() ? table.getItem(i) : new TableItem(table, SWT.NONE), rows.get(i));
		}
		if (!same) {
			for (TableColumn column : table.getColumns()) {
				column.pack();
				column.setWidth(Math.max(column.getWidth() + 12, column == table.getColumn(0) ? LABEL : FIGURE));
			}
		}
		table.setTopIndex(same ? top : 0);
		table.setRedraw(true);
	}

	private void colorVerdicts() {
		for (int i = 0; i < rows.size() && i < table.getItemCount(); i++) {
			color(table.getItem(i), rows.get(i));
		}
	}

	private void fill(TableItem item, GcComparisonRow row) {
		item.setText(0, row.label());
		item.setText(1, row.values().get(0));
		for (int i = 0; i < row.changes().size(); i++) {
			item.setText(2 + 2 * i, row.values().get(i + 1));
			item.setText(3 + 2 * i, row.changes().get(i));
		}
		color(item, row);
	}

	private void color(TableItem item, GcComparisonRow row) {
		for (int i = 0; i < row.verdicts().size(); i++) {
			item.setForeground(3 + 2 * i, switch (row.verdicts().get(i)) {
			case BETTER -> verdictColors.get("faster"); //$NON-NLS-1$
			case WORSE -> verdictColors.get("slower"); //$NON-NLS-1$
			case NEUTRAL -> null;
			});
		}
	}

	private void column(String title, int style) {
		TableColumn column = new TableColumn(table, style);
		column.setText(title);
		column.setMoveable(true);
	}

	private void prepare(Set<GcLayer> chosen) {
		wanted = chosen;
		preparing.schedule();
	}

	private void draw(List<GcLogChart> of) {
		if (!area.isDisposed() && of == charts) {
			if (growing && drawn == of.size()) {
				chart.grow(of, -1);
			}
			growing = false;
			drawn = of.size();
			chart.show(of, wanted, Messages.Charts_noLayer);
		}
	}

	private void enable() {
		remove.setEnabled(list.getSelectionIndex() > 0);
	}

	private void removeSelected() {
		others.remove(list.getSelectionIndex() - 1).release();
		fill();
	}

	private void addFromWorkspace() {
		FilteredResourcesSelectionDialog dialog = new FilteredResourcesSelectionDialog(area.getShell(), true, ResourcesPlugin.getWorkspace().getRoot(), IResource.FILE);
		dialog.setTitle(Messages.Compare_dialog);
		dialog.setInitialPattern("*.log"); //$NON-NLS-1$
		if (dialog.open() == Window.OK) {
			for (Object chosen : dialog.getResult()) {
				if (chosen instanceof IFile file && file.getLocation() != null) {
					read.accept(file.getLocation().toFile().toPath());
				}
			}
		}
	}

	private void addFile() {
		FileDialog dialog = new FileDialog(area.getShell(), SWT.OPEN | SWT.MULTI);
		dialog.setText(Messages.Compare_dialog);
		if (dialog.open() != null) {
			for (String name : dialog.getFileNames()) {
				read.accept(Path.of(dialog.getFilterPath(), name));
			}
		}
	}

	void dispose() {
		preparing.cancel();
		others.forEach(GcLogFile::release);
	}
}
