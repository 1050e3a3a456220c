/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.result;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.wiretune.perf.base.ObjectSize;
import org.wiretune.perf.stat.PercentileSupport;

/**
 * The matrix of a run as comma separated values (RFC 4180): a row for each binding, five columns for each object size
 * (mean, p99, throughput, errors, whether they may be used), as the lab's Test Case Log has bindings against sizes; with the mean of the run before
 * and whether it may be used beside it when there is one. A point is the decimal separator, lines end with CR LF.
 */
public final class MatrixCsv {

	private MatrixCsv() {
	}

	/**
	 * Writes the matrix.
	 *
	 * @param run the run
	 * @param before the run before it, empty for none
	 * @return the text, UTF-8 when it is written to a file
	 */
	public static String toText(RunFile run, Optional<RunFile> before) {
		Set<Integer> sizes = new TreeSet<>();
		Map<String, String> bindings = new LinkedHashMap<>();
		for (RunCell cell : run.cells()) {
			sizes.add(cell.sizeBytes());
			bindings.put(cell.binding(), cell.bindingLabel());
		}
		StringBuilder text = new StringBuilder();
		List<String> header = new ArrayList<>(List.of(TEXTS.get("csv.binding")));
		for (int size : sizes) {
			String label = ObjectSize.label(size);
			header.add(TEXTS.get("csv.mean", label));
			header.add(TEXTS.get("csv.p99", label));
			header.add(TEXTS.get("csv.perSecond", label));
			header.add(TEXTS.get("csv.errors", label));
			header.add(TEXTS.get("csv.valid", label));
			if (before.isPresent()) {
				header.add(TEXTS.get("csv.meanBefore", label));
				header.add(TEXTS.get("csv.validBefore", label));
			}
		}
		line(text, header);
		for (Map.Entry<String, String> binding : bindings.entrySet()) {
			List<String> row = new ArrayList<>(List.of(binding.getValue()));
			for (int size : sizes) {
				Optional<RunCell> cell = find(run, binding.getKey(), size);
				row.add(cell.map(found -> figure(found.meanMs())).orElse(""));
				row.add(cell.map(MatrixCsv::percentile).orElse(""));
				row.add(cell.map(found -> figure(found.perSecond())).orElse(""));
				row.add(cell.map(found -> String.valueOf(found.errors())).orElse(""));
				row.add(cell.map(found -> valid(run, found)).orElse(""));
				before.ifPresent(old -> {
					Optional<RunCell> earlier = find(old, binding.getKey(), size);
					row.add(earlier.map(found -> figure(found.meanMs())).orElse(""));
					row.add(earlier.map(found -> valid(old, found)).orElse(""));
				});
			}
			line(text, row);
		}
		return text.toString();
	}

	/** Too few times lie beyond a percentile of few calls. */
	private static String percentile(RunCell cell) {
		return !Double.isFinite(cell.p99Ms()) || PercentileSupport.isValid(cell.loops() - cell.errors(), 99) ? figure(cell.p99Ms()) : "n/v";
	}

	/** Whether a cell may be used; cells of old files were not examined. */
	private static String valid(RunFile run, RunCell cell) {
		List<Measurement> here = run.judgedMeasurements().stream()
				.filter(each -> cell.binding().equals(each.parameters().get(Measurement.BINDING)))
				.filter(each -> ObjectSize.parse(each.parameters().getOrDefault(Measurement.SIZE, "")).orElse(0) == cell.sizeBytes()).toList();
		return TEXTS.get(here.isEmpty() ? "csv.unchecked" : here.stream().allMatch(Measurement::isValid) ? "table.yes" : "table.no");
	}

	private static Optional<RunCell> find(RunFile run, String binding, int size) {
		return run.cells().stream().filter(cell -> cell.binding().equals(binding) && cell.sizeBytes() == size)
				.findFirst();
	}

	private static String figure(double value) {
		return Double.isFinite(value) ? BigDecimal.valueOf(value).round(new MathContext(6)).toPlainString() : "";
	}

	private static void line(StringBuilder text, List<String> values) {
		for (int i = 0; i < values.size(); i++) {
			text.append(i == 0 ? "" : ",").append(quoted(values.get(i)));
		}
		text.append("\r\n");
	}

	private static String quoted(String value) {
		boolean special = Stream.of(",", "\"", "\r", "\n").anyMatch(value::contains);
		return special ? '"' + value.replace("\"", "\"\"") + '"' : value;
	}
}
