/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gclog;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

import org.eclipse.jface.resource.FontDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.wiretune.gclog.view.GcTable;
import org.wiretune.gclog.view.GcTableColumn;
import org.wiretune.ui.parts.AccessibleName;
import org.wiretune.ui.parts.ClipboardText;
import org.wiretune.ui.parts.VirtualRows;

/**
 * A table of collections that makes a row when it is seen. The toolkit needs time for each row even so; therefore at most
 * {@value #PAGE} rows are in it at once, and the caller leads to the others. UI thread only.
 */
final class RowTable {

	/** Rows at once. The toolkit takes some 50 microseconds for each, which the user waits for. */
	static final int PAGE = 2_000;

	private static final int MOST_COPIED = 50_000;
	private static final int HEADING = 24;
	private static final int CHARACTERS = 7;

	private final Table table;
	private final VirtualRows number;
	private List<GcTableColumn> columns = List.of();
	private GcTable content;
	private int first;
	private Consumer<GcTableColumn> sorted = column -> { };
	private IntConsumer selected = row -> { };
	private IntConsumer left = index -> { };

	RowTable(Composite parent) {
		table = new Table(parent, SWT.VIRTUAL | SWT.FULL_SELECTION | SWT.MULTI);
		table.setHeaderVisible(true);
		table.setLinesVisible(true);
		table.getAccessible().addAccessibleListener(AccessibleName.of(() -> Messages.Collections_table));
		number = new VirtualRows(table);
		table.addListener(SWT.SetData, event -> {
			int index = first + event.index;
			if (event.index < 0) {
				// The toolkit made a row while it changed their number, and has lost it: it would outlive the table.
				event.item.dispose();
			} else if (content != null && index < content.size()) {
				((TableItem) event.item).setText(content.texts(index, columns));
			}
		});
		table.addListener(SWT.KeyDown, event -> {
			if (event.keyCode == 'c' && (event.stateMask & SWT.MOD1) != 0) {
				copy();
			} else if (event.keyCode == 'a' && (event.stateMask & SWT.MOD1) != 0) {
				table.selectAll();
			} else {
				leave(event);
			}
		});
		table.addListener(SWT.Selection, event -> {
			selected.accept(selectedRow());
		});
	}

	/** Goes on where the rows that are in the table end. */
	private void leave(Event event) {
		if (content == null || content.size() == 0) {
			return;
		}
		boolean all = (event.stateMask & SWT.MOD1) != 0;
		int last = table.getItemCount() - 1;
		int next = switch (event.keyCode) {
		case SWT.ARROW_DOWN, SWT.PAGE_DOWN -> !all && table.getSelectionIndex() == last ? first + last + 1 : -1;
		case SWT.ARROW_UP, SWT.PAGE_UP -> !all && table.getSelectionIndex() == 0 ? first - 1 : -1;
		case SWT.HOME -> all ? 0 : -1;
		case SWT.END -> all ? content.size() - 1 : -1;
		default -> -1;
		};
		if (next >= 0 && next < content.size()) {
			event.doit = false;
			left.accept(next);
		}
	}

	Table table() {
		return table;
	}

	/** Says what happens when a key leads out of the rows that are in the table; takes the place in the content. */
	void whenLeft(IntConsumer action) {
		left = action;
	}

	/** Says what a click on a heading does. */
	void whenSorted(Consumer<GcTableColumn> action) {
		sorted = action;
	}

	/** Says what happens when a row is selected. */
	void whenSelected(IntConsumer action) {
		selected = action;
	}

