/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.view;

import static org.wiretune.perf.view.ResultTexts.TEXTS;

import java.util.List;
import java.util.function.Function;

/**
 * A column of the table of a result. The order is that of the load tests of the source documents: minimum, average,
 * maximum, standard deviation and 90 percent, then what they left out.
 *
 * @param title its heading
 * @param figure whether it is a number and stands at the right
 * @param text gives the text of a row
 */
public record ResultColumn(String title, boolean figure, Function<ResultRow, String> text) {

	/** {@return the columns; a further one is a further line here} */
	public static List<ResultColumn> all() {
		return List.of(new ResultColumn(TEXTS.get("column.measured"), false, ResultColumn::label),
				figure("column.minimum", ResultFigures::minimum), figure("column.average", ResultFigures::mean),
				figure("column.maximum", ResultFigures::maximum), figure("column.deviation", ResultFigures::standardDeviation),
				figure("column.p90", ResultFigures::p90), figure("column.p99", ResultFigures::p99),
				figure("column.p999", ResultFigures::p999), figure("column.perSecond", ResultFigures::perSecond),
				new ResultColumn(TEXTS.get("column.errors"), true, row -> Long.toString(row.figures().errors())));
	}

	private static String label(ResultRow row) {
		return row.mark().isEmpty() ? row.label() : TEXTS.get("row.marked", row.label(), row.mark());
	}

	private static ResultColumn figure(String key, Function<ResultFigures, String> figure) {
		return new ResultColumn(TEXTS.get(key), true, row -> figure.apply(row.figures()));
	}

	/**
	 * A table as text with tabs, for the clipboard.
	 *
	 * @param rows the rows
	 * @return a line of headings and a line for each row
	 */
	public static String toText(List<ResultRow> rows) {
		StringBuilder text = new StringBuilder(String.join("\t", all().stream().map(ResultColumn::title).toList()));
		for (ResultRow row : rows) {
			text.append('\n').append(String.join("\t", all().stream().map(column -> column.text().apply(row)).toList()));
		}
		return text.append('\n').toString();
	}
}
