/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.results;

import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.layout.TableColumnLayout;
import org.eclipse.jface.resource.FontDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.jface.viewers.ColumnPixelData;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.statushandlers.StatusManager;
import org.eclipse.ui.texteditor.MarkerUtilities;
import org.wiretune.ide.files.WorkspacePath;
import org.wiretune.perf.view.SettingRow;

/**
 * The settings of a run with their sources; those that differ from the run before are bold. Opening a row opens the file
 * that set the value. UI thread only.
 */
final class SettingsTable {

	private static final int BEFORE = 2;
	private static final int BEFORE_WEIGHT = 24;

	private final IWorkbenchPage page;
	private final Composite parent;
	private final TableColumnLayout layout;
	private final Table table;
	private final Font bold;
	private List<SettingRow> rows = List.of();

	SettingsTable(Composite container, IWorkbenchPage page) {
		this.page = page;
		parent = new Composite(container, SWT.NONE);
		layout = new TableColumnLayout();
		parent.setLayout(layout);
		table = new Table(parent, SWT.FULL_SELECTION | SWT.SINGLE);
		table.setHeaderVisible(true);
		table.setLinesVisible(true);
		column(Messages.Settings_setting, 30);
		column(Messages.Settings_value, 30);
		column(Messages.Settings_before, BEFORE_WEIGHT);
		column(Messages.Settings_source, 30);
		LocalResourceManager resources = new LocalResourceManager(JFaceResources.getResources(), table);
		bold = resources.create(FontDescriptor.createFrom(table.getFont()).setStyle(SWT.BOLD));
		table.addListener(SWT.DefaultSelection, event -> open(table.indexOf((TableItem) event.item)));
	}

	private void column(String title, int weight) {
		TableColumn column = new TableColumn(table, SWT.LEFT);
		column.setText(title);
		layout.setColumnData(column, new ColumnWeightData(weight, 80, true));
	}

	/** Without a run before its column only takes room. */
	private void showBefore(boolean shown) {
		TableColumn column = table.getColumn(BEFORE);
		if (column.getResizable() != shown) {
			column.setResizable(shown);
			layout.setColumnData(column, shown ? new ColumnWeightData(BEFORE_WEIGHT, 80, true) : new ColumnPixelData(0, false));
			parent.layout(true);
		}
	}

	Control control() {
		return parent;
	}

	void show(List<SettingRow> next) {
		if (next.equals(rows)) {
			return;
		}
		rows = next;
		showBefore(rows.stream().anyMatch(row -> !row.before().isEmpty()));
		while (table.getItemCount() > rows.size()) {
			table.remove(table.getItemCount() - 1);
		}
		for (int i = 0; i < rows.size(); i++) {
			TableItem item = i < table.getItemCount() ? table.getItem(i) : new TableItem(table, SWT.NONE);
			SettingRow row = rows.get(i);
			item.setText(new String[] { row.changed() ? Messages.Settings_changedMark + ' ' + row.label() : row.label(), row.value(),
					row.before(), shortened(row.source()) });
			item.setFont(row.changed() ? bold : null);
		}
	}

	/** File and line first: the folders before them are long and much the same. */
	private static String shortened(String source) {
		int slash = source.lastIndexOf('/');
		boolean place = slash > 0 && !source.contains(" "); //$NON-NLS-1$
		return place ? NLS.bind(Messages.Settings_place, source.substring(slash + 1), source.substring(0, slash)) : source;
	}

	/** A source reads {@code path:line}; other sources are documents that state a default, and nothing to open. */
	private void open(int index) {
		if (index < 0 || index >= rows.size()) {
			return;
		}
		String source = rows.get(index).source();
		int colon = source.lastIndexOf(':');
		if (colon <= 0 || !source.substring(colon + 1).matches("\\d{1,9}")) { //$NON-NLS-1$
			return;
		}
		file(source.substring(0, colon)).ifPresent(file -> open(file, Integer.parseInt(source.substring(colon + 1))));
	}

	private static Optional<IFile> file(String path) {
		IResource found = ResourcesPlugin.getWorkspace().getRoot().findMember(WorkspacePath.portable(path));
		return found instanceof IFile file ? Optional.of(file) : Optional.empty();
	}

	private void open(IFile file, int line) {
		try {
			IMarker place = file.createMarker(IMarker.TEXT);
			try {
				MarkerUtilities.setLineNumber(place, line);
				IDE.openEditor(page, place);
			} finally {
				place.delete();
			}
		} catch (CoreException failure) {
			StatusManager.getManager().handle(failure.getStatus(), StatusManager.SHOW | StatusManager.LOG);
		}
	}
}
