/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.result;

import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.base.ObjectSize;

/**
 * One cell of the matrix: what one binding took with one object size.
 *
 * @param binding id of the binding, see {@link BindingUnderTest#id()}; a text, because a file of a newer version may name
 *            one that is not known here
 * @param sizeBytes size of the payload in bytes
 * @param loops measured runs, those that failed included
 * @param warmupLoops runs before the measurement that were not measured
 * @param callsPerRun calls in one run: 1, or more where one call is too short for the timer and a run times several
 *            together; the timings are per call all the same
 * @param errors runs that failed; their times are in no other figure
 * @param timings time per call
 * @param perSecond answered calls per second of measuring, all clients together
 * @param threadName thread on which the receiver ran last, such as {@code WebContainer : 0}
 * @param receivedMegabytes payload that the receiver got while the cell was measured, in MB of 1024 * 1024 bytes; an
 *            object that a run passes by reference several times counts once
 * @param queueMeanMs mean time from putting a message on the queue until the receiver took it, in milliseconds; only for
 *            bindings with a queue
 * @param complete false when the cell was cut off by a stop or a failure
 */
public record RunCell(String binding, int sizeBytes, int loops, int warmupLoops, int callsPerRun, int errors,
		Timings timings, double perSecond, String threadName, double receivedMegabytes, OptionalDouble queueMeanMs,
		boolean complete) {

	/** Checks that nothing is missing. */
	public RunCell {
		Objects.requireNonNull(binding, "binding");
		Objects.requireNonNull(timings, "timings");
		Objects.requireNonNull(threadName, "threadName");
		Objects.requireNonNull(queueMeanMs, "queueMeanMs");
	}

	/** {@return the binding, empty when this version does not know it} */
	public Optional<BindingUnderTest> bindingUnderTest() {
		return BindingUnderTest.find(binding);
	}

	/** {@return the name of the binding for people} */
	public String bindingLabel() {
		return bindingUnderTest().map(BindingUnderTest::label).orElse(binding);
	}

	/** {@return the size for people, such as {@code 100 KB}} */
	public String sizeLabel() {
		return ObjectSize.label(sizeBytes);
	}

	/** {@return mean time per call in milliseconds, not a number when no call was answered} */
	public double meanMs() {
		return timings.meanMs();
	}

	/** {@return shortest time per call in milliseconds, not a number when no call was answered} */
	public double minMs() {
		return timings.minMs();
	}

	/** {@return median time per call in milliseconds, not a number when no call was answered} */
	public double p50Ms() {
		return timings.p50Ms();
	}

	/** {@return 99th percentile of the time per call in milliseconds, not a number when no call was answered} */
	public double p99Ms() {
		return timings.p99Ms();
	}

	/** {@return longest time per call in milliseconds, not a number when no call was answered} */
	public double maxMs() {
		return timings.maxMs();
	}

	/**
	 * Says whether another cell stands in the same place of the matrix.
	 *
	 * @param other a cell
	 * @return true when binding and size are the same
	 */
	public boolean samePlace(RunCell other) {
		return binding.equals(other.binding) && sizeBytes == other.sizeBytes;
	}
}
