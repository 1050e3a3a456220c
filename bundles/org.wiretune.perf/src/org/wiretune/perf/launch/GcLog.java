/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.Phase;
import org.wiretune.perf.result.Resources;
import org.wiretune.perf.workload.CommonFigures;
import org.wiretune.safety.quantity.Nanoseconds;

/**
 * The log of collections and safepoints of one server, a file of its own beside the run file, so that no run finds the
 * lines of another in it. HotSpot writes it; the time of each line is that of the server's JVM since its start, which no
 * change of the machine's clock moves. It is bounded: after {@value #LARGEST_MEGABYTES} MB a second file is begun and the
 * one before it kept.
 */
final class GcLog {

	private static final int LARGEST_MEGABYTES = 64;
	private static final double NANOS_IN_MILLI = Nanoseconds.IN_MILLISECOND;
	private static final double MILLIS_IN_SECOND = 1000;

	private final Path file;
	/** When the server's JVM started, in {@link System#nanoTime()} of this one. */
	private long serverStartNanos;
	private boolean ready;
	private long offset;
	private int starts;

	private GcLog(Path file) {
		this.file = file;
	}

	/**
	 * The log for a run.
	 *
	 * @param runFile file of the run
	 * @param java Java of the server
	 * @return empty when that Java is not HotSpot, or the name of the file holds characters that HotSpot replaces
	 */
	static Optional<GcLog> beside(Path runFile, JavaInstallation java) {
		Path log = CollectionLogs.ofServer(runFile);
		boolean plain = !log.toString().contains("%") && !log.toString().contains("\"");
		return plain && java.isHotSpot() ? Optional.of(new GcLog(log)) : Optional.empty();
	}

	/** {@return the file} */
	Path file() {
		return file;
	}

	/** Removes what an earlier run of the same name left. */
	void removeOld() throws IOException {
		Files.deleteIfExists(file);
		Files.deleteIfExists(rotated());
	}

	/** {@return the arguments for the JVM; they have to stand behind others that switch logging off} */
	List<String> arguments() {
		return List.of("-Xlog:gc*,safepoint:file=\"" + file + "\":uptimemillis,tags:filecount=1,filesize="
				+ LARGEST_MEGABYTES + "m");
	}

	/**
	 * The server is ready.
	 *
	 * @param uptimeMillis how long its JVM has been running
	 * @param nanos now, {@link System#nanoTime()}
	 */
	void serverReady(long uptimeMillis, long nanos) {
		serverStartNanos = nanos - uptimeMillis * (long) NANOS_IN_MILLI;
		ready = true;
	}

	/**
	 * The measurement with the time at safepoints while it was measured, and with its collections by generation.
	 *
	 * @param measurement a measurement that has just ended
	 * @param nanos now, {@link System#nanoTime()}
	 * @return a copy; the measurement itself when the log cannot be read
	 */
	Measurement completed(Measurement measurement, long nanos) {
		Optional<Phase> measured = measurement.phase(Phase.MEASUREMENT);
		if (!ready || measured.isEmpty()) {
			return measurement;
		}
		double end = measurement.phases().stream().mapToDouble(Phase::toSeconds).max().orElse(0);
		double endMillis = Nanoseconds.toMilliseconds(nanos - serverStartNanos);
		GcLogLines lines = new GcLogLines(endMillis - (end - measured.get().fromSeconds()) * MILLIS_IN_SECOND,
				endMillis - (end - measured.get().toSeconds()) * MILLIS_IN_SECOND);
		try {
			read(lines);
		} catch (IOException e) {
			return measurement;
		}
		return measurement.withResources(withSafepoints(measurement.resources(), lines.safepointMs()),
				Map.of(CommonFigures.YOUNG_COLLECTIONS, (double) lines.young(), CommonFigures.OLD_COLLECTIONS,
						(double) lines.old()));
	}

	/** {@return the starts of a JVM that the log holds, one for a log of one server; -1 when it was never read} */
	int starts() {
		return starts == 0 ? -1 : starts;
	}

	private void read(GcLogLines lines) throws IOException {
		if (Files.size(file) < offset) {
			if (Files.exists(rotated())) {
				lines.read(rotated(), offset);
			}
			offset = 0;
		}
		offset = lines.read(file, offset);
		starts += lines.starts();
	}

	private Path rotated() {
		return file.resolveSibling(file.getFileName() + ".0");
	}

	private static Resources withSafepoints(Resources used, double safepointMs) {
		return new Resources(used.collections(), used.pauseMs(), used.longestPauseMs(), safepointMs, used.serverCpuSeconds(),
				used.driverCpuSeconds(), used.otherCpuSeconds(), used.stolenCpuSeconds(), used.allocatedMegabytes(),
				used.swappedPages(), used.schedulingLagMs(), used.serverCompilerSeconds(), used.driverCompilerSeconds());
	}
}
