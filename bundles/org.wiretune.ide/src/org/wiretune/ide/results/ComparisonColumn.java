/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.results;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/**
 * A column of the comparison of two runs.
 *
 * @param title its heading
 * @param figure whether it is a number and stands at the right
 * @param text gives the text of a line
 */
public record ComparisonColumn(String title, boolean figure, Function<ComparedRow, String> text) {

	/** {@return the columns} */
	public static List<ComparisonColumn> all() {
		return List.of(new ComparisonColumn(ResultTexts.get("column.measured"), false, ComparedRow::label),
				figure("compare.before", row -> FigureDigits.of(row.meanBefore())),
				figure("compare.after", row -> FigureDigits.of(row.meanAfter())),
				figure("compare.ratio", row -> ratio(row.ratio())),
				figure("compare.interval", ComparisonColumn::interval),
				figure("compare.p99Before", row -> figure(row.before(), ResultFigures::p99Ms)),
				figure("compare.p99After", row -> figure(row.after(), ResultFigures::p99Ms)),
				figure("compare.rateBefore", row -> figure(row.before(), ResultFigures::perSecond)),
				figure("compare.rateAfter", row -> figure(row.after(), ResultFigures::perSecond)),
				new ComparisonColumn(ResultTexts.get("compare.verdict"), false, ComparisonColumn::verdict));
	}

	private static ComparisonColumn figure(String key, Function<ComparedRow, String> text) {
		return new ComparisonColumn(ResultTexts.get(key), true, text);
	}

	private static String figure(Optional<ResultRow> row, ToDoubleFunction<ResultFigures> figure) {
		return FigureDigits.of(row.map(ResultRow::figures).map(figure::applyAsDouble).orElse(Double.NaN));
	}

	private static String ratio(OptionalDouble ratio) {
		return FigureDigits.of(ratio.orElse(Double.NaN));
	}

	private static String interval(ComparedRow row) {
		return row.interval().map(ends -> ResultTexts.format("compare.ends", FigureDigits.of(ends.low()), FigureDigits.of(ends.high())))
				.orElse(FigureDigits.of(Double.NaN));
	}

	private static String verdict(ComparedRow row) {
		if (row.before().isEmpty() || row.after().isEmpty()) {
			return ResultTexts.get(row.before().isEmpty() ? "compare.onlyAfter" : "compare.onlyBefore");
		}
		double ratio = row.ratio().orElse(Double.NaN);
		return switch (row.change()) {
			case FASTER -> ResultTexts.format("cell.faster", FigureDigits.factor(1 / ratio));
			case SLOWER -> ResultTexts.format("cell.slower", FigureDigits.factor(ratio));
			case SAME -> ResultTexts.get("compare.same");
			case NONE -> ResultTexts.get(notComparable(row));
		};
	}

	private static String notComparable(ComparedRow row) {
		if (!row.before().orElseThrow().valid() || !row.after().orElseThrow().valid()) {
			return "compare.invalid";
		}
		if (row.ratio().isEmpty()) {
			return "compare.noFigure";
		}
		return row.interval().isEmpty() ? "compare.noInterval" : "compare.notAlike";
	}

	/**
	 * A comparison as text with tabs, for the clipboard.
	 *
	 * @param rows the lines
	 * @return a line of headings and a line for each row
	 */
	public static String toText(List<ComparedRow> rows) {
		StringBuilder text = new StringBuilder(String.join("\t", all().stream().map(ComparisonColumn::title).toList()));
		rows.forEach(row -> text.append('\n').append(String.join("\t", all().stream().map(column -> column.text().apply(row)).toList())));
		return text.append('\n').toString();
	}
}
