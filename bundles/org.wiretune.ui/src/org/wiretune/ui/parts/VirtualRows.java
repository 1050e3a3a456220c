/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.parts;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;

/**
 * The number of rows of a table that asks for what it shows. While rows are removed, GTK asks for items that afterwards belong to
 * no row: nobody disposes them, and the next switch of the theme, which styles all items, ends the whole process. UI thread only.
 */
public final class VirtualRows {

	private final Table table;
	private final Set<TableItem> asked = Collections.newSetFromMap(new IdentityHashMap<>());

	/**
	 * Follows the items of a table.
	 *
	 * @param table a table of the style {@link SWT#VIRTUAL}
	 */
	public VirtualRows(Table table) {
		this.table = table;
		table.addListener(SWT.SetData, event -> asked.add((TableItem) event.item));
	}

	/**
	 * Changes the number of rows.
	 *
	 * @param count how many
	 */
	public void count(int count) {
		table.setItemCount(count);
		asked.removeIf(this::isGone);
	}

	private boolean isGone(TableItem item) {
		if (!item.isDisposed() && table.indexOf(item) < 0) {
			item.dispose();
		}
		return item.isDisposed();
	}
}
