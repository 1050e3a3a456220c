/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.result;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.wiretune.core.Figure;
import org.wiretune.perf.stat.Distribution;
import org.wiretune.perf.workload.CommonFigures;
import org.wiretune.safety.secret.Secrets;
import org.wiretune.safety.secret.SentenceSecrets;

/**
 * One line of a result: what was measured with one set of parameters. Immutable.
 *
 * @param id tells the line from the others of the run and finds it again in other runs of the workload: made of the
 *           parameters, such as {@code http-sync 100 KB 20 users}
 * @param parameters what was varied, by name ({@code binding}, {@code size}, {@code users}, {@code rate}, {@code sessions}
 *            ...), as text
 * @param repetition which repetition, counted from 1
 * @param startedAt when its first phase began
 * @param phases its parts in order
 * @param latency time from the intended start of a call until its reply, of answered calls
 * @param others other times by name: {@code service} (from the actual start), {@code queue} (in the queue) ...
 * @param answered answered calls
 * @param perSecond answered calls a second of measuring, all clients together
 * @param errors failed calls by the sentence that says why; their times are in no other figure
 * @param figures further figures, each in its unit
 * @param series rows of figures, such as the instances at work in each slot
 * @param resources what it cost
 * @param seconds its course
 * @param invalid why the figures must not be used, sentences; empty for a valid measurement
 * @param remarks what a reader has to know, sentences
 * @param complete false when it was cut off by a stop or a failure
 */
