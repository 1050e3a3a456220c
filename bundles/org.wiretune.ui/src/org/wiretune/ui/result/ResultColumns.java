/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.result;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.perf.view.ResultColumn;
import org.wiretune.perf.view.ResultRow;

/** The columns of the table of a result, with the room they get. */
public final class ResultColumns {

	private static final int LABEL = 30;
	private static final int FIGURE = 10;

	private ResultColumns() {
	}

	/** {@return the columns} */
	public static List<TextColumn<ResultRow>> all() {
		List<TextColumn<ResultRow>> columns = new ArrayList<>();
		for (ResultColumn column : ResultColumn.all()) {
			columns.add(new TextColumn<>(column.title(), column.figure(), column.figure() ? FIGURE : LABEL, column.text()));
		}
		return columns;
	}
}
