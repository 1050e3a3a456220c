/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What kind of measurement a workload is. The first line of a workload file names it: {@code kind: loop}. */
public enum WorkloadKind {

	/** N calls over each binding with each size, from 1 to n parallel clients, as in the tuning lab (AVP-2933). */
	LOOP(LoopKeys.ALL),

	/** Senders at a fixed rate each, more of them step by step until the receivers no longer keep up (JMSPrim). */
	RATED_SENDERS(SenderKeys.ALL),

	/** From 1 to n users in steps, closed model, with think time (EAP 5 guide 11.2; DayTrader white paper). */
	RAMP(RampKeys.ALL),

	/** A constant rate of arrivals whatever the replies do: open model, latency from the intended start. */
	CONSTANT_RATE(RateKeys.ALL),

	/** Bulk inserts and orders against a database of its own (EAP 5 guide 4.5). */
	DATA(DataKeys.ALL),

	/** Sessions against bean instances, connections against threads (EAP 5 guide 4.1, 4.6 and 5). */
	POOLS(PoolKeys.ALL),

	/** Large objects and floods of messages against the heap (AVP-2933, exercise 3). */
	MEMORY(MemoryKeys.ALL),

	/** Log statements of an application: appenders, and guards before debug statements (EAP 5 guide 7). */
	LOGGING(LoggingKeys.ALL),

	/** A plan of Apache JMeter that is there already. */
	JMETER(JMeterKeys.ALL);

	private final List<WorkloadKey<?>> keys;

	WorkloadKind(List<WorkloadKey<?>> own) {
		keys = Stream.concat(CommonKeys.ALL.stream(), own.stream()).toList();
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
