/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.ArrayList;
import org.wiretune.core.CallWorkload;
import org.wiretune.core.Figure;
import org.wiretune.core.host.Added;
import org.wiretune.core.host.Contributed;
import org.wiretune.core.host.Contributors;
import org.wiretune.safety.text.Texts;

/** What kind of measurement a workload is. There is one object for each as long as the same contributors are there. The first line of a workload file names it: {@code kind: loop}. */
public final class WorkloadKind {

	private static final Texts KEYS = Texts.of(WorkloadKind.class, "keys");

	/** N calls over each binding with each size, from 1 to n parallel clients, as in the tuning lab (AVP-2933). */
	public static final WorkloadKind LOOP = new WorkloadKind("LOOP", LoopKeys.ALL, workload -> CommonFigures.MEAN_TIME, LoopFigures.ALL);

	/** Senders at a fixed rate each, more of them step by step until the receivers no longer keep up (JMSPrim). */
	public static final WorkloadKind RATED_SENDERS = new WorkloadKind("RATED_SENDERS", SenderKeys.ALL, workload -> SenderFigures.PEAK, SenderFigures.ALL);

	/** From 1 to n users in steps, closed model, with think time (EAP 5 guide 11.2; DayTrader white paper). */
	public static final WorkloadKind RAMP = new WorkloadKind("RAMP", RampKeys.ALL, workload -> CommonFigures.MEAN_TIME, LoadFigures.ALL, RampFigures.ALL, JMeterFigures.ALL);

	/** A constant rate of arrivals whatever the replies do: open model, latency from the intended start. */
	public static final WorkloadKind CONSTANT_RATE = new WorkloadKind("CONSTANT_RATE", RateKeys.ALL, workload -> CommonFigures.MEAN_TIME, LoadFigures.ALL, RateFigures.ALL, JMeterFigures.ALL);

	/** Bulk inserts and orders against a database of its own (EAP 5 guide 4.5). */
	public static final WorkloadKind DATA = new WorkloadKind("DATA", DataKeys.ALL, WorkloadKind::dataHeadline, DataFigures.ALL);

	/** Sessions against bean instances, connections against threads (EAP 5 guide 4.1, 4.6 and 5). */
	public static final WorkloadKind POOLS = new WorkloadKind("POOLS", PoolKeys.ALL, WorkloadKind::poolsHeadline, PoolFigures.ALL);

	/** Large objects and floods of messages against the heap (AVP-2933, exercise 3). */
	public static final WorkloadKind MEMORY = new WorkloadKind("MEMORY", MemoryKeys.ALL, WorkloadKind::memoryHeadline, MemoryFigures.ALL);

	/** Log statements of an application: appenders, and guards before debug statements (EAP 5 guide 7). */
	public static final WorkloadKind LOGGING = new WorkloadKind("LOGGING", LoggingKeys.ALL, workload -> CommonFigures.MEAN_TIME, LoggingFigures.ALL);

	/** Applications of Spring, Spring Integration and Apache Camel: what they open for each call, and who waits for whom. */
	public static final WorkloadKind FRAMEWORKS = new WorkloadKind("FRAMEWORKS", FrameworkKeys.ALL, workload -> CommonFigures.MEAN_TIME, FrameworkFigures.ALL);

	/** A plan of Apache JMeter that is there already. */
	public static final WorkloadKind JMETER = new WorkloadKind("JMETER", JMeterKeys.ALL, workload -> CommonFigures.MEAN_TIME, JMeterFigures.ALL);

	private static final List<WorkloadKind> HOUSE = List.of(LOOP, RATED_SENDERS, RAMP, CONSTANT_RATE, DATA, POOLS, MEMORY, LOGGING, FRAMEWORKS, JMETER);
	private static final Contributed.Derived<List<WorkloadKind>> ALL = new Contributed.Derived<>(WorkloadKind::all);

	private final String name;
	private final CallWorkload calls;
	private final List<WorkloadKey<?>> keys;
	private final Function<Workload, Figure> headline;
	private final List<Figure> figures;

	@SafeVarargs
	private WorkloadKind(String name, List<WorkloadKey<?>> own, Function<Workload, Figure> headline, List<Figure>... figures) {
		this.name = name;
		calls = null;
		keys = Stream.concat(CommonKeys.ALL.stream(), own.stream()).toList();
		this.headline = headline;
		this.figures = Stream.concat(CommonFigures.ALL.stream(), Stream.of(figures).flatMap(List::stream)).toList();
	}

	private WorkloadKind(CallWorkload calls) {
		name = calls.id();
		this.calls = calls;
		keys = Stream.of(CommonKeys.ALL.stream(), RampKeys.TIMES.stream(), calls.parameters().stream().map(parameter -> WorkloadKey.of(parameter))).<WorkloadKey<?>>flatMap(each -> each).toList();
		headline = workload -> CommonFigures.MEAN_TIME;
		figures = Stream.of(CommonFigures.ALL, LoadFigures.ALL, RampFigures.ALL).flatMap(List::stream).toList();
	}

	private static List<WorkloadKind> all(Contributed contributed) {
		List<WorkloadKind> kinds = new ArrayList<>(HOUSE);
		for (Added<CallWorkload> added : contributed.workloads()) {
			try {
				kinds.add(new WorkloadKind(added.part()));
			} catch (RuntimeException | LinkageError | StackOverflowError | AssertionError failure) {
				contributed.refuse(added.by(), TEXTS.get("workload.contributed", added.part().getClass().getName(), failure));
			}
		}
		return List.copyOf(kinds);
	}

	/** {@return all kinds, those of the house first, then those of contributors} */
	public static List<WorkloadKind> all() {
		return Contributors.current().get(ALL);
	}

	/** {@return the name of the constant, or the id of a contributed kind} */
	public String name() {
		return name;
	}

	/** {@return what is called, of a contributed kind; empty for those of the house} */
	public Optional<CallWorkload> calls() {
		return Optional.ofNullable(calls);
	}

	/** {@return the id} */
	@Override
	public String toString() {
		return id();
	}

	/** {@return the word in files and on the command line, such as {@code rated-senders}} */
	public String id() {
		return calls == null ? name.toLowerCase(Locale.ROOT).replace('_', '-') : name;
	}

	/** {@return the name for people} */
	public String label() {
		return calls == null ? KEYS.get("kind." + id() + ".label") : calls.label();
	}

	/** {@return what it measures, one or two sentences} */
	public String description() {
		return calls == null ? KEYS.get("kind." + id() + ".description") : calls.description();
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
		return all().stream().filter(kind -> kind.id().equalsIgnoreCase(id.strip())).findFirst();
	}
}
