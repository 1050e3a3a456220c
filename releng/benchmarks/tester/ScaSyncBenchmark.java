/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.benchmarks;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.wiretune.tester.binding.ScaSyncCaller;
import org.wiretune.tester.service.BusinessObject;
import org.wiretune.tester.service.Payload;
import org.wiretune.tester.service.Receipt;
import org.wiretune.tester.service.ReceiverModule;

/** The receiver called directly and through the caller that a run measures; the same object, the same receiver. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class ScaSyncBenchmark {

	private final ReceiverModule receiver = new ReceiverModule();
	private final ScaSyncCaller caller = new ScaSyncCaller(receiver);
	private final BusinessObject object = new BusinessObject("id", 1, "sender", 0, Payload.of(1024));

	/** {@return the receipt of a direct call} */
	@Benchmark
	public Receipt direct() {
		return receiver.receive(object);
	}

	/** {@return the receipt of a call by the binding} */
	@Benchmark
	public Receipt binding() {
		return caller.call(object);
	}
}
