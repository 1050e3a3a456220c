/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import java.util.List;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.safety.quantity.Bytes;

/** Keys of {@link WorkloadKind#LOOP}; the standards are those of the tuning lab (AVP-2933, exercise 1). */
public final class LoopKeys {

	/** How a loop is warmed up. */
	public enum Mode {
		/** So many calls before, so many measured: from cold, which mostly measures the compiler of the JVM. */
		LAB,
		/** Warm-up goes on until the figures have settled. */
		STEADY
	}

	/** Where sender and receiver run. */
	public enum Place {
		/** Sender module and receiver module in one JVM, as in the lab. */
		ONE_JVM,
		/** The sender in a JVM of its own; SCA sync becomes a remote call. */
		TWO_JVMS
	}

	/** How SCA sync passes its data within a JVM. */
	public enum Passing {
		/** As between modules: the business objects are copied on the way in, and the answer on the way out. */
		BY_VALUE,
		/** As within a module: caller and receiver share them. */
		BY_REFERENCE
	}

	/** Bindings to measure. */
	public static final WorkloadKey<List<BindingUnderTest>> BINDINGS = WorkloadKey.of("bindings",
			ValueTypes.listOf(ValueTypes.oneOf(BindingUnderTest.all(), BindingUnderTest::id)), BindingUnderTest.all());

	/** Sizes of the object that is sent. */
	public static final WorkloadKey<List<Integer>> SIZES = WorkloadKey.of("sizes", ValueTypes.listOf(ValueTypes.size()),
			List.of(1024, 100 * 1024, Bytes.IN_MEGABYTE));

	/** Measured calls of each cell; the clients share them. */
	public static final WorkloadKey<Integer> LOOPS = WorkloadKey.of("loops", ValueTypes.wholeNumber(1, 10_000_000), 200);

	/** Calls before the measurement that are not measured. */
	public static final WorkloadKey<Integer> WARMUP_LOOPS = WorkloadKey.of("warm-up-loops",
			ValueTypes.wholeNumber(0, 10_000_000), 200);

	/** Parallel callers. */
	public static final WorkloadKey<Integer> CLIENTS = WorkloadKey.of("clients", ValueTypes.wholeNumber(1, 256), 1);

	/** Calls between two progress lines. */
	public static final WorkloadKey<Integer> PROGRESS_EVERY = WorkloadKey.of("progress-every",
			ValueTypes.wholeNumber(1, 10_000_000), 10);

	/** How it is warmed up. */
	public static final WorkloadKey<Mode> MODE = WorkloadKey.of("mode", ValueTypes.oneOf(Mode.class), Mode.LAB);

	/** Where sender and receiver run. */
	public static final WorkloadKey<Place> PLACE = WorkloadKey.of("place", ValueTypes.oneOf(Place.class), Place.ONE_JVM);

	/** How SCA sync passes its data within a JVM; a remote call always passes it by value. */
	public static final WorkloadKey<Passing> PASSING = WorkloadKey.of("passing", ValueTypes.oneOf(Passing.class), Passing.BY_VALUE);

	/** Size of each business object that holds a piece of the object that is sent, whatever the binding, in bytes. */
	public static final WorkloadKey<Integer> BUSINESS_OBJECT_SIZE = WorkloadKey.of("business-object-size",
			ValueTypes.businessObjectSize(), 100);

	/** Asynchronous bindings: calls sent in one transaction before it is committed. */
	public static final WorkloadKey<Integer> CALLS_PER_TRANSACTION = WorkloadKey.of("calls-per-transaction",
			ValueTypes.wholeNumber(1, 100_000), 1);

	static final List<WorkloadKey<?>> ALL = List.of(BINDINGS, SIZES, LOOPS, WARMUP_LOOPS, CLIENTS, PROGRESS_EVERY, MODE,
			PLACE, PASSING, BUSINESS_OBJECT_SIZE, CALLS_PER_TRANSACTION);

	private LoopKeys() {
	}
}
