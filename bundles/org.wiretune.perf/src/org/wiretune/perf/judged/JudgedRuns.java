/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.judged;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.result.RunCell;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.stat.Interval;
import org.wiretune.perf.stat.PairedRatio;
import org.wiretune.perf.workload.LoopKeys;
import org.wiretune.perf.workload.Workload;
import org.wiretune.safety.order.Backwards;

/**
 * The runs of a project as far as they may be believed: prices of bindings and verdicts between them. Runs of equal
 * settings are further starts of the same server. Each question is answered once and its answer kept, because the settings
 * of a long history take their time to write out. Safe for any thread.
 */
public final class JudgedRuns {

	/** The object size of the lab's comparison of bindings, in bytes. */
	private static final int USUAL_SIZE = 100 * 1024;
	/** Runs of equal settings that count as starts; older ones may be of another state of the machine. */
	private static final int MOST_STARTS = 10;

	private final List<RunFile> history;
	// All below is guarded by this. A run is told from others by identity: comparing all that it holds takes long.
	private final Map<RunFile, Map<String, String>> settings = new IdentityHashMap<>();
	private final Map<BindingUnderTest, List<RunFile>> newest = new EnumMap<>(BindingUnderTest.class);
	private final Map<BindingUnderTest, Optional<BindingTime>> usual = new EnumMap<>(BindingUnderTest.class);
	private final Map<BindingUnderTest, Map<BindingUnderTest, Optional<JudgedPair>>> pairs = new EnumMap<>(BindingUnderTest.class);

	private JudgedRuns(List<RunFile> history) {
		this.history = List.copyOf(history);
	}

	/**
	 * The runs of a project.
	 *
	 * @param history the runs, newest last
	 * @return what they say
	 */
	public static JudgedRuns of(List<RunFile> history) {
		return new JudgedRuns(history);
	}

	/**
	 * A run with the earlier starts of equal settings.
	 *
	 * @param run the run
	 * @param history runs of its project, newest last, with the run or without it
	 * @return what they say
	 */
	public static JudgedRuns upTo(RunFile run, List<RunFile> history) {
		return new JudgedRuns(alike(run, history));
	}

	/**
	 * The starts of equal settings.
	 *
	 * @param run a run
	 * @param history runs of its project, newest last, with the run or without it
	 * @return those before it that differ from it in no setting and ran on the same virtual machine, at most nine, and the run
	 */
	public static List<RunFile> alike(RunFile run, List<RunFile> history) {
		return alike(run, history, RunComparison::settingsOf);
	}

	private static List<RunFile> alike(RunFile run, List<RunFile> history, Function<RunFile, Map<String, String>> settings) {
		Map<String, String> own = settings.apply(run);
		List<RunFile> alike = new ArrayList<>(Backwards.of(Backwards.of(history).stream().filter(other -> other.startedAt().isBefore(run.startedAt()))
				.filter(other -> other.state() != RunState.FAILED)
				.filter(other -> other.environment().serverJvm().equals(run.environment().serverJvm()))
				.filter(other -> settings.apply(other).equals(own)).limit(MOST_STARTS - 1L).toList()));
		alike.add(run);
		return alike;
	}

	/**
	 * What a call by a binding takes, by the newest run that measured it and the starts like it.
	 *
	 * @param binding the binding
	 * @return the time with the object nearest to 100 KB that may be used in the newest start, or else in an earlier one, or
	 *         nearest to 100 KB when none may; empty where no run measured the binding
	 */
	public synchronized Optional<BindingTime> usual(BindingUnderTest binding) {
		return usual.computeIfAbsent(binding, this::findUsual);
	}

	private Optional<BindingTime> findUsual(BindingUnderTest binding) {
		List<RunFile> runs = newest(binding);
		return sizes(runs, binding).stream().map(size -> new BindingTime(binding, size, SideBySide.cell(runs, binding.id(), size).time()))
				.min(Comparator.comparing((BindingTime each) -> doubt(each.time())).thenComparing(each -> distance(each.sizeBytes())));
	}

	/** How far a time is from what the newest start says: 0 it is among the starts, 1 it is left out, 2 there is no time. */
	private static int doubt(JudgedTime time) {
		return !time.isUsable() ? 2 : time.leftOut().isEmpty() ? 0 : 1;
	}

	/**
	 * What a call by a binding takes with an object.
	 *
	 * @param binding id of the binding
	 * @param sizeBytes size of the object in bytes
	 * @return the time; not judged where nothing was measured
	 */
	public JudgedTime time(String binding, int sizeBytes) {
		return SideBySide.cell(history, binding, sizeBytes).time();
	}

	/**
	 * Compares two bindings within the runs that measured both with the same object.
	 *
	 * @param one a binding
	 * @param other another one
	 * @return the comparison with the object nearest to 100 KB for which both may be used, in the newest start rather than in
	 *         earlier ones, or nearest to 100 KB; empty where the newest run that measured the one did not measure the other
	 *         with an object of the same size
	 */
	public synchronized Optional<JudgedPair> pair(BindingUnderTest one, BindingUnderTest other) {
		return pairs.computeIfAbsent(one, key -> new EnumMap<>(BindingUnderTest.class)).computeIfAbsent(other, key -> findPair(one, key));
	}

