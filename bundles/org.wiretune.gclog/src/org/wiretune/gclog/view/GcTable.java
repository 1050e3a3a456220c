/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.view;

import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;


/**
 * The rows that a table of collections shows, in its order. Made anew when filter or order change. Not changed; may be used by
 * any thread.
 */
public final class GcTable {

	private final GcLogChart chart;
	private final int[] rows;
	private final GcRangeFigures figures;

	private GcTable(GcLogChart chart, int[] rows, GcRangeFigures figures) {
		this.chart = chart;
		this.rows = rows;
		this.figures = figures;
	}

	/**
	 * What a table shows.
	 *
	 * @param kind which rows
	 * @param from the earliest time on the axis, minus infinity for all
	 * @param to the latest time, infinity for all
	 * @param order the column that rows are sorted by
	 * @param descending whether the greatest comes first
	 */
	public record Wanted(GcRowKind kind, double from, double to, GcTableColumn order, boolean descending) {

		/** {@return whether times are filtered} */
		public boolean isRange() {
			return from > Double.NEGATIVE_INFINITY || to < Double.POSITIVE_INFINITY;
		}
	}

	/**
	 * Filters and sorts. Takes some hundred milliseconds for a million rows, so not to be called on the UI thread.
	 *
	 * @param chart the log
	 * @param wanted what to show
	 * @param cancelled asked now and then; true ends it
	 * @return the table, null when it was cancelled
	 */
	public static GcTable of(GcLogChart chart, Wanted wanted, BooleanSupplier cancelled) {
		int size = chart.log().events().size();
		int[] rows = new int[size];
		int count = 0;
		for (int row = 0; row < size; row++) {
			if ((row & 0xffff) == 0 && cancelled.getAsBoolean()) {
				return null;
			}
			double at = wanted.isRange() ? chart.timeline().at(row) : 0;
			if (wanted.kind().takes(chart.log().events(), row) && (!wanted.isRange() || at >= wanted.from() && at <= wanted.to())) {
				rows[count++] = row;
			}
		}
		rows = Arrays.copyOf(rows, count);
		GcRangeFigures figures = GcRangeFigures.of(chart, rows, wanted);
		if (wanted.order() != GcTableColumn.ROW || wanted.descending()) {
			RowOrder.sort(rows, wanted.order().key(chart), wanted.descending());
		}
		return cancelled.getAsBoolean() ? null : new GcTable(chart, rows, figures);
	}

	/** {@return how many rows are shown} */
	public int size() {
		return rows.length;
	}

	/**
	 * {@return the row of the log at a place of the table}
	 *
	 * @param index the place, from 0
	 */
	public int row(int index) {
		return rows[index];
	}

	/**
	 * {@return the place of a row; -1 where it is filtered out}
	 *
	 * @param row the row of the log
	 */
	public int indexOf(int row) {
		for (int i = 0; i < rows.length; i++) {
			if (rows[i] == row) {
				return i;
			}
		}
		return -1;
	}

	/**
	 * {@return whether the rows of another table begin with those of this one}
	 *
	 * @param other the other table
	 */
	public boolean isBeginOf(GcTable other) {
		return rows.length <= other.rows.length && Arrays.equals(rows, 0, rows.length, other.rows, 0, rows.length);
	}

	/** {@return the figures of the rows that are shown} */
	public GcRangeFigures figures() {
		return figures;
	}

	/**
	 * {@return a row as texts}
	 *
	 * @param index its place
	 * @param columns the columns
	 */
	public String[] texts(int index, List<GcTableColumn> columns) {
		return columns.stream().map(column -> column.text(chart, rows[index])).toArray(String[]::new);
	}

	/**
	 * {@return rows with their headings as text with tabs}
	 *
	 * @param indices their places
	 * @param columns the columns
	 */
	public String copy(int[] indices, List<GcTableColumn> columns) {
		StringBuilder text = new StringBuilder(String.join("\t", columns.stream().map(GcTableColumn::title).toList())).append('\n');
		for (int index : indices) {
			text.append(String.join("\t", texts(index, columns))).append('\n');
		}
		return text.toString();
	}
}
