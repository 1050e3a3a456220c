/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.proof;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.result.Slices;
import org.wiretune.perf.stat.BatchMeans;
import org.wiretune.perf.stat.Trend;
import org.wiretune.perf.validity.WithinStart;
import org.wiretune.safety.quantity.Quantity;

/**
 * What one start of a server told. It is one value among starts, however many repetitions there are within it: those share
 * compiled code and the layout of a heap (T. Kalibera and R. Jones, "Rigorous Benchmarking in Reasonable Time", 2013).
 *
 * @param values mean of the repetitions by the word of the figure, in the unit of the run file; what is not told is missing
 * @param reasons why nothing of it may be used, sentences: errors, not settled, cut off
 * @param machine what other programs did to it, sentences; processor time may be used all the same
 * @param limits what its server told of its limits otherwise than that of the other side, sentences; only of files of the user
 */
public record ProofStart(Map<String, Double> values, List<String> reasons, List<String> machine, List<String> limits) {

	/** What other programs did: it makes calls wait, and adds little to the processor time of a call. */
	private static final Set<String> OF_MACHINE = Set.of("run-machine-busy", "run-processor-stolen", "run-driver-late", "run-driver-bottleneck");
	/** Times that got better while they were measured; on a machine of others it may be these that let go. */
	private static final Set<String> SETTLED = Set.of("run-not-settled");
	private static final Set<String> BUSY = Set.of("run-machine-busy");
	/** Processor time of a call that changes less in the course of a measurement has settled. */
	private static final double CHANGE = 0.1;
	private static final String CALLS = "calls";
	private static final String PROCESSOR_SECONDS = "processor-seconds";
	private static final Pattern ID = Pattern.compile(".*\\[([a-z-]+)]");

	/** Copies the collections. */
	public ProofStart {
		values = Map.copyOf(values);
		reasons = List.copyOf(reasons);
		machine = List.copyOf(machine);
		limits = List.copyOf(limits);
	}

	/** A start of which nothing is told that the other side tells otherwise. @param values as above @param reasons as above @param machine as above */
	public ProofStart(Map<String, Double> values, List<String> reasons, List<String> machine) {
		this(values, reasons, machine, List.of());
	}

	/**
	 * Reads a run.
	 *
	 * @param run a run
	 * @param selected parameters by which one of its measurements is told from others; {@code repetition} counts too
	 * @param figures the figures that are wanted
	 * @param decisive the figure without which a measurement says nothing
	 * @return what it told
	 */
	static ProofStart of(RunFile run, Map<String, String> selected, Collection<ProofFigure> figures, ProofFigure decisive) {
		if (run.state() != RunState.COMPLETED) {
			return new ProofStart(Map.of(), List.of(run.reason().isEmpty() ? TEXTS.get("run.stopped") : run.reason()), List.of());
		}
		List<Measurement> here = run.measurements().stream().filter(each -> fits(each, selected))
				.filter(each -> Double.isFinite(decisive.value(each, run.specification().workload()))).toList();
		Set<String> reasons = new LinkedHashSet<>();
		Set<String> machine = new LinkedHashSet<>();
		for (Measurement each : here) {
			Set<String> ofMachine = isSettledByProcessor(each) ? SETTLED : Set.of();
			each.invalid().stream().filter(sentence -> !WithinStart.is(sentence))
					.forEach(sentence -> (is(sentence, OF_MACHINE) || is(sentence, ofMachine) ? machine : reasons).add(sentence));
		}
		long calls = here.stream().mapToLong(Measurement::answered).sum();
		double seconds = here.stream().mapToDouble(each -> ProofFigure.processorSeconds(each, run.specification().workload())).sum();
		if (!here.isEmpty() && decisive.equals(ProofFigure.PROCESSOR) && seconds < ProcessorClock.LEAST_SECONDS) {
			reasons.add(TEXTS.get("proof.fewSeconds", Quantity.seconds(seconds), calls, Quantity.seconds(ProcessorClock.LEAST_SECONDS), Quantity.seconds(ProcessorClock.TICK_SECONDS)));
		}
		if (here.isEmpty()) {
			// A measurement that tells nothing says why.
			run.measurements().stream().filter(each -> fits(each, selected)).forEach(each -> reasons.addAll(each.invalid()));
			reasons.add(TEXTS.get("proof.nothing", decisive.label()));
		}
		Map<String, Double> values = new LinkedHashMap<>();
		if (calls > 0 && Double.isFinite(seconds)) {
			values.put(CALLS, (double) calls);
			values.put(PROCESSOR_SECONDS, seconds);
		}
		for (ProofFigure figure : figures) {
			double mean = here.stream().mapToDouble(each -> figure.value(each, run.specification().workload())).filter(Double::isFinite).average().orElse(Double.NaN);
			if (Double.isFinite(mean)) {
				values.put(figure.word(), mean);
			}
		}
		return new ProofStart(values, new ArrayList<>(reasons), new ArrayList<>(machine));
	}

	/**
	 * Where other programs let go of the machine in the course of a measurement, its times get better though nothing in it does;
	 * the processor time of a call tells the two apart.
	 */
	private static boolean isSettledByProcessor(Measurement measurement) {
		if (measurement.invalid().stream().noneMatch(sentence -> is(sentence, BUSY))) {
			return false;
		}
		double[] ofCalls = Slices.of(measurement, second -> second.answered() == 0 ? Double.NaN : second.serverCpu() / second.answered());
		Trend trend = Trend.of(ofCalls);
		return ofCalls.length >= BatchMeans.BATCHES && (!trend.significant() || trend.relativeChange() > -CHANGE);
	}

	private static boolean is(String sentence, Set<String> ids) {
		Matcher id = ID.matcher(sentence);
		return id.matches() && ids.contains(id.group(1));
	}

	private static boolean fits(Measurement measurement, Map<String, String> selected) {
		return selected.entrySet().stream().allMatch(wanted -> {
			String value = wanted.getKey().equals("repetition") ? Integer.toString(measurement.repetition())
					: measurement.parameters().getOrDefault(wanted.getKey(), "");
			// A number stands with its unit, such as "15 instances".
			return value.equals(wanted.getValue()) || value.startsWith(wanted.getValue() + ' ');
		});
	}

	/** {@return the value of a figure; not a number where it is not told} @param figure a figure */
	public double value(ProofFigure figure) {
		return values.getOrDefault(figure.word(), Double.NaN);
	}

	/** {@return how many calls it measured; not a number where it is not told} */
	public double calls() {
		return values.getOrDefault(CALLS, Double.NaN);
	}

	/** {@return the processor time that these took, in seconds; not a number where it is not told} */
	public double processorSeconds() {
		return values.getOrDefault(PROCESSOR_SECONDS, Double.NaN);
	}

	/** {@return why it does not count for a figure, sentences; none where it does} @param figure what is judged */
	List<String> against(ProofFigure figure) {
		List<String> all = new ArrayList<>(reasons);
		if (!figure.isOfProcessor() && !figure.isCount()) {
			all.addAll(machine);
		}
		return all;
	}
}
