/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

import org.wiretune.gclog.GcLogBuilder;
import org.wiretune.gclog.IncidentKind;

/**
 * The processor time of a stop: {@code User=0.01s Sys=0.00s Real=0.01s}, before Java 9
 * {@code [Times: user=0.01 sys=0.00, real=0.01 secs]}. Times are rounded to 10 ms, so short ones tell nothing.
 */
final class ProcessorTime {

	private static final byte[] UNIFIED = Bytes.ascii("User=");
	private static final byte[] LEGACY = Bytes.ascii("[Times: user=");
	private static final byte[] CONCURRENT = Bytes.ascii("-concurrent-");
	private static final long LEAST = Bytes.SECOND / 10;
	private static final int TIMES_LONGER = 2;

	private final GcLogBuilder log;
	private long value;

	ProcessorTime(GcLogBuilder log) {
		this.log = log;
	}

	/** Takes a line of unified logging. {@return whether it is one of these} */
	boolean unified(byte[] line, int from, int to, long number) {
		if (!Bytes.startsWith(line, from, to, UNIFIED)) {
			return false;
		}
		times(line, from + UNIFIED.length, to, number);
		return true;
	}

	/** Looks for the times in a line of before Java 9; those of work beside the application are left out. */
	void legacy(byte[] line, int from, int to, long number) {
		int at = Bytes.indexOf(line, from, to, LEGACY);
		if (at >= 0 && Bytes.indexOf(line, from, at, CONCURRENT) < 0) {
			times(line, at + LEGACY.length, to, number);
		}
	}

	private void times(byte[] line, int from, int to, long number) {
		int at = next(line, from, to);
		long user = value;
		at = at < 0 ? -1 : next(line, Bytes.indexOf(line, at, to, '=') + 1, to);
		long system = value;
		at = at < 0 ? -1 : next(line, Bytes.indexOf(line, at, to, '=') + 1, to);
		if (at < 0) {
			return;
		}
		long real = value;
		if (system >= LEAST && system > user) {
			log.incident(IncidentKind.SYSTEM_TIME, number, system);
		}
		if (real >= LEAST && real > TIMES_LONGER * (user + system)) {
			log.incident(IncidentKind.PROCESSOR_MISSING, number, real);
		}
	}

	/** Reads a number. {@return where it ends, or -1} */
	private int next(byte[] line, int from, int to) {
		int end = from <= 0 ? from : Bytes.numberEnd(line, from, to);
		value = end > from && from > 0 ? Bytes.scaled(line, from, end, Bytes.SECOND) : Bytes.UNKNOWN;
		return value == Bytes.UNKNOWN ? -1 : end;
	}
}
