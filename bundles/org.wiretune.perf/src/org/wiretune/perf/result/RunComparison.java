/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.result;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.wiretune.perf.protocol.RunSpecificationFormat;
import org.wiretune.perf.workload.CommonKeys;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKey;

/**
 * Two runs beside each other: the ratio of each cell, and the settings that differ. More than one different setting
 * means that a change cannot be put down to any of them (performance guide for EAP 5, chapter 1: one change at a time).
 */
public final class RunComparison {

	private final List<CellComparison> cells;
	private final List<SettingDifference> settings;

	private RunComparison(List<CellComparison> cells, List<SettingDifference> settings) {
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
		return new RunComparison(cells, differences(before, after));
	}

	/** {@return the cells of both runs} */
	public List<CellComparison> cells() {
		return cells;
	}

	/** {@return the settings that differ, by name; what was measured (bindings, sizes, loops) counts too} */
	public List<SettingDifference> settings() {
		return settings;
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
