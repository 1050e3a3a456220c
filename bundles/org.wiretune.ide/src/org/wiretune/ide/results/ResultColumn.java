/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.results;

import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

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
		return List.of(new ResultColumn(ResultTexts.get("column.measuredMs"), false, ResultColumn::label),
				time("column.minimum", ResultFigures::minMs), time("column.average", ResultFigures::meanMs),
				time("column.maximum", ResultFigures::maxMs), time("column.deviation", ResultFigures::standardDeviationMs),
				time("column.p90", ResultFigures::p90Ms), time("column.p99", ResultFigures::p99Ms),
				time("column.p999", ResultFigures::p999Ms), time("column.perSecond", ResultFigures::perSecond),
				new ResultColumn(ResultTexts.get("column.errors"), true, row -> Long.toString(row.figures().errors())));
	}

	private static String label(ResultRow row) {
		return row.mark().isEmpty() ? row.label() : ResultTexts.format("row.marked", row.label(), row.mark());
	}

	private static ResultColumn time(String key, ToDoubleFunction<ResultFigures> figure) {
		return new ResultColumn(ResultTexts.get(key), true, row -> FigureDigits.of(figure.applyAsDouble(row.figures())));
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