	/** Makes the columns, unless they are there. */
	void columns(List<GcTableColumn> next) {
		if (next.equals(columns)) {
			return;
		}
		columns = List.copyOf(next);
		content = null;
		table.setRedraw(false);
		table.setSortColumn(null);
		table.removeAll();
		for (TableColumn column : table.getColumns()) {
			column.dispose();
		}
		LocalResourceManager resources = new LocalResourceManager(JFaceResources.getResources());
		GC gc = new GC(table);
		// Headings are bold in the themes of the platform.
		gc.setFont(resources.create(FontDescriptor.createFrom(table.getFont()).setStyle(SWT.BOLD)));
		for (GcTableColumn each : columns) {
			TableColumn column = new TableColumn(table, each.isFigure() ? SWT.RIGHT : SWT.LEFT);
			column.setText(each.title());
			column.setToolTipText(each.description());
			column.setMoveable(true);
			int least = each.isFigure() ? CHARACTERS : 2 * CHARACTERS;
			column.setWidth(HEADING + Math.max(gc.textExtent(each.title()).x, least * gc.textExtent("0").x)); //$NON-NLS-1$
			column.addListener(SWT.Selection, event -> sorted.accept(each));
		}
		gc.dispose();
		resources.dispose();
		table.setRedraw(true);
	}

	/** Shows rows of a table from one on. */
	void show(GcTable next, int from, GcTableColumn order, boolean descending) {
		content = next;
		first = from;
		table.setRedraw(false);
		table.deselectAll();
		// All at once; a smaller number of items is reached by removing each.
		table.removeAll();
		number.count(Math.min(PAGE, Math.max(0, next.size() - from)));
		table.setSortColumn(order == GcTableColumn.ROW && !descending ? null : table.getColumn(Math.max(0, columns.indexOf(order))));
		table.setSortDirection(order == GcTableColumn.ROW && !descending ? SWT.NONE : descending ? SWT.DOWN : SWT.UP);
		table.setRedraw(true);
	}

	/** {@return whether the last row of the table can be seen} */
	boolean isAtEnd() {
		int shown = table.getClientArea().height / Math.max(1, table.getItemHeight());
		return table.getTopIndex() + shown >= table.getItemCount();
	}

	/**
	 * Shows the same rows after more have come; the place stays, except that the end is followed.
	 *
	 * @param next the rows
	 * @param same whether the rows that were there are those that the table begins with
	 * @param end whether the end is followed
	 * @param row the row that is selected, -1 for none
	 */
	void grow(GcTable next, boolean same, boolean end, int row) {
		int top = table.getTopIndex();
		int before = table.getItemCount();
		content = next;
		table.setRedraw(false);
		int count = Math.min(PAGE, Math.max(0, next.size() - first));
		number.count(count);
		if (!same) {
			table.clearAll();
			select(row < 0 ? -1 : next.indexOf(row));
		} else if (before > 0) {
			// The last row may have gained what the log tells behind it.
			table.clear(Math.min(before, count) - 1);
		}
		table.setTopIndex(end ? count - 1 : top);
		table.setRedraw(true);
	}

	/** {@return the place of the first row that is in the table} */
	int first() {
		return first;
	}

	/** Selects the row at a place of the content, which is in the table, and tells nobody. */
	void select(int index) {
		if (index < first || index >= first + table.getItemCount()) {
			table.deselectAll();
		} else if (table.getSelectionIndex() != index - first || table.getSelectionCount() > 1) {
			table.setSelection(index - first);
		}
	}

	/** {@return the row of the log that is selected, -1 for none} */
	int selectedRow() {
		int index = table.getSelectionIndex();
		return index < 0 || content == null || first + index >= content.size() ? -1 : content.row(first + index);
	}

	/** Copies the selected rows as text with tabs; where none or all are selected, also those that are not in the table, as many as a clipboard takes. */
	void copy() {
		if (content == null || content.size() == 0) {
			return;
		}
		int[] selection = table.getSelectionIndices();
		boolean all = selection.length == 0 || selection.length == table.getItemCount();
		int[] indices = all ? IntStream.range(0, Math.min(MOST_COPIED, content.size())).toArray() : IntStream.of(selection).map(index -> first + index).toArray();
		ClipboardText.put(table.getDisplay(), content.copy(indices, columns));
	}
}