public record Measurement(String id, Map<String, String> parameters, int repetition, Instant startedAt,
		List<Phase> phases, Distribution latency, Map<String, Distribution> others, long answered, double perSecond,
		Map<String, Long> errors, Map<Figure, Double> figures, Map<Figure, List<Double>> series, Resources resources,
		List<Second> seconds, List<String> invalid, List<String> remarks, boolean complete) {

	private static final double MILLIS_IN_SECOND = 1000;

	/** Less of a second than this holds too few calls for a rate. */
	private static final double SMALLEST_SHARE = 0.25;

	/** Name of the parameter that holds the id of a binding. */
	public static final String BINDING = "binding";

	/** Name of the parameter that holds the size of an object as {@link org.wiretune.perf.base.ObjectSize#label(int)} writes it. */
	public static final String SIZE = "size";

	/** Name of the parameter that holds the number of parallel clients of a loop. */
	public static final String CLIENTS = "clients";

	/** Name of the times from the actual start of a call. */
	public static final String SERVICE = "service";

	/** Name of the times that messages lay in a queue. */
	public static final String QUEUE = "queue";

	/** Copies the collections and checks that nothing is missing. */
	public Measurement {
		Objects.requireNonNull(id, "id");
		Objects.requireNonNull(startedAt, "startedAt");
		Objects.requireNonNull(latency, "latency");
		Objects.requireNonNull(resources, "resources");
		id = Secrets.hidden(id);
		parameters = copy(shown(parameters));
		phases = List.copyOf(phases);
		others = copy(others);
		errors = copy(hidden(errors));
		figures = copy(figures);
		series = copy(series);
		seconds = List.copyOf(seconds);
		invalid = SentenceSecrets.hidden(invalid);
		remarks = SentenceSecrets.hidden(remarks);
	}

	/** Names of requests are in the words of their plans, which may be addresses. */
	private static Map<String, String> shown(Map<String, String> parameters) {
		Map<String, String> shown = new LinkedHashMap<>(parameters);
		shown.replaceAll(Secrets::value);
		return shown;
	}

	/** Errors tell addresses and what a server answered; those that differ in a secret only are one. */
	private static Map<String, Long> hidden(Map<String, Long> errors) {
		Map<String, Long> shown = new LinkedHashMap<>();
		errors.forEach((sentence, count) -> shown.merge(Secrets.hidden(sentence), count, Long::sum));
		return shown;
	}

	/** {@return the failed calls} */
	public long failed() {
		return errors.values().stream().mapToLong(Long::longValue).sum();
	}

	/** {@return whether the figures may be used} */
	public boolean isValid() {
		return invalid.isEmpty();
	}

	/**
	 * The value of a figure, be it one of {@link #figures()} or one that follows from the calls, such as their mean time.
	 *
	 * @param figure the figure
	 * @return its value in its unit; not a number where there is none
	 */
	public double value(Figure figure) {
		Double told = figures.get(figure);
		if (told != null) {
			return told;
		}
		if (figure.equals(CommonFigures.MEAN_TIME)) {
			return latency.meanMs() / MILLIS_IN_SECOND;
		}
		if (figure.equals(CommonFigures.CALLS_PER_SECOND)) {
			return perSecond;
		}
		return figure.equals(CommonFigures.PROCESSOR_TIME) && answered > 0 ? resources.serverCpuSeconds() / answered : Double.NaN;
	}

	/**
	 * Finds a part.
	 *
	 * @param name its name
	 * @return the first part of that name
	 */
	public Optional<Phase> phase(String name) {
		return phases.stream().filter(phase -> phase.name().equals(name)).findFirst();
	}

	/**
	 * How much of one of its seconds it took: the last one ends with the measurement.
	 *
	 * @param second one of its seconds
	 * @return from above 0 to 1
	 */
	public double share(Second second) {
		double end = phases.stream().mapToDouble(Phase::toSeconds).max().orElse(Double.POSITIVE_INFINITY);
		double share = end - second.second();
		return share > 0 ? Math.min(1, share) : 1;
	}

	/**
	 * Calls a second that a count of one of its seconds comes to, for a chart: without this the part of a second at the
	 * end would look like a fall.
	 *
	 * @param second one of its seconds
	 * @param count calls counted in it
	 * @return calls a second; NaN where so little of the second was measured that it tells nothing
	 */
	public double perSecond(Second second, long count) {
		double share = share(second);
		return share < SMALLEST_SHARE ? Double.NaN : count / share;
	}

	/**
	 * The same measurement with further reasons why it must not be used.
	 *
	 * @param reasons sentences; none leaves it as it is
	 * @return a copy
	 */
	public Measurement withInvalid(List<String> reasons) {
		List<String> all = new ArrayList<>(invalid);
		reasons.stream().filter(reason -> !all.contains(reason)).forEach(all::add);
		return new Measurement(id, parameters, repetition, startedAt, phases, latency, others, answered, perSecond, errors,
				figures, series, resources, seconds, all, remarks, complete);
	}

	/**
	 * The same measurement with more that a reader has to know.
	 *
	 * @param sentences sentences; none leaves it as it is
	 * @return a copy
	 */
	public Measurement withRemarks(List<String> sentences) {
		List<String> all = new ArrayList<>(remarks);
		sentences.stream().filter(sentence -> !all.contains(sentence)).forEach(all::add);
		return new Measurement(id, parameters, repetition, startedAt, phases, latency, others, answered, perSecond, errors,
				figures, series, resources, seconds, invalid, all, complete);
	}

	/**
	 * The same measurement with other figures of what it cost.
	 *
	 * @param newResources what it cost
	 * @param more further figures, added to those there are
	 * @return a copy
	 */
	public Measurement withResources(Resources newResources, Map<Figure, Double> more) {
		Map<Figure, Double> all = new LinkedHashMap<>(figures);
		all.putAll(more);
		return new Measurement(id, parameters, repetition, startedAt, phases, latency, others, answered, perSecond, errors,
				all, series, newResources, seconds, invalid, remarks, complete);
	}

	/** Keeps the order, which {@code Map.copyOf} does not. */
	private static <K, V> Map<K, V> copy(Map<K, V> map) {
		return Collections.unmodifiableMap(new LinkedHashMap<>(map));
	}
}
