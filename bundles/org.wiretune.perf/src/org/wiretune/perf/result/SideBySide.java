/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.result;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.wiretune.perf.internal.Texts;
import org.wiretune.perf.stat.Distribution;

/** Brings together what two sides measured in the same place. */
final class SideBySide {

	private SideBySide() {
	}

	static List<MeasurementComparison> of(List<RunFile> before, List<RunFile> after, List<String> reasons) {
		Map<String, MeasurementSide> old = places(before);
		List<MeasurementComparison> result = new ArrayList<>();
		places(after).forEach((place, side) -> {
			if (old.containsKey(place)) {
				result.add(MeasurementComparison.of(place, old.get(place), side, reasons));
			}
		});
		return result;
	}

	/** Measurements by what was varied, whatever repetition or run they are of. */
	private static Map<String, MeasurementSide> places(List<RunFile> runs) {
		Map<String, List<Measurement>> places = new LinkedHashMap<>();
		for (RunFile run : runs) {
			for (Measurement measurement : all(run)) {
				if (measurement.latency().meanMs() > 0) {
					places.computeIfAbsent(place(measurement), key -> new ArrayList<>()).add(measurement);
				}
			}
		}
		Map<String, MeasurementSide> result = new LinkedHashMap<>();
		places.forEach((place, measurements) -> result.put(place, new MeasurementSide(measurements)));
		return result;
	}

	private static String place(Measurement measurement) {
		return measurement.parameters().isEmpty() ? measurement.id().replaceFirst(" #\\d+$", "")
				: measurement.parameters().entrySet().stream().map(SideBySide::named).collect(Collectors.joining(" "));
	}

	/** A bare figure with the name of what it counts. */
	private static String named(Map.Entry<String, String> parameter) {
		return parameter.getValue().matches("[\\d.]+") ? parameter.getKey() + ' ' + parameter.getValue()
				: parameter.getValue();
	}

	/** The measurements of a run, and of cells for which there is none as much as they tell. */
	static List<Measurement> all(RunFile run) {
		List<Measurement> all = new ArrayList<>(run.measurements());
		for (RunCell cell : run.cells()) {
			boolean there = all.stream().anyMatch(each -> cell.binding().equals(each.parameters().get(Measurement.BINDING)));
			if (!there || run.measurements().isEmpty()) {
				all.add(of(cell, run.startedAt()));
			}
		}
		return all;
	}

	private static Measurement of(RunCell cell, Instant startedAt) {
		Map<String, String> parameters = new LinkedHashMap<>();
		parameters.put(Measurement.BINDING, cell.binding());
		parameters.put(Measurement.SIZE, cell.sizeLabel());
		long answered = (long) (cell.loops() - cell.errors()) * cell.callsPerRun();
		Distribution latency = new Distribution(answered, cell.meanMs(), Double.NaN, cell.minMs(), cell.p50Ms(), Double.NaN,
				cell.p99Ms(), Double.NaN, cell.maxMs(), "");
		return new Measurement(String.join(" ", parameters.values()), parameters, 1, startedAt, List.of(),
				answered == 0 ? Distribution.NONE : latency, Map.of(), answered, cell.perSecond(),
				cell.errors() == 0 ? Map.of() : Map.of(Texts.get("cell.errors"), (long) cell.errors()), Map.of(), Map.of(),
				Resources.UNKNOWN, List.of(), List.of(), List.of(), cell.complete());
	}
}
