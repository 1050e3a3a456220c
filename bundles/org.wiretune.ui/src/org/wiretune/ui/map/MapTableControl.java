/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.wiretune.map.MapElement;
import org.wiretune.map.MapRow;
import org.wiretune.map.MapScene;
import org.wiretune.map.MapTable;
import org.wiretune.ui.parts.ClipboardText;
import org.wiretune.ui.parts.VirtualRows;

/** The map as a table: says the same as the picture, to every screen reader. UI thread only. */
final class MapTableControl {

	private record Column(String title, int letters, Function<MapRow, String> text) {
	}

	private static final List<Column> COLUMNS = List.of(new Column(Messages.Table_kind, 18, MapRow::kind),
			new Column(Messages.Table_from, 34, MapRow::from), new Column(Messages.Table_to, 30, MapRow::to),
			new Column(Messages.Table_binding, 11, MapRow::binding), new Column(Messages.Table_style, 19, MapRow::style),
			new Column(Messages.Table_findings, 48, MapRow::findings), new Column(Messages.Table_measured, 20, MapRow::lastMeasured));

	private final Table table;
	private final VirtualRows count;
	private boolean byMouse;
	private List<MapRow> natural = List.of();
	private List<MapRow> rows = List.of();

	MapTableControl(Composite parent, MapListener listener) {
		table = new Table(parent, SWT.VIRTUAL | SWT.FULL_SELECTION | SWT.MULTI);
		table.setHeaderVisible(true);
		table.setLinesVisible(true);
		GC gc = new GC(table);
		double letter = gc.getFontMetrics().getAverageCharacterWidth();
		gc.dispose();
		for (Column column : COLUMNS) {
			TableColumn tableColumn = new TableColumn(table, SWT.NONE);
			tableColumn.setText(column.title);
			tableColumn.setWidth((int) Math.ceil((column.letters + 2) * letter));
			tableColumn.setMoveable(true);
			tableColumn.addListener(SWT.Selection, event -> sortBy(tableColumn));
		}
		count = new VirtualRows(table);
		table.addListener(SWT.SetData, this::fill);
		table.addListener(SWT.Selection, event -> listener.selected(selected(), byMouse));
		table.addListener(SWT.MouseDown, event -> byMouse = true);
		table.addListener(SWT.KeyDown, event -> byMouse = false);
		table.addListener(SWT.DefaultSelection, event -> {
			if (selected() != null) {
				listener.opened(selected());
			}
		});
	}

	Table control() {
		return table;
	}

	/** {@return the rows in the order in which they stand} */
	List<MapRow> rows() {
		return rows;
	}

	void show(MapScene scene) {
		MapElement selected = selected();
		natural = MapTable.rows(scene);
		sort();
		select(selected == null ? null : scene.element(selected.id()).orElse(null));
	}

	/** Selects the row of an element, without telling the listener. */
	void select(MapElement element) {
		table.deselectAll();
		for (int i = 0; element != null && i < rows.size(); i++) {
			if (rows.get(i).element().id().equals(element.id())) {
				table.setSelection(i);
				return;
			}
		}
	}

	private MapElement selected() {
		int index = table.getSelectionIndex();
		return index < 0 || index >= rows.size() ? null : rows.get(index).element();
	}

	/** Puts the selected rows on the clipboard, or all where none is selected; columns with tabs between them. */
	void copy() {
		int[] selection = table.getSelectionIndices();
		List<MapRow> copied = new ArrayList<>();
		if (selection.length == 0) {
			copied.addAll(rows);
		}
		for (int index : selection) {
			copied.add(rows.get(index));
		}
		String lines = copied.stream().map(row -> COLUMNS.stream().map(column -> column.text.apply(row)).collect(Collectors.joining("\t"))) //$NON-NLS-1$
				.collect(Collectors.joining(System.lineSeparator()));
		if (!lines.isEmpty()) {
			ClipboardText.put(table.getDisplay(), lines);
		}
	}

	private void fill(Event event) {
		TableItem item = (TableItem) event.item;
		if (event.index < 0) {
			// GTK asks for items while it removes them; this one belongs to no row and nobody else would dispose it.
			item.dispose();
			return;
		}
		if (event.index >= rows.size()) {
			return;
		}
		MapRow row = rows.get(event.index);
		for (int i = 0; i < COLUMNS.size(); i++) {
			item.setText(i, COLUMNS.get(i).text.apply(row));
		}
	}

	/** Up, down, and back to the order of the map. */
	private void sortBy(TableColumn column) {
		MapElement selected = selected();
		if (table.getSortColumn() != column) {
			table.setSortColumn(column);
			table.setSortDirection(SWT.UP);
		} else if (table.getSortDirection() == SWT.UP) {
			table.setSortDirection(SWT.DOWN);
		} else {
			table.setSortColumn(null);
			table.setSortDirection(SWT.NONE);
		}
		sort();
		select(selected);
	}

	private void sort() {
		TableColumn column = table.getSortColumn();
		if (column == null) {
			rows = natural;
		} else {
			Comparator<MapRow> order = Comparator.comparing(COLUMNS.get(table.indexOf(column)).text, String.CASE_INSENSITIVE_ORDER);
			rows = natural.stream().sorted(table.getSortDirection() == SWT.UP ? order : order.reversed()).toList();
		}
		count.count(rows.size());
		table.clearAll();
	}
}
