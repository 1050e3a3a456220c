/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.gauges;

import java.io.IOException;
import java.io.Writer;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

import org.wiretune.servers.metrics.MetricHistory;
import org.wiretune.servers.metrics.MetricKey;
import org.wiretune.servers.metrics.MetricSeries.Points;
import org.wiretune.servers.metrics.MetricTable;

/**
 * Writes what was read as comma separated values: a line for each second, a column for each figure. Figures are in the unit
 * of the table, with a point as the decimal separator; an empty field is a figure that was not there.
 */
public final class HistoryCsv {

	private HistoryCsv() {
	}

	/**
	 * Writes a history.
	 *
	 * @param history
	 *            what was read
	 * @param table
	 *            tells units
	 * @param from
	 *            milliseconds since 1970
	 * @param to
	 *            milliseconds since 1970
	 * @param writer
	 *            takes the text; not closed
	 * @throws IOException
	 *             when it cannot be written
	 */
	public static void write(MetricHistory history, MetricTable table, long from, long to, Writer writer) throws IOException {
		List<MetricKey> keys = table.ids().flatMap(id -> history.instances(id).stream().map(instance -> new MetricKey(id, instance))).toList();
		Map<Long, double[]> rows = new TreeMap<>();
		for (int column = 0; column < keys.size(); column++) {
			Points points = history.series(keys.get(column)).map(series -> series.since(from)).orElse(new Points(new long[0], new double[0]));
			for (int i = 0; i < points.size() && points.times()[i] <= to; i++) {
				double[] row = rows.computeIfAbsent(points.times()[i], time -> empty(keys.size()));
				if (!Double.isNaN(points.values()[i])) {
					row[column] = points.values()[i];
				}
			}
		}
		List<String> heads = new ArrayList<>(List.of("time")); //$NON-NLS-1$
		keys.forEach(key -> heads.add(field(key + unit(table, key))));
		writer.write(String.join(",", heads)); //$NON-NLS-1$
		writer.write("\r\n"); //$NON-NLS-1$
		for (Map.Entry<Long, double[]> row : rows.entrySet()) {
			writer.write(Instant.ofEpochMilli(row.getKey()).toString());
			for (double value : row.getValue()) {
				writer.write(',');
				writer.write(text(value));
			}
			writer.write("\r\n"); //$NON-NLS-1$
		}
	}

	private static String unit(MetricTable table, MetricKey key) {
		return table.unit(key.metric()).map(unit -> " (" + unit.name().toLowerCase(Locale.ROOT).replace('_', ' ') + ')').orElse(""); //$NON-NLS-1$ //$NON-NLS-2$
	}

	private static double[] empty(int size) {
		double[] row = new double[size];
		java.util.Arrays.fill(row, Double.NaN);
		return row;
	}

	private static String text(double value) {
		if (Double.isNaN(value)) {
			return ""; //$NON-NLS-1$
		}
		return value == Math.rint(value) && Math.abs(value) < 1e15 ? Long.toString((long) value) : String.format(Locale.ROOT, "%.4f", value); //$NON-NLS-1$
	}

	/** Names come from the process: quotes are doubled, and what a spreadsheet would take for a formula is none. */
	private static String field(String text) {
		String safe = !text.isEmpty() && "=+-@".indexOf(text.charAt(0)) >= 0 ? '\'' + text : text; //$NON-NLS-1$
		return '"' + safe.replace("\"", "\"\"") + '"'; //$NON-NLS-1$ //$NON-NLS-2$
	}
}
