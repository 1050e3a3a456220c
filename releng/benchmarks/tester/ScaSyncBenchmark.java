/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.benchmarks;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;
import org.wiretune.tester.service.BusinessObject;
import org.wiretune.tester.service.Payload;
import org.wiretune.tester.service.Receipt;
import org.wiretune.tester.service.ReceiverModule;
import org.wiretune.tester.service.SerializedForm;

/**
 * What SCA sync is compared with: the receiver called directly, and the same with the copies that a call by value makes.
 * There is neither a proxy nor a caller of the tester here.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
@Fork(1)
public class ScaSyncBenchmark {

	/** Size of the payload in bytes. */
	@Param({ "1024", "102400" })
	public int size;

	/** Size of a business object in bytes. */
	@Param("100")
	public int businessObjectSize;

	private final ReceiverModule receiver = new ReceiverModule();
	private BusinessObject object;

	/** Makes the object. */
	@Setup
	public void setUp() {
		object = new BusinessObject("id", 1, "sender", 0, Payload.parts(size, businessObjectSize));
	}

	/**
	 * The copy, the receiver, and the copy of its receipt.
	 *
	 * @param kept takes the copy
	 * @return the receipt
	 */
	@Benchmark
	public Receipt byValue(Blackhole kept) {
		BusinessObject copy = object.copy();
		kept.consume(copy);
		return receiver.receive(copy).copy();
	}

	/**
	 * The copy of a product that serialises.
	 *
	 * @return the copy
	 * @throws IOException when it cannot be written or read
	 */
	@Benchmark
	public BusinessObject serialised() throws IOException {
		return SerializedForm.read(SerializedForm.write(object), BusinessObject.class);
	}

	/** {@return the receipt of a direct call} */
	@Benchmark
	public Receipt byReference() {
		return receiver.receive(object);
	}
}
