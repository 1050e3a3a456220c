/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gauges;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.eclipse.jface.layout.TableColumnLayout;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.wiretune.servers.gauges.GaugeKey;
import org.wiretune.servers.gauges.GaugeReading;
import org.wiretune.servers.gauges.GaugeRow;
import org.wiretune.ui.parts.ClipboardText;

/** The same figures as a table. Rows change in place, so that selection and scroll position stay. UI thread only. */
final class GaugeTableControl {

	/** Around the text of a cell. */
	private static final int PADDING = 14;
	private static final int STATE = 5;
	/** Shares of the columns. */
	private static final int[] WEIGHTS = { 32, 12, 10, 14, 14, 36 };

	private final Composite parent;
	private final Table table;
	private final TableColumnLayout layout = new TableColumnLayout();
	/** What the texts of each column needed so far: a figure that is cut is another figure. */
	private final int[] needed = new int[WEIGHTS.length];
	private List<GaugeRow> rows = List.of();

	GaugeTableControl(Composite container) {
		parent = new Composite(container, SWT.NONE);
		parent.setLayout(layout);
		table = new Table(parent, SWT.FULL_SELECTION | SWT.MULTI);
		table.setHeaderVisible(true);
		table.setLinesVisible(true);
		column(Messages.Table_metric, SWT.LEFT);
		column(Messages.Table_value, SWT.RIGHT);
		column(Messages.Table_unit, SWT.LEFT);
		column(Messages.Table_limit, SWT.RIGHT);
		column(Messages.Table_maximum, SWT.RIGHT);
		column(Messages.Table_state, SWT.LEFT);
		table.addListener(SWT.KeyDown, event -> {
			if (event.keyCode == 'c' && (event.stateMask & SWT.MOD1) != 0) {
				copy();
			} else if (event.keyCode == 'a' && (event.stateMask & SWT.MOD1) != 0) {
				table.selectAll();
			}
		});
	}

	private void column(String title, int alignment) {
		TableColumn column = new TableColumn(table, alignment);
		column.setText(title);
		column.setMoveable(true);
		int weight = WEIGHTS[table.indexOf(column)];
		layout.setColumnData(column, new ColumnWeightData(weight, weight * 5, true));
	}

	/** Gives columns at least the room of their texts; the table scrolls. */
	private void widen(List<GaugeRow> shown) {
		boolean wider = false;
		GC gc = new GC(table);
		try {
			gc.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT));
			for (GaugeRow row : shown) {
				String[] texts = texts(row);
				for (int i = 0; i < needed.length; i++) {
					int width = gc.textExtent(texts[i]).x + PADDING + (i == STATE && row.warning() ? GaugeIcons.warning().getBounds().width : 0);
					if (width > needed[i]) {
						needed[i] = width;
						wider = true;
					}
				}
			}
		} finally {
			gc.dispose();
		}
		if (wider) {
			for (int i = 0; i < needed.length; i++) {
				layout.setColumnData(table.getColumn(i), new ColumnWeightData(WEIGHTS[i], Math.max(WEIGHTS[i] * 5, needed[i]), true));
			}
			parent.layout(true);
		}
	}

	Control control() {
		return parent;
	}

	Table table() {
		return table;
	}

	void show(List<GaugeReading> readings, boolean grouped) {
		List<GaugeRow> next = grouped ? GaugeRow.grouped(readings) : GaugeRow.of(readings);
		while (table.getItemCount() > next.size()) {
			table.remove(table.getItemCount() - 1);
		}
		List<GaugeRow> changed = new ArrayList<>();
		for (int i = 0; i < next.size(); i++) {
			boolean isNew = i >= table.getItemCount();
			TableItem item = isNew ? new TableItem(table, SWT.NONE) : table.getItem(i);
			if (isNew || i >= rows.size() || !rows.get(i).equals(next.get(i))) {
				fill(item, next.get(i));
				changed.add(next.get(i));
			}
		}
		rows = next;
		widen(changed);
	}

	private static void fill(TableItem item, GaugeRow row) {
		item.setText(texts(row));
		item.setFont(row.isHeading() ? JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT) : null);
		item.setImage(STATE, row.warning() ? GaugeIcons.warning() : null);
	}

	private static String[] texts(GaugeRow row) {
		return new String[] { row.metric(), row.value(), row.unit(), row.limit(), row.maximum(), row.state() };
	}

	/** The gauge of the selected row. */
	Optional<GaugeKey> selected() {
		int index = table.getSelectionIndex();
		return index < 0 || index >= rows.size() || rows.get(index).isHeading() ? Optional.empty() : Optional.of(rows.get(index).key());
	}

	/** Copies the selected rows, or all, as text with tabs. */
	void copy() {
		StringBuilder text = new StringBuilder();
		text.append(String.join("\t", Messages.Table_metric, Messages.Table_value, Messages.Table_unit, //$NON-NLS-1$
				Messages.Table_limit, Messages.Table_maximum, Messages.Table_state)).append(System.lineSeparator());
		for (int i = 0; i < rows.size(); i++) {
			if (table.getSelectionCount() == 0 || table.isSelected(i)) {
				text.append(String.join("\t", texts(rows.get(i)))).append(System.lineSeparator()); //$NON-NLS-1$
			}
		}
		ClipboardText.put(table.getDisplay(), text.toString());
	}
}
