/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.probe;

import com.google.gson.JsonObject;
import java.lang.management.ManagementFactory;
import java.util.function.DoubleSupplier;
import java.util.function.Supplier;
import org.wiretune.perf.compiler.CompilerClock;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.perf.result.Resources;
import org.wiretune.perf.result.Second;
import org.wiretune.safety.quantity.Bytes;
import org.wiretune.safety.quantity.Nanoseconds;

/**
 * Looks at the server, the load driver and the machine. A reading takes well under a millisecond of the server's time.
 * What the machine does not tell is not a number, see {@link MachineCounters}.
 */
public final class MachineProbe {

	private static final double MICROS_IN_MILLI = 1000;

	private final Supplier<JsonFields> server;
	private final DoubleSupplier driverCpu;
	private final CompilerClock driverCompilers;
	private final MachineCounters machine = new MachineCounters();

	/**
	 * A probe in the load driver.
	 *
	 * @param server gives what the server says of itself, see {@link #ofThisProcess()}; no fields when it does not answer
	 */
	public MachineProbe(Supplier<JsonFields> server) {
		this(server, MachineProbe::ownCpu, ProcessHandle.current().pid());
	}

	private MachineProbe(Supplier<JsonFields> server, DoubleSupplier driverCpu, long driverPid) {
		this.server = server;
		this.driverCpu = driverCpu;
		driverCompilers = new CompilerClock(driverPid);
	}

	/**
	 * A probe in the server, for senders that run there.
	 *
	 * @param driverPid process id of the load driver, 0 when there is none
	 * @return the probe
	 */
	public static MachineProbe inServer(long driverPid) {
		return new MachineProbe(() -> new JsonFields(ofThisProcess(), ""), () -> ProcessHandle.of(driverPid)
				.flatMap(driver -> driver.info().totalCpuDuration()).map(cpu -> Nanoseconds.toSeconds(cpu.toNanos()))
				.orElse(Double.NaN), driverPid);
	}

	/** {@return a probe of the driver and the machine only} */
	public static MachineProbe withoutServer() {
		return new MachineProbe(() -> new JsonFields(new JsonObject(), ""));
	}

	/**
	 * What a server says of itself; cumulative since its start.
	 *
	 * @return {@code heapBytes}, {@code collections}, {@code pauseMicros}, {@code longestPauseMicros} (since the last
	 *         question), {@code cpuNanos}, {@code compilerNanos} (the part of the just-in-time compilers), {@code allocatedBytes}; absent what is not known
	 */
	public static JsonObject ofThisProcess() {
		return ProcessReading.now();
	}

	/**
	 * A look at everything.
	 *
	 * @param nanos when, {@link System#nanoTime()}
	 * @param heapMegabytes heap of the server that is used
	 * @param collections garbage collections of the server so far
	 * @param pauseMs time they stopped it so far
	 * @param longestPauseMs longest pause since the reading before
	 * @param serverCpu processor seconds of the server so far
	 * @param driverCpu processor seconds of the driver so far
	 * @param busy processor seconds of the whole machine so far
	 * @param stolen processor seconds that a host gave to others so far
	 * @param allocatedMegabytes what the server allocated so far
	 * @param swappedPages pages moved to or from swap space so far, -1 when not known
	 * @param serverCompilers processor seconds of the server's just-in-time compilers so far
	 * @param driverCompilers the same of the driver
	 */
	public record Reading(long nanos, double heapMegabytes, int collections, double pauseMs, double longestPauseMs,
			double serverCpu, double driverCpu, double busy, double stolen, double allocatedMegabytes, long swappedPages, double serverCompilers, double driverCompilers) {

		Second second(Reading before, int number, String phase, long answered, long errors, double mean, double p50,
				double p99, double max, int users) {
			double length = Math.max(1e-3, Nanoseconds.toSeconds(nanos - before.nanos));
			double server = (serverCpu - before.serverCpu) / length;
			double driver = (driverCpu - before.driverCpu) / length;
			double all = (busy - before.busy) / length;
			double ours = (Double.isFinite(server) ? server : 0) + (Double.isFinite(driver) ? driver : 0);
			return new Second(number, phase, answered, errors, mean, p50, p99, max, users, heapMegabytes,
					Math.max(0, collections - before.collections), pauseMs - before.pauseMs, server, driver,
					Math.max(0, all - ours), allocatedMegabytes - before.allocatedMegabytes);
		}

		/** What lies between two readings; the longest pause was gathered from the readings between them. */
		Resources since(Reading before, double longestMs, double lagMs) {
			double server = serverCpu - before.serverCpu;
			double driver = driverCpu - before.driverCpu;
			double ours = (Double.isFinite(server) ? server : 0) + (Double.isFinite(driver) ? driver : 0);
			return new Resources(collections < 0 ? -1 : collections - before.collections, pauseMs - before.pauseMs,
					longestMs, Double.NaN, server, driver, Math.max(0, busy - before.busy - ours),
					stolen - before.stolen, allocatedMegabytes - before.allocatedMegabytes,
					swappedPages < 0 ? -1 : swappedPages - before.swappedPages, lagMs, serverCompilers - before.serverCompilers,
					driverCompilers - before.driverCompilers);
		}
	}

	/** {@return a reading of now} */
	public Reading read() {
		JsonFields fields = server.get();
		double none = Double.NaN;
		MachineCounters.Reading used = machine.read();
		long compilers = driverCompilers.nanos();
		return new Reading(System.nanoTime(), Bytes.toMegabytes(fields.number("heapBytes", none)),
				fields.integer("collections", -1), fields.number("pauseMicros", none) / MICROS_IN_MILLI,
				fields.number("longestPauseMicros", none) / MICROS_IN_MILLI,
				Nanoseconds.toSeconds(fields.number("cpuNanos", none)), driverCpu.getAsDouble(), used.busy(), used.stolen(),
				Bytes.toMegabytes(fields.number("allocatedBytes", none)), used.swappedPages(),
				Nanoseconds.toSeconds(fields.number("compilerNanos", none)), compilers < 0 ? none : Nanoseconds.toSeconds(compilers));
	}

	private static double ownCpu() {
		return ManagementFactory.getOperatingSystemMXBean() instanceof com.sun.management.OperatingSystemMXBean system
				? Nanoseconds.toSeconds(system.getProcessCpuTime())
				: Double.NaN;
	}
}
