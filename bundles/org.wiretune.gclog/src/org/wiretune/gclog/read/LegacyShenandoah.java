/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

import java.util.Arrays;

import org.wiretune.gclog.Clock;
import org.wiretune.gclog.CollectionKind;
import org.wiretune.gclog.GcColumn;
import org.wiretune.gclog.GcEvents;
import org.wiretune.gclog.GcLogBuilder;
import org.wiretune.gclog.IncidentKind;
import org.wiretune.gclog.JvmBuilder;

/**
 * Shenandoah of Java 8, as Red Hat ships it: the titles of unified logging in the brackets of the older format,
 * {@code [Pause Full 1589M->1002M(1690M), 4077.274 ms]}, stamped when they end, with tables between them. A line that was cut by
 * a message of another thread goes on with {@code , 0.039 ms]}.
 */
final class LegacyShenandoah {

	private static final byte[] PAUSE = Bytes.ascii("[Pause ");
	private static final byte[] CONCURRENT = Bytes.ascii("[Concurrent ");
	private static final byte[] CLEANUP = Bytes.ascii("cleanup");
	private static final byte[] START = Bytes.ascii(", start]");
	private static final byte[] MILLIS = Bytes.ascii(" ms]");
	private static final byte[] METASPACE = Bytes.ascii("[Metaspace: ");
	private static final byte[] CANCELLING = Bytes.ascii("Cancelling ");
	private static final byte[] FAILURE = Bytes.ascii("Allocation Failure");
	private static final byte[] REGIONS = Bytes.ascii("Regions: ");
	private static final byte[][] WORDS = { CANCELLING, REGIONS, Bytes.ascii("Trigger: "), Bytes.ascii("Free"), Bytes.ascii("Pacer for "), Bytes.ascii("Using "),
			Bytes.ascii("Good progress "), Bytes.ascii("Bad progress "), Bytes.ascii("Adaptive CSet "), Bytes.ascii("Collectable Garbage"), Bytes.ascii("Immediate Garbage"),
			Bytes.ascii("Humongous object"), Bytes.ascii("Max TLAB"), Bytes.ascii("GC threads"), Bytes.ascii("Heuristics "), Bytes.ascii("Shenandoah "),
			Bytes.ascii("Initialize Shenandoah"), Bytes.ascii("Reference processing"), Bytes.ascii("Soft Max Heap"), Bytes.ascii("All times are "),
			Bytes.ascii("all workers. "), Bytes.ascii("Allocation pacing accrued"), Bytes.ascii("Evacuation "), Bytes.ascii("Uncommitted "), Bytes.ascii("Status: "),
			Bytes.ascii("Reserved region"), Bytes.ascii("Collection set"), Bytes.ascii("GC STATISTICS"), Bytes.ascii("Under allocation pressure"),
			Bytes.ascii("under stop-the-world"), Bytes.ascii("tune GC heuristics"), Bytes.ascii("to avoid Degenerated"), Bytes.ascii("\"(G)\""), Bytes.ascii("\"(N)\""),
			Bytes.ascii("\"a\""), Bytes.ascii("\"lvls\""), Bytes.ascii("and post-safepoint"), Bytes.ascii("CSet Selection"), Bytes.ascii(", [Metaspace"), Bytes.ascii("- [0x"),
			Bytes.ascii("- map ("), Bytes.ascii("Failed to allocate "), Bytes.ascii("Pacing "), Bytes.ascii("observed pacing"), Bytes.ascii("time in the pacing"), Bytes.ascii("OS takes longer"),
			Bytes.ascii("Higher delay"), Bytes.ascii("from the STW pause"), Bytes.ascii("invisible to the usual"), Bytes.ascii("Raise max pacing"), Bytes.ascii("Consider "), Bytes.ascii("Min heap equals") };
	/** Within rows of tables: {@code Scan Roots   3252 us}, {@code 8 of   50 ms ( 15.0%): main}, {@code 885 successful concurrent GCs}. */
	private static final byte[][] CELLS = { Bytes.ascii(" us"), Bytes.ascii(" us)"), Bytes.ascii(" ms ("), Bytes.ascii("GCs"), Bytes.ascii("invoked "), Bytes.ascii("caused by "),
			Bytes.ascii("happened at "), Bytes.ascii("upgraded "), Bytes.ascii(" regions"), Bytes.ascii(" committed") };
	private static final int MOST_LINES = 500;
	private static final int LONGEST_TITLE = 200;
	private static final String NAME = "Shenandoah";

	private final GcLogBuilder log;
	private final UnifiedTitle title;
	private final Transition sizes = new Transition();
	private boolean seen;
	/** The beginning of a line that another thread cut. */
	private byte[] open = new byte[0];
	private int openLines;
	private long openLine;
	private long openOffset;

	LegacyShenandoah(GcLogBuilder log) {
		this.log = log;
		title = new UnifiedTitle(log);
	}

	/** {@return whether a line is one of a phase, whole} */
	static boolean isPhase(byte[] line, int at, int to) {
		return (Bytes.startsWith(line, at, to, PAUSE) || Bytes.startsWith(line, at, to, CONCURRENT))
				&& (Bytes.indexOf(line, at, to, MILLIS) > 0 || Bytes.indexOf(line, at, to, START) > 0);
	}

