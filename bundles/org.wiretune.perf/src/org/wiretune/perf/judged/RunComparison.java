/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.judged;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.wiretune.core.Figure;
import org.wiretune.perf.protocol.RunSpecificationFormat;
import org.wiretune.perf.protocol.ServerSettingsFormat;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.validity.Validity;
import org.wiretune.perf.workload.CommonKeys;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKey;

/**
 * Two sides beside each other, each of one run or of several that are alike: the ratio of each measurement with its
 * interval and a verdict, and the settings that differ. More than one different setting means that a
 * change cannot be put down to any of them (performance guide for EAP 5, chapter 1: one change at a time); there is no
 * verdict then.
 */
public final class RunComparison {

	/** Settings of which one caller who waits for each reply sees nothing. */
	private static final Pattern SINGLE_CALLER_HIDES = Pattern.compile(".*Concurrency|threadPools\\..*");

	private final List<SettingDifference> settings;
	private final List<String> reasons;
	private final List<MeasurementComparison> measurements;

	private RunComparison(List<SettingDifference> settings, List<String> reasons,
			List<MeasurementComparison> measurements) {
		this.reasons = List.copyOf(reasons);
		this.measurements = List.copyOf(measurements);
		this.settings = List.copyOf(settings);
	}

	/**
	 * Compares two runs.
	 *
	 * @param before the earlier run
	 * @param after the later run
	 * @return the comparison; it has no verdict, since each side was started once
	 */
	public static RunComparison of(RunFile before, RunFile after) {
		return of(List.of(before), List.of(after));
	}

	/**
	 * Compares two sides of several runs each. Each run is one start of the server, and one value.
	 *
	 * @param allBefore the runs of the earlier side, at least one
	 * @param allAfter the runs of the later side, at least one
	 * @return the comparison
	 */
	public static RunComparison of(List<RunFile> allBefore, List<RunFile> allAfter) {
		return of(allBefore, allAfter, SidesAre.APART);
	}

	/**
	 * Compares two runs, each with the earlier starts of its settings. Where one of the two must not be used in a place, the
	 * starts before it give no verdict there: it is the run that is asked about.
	 *
	 * @param allBefore the earlier run and the starts before it, newest last
	 * @param allAfter the later run and the starts before it, newest last
	 * @return the comparison
	 */
	public static RunComparison ofNewest(List<RunFile> allBefore, List<RunFile> allAfter) {
		return of(allBefore, allAfter, SidesAre.APART_UP_TO_NEWEST);
	}

	/**
	 * Compares runs that took turns: those of one index were made next to each other, so that what the machine did to both
	 * falls out. A pair of which one must not be used is left out in that place.
	 *
	 * @param allBefore the runs of the earlier side, at least one
	 * @param allAfter the runs of the later side, as many
	 * @return the comparison
	 */
	public static RunComparison ofPairs(List<RunFile> allBefore, List<RunFile> allAfter) {
		if (allBefore.size() != allAfter.size()) {
			throw new IllegalArgumentException(allBefore.size() + " and " + allAfter.size() + " runs are no pairs");
		}
		return of(allBefore, allAfter, SidesAre.IN_PAIRS);
	}

	/**
	 * {@return why a run must not be used in some place, sentences; none when it may be used in all that it tells of}
	 *
	 * @param run a run
	 */
	public static List<String> unusable(RunFile run) {
		return SideBySide.unusable(run);
	}

	private static RunComparison of(List<RunFile> allBefore, List<RunFile> allAfter, SidesAre sides) {
		RunFile before = allBefore.get(allBefore.size() - 1);
		RunFile after = allAfter.get(allAfter.size() - 1);
		List<SettingDifference> settings = differences(before, after);
		List<String> reasons = reasons(allBefore, allAfter, settings);
		return new RunComparison(settings, reasons, SideBySide.of(allBefore, allAfter, reasons, sides));
	}

	/** {@return the settings that differ, by name; what was measured (bindings, sizes, loops) counts too} */
	public List<SettingDifference> settings() {
		return settings;
	}

