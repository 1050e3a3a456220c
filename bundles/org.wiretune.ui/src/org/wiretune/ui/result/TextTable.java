/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.result;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

import org.eclipse.jface.layout.TableColumnLayout;
import org.eclipse.jface.resource.FontDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.wiretune.ui.parts.AccessibleName;
import org.wiretune.ui.parts.ClipboardText;
import org.wiretune.ui.parts.Letters;
import org.wiretune.ui.theme.NamedColors;
import org.wiretune.ui.theme.QuietColor;

/**
 * Rows of texts. They change in place, so that selection and scroll position stay. Ctrl+C copies the selected rows, or all.
 * UI thread only.
 *
 * @param <R> what a row is
 */
public final class TextTable<R> {

	/** Room for a figure of seven places. */
	private static final int LEAST_FIGURE = 70;
	/** What is longer than this in the first column is cut, and what takes more of the table than leaves room for the next. */
	private static final int MOST_NAME = 340;
	/** The same in other columns of texts: room for the longest verdict, {@code more than 1,000 times faster}. */
	private static final int MOST_TEXT = 270;
	private static final double MOST_SHARE = 0.6;
	/** A day with its time is whole in the narrowest table. */
	private static final int LEAST_NAME = 180;
	/** Around a heading. */
	private static final int HEADING = 22;

	private final Composite parent;
	private final Table table;
	private final List<TextColumn<R>> columns;
	private final Function<R, Boolean> marked;
	private final TableColumnLayout layout = new TableColumnLayout();
	/** What the texts of each column need, in points. */
	private final int[] needed;
	/** What each column has of that at least. */
	private final int[] least;
	private final Font bold;
	private final NamedColors theme;
	private Function<R, Image> images = row -> null;
	private Function<R, Boolean> quiet = row -> false;
	private List<R> rows = List.of();

	/**
	 * Makes a table.
	 *
	 * @param container where it goes
	 * @param style {@link SWT#SINGLE} or {@link SWT#MULTI}, and further styles of a table
	 * @param name name for screen readers
	 * @param columns its columns
	 * @param marked says which rows stand out
	 */
	public TextTable(Composite container, int style, String name, List<TextColumn<R>> columns, Function<R, Boolean> marked) {
		this.columns = List.copyOf(columns);
		this.marked = marked;
		parent = new Composite(container, SWT.NONE);
		parent.setLayout(layout);
		table = new Table(parent, SWT.FULL_SELECTION | style);
		table.setHeaderVisible(true);
		table.setLinesVisible(true);
		LocalResourceManager resources = new LocalResourceManager(JFaceResources.getResources(), table);
		bold = resources.create(FontDescriptor.createFrom(table.getFont()).setStyle(SWT.BOLD));
		GC gc = new GC(table);
		// Headings are bold in the themes of the platform.
		gc.setFont(bold);
		least = new int[columns.size()];
		needed = new int[columns.size()];
		for (int i = 0; i < least.length; i++) {
			TextColumn<R> each = columns.get(i);
			TableColumn column = new TableColumn(table, each.figure() ? SWT.RIGHT : SWT.LEFT);
			column.setText(each.title());
			least[i] = Math.max(gc.textExtent(each.title()).x + HEADING, each.figure() ? Letters.room(LEAST_FIGURE) : 0);
			needed[i] = least[i];
			layout.setColumnData(column, new ColumnWeightData(each.weight(), least[i], true));
		}
		gc.dispose();
		// Before the layout, which follows this event.
		parent.addListener(SWT.Resize, event -> fit());
		table.getAccessible().addAccessibleListener(AccessibleName.of(() -> name));
		theme = new NamedColors("org.wiretune.ui.results.", () -> table.getDisplay().asyncExec(this::style)); //$NON-NLS-1$
		table.addListener(SWT.Dispose, event -> theme.dispose());
		table.addListener(SWT.Selection, event -> style());
		table.addListener(SWT.KeyDown, event -> {
			if (event.keyCode == 'c' && (event.stateMask & SWT.MOD1) != 0) {
				copy();
			}
		});
	}

	/** {@return the control to lay out} */
	public Control control() {
		return parent;
	}

	/** {@return the table itself} */
	public Table table() {
		return table;
	}

	/**
	 * Shows rows.
	 *
	 * @param next the rows
	 */
	public void show(List<R> next) {
		if (next.equals(rows) && table.getItemCount() == next.size()) {
			return;
		}
		List<R> changed = new ArrayList<>(next);
		changed.removeAll(rows);
		rows = List.copyOf(next);
		table.setRedraw(false);
		while (table.getItemCount() > rows.size()) {
			table.remove(table.getItemCount() - 1);
		}
		for (int i = 0; i < rows.size(); i++) {
			TableItem item = i < table.getItemCount() ? table.getItem(i) : new TableItem(table, SWT.NONE);
			R row = rows.get(i);
			item.setText(texts(row));
			item.setImage(0, images.apply(row));
		}
		widen(changed);
		style();
		table.setRedraw(true);
	}

