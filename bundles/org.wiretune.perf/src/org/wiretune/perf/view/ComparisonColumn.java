/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.view;

import static org.wiretune.perf.view.ResultTexts.TEXTS;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import org.wiretune.safety.quantity.Digits;
import org.wiretune.safety.quantity.Quantity;

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
		return List.of(new ComparisonColumn(TEXTS.get("column.measured"), false, ComparedRow::label),
				new ComparisonColumn(TEXTS.get("compare.verdict"), false, ComparedRow::verdict),
				figure("compare.before", ComparedRow::valueBefore), figure("compare.after", ComparedRow::valueAfter),
				figure("compare.ratio", row -> row.ratio().map(ratio -> Quantity.ratio(ratio.estimate()).bounded()).orElse(Digits.NONE)),
				figure("compare.interval", ComparisonColumn::interval),
				figure("compare.p99Before", row -> figure(row.before(), ResultFigures::p99)),
				figure("compare.p99After", row -> figure(row.after(), ResultFigures::p99)),
				figure("compare.rateBefore", row -> figure(row.before(), ResultFigures::perSecond)),
				figure("compare.rateAfter", row -> figure(row.after(), ResultFigures::perSecond)));
	}

	private static ComparisonColumn figure(String key, Function<ComparedRow, String> text) {
		return new ComparisonColumn(TEXTS.get(key), true, text);
	}

	/** Figures of lines that must not be used stand in the result of their run, with the reason. */
	private static String figure(Optional<ResultRow> row, Function<ResultFigures, String> figure) {
		return row.filter(ResultRow::valid).map(ResultRow::figures).map(figure).orElse(Digits.NONE);
	}

	private static String interval(ComparedRow row) {
		return row.ratio().map(ends -> ends(Quantity.ratio(ends.low()).bounded(), Quantity.ratio(ends.high()).bounded())).orElse(Digits.NONE);
	}

	private static String ends(String low, String high) {
		return low.equals(high) ? low : TEXTS.get("compare.ends", low, high);
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
