/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.probe;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.DoubleSupplier;
import java.util.function.LongSupplier;

import org.wiretune.safety.quantity.Nanoseconds;

/**
 * What a machine has used so far. Linux counts it in {@code /proc} (proc(5)); elsewhere the virtual machine tells only how
 * large the load is, which is added up from one reading to the next. Used by one thread at a time.
 */
final class MachineCounters {

	/** Clock ticks of Linux in a second, as user programs see them. */
	private static final double TICKS_IN_SECOND = 100;
	private static final double NANOS_IN_SECOND = Nanoseconds.IN_SECOND;

	private final Path proc;
	private final DoubleSupplier load;
	private final int processors;
	private final LongSupplier clock;
	private double busy;
	private long before;
	private boolean begun;

	/**
	 * What was used so far.
	 *
	 * @param busy processor seconds of the whole machine, from any beginning; not a number where it is not known
	 * @param stolen processor seconds that a host gave to others; not a number where it is not known
	 * @param swappedPages pages moved to or from swap space, -1 where it is not known
	 */
	record Reading(double busy, double stolen, long swappedPages) {
	}

	/** Those of this machine. */
	MachineCounters() {
		this(Path.of("/proc"), systemLoad(), Runtime.getRuntime().availableProcessors(), System::nanoTime);
	}

	/**
	 * Those of a machine.
	 *
	 * @param proc the folder of Linux; need not exist
	 * @param load share of all processors that was busy since the last question, negative or not a number where it is not known
	 * @param processors how many there are
	 * @param clock nanoseconds
	 */
	MachineCounters(Path proc, DoubleSupplier load, int processors, LongSupplier clock) {
		this.proc = proc;
		this.load = load;
		this.processors = processors;
		this.clock = clock;
	}

	private static DoubleSupplier systemLoad() {
		return ManagementFactory.getOperatingSystemMXBean() instanceof OperatingSystemMXBean system ? system::getCpuLoad : () -> Double.NaN;
	}

	/** {@return what was used so far} */
	Reading read() {
		try {
			List<String> lines = Files.readAllLines(proc.resolve("stat"), StandardCharsets.US_ASCII);
			String[] fields = lines.get(0).trim().split("\\s+");
			double ticks = 0;
			for (int i = 1; i < Math.min(fields.length, 9); i++) {
				// 4: idle, 5: waiting for input and output, 8: stolen
				if (i != 4 && i != 5 && i != 8) {
					ticks += Double.parseDouble(fields[i]);
				}
			}
			double stolen = fields.length > 8 ? Double.parseDouble(fields[8]) : 0;
			return new Reading(ticks / TICKS_IN_SECOND, stolen / TICKS_IN_SECOND, swapped());
		} catch (IOException | RuntimeException notLinux) {
			return new Reading(busy(), Double.NaN, swapped());
		}
	}

	/** The load since the last reading, added to that of before. */
	private double busy() {
		double share = load.getAsDouble();
		long now = clock.getAsLong();
		double seconds = (now - before) / NANOS_IN_SECOND;
		before = now;
		if (!begun) {
			// There is nothing since which this would be the load; some systems have no figure yet.
			begun = true;
			return busy;
		}
		busy = share >= 0 ? busy + Math.min(1, share) * processors * seconds : Double.NaN;
		return busy;
	}

	private long swapped() {
		try {
			return Files.readAllLines(proc.resolve("vmstat"), StandardCharsets.US_ASCII).stream()
					.filter(line -> line.startsWith("pswpin ") || line.startsWith("pswpout "))
					.mapToLong(line -> Long.parseLong(line.substring(line.indexOf(' ') + 1).trim())).sum();
		} catch (IOException | RuntimeException e) {
			return -1;
		}
	}
}
