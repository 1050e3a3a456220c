/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.results;

import java.util.List;
import java.util.Optional;

import org.eclipse.jface.layout.TableColumnLayout;
import org.eclipse.jface.resource.ColorRegistry;
import org.eclipse.jface.resource.FontDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.ui.PlatformUI;
import org.wiretune.perf.view.CaseCell;
import org.wiretune.perf.view.CaseMatrix;
import org.wiretune.perf.view.CellPiece;
import org.wiretune.perf.view.Change;
import org.wiretune.ui.theme.QuietColor;

/**
 * The matrix as a table: bindings in rows, object sizes in columns. Each cell is painted in two lines, mean and 99th
 * percentile above, the run before below; its text, which a screen reader gets, says the same in words. UI thread only.
 */
final class MatrixTable {

	private static final int PAD = 6;
	private static final int GAP = 10;
	/** Room for a verdict and the time before. */
	private static final int LEAST_CELL = 255;

	private final Composite parent;
	private final TableColumnLayout layout;
	private final Table table;
	private final Font bold;
	private Optional<CaseMatrix> matrix = Optional.empty();

	MatrixTable(Composite container) {
		parent = new Composite(container, SWT.NONE);
		layout = new TableColumnLayout();
		parent.setLayout(layout);
		table = new Table(parent, SWT.FULL_SELECTION | SWT.SINGLE);
		table.setHeaderVisible(true);
		table.setLinesVisible(true);
		table.setData("wiretune", "painted"); //$NON-NLS-1$ //$NON-NLS-2$
		LocalResourceManager resources = new LocalResourceManager(JFaceResources.getResources(), table);
		bold = resources.create(FontDescriptor.createFrom(table.getFont()).setStyle(SWT.BOLD));
		table.addListener(SWT.MeasureItem, this::measure);
		table.addListener(SWT.EraseItem, event -> event.detail &= ~SWT.FOREGROUND);
		table.addListener(SWT.PaintItem, this::paint);
		table.addListener(SWT.MouseMove, event -> hover(new Point(event.x, event.y)));
	}

	Control control() {
		return parent;
	}

	Table table() {
		return table;
	}

	void show(Optional<CaseMatrix> next) {
		if (next.equals(matrix)) {
			return;
		}
		boolean sameColumns = matrix.map(CaseMatrix::header).equals(next.map(CaseMatrix::header));
		matrix = next;
		table.setRedraw(false);
		try {
			if (!sameColumns) {
				makeColumns(next.map(CaseMatrix::header).orElse(List.of()));
			}
			List<CaseMatrix.Row> rows = next.map(CaseMatrix::rows).orElse(List.of());
			while (table.getItemCount() > rows.size()) {
				table.remove(table.getItemCount() - 1);
			}
			for (int i = 0; i < rows.size(); i++) {
				TableItem item = i < table.getItemCount() ? table.getItem(i) : new TableItem(table, SWT.NONE);
				CaseMatrix.Row row = rows.get(i);
				item.setText(0, row.label());
				for (int column = 0; column < row.cells().size(); column++) {
					item.setText(column + 1, row.cells().get(column).spoken());
				}
			}
		} finally {
			table.setRedraw(true);
		}
		if (!sameColumns) {
			parent.layout(true, true);
		}
		table.redraw();
	}

	private void makeColumns(List<String> header) {
		table.removeAll();
		for (TableColumn column : table.getColumns()) {
			column.dispose();
		}
		for (int i = 0; i < header.size(); i++) {
			TableColumn column = new TableColumn(table, SWT.LEFT);
			column.setText(header.get(i));
			layout.setColumnData(column, new ColumnWeightData(i == 0 ? 10 : 22, i == 0 ? 110 : LEAST_CELL, true));
		}
	}

	private Optional<CaseCell> cell(int row, int column) {
		return matrix.filter(some -> row >= 0 && row < some.rows().size()).map(some -> some.rows().get(row).cells())
				.filter(cells -> column >= 1 && column <= cells.size()).map(cells -> cells.get(column - 1));
	}

	private void measure(Event event) {
		event.height = 2 * event.gc.getFontMetrics().getHeight() + 2 * PAD;
		Optional<CaseCell> cell = cell(table.indexOf((TableItem) event.item), event.index);
		if (cell.isPresent()) {
			// The text for the screen reader is longer than what is painted.
			event.width = LEAST_CELL - PAD;
		}
	}

	private void paint(Event event) {
		TableItem item = (TableItem) event.item;
		GC gc = event.gc;
		boolean selected = (event.detail & SWT.SELECTED) != 0;
		Color text = selected ? gc.getForeground() : table.getForeground();
		int line = gc.getFontMetrics().getHeight();
		int x = event.x + PAD;
		int top = event.y + (event.height - 2 * line) / 2;
		Optional<CaseCell> cell = cell(table.indexOf(item), event.index);
		if (cell.isEmpty()) {
			gc.setFont(bold);
			gc.setForeground(text);
			gc.drawText(item.getText(event.index), x, event.y + (event.height - line) / 2, true);
			return;
		}
		Color quiet = selected ? text : QuietColor.of(text, table);
		CaseCell shown = cell.get();
		if (shown.comparison().isEmpty() && shown.before().isEmpty()) {
			top += line / 2;
		}
		int room = item.getBounds(event.index).x + table.getColumn(event.index).getWidth() - PAD - x;
		for (CellPiece piece : CellPiece.of(shown, room, GAP, each -> width(gc, table.getFont(), each), each -> width(gc, bold, each))) {
			gc.setFont(piece.style() == CellPiece.Style.STRONG ? bold : table.getFont());
			gc.setForeground(selected ? text : switch (piece.style()) {
			case STRONG -> text;
			case QUIET -> quiet;
			case MARK -> color("slower", text); //$NON-NLS-1$
			case CHANGE -> color(shown.change(), quiet);
			});
			gc.drawText(piece.text(), x + piece.x(), top + piece.line() * line, true);
		}
	}

	private static int width(GC gc, Font font, String text) {
		gc.setFont(font);
		return gc.textExtent(text).x;
	}

	private static Color color(Change change, Color quiet) {
		return switch (change) {
		case FASTER -> color("faster", quiet); //$NON-NLS-1$
		case SLOWER -> color("slower", quiet); //$NON-NLS-1$
		case SAME, NONE -> quiet;
		};
	}

	private static Color color(String name, Color otherwise) {
		ColorRegistry registry = PlatformUI.getWorkbench().getThemeManager().getCurrentTheme().getColorRegistry();
		RGB rgb = registry.getRGB("org.wiretune.ui.results." + name); //$NON-NLS-1$
		return rgb == null ? otherwise : new Color(rgb);
	}

	private void hover(Point point) {
		TableItem item = table.getItem(point);
		String tip = null;
		if (item != null) {
			for (int column = 1; column < table.getColumnCount(); column++) {
				if (item.getBounds(column).contains(point)) {
					tip = cell(table.indexOf(item), column).map(CaseCell::detail).filter(text -> !text.isEmpty()).orElse(null);
				}
			}
		}
		if (tip == null ? table.getToolTipText() != null : !tip.equals(table.getToolTipText())) {
			table.setToolTipText(tip);
		}
	}
}
