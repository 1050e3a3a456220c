/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.wiretune.core.Figure;

/** What kind of measurement a workload is. The first line of a workload file names it: {@code kind: loop}. */
public enum WorkloadKind {

	/** N calls over each binding with each size, from 1 to n parallel clients, as in the tuning lab (AVP-2933). */
	LOOP(LoopKeys.ALL, workload -> CommonFigures.MEAN_TIME, LoopFigures.ALL),

	/** Senders at a fixed rate each, more of them step by step until the receivers no longer keep up (JMSPrim). */
	RATED_SENDERS(SenderKeys.ALL, workload -> SenderFigures.PEAK, SenderFigures.ALL),

	/** From 1 to n users in steps, closed model, with think time (EAP 5 guide 11.2; DayTrader white paper). */
	RAMP(RampKeys.ALL, workload -> CommonFigures.MEAN_TIME, LoadFigures.ALL, RampFigures.ALL, JMeterFigures.ALL),

	/** A constant rate of arrivals whatever the replies do: open model, latency from the intended start. */
	CONSTANT_RATE(RateKeys.ALL, workload -> CommonFigures.MEAN_TIME, LoadFigures.ALL, RateFigures.ALL, JMeterFigures.ALL),

	/** Bulk inserts and orders against a database of its own (EAP 5 guide 4.5). */
	DATA(DataKeys.ALL, WorkloadKind::dataHeadline, DataFigures.ALL),

	/** Sessions against bean instances, connections against threads (EAP 5 guide 4.1, 4.6 and 5). */
	POOLS(PoolKeys.ALL, WorkloadKind::poolsHeadline, PoolFigures.ALL),

	/** Large objects and floods of messages against the heap (AVP-2933, exercise 3). */
	MEMORY(MemoryKeys.ALL, WorkloadKind::memoryHeadline, MemoryFigures.ALL),

	/** Log statements of an application: appenders, and guards before debug statements (EAP 5 guide 7). */
	LOGGING(LoggingKeys.ALL, workload -> CommonFigures.MEAN_TIME, LoggingFigures.ALL),

	/** A plan of Apache JMeter that is there already. */
	JMETER(JMeterKeys.ALL, workload -> CommonFigures.MEAN_TIME, JMeterFigures.ALL);

	private final List<WorkloadKey<?>> keys;
	private final Function<Workload, Figure> headline;
	private final List<Figure> figures;

	@SafeVarargs
	WorkloadKind(List<WorkloadKey<?>> own, Function<Workload, Figure> headline, List<Figure>... figures) {
		keys = Stream.concat(CommonKeys.ALL.stream(), own.stream()).toList();
		this.headline = headline;
		this.figures = Stream.concat(CommonFigures.ALL.stream(), Stream.of(figures).flatMap(List::stream)).toList();
	}

	/** {@return the word in files and on the command line, such as {@code rated-senders}} */
	public String id() {
		return name().toLowerCase(Locale.ROOT).replace('_', '-');
	}

	/** {@return the name for people} */
	public String label() {
		return KeyTexts.get("kind." + id() + ".label");
	}

	/** {@return what it measures, one or two sentences} */
	public String description() {
		return KeyTexts.get("kind." + id() + ".description");
	}

	/** {@return the keys a file of this kind may have, the common ones first} */
	public List<WorkloadKey<?>> keys() {
		return keys;
	}

	/**
	 * The figure that tells what a workload of this kind came to: it is what two runs are compared by. Where the calls
	 * themselves are measured it is the mean time of one.
	 *
	 * @param workload a workload of this kind, since it depends on what is done
	 * @return one of {@link #figures()}
	 */
	public Figure headline(Workload workload) {
		return headline.apply(workload);
	}

	/**
	 * The figure that tells what one call costs the side that is measured: the server, or the database of a data workload.
	 *
	 * @param workload a workload of this kind
	 * @return one of {@link #figures()}
	 */
	public Figure cost(Workload workload) {
		return this == DATA ? DataFigures.of(workload.value(DataKeys.WORK)).processorTime() : CommonFigures.PROCESSOR_TIME;
	}

	/** {@return the figures that measurements of this kind may have, the common ones first; rows of figures too} */
	public List<Figure> figures() {
		return figures;
	}

	/** How often the data source is opened anew says nothing of what users wait for. */
	private static Figure dataHeadline(Workload workload) {
		DataKeys.Work work = workload.value(DataKeys.WORK);
		return work == DataKeys.Work.FIRST_REQUESTS ? CommonFigures.MEAN_TIME : DataFigures.of(work).rate();
	}

	private static Figure poolsHeadline(Workload workload) {
		return workload.value(PoolKeys.POOL) == PoolKeys.Pool.MESSAGE_DRIVEN ? PoolFigures.MESSAGES_PER_SECOND : CommonFigures.CALLS_PER_SECOND;
	}

	private static Figure memoryHeadline(Workload workload) {
		return switch (workload.value(MemoryKeys.LOAD)) {
		case FLOOD -> MemoryFigures.SENT;
		case ALLOCATION -> CommonFigures.CALLS_PER_SECOND;
		case CALLS -> CommonFigures.MEAN_TIME;
		};
	}

	/**
	 * Finds a key of this kind.
	 *
	 * @param name its name
	 * @return the key, empty when files of this kind have none of that name
	 */
	public Optional<WorkloadKey<?>> key(String name) {
		return keys.stream().<WorkloadKey<?>>map(key -> key).filter(key -> key.name().equals(name)).findFirst();
	}

	/**
	 * Finds a kind by its word.
	 *
	 * @param id the word
	 * @return the kind, empty when there is none
	 */
	public static Optional<WorkloadKind> find(String id) {
		return Arrays.stream(values()).filter(kind -> kind.id().equalsIgnoreCase(id.strip())).findFirst();
	}
}
