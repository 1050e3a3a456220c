/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.result;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.wiretune.perf.internal.Texts;
import org.wiretune.perf.protocol.RunSpecificationFormat;
import org.wiretune.perf.workload.CommonKeys;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKey;

/**
 * Two sides beside each other, each of one run or of several that are alike: the ratio of each cell and of each
 * measurement with its interval and a verdict, and the settings that differ. More than one different setting means that a
 * change cannot be put down to any of them (performance guide for EAP 5, chapter 1: one change at a time); there is no
 * verdict then.
 */
public final class RunComparison {

	private final List<CellComparison> cells;
	private final List<SettingDifference> settings;
	private final List<String> reasons;
	private final List<MeasurementComparison> measurements;

	private RunComparison(List<CellComparison> cells, List<SettingDifference> settings, List<String> reasons,
			List<MeasurementComparison> measurements) {
		this.reasons = List.copyOf(reasons);
		this.measurements = List.copyOf(measurements);
		this.cells = List.copyOf(cells);
		this.settings = List.copyOf(settings);
	}

	/**
	 * Compares two runs.
	 *
	 * @param before the earlier run
	 * @param after the later run
	 * @return the comparison; its cells are those of the later run, then those only the earlier run has
	 */
	public static RunComparison of(RunFile before, RunFile after) {
		return of(List.of(before), List.of(after));
	}

	/**
	 * Compares two sides of several runs each. The measurements of a side are pooled by what was measured.
	 *
	 * @param allBefore the runs of the earlier side, at least one
	 * @param allAfter the runs of the later side, at least one
	 * @return the comparison; its cells are those of the last run of each side
	 */
	public static RunComparison of(List<RunFile> allBefore, List<RunFile> allAfter) {
		RunFile before = allBefore.getLast();
		RunFile after = allAfter.getLast();
		record Place(String binding, int sizeBytes) {
		}
		Set<Place> places = new LinkedHashSet<>();
		after.cells().forEach(cell -> places.add(new Place(cell.binding(), cell.sizeBytes())));
		before.cells().forEach(cell -> places.add(new Place(cell.binding(), cell.sizeBytes())));
		List<CellComparison> cells = new ArrayList<>();
		for (Place place : places) {
			cells.add(new CellComparison(place.binding, place.sizeBytes, find(before, place.binding, place.sizeBytes),
					find(after, place.binding, place.sizeBytes)));
		}
		List<SettingDifference> settings = differences(before, after);
		List<String> reasons = reasons(allBefore, allAfter, settings);
		return new RunComparison(cells, settings, reasons, SideBySide.of(allBefore, allAfter, reasons));
	}

	/** {@return the cells of both runs} */
	public List<CellComparison> cells() {
		return cells;
	}

	/** {@return the settings that differ, by name; what was measured (bindings, sizes, loops) counts too} */
	public List<SettingDifference> settings() {
		return settings;
	}

	/** {@return the measurements that both sides have, with ratio, interval and verdict; cells of a loop are among them} */
	public List<MeasurementComparison> measurements() {
		return measurements;
	}

	/** {@return why the runs as a whole allow no verdict, sentences; none when they do} */
	public List<String> reasons() {
		return reasons;
	}

	/** {@return the verdict of all places: slower or faster when all that differ agree, not comparable when one is not} */
	public Verdict verdict() {
		Set<Verdict> all = new HashSet<>();
		measurements.forEach(each -> all.add(each.verdict()));
		if (all.isEmpty() || all.contains(Verdict.NOT_COMPARABLE)) {
			return Verdict.NOT_COMPARABLE;
		}
		all.remove(Verdict.NO_DIFFERENCE_SEEN);
		if (all.isEmpty()) {
			return Verdict.NO_DIFFERENCE_SEEN;
		}
		return all.size() == 1 ? all.iterator().next() : Verdict.NOT_COMPARABLE;
	}

	private static List<String> reasons(List<RunFile> before, List<RunFile> after, List<SettingDifference> settings) {
		List<String> reasons = new ArrayList<>();
		if (settings.size() > 1) {
			reasons.add(Texts.get("validity.bench-one-change-at-a-time", settings.size(),
					String.join(", ", settings.stream().map(SettingDifference::name).toList()))
					+ " [bench-one-change-at-a-time]");
		}
		for (List<RunFile> side : List.of(before, after)) {
			if (side.stream().anyMatch(run -> !differences(side.get(0), run).isEmpty())) {
				reasons.add(Texts.get("compare.sideDiffers", side.get(0).name()));
			}
			side.stream().filter(run -> run.state() == RunState.FAILED).findFirst()
					.ifPresent(run -> reasons.add(Texts.get("compare.failed", run.name(), run.reason())));
		}
		String oldJvm = before.get(0).environment().serverJvm();
		String newJvm = after.get(0).environment().serverJvm();
		if (settings.size() == 1 && !oldJvm.equals(newJvm) && !settings.get(0).name().equals("jvmArguments")) {
			reasons.add(Texts.get("compare.jvm", oldJvm, newJvm));
		}
		return reasons;
	}

	private static Optional<RunCell> find(RunFile run, String binding, int sizeBytes) {
		return run.cells().stream().filter(cell -> cell.binding().equals(binding) && cell.sizeBytes() == sizeBytes)
				.findFirst();
	}

	private static List<SettingDifference> differences(RunFile before, RunFile after) {
		Map<String, String> old = flat(before);
		Map<String, String> changed = flat(after);
		Set<String> names = new LinkedHashSet<>(old.keySet());
		names.addAll(changed.keySet());
		return names.stream()
				.map(name -> new SettingDifference(name, old.getOrDefault(name, ""), changed.getOrDefault(name, "")))
				.filter(difference -> !difference.before().equals(difference.after())).toList();
	}

	/**
	 * The settings that count when runs are compared: those of the server and the values of the workload.
	 *
	 * @param run a run
	 * @return value by name, in the order of the names; an empty value is not set
	 */
	public static Map<String, String> settingsOf(RunFile run) {
		return flat(run);
	}

	/** Settings by name. Names of runs and sources of values are no settings: a moved line changes nothing. */
	private static Map<String, String> flat(RunFile run) {
		Map<String, String> result = new TreeMap<>();
		JsonObject json = RunSpecificationFormat.write(run.specification());
		JsonObject settings = json.remove("settings").getAsJsonObject();
		settings.remove("sources");
		for (JsonElement entry : settings.remove("threadPools").getAsJsonArray()) {
			JsonObject pool = entry.getAsJsonObject();
			result.put("threadPools." + pool.get("name").getAsString(), pool.get("minimum").getAsString() + ".."
					+ pool.get("maximum").getAsString() + ", " + pool.get("inactivityTimeoutMillis").getAsString() + " ms");
		}
		settings.entrySet().forEach(entry -> result.put(entry.getKey(), text(entry.getValue())));
		if (!run.environment().server().isEmpty()) {
			result.put("server", run.environment().server());
		}
		Workload workload = run.specification().workload();
		result.put("kind", workload.kind().id());
		for (WorkloadKey<?> key : workload.kind().keys()) {
			if (key != CommonKeys.NAME) {
				result.put(key.name(), workload.text(key));
			}
		}
		return result;
	}

	private static String text(JsonElement value) {
		return value.isJsonPrimitive() ? value.getAsString() : value.toString();
	}
}