	private Optional<JudgedPair> findPair(BindingUnderTest one, BindingUnderTest other) {
		List<RunFile> runs = newest(one);
		Set<Integer> sizes = sizes(runs, one);
		sizes.retainAll(sizes(runs, other));
		return sizes.stream().map(size -> pair(size, SideBySide.cell(runs, one.id(), size), SideBySide.cell(runs, other.id(), size)))
				.min(Comparator.comparing((JudgedPair pair) -> Math.max(doubt(pair.first()), doubt(pair.second())))
						.thenComparing(pair -> distance(pair.sizeBytes())));
	}

	/**
	 * Both bindings share the start of a run, so the ratio within each start is one value. Where the newest start must not be
	 * used its predecessors give no verdict: whoever asks wants to know what is so now.
	 */
	private static JudgedPair pair(int size, MeasurementSide first, MeasurementSide second) {
		JudgedTime one = first.time();
		JudgedTime other = second.time();
		if (!one.isUsable() || !other.isUsable()) {
			String reason = one.isUsable() ? other.reason() : one.reason();
			return new JudgedPair(size, one, other, Interval.NONE, Verdict.NOT_JUDGED, reason);
		}
		if (!first.isNewestUsable() || !second.isNewestUsable()) {
			MeasurementSide side = first.isNewestUsable() ? second : first;
			return new JudgedPair(size, one, other, Interval.NONE, Verdict.NOT_JUDGED,
					TEXTS.get("judged.newestNotUsable", side.starts().size(), side.reason()));
		}
		List<Start[]> shared = first.usable().stream().flatMap(start -> second.usable().stream().filter(each -> each.run() == start.run())
				.map(each -> new Start[] { start, each })).toList();
		int starts = shared.size();
		if (starts < MeasurementSide.FEWEST_STARTS) {
			return new JudgedPair(size, one, other, Interval.NONE, Verdict.NOT_JUDGED,
					TEXTS.get(starts == 1 ? "judged.oneRun" : "judged.fewRuns", starts, MeasurementSide.FEWEST_STARTS,
							MeasurementSide.FEWEST_STARTS - starts));
		}
		Interval ratio = PairedRatio.of(shared.stream().mapToDouble(each -> each[1].meanMs()).toArray(),
				shared.stream().mapToDouble(each -> each[0].meanMs()).toArray());
		Verdict verdict = ratio.low() > 1 ? Verdict.SLOWER : ratio.high() < 1 ? Verdict.FASTER : Verdict.NO_DIFFERENCE_SEEN;
		return new JudgedPair(size, one, other, ratio, verdict, "");
	}

	/**
	 * The name of a binding as its newest run measured it.
	 *
	 * @param binding the binding
	 * @return its label, for SCA sync with how it passed its data, such as {@code SCA sync by value}
	 */
	public synchronized String label(BindingUnderTest binding) {
		List<RunFile> runs = newest(binding);
		if (binding != BindingUnderTest.SCA_SYNC || runs.isEmpty() || !runs.get(runs.size() - 1).specification().isLoop()) {
			return binding.label();
		}
		Workload workload = runs.get(runs.size() - 1).specification().workload();
		boolean shared = workload.value(LoopKeys.PASSING) == LoopKeys.Passing.BY_REFERENCE && workload.value(LoopKeys.PLACE) == LoopKeys.Place.ONE_JVM;
		return TEXTS.get(shared ? "binding.byReference" : "binding.byValue", binding.label());
	}

	/** The newest run with an answer of a binding, and the starts like it. */
	private List<RunFile> newest(BindingUnderTest binding) {
		return newest.computeIfAbsent(binding, key -> Backwards.of(history).stream()
				.filter(run -> run.cells().stream().anyMatch(cell -> isOf(cell, key))).findFirst()
				.map(run -> alike(run, history, this::settings)).orElse(List.of()));
	}

	private Map<String, String> settings(RunFile run) {
		return settings.computeIfAbsent(run, RunComparison::settingsOf);
	}

	private static boolean isOf(RunCell cell, BindingUnderTest binding) {
		return cell.binding().equals(binding.id()) && Double.isFinite(cell.meanMs());
	}

	/** The sizes that the newest of some runs measured with an answer. */
	static Set<Integer> sizes(List<RunFile> runs, BindingUnderTest binding) {
		Set<Integer> sizes = new LinkedHashSet<>();
		if (!runs.isEmpty()) {
			runs.get(runs.size() - 1).cells().stream().filter(cell -> isOf(cell, binding)).forEach(cell -> sizes.add(cell.sizeBytes()));
		}
		return sizes;
	}

	static double distance(int sizeBytes) {
		return Math.abs(Math.log((double) sizeBytes / USUAL_SIZE));
	}
}
