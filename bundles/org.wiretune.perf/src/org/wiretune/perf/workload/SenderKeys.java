/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import java.time.Duration;
import java.util.List;

import org.wiretune.safety.quantity.Bytes;

/** Keys of {@link WorkloadKind#RATED_SENDERS}: the JMSPrim benchmark of the MDB tuning paper, section 1.1. */
public final class SenderKeys {

	/** Where the broker runs. */
	public enum Broker {
		/** In the JVM of the receivers. */
		EMBEDDED,
		/** In a process of its own, over TCP. */
		EXTERNAL
	}

	/** How messages are received. */
	public enum Receivers {
		/** A message endpoint as a resource adapter runs it: sessions with listeners, the work on threads of a pool. */
		ENDPOINT,
		/** A program without a container: each session has a thread that receives in a loop. */
		PLAIN
	}

	/** How receivers reach the broker. */
	public enum Transport {
		/** Within the JVM where the broker is embedded, over TCP where it is external. */
		NEAREST,
		/** Over TCP in either case. */
		TCP
	}

	/** What takes part in an XA transaction beside the broker. */
	public enum SecondResource {
		/** Nothing: the transaction manager commits in one phase. */
		NONE,
		/** A log that forces its vote and its outcome to the disk: two phases. */
		LOG
	}

	/** What messages are. */
	public enum Body {
		/** Text, which the broker keeps with two bytes for each character. */
		TEXT,
		/** Bytes. */
		BYTES
	}

	/** How the broker writes its journal. */
	public enum Journal {
		/** Files of Java. */
		NIO,
		/** Asynchronous writes past the page cache by libaio; Linux with that library only. */
		ASYNCIO
	}

	/** Messages a second of each sender: 50 not persistent, 20 persistent in the paper. */
	public static final WorkloadKey<Integer> RATE = WorkloadKey.of("rate", ValueTypes.wholeNumber(1, 100_000), 50);

	/** Whether messages survive a restart of the broker. */
	public static final WorkloadKey<Boolean> PERSISTENT = WorkloadKey.of("persistent", ValueTypes.yesNo(), false);

	/** Whether a message is received in a transaction. */
	public static final WorkloadKey<Boolean> TRANSACTED = WorkloadKey.of("transacted", ValueTypes.yesNo(), false);

	/** Whether that transaction is one of a transaction manager. */
	public static final WorkloadKey<Boolean> XA = WorkloadKey.of("xa", ValueTypes.yesNo(), false);

	/** Sessions that receive; several numbers are measured one after the other. */
	public static final WorkloadKey<List<Integer>> SESSIONS = WorkloadKey.of("sessions",
			ValueTypes.listOf(ValueTypes.wholeNumber(1, 1000)), List.of(5));

	/** Where the broker runs. */
	public static final WorkloadKey<Broker> BROKER = WorkloadKey.of("broker", ValueTypes.oneOf(Broker.class), Broker.EMBEDDED);

	/** Size of a message. */
	public static final WorkloadKey<Integer> SIZE = WorkloadKey.of("size", ValueTypes.size(), 2048);

	/** How messages are received. */
	public static final WorkloadKey<Receivers> RECEIVERS = WorkloadKey.of("receivers", ValueTypes.oneOf(Receivers.class),
			Receivers.ENDPOINT);

	/** How receivers reach the broker; senders are in the load driver and always use TCP. */
	public static final WorkloadKey<Transport> TRANSPORT = WorkloadKey.of("transport", ValueTypes.oneOf(Transport.class),
			Transport.NEAREST);

	/** What takes part in an XA transaction beside the broker. */
	public static final WorkloadKey<SecondResource> SECOND_RESOURCE = WorkloadKey.of("second-resource",
			ValueTypes.oneOf(SecondResource.class), SecondResource.LOG);

	/** What messages are. */
	public static final WorkloadKey<Body> BODY = WorkloadKey.of("body", ValueTypes.oneOf(Body.class), Body.TEXT);

	/** Bytes of messages that a session fetches ahead; 0 for one message at a time, -1 without limit. */
	public static final WorkloadKey<Integer> CONSUMER_WINDOW = WorkloadKey.of("consumer-window",
			ValueTypes.wholeNumber(-1, 64 * Bytes.IN_MEGABYTE), 0);

	/** Whether clients of the broker in one JVM share its pool of eight threads for each processor. */
	public static final WorkloadKey<Boolean> SHARED_CLIENT_THREADS = WorkloadKey.of("shared-client-threads",
			ValueTypes.yesNo(), false);

	/** One message in so many fails when it is first received; 0 for none. */
	public static final WorkloadKey<Integer> FAIL_EVERY = WorkloadKey.of("fail-every",
			ValueTypes.wholeNumber(0, 1_000_000), 0);

	/** Senders of the first step; 0 begins at a quarter of what was received in the warm-up. */
	public static final WorkloadKey<Integer> FIRST_SENDERS = WorkloadKey.of("first-senders",
			ValueTypes.wholeNumber(0, 5000), 0);

	/** Senders added from step to step; 0 doubles them. */
	public static final WorkloadKey<Integer> ADDED_SENDERS = WorkloadKey.of("added-senders",
			ValueTypes.wholeNumber(0, 5000), 0);

	/** Most senders. */
	public static final WorkloadKey<Integer> MOST_SENDERS = WorkloadKey.of("most-senders", ValueTypes.wholeNumber(1, 5000),
			1000);

	/** How far greatest rate sustained and least rate not sustained may differ at the end, in percent. */
	public static final WorkloadKey<Double> RESOLUTION = WorkloadKey.of("resolution", ValueTypes.number(1, 50), 5.0);

	/** How late 99 of 100 messages may be received. */
	public static final WorkloadKey<Duration> MOST_LATE = WorkloadKey.of("most-late",
			ValueTypes.duration(Duration.ofMillis(1), Duration.ofMinutes(1)), Duration.ofSeconds(1));

	/** How long the broker's journal gathers commits; with 0 commits at the same time do not share a write. */
	public static final WorkloadKey<Duration> JOURNAL_TIMEOUT = WorkloadKey.of("journal-timeout",
			ValueTypes.duration(Duration.ZERO, Duration.ofSeconds(1)), Duration.ofNanos(500_000));

	/** How the broker writes its journal ({@code journal-type}); several are measured one after the other. */
	public static final WorkloadKey<List<Journal>> JOURNAL = WorkloadKey.of("journal",
			ValueTypes.listOf(ValueTypes.oneOf(Journal.class)), List.of(Journal.NIO));

	static final List<WorkloadKey<?>> ALL = List.of(RATE, PERSISTENT, TRANSACTED, XA, SECOND_RESOURCE, SESSIONS, RECEIVERS,
			BROKER, TRANSPORT, SIZE, BODY, CONSUMER_WINDOW, SHARED_CLIENT_THREADS, JOURNAL, JOURNAL_TIMEOUT, FAIL_EVERY, FIRST_SENDERS,
			ADDED_SENDERS, MOST_SENDERS, RESOLUTION, MOST_LATE, TimedKeys.WARM_UP, TimedKeys.DURATION);

	private SenderKeys() {
	}
}