	/** Gives columns of figures at least the room of their figures, since one that is cut is another, and those of texts that of most; the table scrolls. */
	private void widen(List<R> changed) {
		GC gc = new GC(table);
		for (R row : changed) {
			String[] texts = texts(row);
			boolean isMarked = marked.apply(row);
			for (int i = 0; i < needed.length; i++) {
				gc.setFont(isMarked && i > 0 ? bold : table.getFont());
				needed[i] = Math.max(needed[i], gc.textExtent(texts[i]).x + HEADING + (i == 0 ? imageWidth(row) : 0));
			}
		}
		gc.dispose();
		if (fit()) {
			parent.layout(true);
		}
	}

	/** Changes columns only where they need another room. {@return whether some do} */
	private boolean fit() {
		boolean changed = false;
		int width = parent.getClientArea().width;
		for (int i = 0; i < least.length; i++) {
			int most = i > 0 ? Letters.room(MOST_TEXT) : mostOfName(width);
			int wanted = columns.get(i).figure() ? needed[i] : Math.min(needed[i], most);
			if (wanted != least[i]) {
				least[i] = wanted;
				layout.setColumnData(table.getColumn(i), new ColumnWeightData(columns.get(i).weight(), wanted, true));
				changed = true;
			}
		}
		return changed;
	}

	/** A name gives way to the text beside it, such as a verdict, as long as it can be recognised itself. */
	private int mostOfName(int width) {
		int most = Letters.room(MOST_NAME);
		if (width <= 0) {
			return most;
		}
		int beside = columns.size() > 1 && !columns.get(1).figure() ? Math.min(needed[1], Letters.room(MOST_TEXT)) : 0;
		int left = Math.min((int) (width * MOST_SHARE), width - beside);
		return Math.min(most, Math.max(Letters.room(LEAST_NAME), left));
	}

	private int imageWidth(R row) {
		Image image = images.apply(row);
		return image == null ? 0 : image.getBounds().width;
	}

	/** Fonts and colours of the rows; a switch of the theme takes them away. */
	private void style() {
		if (table.isDisposed()) {
			return;
		}
		Color quietly = QuietColor.of(table);
		for (int i = 0; i < rows.size(); i++) {
			TableItem item = table.getItem(i);
			// Not the name before them: it needs no more room than in other rows.
			Font font = marked.apply(rows.get(i)) ? bold : null;
			for (int j = 1; j < columns.size(); j++) {
				item.setFont(j, font);
			}
			// On the colour of a selection it could not be read.
			item.setForeground(quiet.apply(rows.get(i)) && !table.isSelected(i) ? quietly : null);
		}
	}

	/**
	 * Makes rows quiet, such as those whose figures must not be used.
	 *
	 * @param choice says which rows do not stand out
	 */
	public void withQuiet(Function<R, Boolean> choice) {
		quiet = choice;
	}

	/**
	 * Gives rows an image.
	 *
	 * @param choice gives the image of a row, which the caller keeps, or null
	 */
	public void withImages(Function<R, Image> choice) {
		images = choice;
	}

	/** {@return the rows that are shown} */
	public List<R> rows() {
		return rows;
	}

	/** {@return the selected rows, from above to below} */
	public List<R> selected() {
		List<R> selected = new ArrayList<>();
		for (int i = 0; i < rows.size(); i++) {
			if (table.isSelected(i)) {
				selected.add(rows.get(i));
			}
		}
		return selected;
	}

	/**
	 * Selects a row.
	 *
	 * @param index its index, -1 for none
	 */
	public void select(int index) {
		if (index < 0) {
			table.deselectAll();
		} else {
			table.setSelection(index);
		}
		style();
	}

	/**
	 * Says what a double click or the Enter key does.
	 *
	 * @param action takes the row
	 */
	public void whenOpened(Consumer<R> action) {
		table.addListener(SWT.DefaultSelection, event -> {
			int index = table.indexOf((TableItem) event.item);
			if (index >= 0 && index < rows.size()) {
				action.accept(rows.get(index));
			}
		});
	}

	/** Copies the selected rows, or all, as text with tabs. */
	public void copy() {
		StringBuilder text = new StringBuilder(String.join("\t", columns.stream().map(TextColumn::title).toList())); //$NON-NLS-1$
		for (R row : table.getSelectionCount() == 0 ? rows : selected()) {
			text.append(System.lineSeparator()).append(String.join("\t", texts(row))); //$NON-NLS-1$
		}
		ClipboardText.put(table.getDisplay(), text.append(System.lineSeparator()).toString());
	}

	private String[] texts(R row) {
		return columns.stream().map(column -> column.text().apply(row)).toArray(String[]::new);
	}
}