	/** {@return the measurements that both sides have, with ratio, interval and verdict; cells of a loop are among them} */
	public List<MeasurementComparison> measurements() {
		return measurements;
	}

	/**
	 * {@return the place of a measurement as comparisons name it}
	 *
	 * @param measurement a measurement
	 */
	public static String placeOf(Measurement measurement) {
		return SideBySide.place(measurement);
	}

	/**
	 * {@return what a run is compared by}
	 *
	 * @param run a run
	 */
	public static Figure headline(RunFile run) {
		return SideBySide.headline(run);
	}

	/** {@return why the runs as a whole allow no verdict, sentences; none when they do} */
	public List<String> reasons() {
		return reasons;
	}

	/** {@return what the verdict is called for people} */
	public String label() {
		return measurements.isEmpty() ? verdict().label() : verdict().label(measurements.get(0).headline().figure());
	}

	/** {@return the verdict of all places: slower or faster when all that differ agree, not judged when one is not} */
	public Verdict verdict() {
		Set<Verdict> all = new HashSet<>();
		measurements.forEach(each -> all.add(each.verdict()));
		if (all.isEmpty() || all.contains(Verdict.NOT_JUDGED)) {
			return Verdict.NOT_JUDGED;
		}
		all.remove(Verdict.NO_DIFFERENCE_SEEN);
		if (all.isEmpty()) {
			return Verdict.NO_DIFFERENCE_SEEN;
		}
		return all.size() == 1 ? all.iterator().next() : Verdict.NOT_JUDGED;
	}

	private static List<String> reasons(List<RunFile> before, List<RunFile> after, List<SettingDifference> settings) {
		List<String> reasons = new ArrayList<>();
		if (settings.size() > 1) {
			reasons.add(TEXTS.get("validity.bench-one-change-at-a-time", settings.size(),
					String.join(", ", settings.stream().map(SettingDifference::name).toList()))
					+ " [bench-one-change-at-a-time]");
		}
		for (List<RunFile> side : List.of(before, after)) {
			if (side.stream().anyMatch(run -> !differences(side.get(0), run).isEmpty())) {
				reasons.add(TEXTS.get("compare.sideDiffers", side.get(0).name()));
			}
			side.stream().filter(run -> run.state() == RunState.FAILED).findFirst()
					.ifPresent(run -> reasons.add(TEXTS.get("compare.failed", run.name(), run.reason())));
		}
		if (settings.size() == 1 && SINGLE_CALLER_HIDES.matcher(settings.get(0).name()).matches()
				&& Stream.of(before, after).flatMap(List::stream).allMatch(run -> Validity.clients(run) == 1)) {
			reasons.add(TEXTS.get("validity." + Validity.ONE_CLIENT) + " [" + Validity.ONE_CLIENT + ']');
		}
		String oldJvm = before.get(0).environment().serverJvm();
		String newJvm = after.get(0).environment().serverJvm();
		if (settings.size() == 1 && !oldJvm.equals(newJvm) && !settings.get(0).name().equals("jvmArguments")) {
			reasons.add(TEXTS.get("compare.jvm", oldJvm, newJvm));
		}
		return reasons;
	}

	static List<SettingDifference> differences(RunFile before, RunFile after) {
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
		// Which imports a run stands for changes nothing of what it measures.
		json.remove("imports");
		JsonObject settings = json.remove("settings").getAsJsonObject();
		settings.remove("sources");
		for (JsonElement entry : settings.remove("threadPools").getAsJsonArray()) {
			JsonObject pool = entry.getAsJsonObject();
			result.put("threadPools." + pool.get("name").getAsString(), pool.get("minimum").getAsString() + ".."
					+ pool.get("maximum").getAsString() + ", " + pool.get("inactivityTimeoutMillis").getAsString() + " ms");
		}
		// The name of a server tells its kind and its version: one difference and not two.
		JsonElement kind = settings.remove(ServerSettingsFormat.SERVER_KIND);
		settings.entrySet().forEach(entry -> result.put(entry.getKey(), text(entry.getValue())));
		result.put("server", run.environment().server().isEmpty() ? text(kind) : run.environment().server());
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
