/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.probe;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.DoubleSupplier;
import java.util.function.Supplier;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.perf.result.Resources;
import org.wiretune.perf.result.Second;
import org.wiretune.safety.quantity.Bytes;
import org.wiretune.safety.quantity.Nanoseconds;

/**
 * Looks at the server, the load driver and the machine. A reading takes well under a millisecond of the server's time.
 * What the machine does not tell, as where there is no {@code /proc}, is not a number.
 */
public final class MachineProbe {

	private static final double MICROS_IN_MILLI = 1000;
	/** Clock ticks of Linux in a second, as user programs see them. */
	private static final double TICKS_IN_SECOND = 100;

	private final Supplier<JsonFields> server;
	private final DoubleSupplier driverCpu;

	/**
	 * A probe in the load driver.
	 *
	 * @param server gives what the server says of itself, see {@link #ofThisProcess()}; no fields when it does not answer
	 */
	public MachineProbe(Supplier<JsonFields> server) {
		this(server, MachineProbe::ownCpu);
	}

	private MachineProbe(Supplier<JsonFields> server, DoubleSupplier driverCpu) {
		this.server = server;
		this.driverCpu = driverCpu;
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
				.orElse(Double.NaN));
	}

	/** {@return a probe of the driver and the machine only} */
	public static MachineProbe withoutServer() {
		return new MachineProbe(() -> new JsonFields(new JsonObject(), ""));
	}

	/**
	 * What a server says of itself; cumulative since its start.
	 *
	 * @return {@code heapBytes}, {@code collections}, {@code pauseMicros}, {@code longestPauseMicros} (since the last
	 *         question), {@code cpuNanos}, {@code allocatedBytes}; absent what is not known
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
	 */
	public record Reading(long nanos, double heapMegabytes, int collections, double pauseMs, double longestPauseMs,
			double serverCpu, double driverCpu, double busy, double stolen, double allocatedMegabytes, long swappedPages) {

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
					swappedPages < 0 ? -1 : swappedPages - before.swappedPages, lagMs);
		}
	}

	/** {@return a reading of now} */
	public Reading read() {
		JsonFields fields = server.get();
		double none = Double.NaN;
		double[] machine = machine();
		return new Reading(System.nanoTime(), Bytes.toMegabytes(fields.number("heapBytes", none)),
				fields.integer("collections", -1), fields.number("pauseMicros", none) / MICROS_IN_MILLI,
				fields.number("longestPauseMicros", none) / MICROS_IN_MILLI,
				Nanoseconds.toSeconds(fields.number("cpuNanos", none)), driverCpu.getAsDouble(), machine[0], machine[1],
				Bytes.toMegabytes(fields.number("allocatedBytes", none)), swapped());
	}

	private static double ownCpu() {
		return ManagementFactory.getOperatingSystemMXBean() instanceof com.sun.management.OperatingSystemMXBean system
				? Nanoseconds.toSeconds(system.getProcessCpuTime())
				: Double.NaN;
	}

	/** Busy and stolen seconds of all processors, from the first line of {@code /proc/stat} (proc(5)). */
	private static double[] machine() {
		try {
			List<String> lines = Files.readAllLines(Path.of("/proc/stat"), StandardCharsets.US_ASCII);
			String[] fields = lines.get(0).trim().split("\\s+");
			double busy = 0;
			for (int i = 1; i < Math.min(fields.length, 9); i++) {
				// 4: idle, 5: waiting for input and output, 8: stolen
				if (i != 4 && i != 5 && i != 8) {
					busy += Double.parseDouble(fields[i]);
				}
			}
			double stolen = fields.length > 8 ? Double.parseDouble(fields[8]) : 0;
			return new double[] { busy / TICKS_IN_SECOND, stolen / TICKS_IN_SECOND };
		} catch (IOException | RuntimeException e) {
			return new double[] { Double.NaN, Double.NaN };
		}
	}

	private static long swapped() {
		try {
			return Files.readAllLines(Path.of("/proc/vmstat"), StandardCharsets.US_ASCII).stream()
					.filter(line -> line.startsWith("pswpin ") || line.startsWith("pswpout "))
					.mapToLong(line -> Long.parseLong(line.substring(line.indexOf(' ') + 1).trim())).sum();
		} catch (IOException | RuntimeException e) {
			return -1;
		}
	}
}
