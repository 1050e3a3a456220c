/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.workbench;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Sash;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;

/** What of controls lies over others, and what of a table is cut although it must be read whole. UI thread only. */
final class Bounds {

	/** Themes and rounding, and borders that touch. */
	private static final int TOLERANCE = 3;
	/** On both sides of a cell. */
	private static final int CELL_PADDING = 6;

	private Bounds() {
	}

	/**
	 * Says which children of a control lie over each other.
	 *
	 * @param parent a visible control
	 * @param name says what a child is
	 * @return a sentence for each pair
	 */
	static List<String> overlaps(Composite parent, Function<Control, String> name) {
		List<String> problems = new ArrayList<>();
		// These place their children themselves, some over others until they are moved.
		if (parent instanceof CTabFolder || parent instanceof ScrolledComposite) {
			return problems;
		}
		Control[] children = parent.getChildren();
		for (int i = 0; i < children.length; i++) {
			for (int j = i + 1; j < children.length; j++) {
				if (stands(children[i]) && stands(children[j])) {
					Rectangle both = children[i].getBounds().intersection(children[j].getBounds());
					if (both.width > TOLERANCE && both.height > TOLERANCE) {
						problems.add("Lie over each other by " + both.width + " x " + both.height + ": " + name.apply(children[i]) + " and " + name.apply(children[j]));
					}
				}
			}
		}
		return problems;
	}

	private static boolean stands(Control control) {
		return control.isVisible() && !(control instanceof Sash) && control.getSize().x > 0 && control.getSize().y > 0;
	}

	/**
	 * Says which headings are cut, and which figures: one that lost its first digit is another figure.
	 *
	 * @param table a visible table
	 * @param name what the table is
	 * @return a sentence for each column
	 */
	static List<String> cut(Table table, String name) {
		List<String> problems = new ArrayList<>();
		// What is painted by hand is longer for a screen reader.
		if ("painted".equals(table.getData("wiretune"))) {
			return problems;
		}
		for (int index = 0; index < table.getColumnCount(); index++) {
			TableColumn column = table.getColumn(index);
			if (column.getWidth() == 0) {
				continue;
			}
			int wanted = table.getHeaderVisible() ? width(table, table.getFont(), column.getText(), column.getImage()) : 0;
			String text = column.getText();
			if ((column.getStyle() & SWT.RIGHT) != 0) {
				for (TableItem item : table.getItems()) {
					int figure = width(table, item.getFont(index), item.getText(index), item.getImage(index));
					if (figure > wanted) {
						wanted = figure;
						text = item.getText(index);
					}
				}
			}
			if (wanted > column.getWidth() + TOLERANCE) {
				problems.add("A column of " + column.getWidth() + " cuts '" + text + "', which needs " + wanted + ": " + name);
			}
		}
		return problems;
	}

	private static int width(Table table, Font font, String text, Image image) {
		if (text.isEmpty()) {
			return 0;
		}
		GC gc = new GC(table);
		gc.setFont(font);
		int width = gc.textExtent(text).x + (image == null ? 0 : image.getBounds().width) + CELL_PADDING;
		gc.dispose();
		return width;
	}
}
