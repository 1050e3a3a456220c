/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.judged;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wiretune.core.Figure;
import org.wiretune.perf.base.ObjectSize;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.Resources;
import org.wiretune.perf.result.RunCell;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.stat.Distribution;
import org.wiretune.perf.workload.CommonFigures;
import org.wiretune.perf.workload.Workload;

/** Brings together what two sides measured in the same place. */
final class SideBySide {

	private SideBySide() {
	}

	static List<MeasurementComparison> of(List<RunFile> before, List<RunFile> after, List<String> reasons, SidesAre sides) {
		List<Figure> compared = compared(after.get(after.size() - 1));
		Figure headline = compared.get(0);
		Map<String, MeasurementSide> old = places(before, headline);
		List<MeasurementComparison> result = new ArrayList<>();
		places(after, headline).forEach((place, side) -> {
			if (old.containsKey(place) && Stream.of(old.get(place), side).flatMap(each -> each.starts().stream()).anyMatch(Start::isTold)) {
				result.add(MeasurementComparison.of(place, compared, old.get(place), side, reasons, sides));
			}
		});
		return result;
	}

	/** {@return why a run must not be used in some place, sentences; none when it may be used in all that it tells of} */
	static List<String> unusable(RunFile run) {
		return places(List.of(run), headline(run)).values().stream().flatMap(side -> side.starts().stream())
				.filter(start -> start.isTold() && !start.isUsable()).flatMap(start -> start.reasons().stream()).distinct().toList();
	}

	/** {@return what a run is compared by} */
	static Figure headline(RunFile run) {
		return run.specification().workload().kind().headline(run.specification().workload());
	}

	/** {@return what two runs are compared by and what is told besides: figures of calls, and what one costs} */
	static List<Figure> compared(RunFile run) {
		Workload workload = run.specification().workload();
		return Stream.of(headline(run), CommonFigures.MEAN_TIME, CommonFigures.CALLS_PER_SECOND, workload.kind().cost(workload)).distinct().toList();
	}

	/**
	 * Measurements by what was varied; those of one run are one start, whatever repetition they are. Steps on the way to a
	 * headline, such as those of rated senders to their peak, tell none: which of them are made depends on it.
	 */
	private static Map<String, MeasurementSide> places(List<RunFile> runs, Figure headline) {
		Map<String, List<Start>> places = new LinkedHashMap<>();
		for (int i = 0; i < runs.size(); i++) {
			RunFile run = runs.get(i);
			int number = i;
			Map<String, List<Measurement>> here = new LinkedHashMap<>();
			all(run).forEach(measurement -> here.computeIfAbsent(place(measurement), key -> new ArrayList<>()).add(measurement));
			here.forEach((place, measurements) -> places.computeIfAbsent(place, key -> new ArrayList<>()).add(new Start(number, run, measurements, headline)));
		}
		Map<String, MeasurementSide> result = new LinkedHashMap<>();
		places.forEach((place, starts) -> result.put(place, new MeasurementSide(starts)));
		return result;
	}

	/** {@return the starts that measured a binding with a size} */
	static MeasurementSide cell(List<RunFile> runs, String binding, int sizeBytes) {
		List<Start> starts = new ArrayList<>();
		for (int i = 0; i < runs.size(); i++) {
			RunFile run = runs.get(i);
			List<Measurement> here = all(run).stream().filter(each -> isOf(each, binding, sizeBytes)).toList();
			if (!here.isEmpty()) {
				starts.add(new Start(i, run, here, CommonFigures.MEAN_TIME));
			}
		}
		return new MeasurementSide(starts);
	}

	private static boolean isOf(Measurement measurement, String binding, int sizeBytes) {
		return binding.equals(measurement.parameters().get(Measurement.BINDING))
				&& ObjectSize.parse(measurement.parameters().getOrDefault(Measurement.SIZE, "")).orElse(0) == sizeBytes;
	}

	static String place(Measurement measurement) {
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
			if (run.measurements().stream().noneMatch(each -> isOf(each, cell.binding(), cell.sizeBytes()))) {
				all.add(of(cell, run));
			}
		}
		return all;
	}

	/** Nobody examined a cell without a measurement. */
	private static Measurement of(RunCell cell, RunFile run) {
		Map<String, String> parameters = new LinkedHashMap<>();
		parameters.put(Measurement.BINDING, cell.binding());
		parameters.put(Measurement.SIZE, cell.sizeLabel());
		long answered = (long) (cell.loops() - cell.errors()) * cell.callsPerRun();
		Distribution latency = new Distribution(answered, cell.meanMs(), Double.NaN, cell.minMs(), cell.p50Ms(), Double.NaN,
				cell.p99Ms(), Double.NaN, cell.maxMs(), "");
		return new Measurement(String.join(" ", parameters.values()), parameters, 1, run.startedAt(), List.of(),
				answered == 0 ? Distribution.NONE : latency, Map.of(), answered, cell.perSecond(),
				cell.errors() == 0 ? Map.of() : Map.of(TEXTS.get("cell.errors"), (long) cell.errors()), Map.of(), Map.of(),
				Resources.UNKNOWN, List.of(), List.of(TEXTS.get("judged.unchecked")), List.of(), cell.complete());
	}
}