	/**
	 * Takes a line behind its stamps.
	 *
	 * @param now the time of the stamp, or unknown
	 * @return whether it is one of this collector
	 */
	boolean take(byte[] line, int at, int to, long now, long number, long offset) {
		if (Bytes.startsWith(line, at, to, PAUSE) || Bytes.startsWith(line, at, to, CONCURRENT)) {
			seen();
			open = new byte[0];
			if (Bytes.indexOf(line, at, to, START) < 0 && !phase(line, at, to, now, number, offset)) {
				open = Arrays.copyOfRange(line, at, Math.min(to, at + LONGEST_TITLE));
				openLines = 0;
				openLine = number;
				openOffset = offset;
			}
			return true;
		}
		return open.length > 0 && rest(line, at, to, now);
	}

	/** The rest of a line that was cut. */
	private boolean rest(byte[] line, int at, int to, long now) {
		int end = Bytes.indexOf(line, at, to, MILLIS);
		if (++openLines > MOST_LINES) {
			open = new byte[0];
			return false;
		}
		if (end < 0) {
			return false;
		}
		int length = Math.min(end + MILLIS.length - at, LONGEST_TITLE);
		byte[] whole = Arrays.copyOf(open, open.length + length);
		System.arraycopy(line, at, whole, open.length, length);
		open = new byte[0];
		return phase(whole, 0, whole.length, now, openLine, openOffset);
	}

	private void seen() {
		if (!seen || log.jvm().collector().isEmpty()) {
			seen = true;
			log.jvm().collector(NAME);
		}
	}

	/** Takes a phase that ended. {@return whether it is whole} */
	private boolean phase(byte[] line, int at, int to, long now, long number, long offset) {
		int end = Bytes.indexOf(line, at, to, MILLIS);
		int comma = end;
		while (comma > at && line[comma - 1] != ' ') {
			comma--;
		}
		long nanos = end < 0 ? Bytes.UNKNOWN : Bytes.scaled(line, comma, end, Bytes.MILLISECOND);
		if (nanos == Bytes.UNKNOWN) {
			return end >= 0;
		}
		boolean pause = Bytes.startsWith(line, at, to, PAUSE);
		int text = at + (pause ? PAUSE.length : CONCURRENT.length);
		boolean inSizes = sizes.last(line, text, comma);
		if (!pause && (!inSizes || !Bytes.startsWith(line, text, to, CLEANUP))) {
			return true;
		}
		log.clear();
		log.set(GcColumn.LINE, number);
		log.set(GcColumn.OFFSET, offset);
		log.set(pause ? GcColumn.PAUSE : GcColumn.CONCURRENT, nanos);
		start(now, nanos);
		int titleEnd = comma;
		if (inSizes) {
			titleEnd = sizes.start();
			log.set(GcColumn.HEAP_BEFORE, sizes.before());
			log.set(GcColumn.HEAP_AFTER, sizes.after());
			if (sizes.capacity() != Bytes.UNKNOWN) {
				log.set(GcColumn.HEAP_CAPACITY, sizes.capacity());
			}
		}
		metaspace(line, end, to);
		if (pause) {
			title.pause(line, text, titleEnd);
			log.add(title.kind(), title.cause(), title.flags());
		} else {
			log.add(CollectionKind.CONCURRENT_CYCLE, 0, 0);
		}
		return true;
	}

	private void start(long now, long nanos) {
		JvmBuilder jvm = log.jvm();
		if (now != Bytes.UNKNOWN) {
			long start = jvm.clock() == Clock.UPTIME ? Math.max(0, now - nanos) : now - nanos;
			log.set(GcColumn.START, start);
			jvm.time(jvm.clock(), start);
		}
	}

	private void metaspace(byte[] line, int from, int to) {
		int at = Bytes.indexOf(line, from, to, METASPACE);
		if (at >= 0 && sizes.first(line, at + METASPACE.length, to)) {
			log.set(GcColumn.METASPACE_AFTER, sizes.after());
		}
	}

	/** Takes a line without stamps that is none of an event. {@return whether it is one of this collector} */
	boolean quiet(byte[] line, int from, int to, long number) {
		if (!seen && !log.jvm().collector().equals(NAME)) {
			return false;
		}
		int at = Bytes.skipBlanks(line, from, to);
		if (Bytes.startsWith(line, at, to, CANCELLING)) {
			if (Bytes.endsWith(line, at, to, FAILURE)) {
				log.incident(IncidentKind.CONCURRENT_MODE_FAILURE, number, 0);
			}
			return true;
		}
		if (Bytes.startsWith(line, at, to, REGIONS)) {
			region(line, at + REGIONS.length, to);
			return true;
		}
		for (byte[] word : WORDS) {
			if (Bytes.startsWith(line, at, to, word)) {
				return true;
			}
		}
		for (byte[] cell : CELLS) {
			int found = Bytes.indexOf(line, at, to, cell);
			if (found > at && (cell[0] != ' ' || Bytes.isDigit(line[found - 1]) || line[found - 1] == 'K' || line[found - 1] == 'M' || line[found - 1] == 'G')) {
				return true;
			}
		}
		return false;
	}

	/** {@code 3991 x 1024K} */
	private void region(byte[] line, int from, int to) {
		int at = Bytes.indexOf(line, from, to, 'x');
		int size = at < 0 ? to : Bytes.skipBlanks(line, at + 1, to);
		long bytes = Bytes.size(line, size, Bytes.sizeEnd(line, size, to));
		if (bytes != GcEvents.UNKNOWN) {
			log.jvm().region(bytes);
		}
	}
}
