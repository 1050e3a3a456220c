/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.validity;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.wiretune.core.Severity;
import org.wiretune.core.observed.Answer;
import org.wiretune.core.observed.Observed;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.RunFile;

/**
 * Judges measurements and runs: what makes them invalid, and what their reader has to know. {@link #kinds()} lists every
 * rule; those of the catalogue's section A.17 keep their ids from there.
 */
public final class Validity {

	/** Id of the rule that a comparison of settings of concurrency needs several callers. */
	public static final String ONE_CLIENT = "parallel-clients-needed-for-concurrency-test";

	/** Id of what is said where a rule itself failed. */
	private static final String NOT_JUDGED = "run-not-judged";

	/** Id of what is said where a server has set something otherwise than it was asked. */
	private static final String SETTING_DIFFERS = "run-setting-differs";

	private static final List<MeasurementRule> RULES = new ArrayList<>();

	static {
		RULES.addAll(FigureRules.all());
		RULES.addAll(MachineRules.all());
		RULES.addAll(MethodRules.all());
	}

	private Validity() {
	}

	/**
	 * What the rules say of a measurement.
	 *
	 * @param measurement the measurement
	 * @param run the run so far: specification, environment and the measurements before this one
	 * @return what they say, in the order of the rules; a warning says that the figures must not be used
	 */
	public static List<Observed> of(Measurement measurement, RunFile run) {
		Answer<Observed> answer = Answer.of(RULES, (rule, found) -> rule.judge(measurement, run).ifPresent(found));
		// What nobody has looked at may be anything.
		return withFailure(answer, failure -> Judgement.invalid(NOT_JUDGED, failure));
	}

	/**
	 * {@return why no measurement of a run must be used, with the id of the rule}
	 *
	 * @param sentence what the server has set otherwise than it was asked
	 */
	public static String settingDiffers(String sentence) {
		return Judgement.invalid(SETTING_DIFFERS, sentence).withId();
	}

	/**
	 * The measurement with what the rules say of it.
	 *
	 * @param measurement the measurement
	 * @param run the run so far
	 * @return a copy with further reasons and remarks
	 */
	public static Measurement judged(Measurement measurement, RunFile run) {
		List<Observed> judgements = of(measurement, run);
		if (!measurement.isValid() || judgements.stream().anyMatch(Observed::isWarning)) {
			// How much the throughput grew to a step that must not be used is no figure.
			judgements = judgements.stream().filter(each -> !each.id().equals(MethodRules.SATURATION)).toList();
		}
		return measurement.withInvalid(texts(judgements, Severity.WARNING))
				.withRemarks(texts(judgements, Severity.INFO));
	}

	/**
	 * What the rules say of a run as a whole.
	 *
	 * @param run the run
	 * @param machine the machine it took place on
	 * @param gcLogStarts starts of a virtual machine in the run's log of collections, -1 when there is no log
	 * @return notes
	 */
	public static List<Observed> ofRun(RunFile run, MachineFacts machine, int gcLogStarts) {
		Answer<Observed> answer = Answer.of(found -> RunRules.judge(run, machine, gcLogStarts, found));
		return withFailure(answer, failure -> Judgement.remark(NOT_JUDGED, failure));
	}

	private static List<Observed> withFailure(Answer<Observed> answer, Function<Throwable, Observed> told) {
		return Stream.concat(answer.told().stream(), answer.failure().map(told).stream()).toList();
	}

	/**
	 * {@return the most callers of a run that wait for replies, 0 where calls do not wait for each other}
	 *
	 * @param run a run
	 */
	public static int clients(RunFile run) {
		return Clients.most(run.specification().workload());
	}

	/** {@return how much each rule weighs, by its id; a rule that says different things has its heaviest} */
	public static Map<String, Judgement.Kind> kinds() {
		Map<String, Judgement.Kind> kinds = new TreeMap<>();
		for (String id : List.of(NOT_JUDGED, SETTING_DIFFERS, FigureRules.ERRORS, FigureRules.NOTHING, FigureRules.SETTLED, FigureRules.BRIEF, FigureRules.SPREAD, MachineRules.DRIVER,
				MachineRules.LATE, MachineRules.SWAPPED, MachineRules.BUSY, MachineRules.STOLEN, MethodRules.NO_WARM_UP,
				MethodRules.STATE)) {
			kinds.put(id, Judgement.Kind.INVALID);
		}
		for (String id : List.of(FigureRules.WORSE, FigureRules.PERCENTILES, FigureRules.SLICES, FigureRules.CUT_OFF,
				MachineRules.UNCHECKED, MethodRules.TOO_SHORT, MethodRules.CLOSED, MethodRules.SATURATION, MethodRules.STRESS)) {
			kinds.put(id, Judgement.Kind.REMARK);
		}
		for (String id : List.of(RunRules.SINGLE_RUN, RunRules.COLOCATED, RunRules.OVERCOMMITTED, RunRules.SMALL_MACHINE,
				RunRules.OBSERVER, RunRules.UPPER_BOUND, RunRules.NO_DISK, RunRules.NOT_TOLD, RunRules.GC_LOG, ONE_CLIENT)) {
			kinds.put(id, Judgement.Kind.NOTE);
		}
		kinds.put("bench-one-change-at-a-time", Judgement.Kind.COMPARISON);
		kinds.put("bench-average-only", Judgement.Kind.COMPARISON);
		// Every run writes a run file with its settings into the history, see RunHistory.
		kinds.put("bench-log-results", Judgement.Kind.BEHAVIOUR);
		return kinds;
	}

	private static List<String> texts(List<Observed> judgements, Severity severity) {
		return judgements.stream().filter(judgement -> judgement.severity() == severity).map(Observed::withId).toList();
	}
}
