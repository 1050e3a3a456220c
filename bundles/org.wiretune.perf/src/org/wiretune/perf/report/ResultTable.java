/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.report;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.Slices;
import org.wiretune.perf.stat.Distribution;
import org.wiretune.perf.stat.Interval;
import org.wiretune.perf.stat.PercentileSupport;
import org.wiretune.safety.quantity.Digits;
import org.wiretune.safety.quantity.Quantity;

/**
 * The table of results with the columns of LoadRunner's summary, as the Oracle SOA paper of 2009 prints it (tables 1 to 4,
 * 9 and 10): minimum, average, maximum, standard deviation and 90 percent; before them what failed, behind them further
 * percentiles and the throughput with its interval.
 */
public final class ResultTable {

	/**
	 * A column.
	 *
	 * @param id name in files
	 * @param label name for people
	 * @param number whether it holds figures
	 * @param cell gives the text of a measurement for people
	 * @param field gives the text of a measurement for programs: times in milliseconds without a unit
	 */
	public record Column(String id, String label, boolean number, Function<Measurement, String> cell, Function<Measurement, String> field) {

		Column(String id, String label, boolean number, Function<Measurement, String> cell) {
			this(id, label, number, cell, cell);
		}
	}

	/** What stands in the place of a percentile behind which there are too few times. */
	public static final String NOT_VALID = "n/v";

	private ResultTable() {
	}

	/** {@return the columns} */
	public static List<Column> columns() {
		List<Column> columns = new ArrayList<>();
		columns.add(new Column("transaction", TEXTS.get("table.transaction"), false, ResultTable::name));
		columns.add(new Column("valid", TEXTS.get("table.valid"), false,
				each -> TEXTS.get(each.isValid() ? "table.yes" : "table.no")));
		columns.add(new Column("errors", TEXTS.get("table.errors"), true, each -> String.valueOf(each.failed())));
		columns.add(new Column("samples", TEXTS.get("table.samples"), true, each -> String.valueOf(each.latency().count())));
		time(columns, "minimum", Distribution::minMs);
		time(columns, "average", Distribution::meanMs);
		time(columns, "maximum", Distribution::maxMs);
		time(columns, "deviation", Distribution::standardDeviationMs);
		percentile(columns, "90percent", 90, Distribution::p90Ms);
		percentile(columns, "median", 50, Distribution::p50Ms);
		percentile(columns, "p99", 99, Distribution::p99Ms);
		percentile(columns, "p999", 99.9, Distribution::p999Ms);
		columns.add(new Column("perSecond", TEXTS.get("table.perSecond"), true, each -> Digits.measured(each.perSecond()),
				each -> perSecond(each.perSecond())));
		columns.add(new Column("interval", TEXTS.get("table.interval"), true, each -> interval(each, Digits::measured, Digits.NONE),
				each -> interval(each, ResultTable::perSecond, "-")));
		return columns;
	}

	/**
	 * A percentile as it may be shown.
	 *
	 * @param count number of times
	 * @param percent which percentile
	 * @param milliseconds its value
	 * @return the value with its unit, or {@link #NOT_VALID} when too few times lie beyond it
	 */
	public static String percentile(long count, double percent, double milliseconds) {
		return count == 0 || Double.isNaN(milliseconds) || PercentileSupport.isValid(count, percent) ? Quantity.milliseconds(milliseconds).text()
				: NOT_VALID;
	}

	private static String percentileField(long count, double percent, double milliseconds) {
		return count == 0 || Double.isNaN(milliseconds) || PercentileSupport.isValid(count, percent) ? CsvNumber.of(milliseconds)
				: NOT_VALID;
	}

	/**
	 * The name of a measurement: its id, or where that would be bare figures its parameters with their names.
	 *
	 * @param measurement a measurement
	 * @return such as {@code http-sync 100 KB} or {@code users 20 #2}
	 */
	public static String name(Measurement measurement) {
		boolean bare = !measurement.parameters().isEmpty()
				&& measurement.parameters().values().stream().allMatch(value -> value.matches("[\\d., ]+"));
		if (!bare) {
			return measurement.id();
		}
		String name = measurement.parameters().entrySet().stream().map(entry -> entry.getKey() + ' ' + entry.getValue())
				.collect(Collectors.joining(", "));
		return measurement.repetition() > 1 ? name + " #" + measurement.repetition() : name;
	}

	private static void time(List<Column> columns, String id, Function<Distribution, Double> figure) {
		columns.add(new Column(id, TEXTS.get("table." + id), true, each -> Quantity.milliseconds(figure.apply(each.latency())).text(),
				each -> CsvNumber.of(figure.apply(each.latency()))));
	}

	private static void percentile(List<Column> columns, String id, double percent,
			Function<Distribution, Double> figure) {
		columns.add(new Column(id, TEXTS.get("table." + id), true,
				each -> percentile(each.latency().count(), percent, figure.apply(each.latency())),
				each -> percentileField(each.latency().count(), percent, figure.apply(each.latency()))));
	}

	private static String perSecond(double value) {
		return value >= 100 ? CsvNumber.oneDecimal(value) : CsvNumber.of(value);
	}

	private static String interval(Measurement measurement, DoubleFunction<String> digits, String none) {
		Interval throughput = Slices.throughput(measurement);
		return throughput.isKnown() ? TEXTS.get("table.range", digits.apply(throughput.low()), digits.apply(throughput.high())) : none;
	}
}
