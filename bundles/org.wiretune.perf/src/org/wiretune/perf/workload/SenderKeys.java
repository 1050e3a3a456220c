/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import java.util.List;

/** Keys of {@link WorkloadKind#RATED_SENDERS}: the JMSPrim benchmark of the MDB tuning paper, section 1.1. */
public final class SenderKeys {

	/** Where the broker runs. */
	public enum Broker {
		/** In the JVM of the receivers. */
		EMBEDDED,
		/** In a process of its own, over TCP. */
		EXTERNAL
	}

	/** Messages a second of each sender: 50 not persistent, 20 persistent in the paper. */
	public static final WorkloadKey<Integer> RATE = WorkloadKey.of("rate", ValueTypes.wholeNumber(1, 100_000), 50);

	/** Whether messages survive a restart of the broker. */
	public static final WorkloadKey<Boolean> PERSISTENT = WorkloadKey.of("persistent", ValueTypes.yesNo(), false);

	/** Whether a message is received in a transaction. */
	public static final WorkloadKey<Boolean> TRANSACTED = WorkloadKey.of("transacted", ValueTypes.yesNo(), false);

	/** Whether that transaction is one of a transaction manager with a second resource. */
	public static final WorkloadKey<Boolean> XA = WorkloadKey.of("xa", ValueTypes.yesNo(), false);

	/** Sessions that receive; several numbers are measured one after the other. */
	public static final WorkloadKey<List<Integer>> SESSIONS = WorkloadKey.of("sessions",
			ValueTypes.listOf(ValueTypes.wholeNumber(1, 1000)), List.of(5));

	/** Where the broker runs. */
	public static final WorkloadKey<Broker> BROKER = WorkloadKey.of("broker", ValueTypes.oneOf(Broker.class), Broker.EMBEDDED);

	/** Size of a message. */
	public static final WorkloadKey<Integer> SIZE = WorkloadKey.of("size", ValueTypes.size(), 2048);

	static final List<WorkloadKey<?>> ALL = List.of(RATE, PERSISTENT, TRANSACTED, XA, SESSIONS, BROKER, SIZE,
			TimedKeys.WARM_UP, TimedKeys.DURATION);

	private SenderKeys() {
	}
}
