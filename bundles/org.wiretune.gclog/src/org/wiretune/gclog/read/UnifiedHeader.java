/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

import org.wiretune.gclog.GcLogBuilder;
import org.wiretune.gclog.IncidentKind;
import org.wiretune.gclog.JvmBuilder;

/** Lines of unified logging that are of no single collection: what the virtual machine is, safepoints, stalls. */
final class UnifiedHeader {

	private static final byte[] USING = Bytes.ascii("Using ");
	private static final byte[][] COLLECTORS = { Bytes.ascii("G1"), Bytes.ascii("Parallel"), Bytes.ascii("Serial"),
			Bytes.ascii("Concurrent Mark Sweep"), Bytes.ascii("The Z Garbage Collector"), Bytes.ascii("Shenandoah"), Bytes.ascii("Epsilon") };
	private static final String[] NAMES = { "G1", "Parallel", "Serial", "CMS", "ZGC", "Shenandoah", "Epsilon" };
	private static final byte[] VERSION = Bytes.ascii("Version: ");
	private static final byte[] CARD_TABLE = Bytes.ascii("CardTable entry size");
	private static final byte[] REGION = Bytes.ascii("Heap Region Size: ");
	private static final byte[] MAX_CAPACITY = Bytes.ascii("Heap Max Capacity: ");
	private static final byte[] INITIAL_CAPACITY = Bytes.ascii("Heap Initial Capacity: ");
	private static final byte[] Z_MAX_CAPACITY = Bytes.ascii("Max Capacity: ");
	private static final byte[] Z_INITIAL_CAPACITY = Bytes.ascii("Initial Capacity: ");
	private static final byte[] SHENANDOAH_HEAP = Bytes.ascii("Initialize Shenandoah heap: ");
	private static final byte[] PROCESSORS = Bytes.ascii("CPUs: ");
	private static final byte[] AVAILABLE = Bytes.ascii(" total, ");
	private static final byte[] USED_HEAP = Bytes.ascii("Heap: ");
	private static final byte[] USED = Bytes.ascii(") used");
	private static final byte[] SAFEPOINT = Bytes.ascii("Safepoint \"");
	private static final byte[] TOTAL = Bytes.ascii(", Total: ");
	private static final byte[] STOPPED = Bytes.ascii("Total time for which application threads were stopped: ");
	private static final byte[] STALL = Bytes.ascii("Allocation Stall (");
	private static final byte[] Z_OUT_OF_MEMORY = Bytes.ascii("Out Of Memory (");
	private static final byte[] CANCELLED = Bytes.ascii("Cancelling ");
	private static final byte[] FAILED = Bytes.ascii("Allocation Failure");
	private static final byte[] GENERATIONAL = Bytes.ascii("GC Workers for Old Generation: ");

	private static final String GENERATIONAL_ZGC = "ZGC generational";

	private final GcLogBuilder log;
	private final UnifiedClock clock;
	private boolean generational;

	UnifiedHeader(GcLogBuilder log, UnifiedClock clock) {
		this.log = log;
		this.clock = clock;
	}

	/** {@return whether a line without decorations names the collector} */
	static boolean isCollector(byte[] line, int from, int to) {
		return collector(line, from, to) >= 0;
	}

	private static int collector(byte[] line, int from, int to) {
		if (Bytes.startsWith(line, from, to, USING)) {
			for (int i = 0; i < COLLECTORS.length; i++) {
				if (Bytes.equals(line, from + USING.length, to, COLLECTORS[i])) {
					return i;
				}
			}
		}
		return -1;
	}

	/** Takes a line. {@return whether it is a line of the log, whatever its decorations} */
	boolean take(byte[] line, int from, int to, long number) {
		if (from >= to) {
			return false;
		}
		return switch (line[from]) {
		case 'U' -> using(line, from, to, number);
		case 'V', 'H', 'M', 'I' -> machine(line, from, to, number);
		case 'C' -> cardTable(line, from, to, number) || processors(line, from, to) || trouble(line, from, to, number);
		case 'S', 'T' -> safepoint(line, from, to) || trouble(line, from, to, number);
		case 'G' -> generational(line, from, to);
		default -> trouble(line, from, to, number);
		};
	}

	private boolean using(byte[] line, int from, int to, long number) {
		int collector = collector(line, from, to);
		if (collector < 0) {
			return false;
		}
		if (!log.jvm().collector().isEmpty()) {
			clock.moveTo(log.start(number));
		}
		boolean generations = generational && NAMES[collector].equals("ZGC");
		log.jvm().collector(generations ? GENERATIONAL_ZGC : NAMES[collector]);
		generational = false;
		return true;
	}

	private boolean cardTable(byte[] line, int from, int to, long number) {
		if (!Bytes.startsWith(line, from, to, CARD_TABLE)) {
			return false;
		}
		if (!log.jvm().collector().isEmpty()) {
			clock.moveTo(log.start(number));
		}
		return true;
	}

	/** {@code CPUs: 4 total, 2 available} */
	private boolean processors(byte[] line, int from, int to) {
		int total = Bytes.startsWith(line, from, to, PROCESSORS) ? Bytes.indexOf(line, from, to, AVAILABLE) : -1;
		if (total < 0) {
			return false;
		}
		long count = Bytes.whole(line, total + AVAILABLE.length, Bytes.numberEnd(line, total + AVAILABLE.length, to));
		log.jvm().processors((int) Math.max(0, Math.min(Integer.MAX_VALUE, count)));
		return true;
	}

	/** Epsilon tells what is used as the heap fills: {@code Heap: 64M reserved, 64M (100.00%) committed, 3277K (5.00%) used}. */
	private static boolean usedHeap(JvmBuilder jvm, byte[] line, int from, int to, long number) {
		if (!Bytes.startsWith(line, from, to, USED_HEAP) || !Bytes.endsWith(line, from, to, USED)) {
			return false;
		}
		int comma = to;
		while (comma > from && line[comma - 1] != ',') {
			comma--;
		}
		int at = Bytes.skipBlanks(line, comma, to);
		long used = Bytes.size(line, at, Bytes.sizeEnd(line, at, to));
		if (used != Bytes.UNKNOWN) {
			jvm.used(used, number);
		}
		return true;
	}

	/** Generational ZGC has workers for each generation; the name of the collector is the same, and may come before or behind. */
	private boolean generational(byte[] line, int from, int to) {
		if (Bytes.startsWith(line, from, to, GENERATIONAL)) {
			generational = log.jvm().collector().isEmpty();
			if (!generational) {
				log.jvm().collector(GENERATIONAL_ZGC);
			}
			return true;
		}
		return false;
	}

	private boolean machine(byte[] line, int from, int to, long number) {
		if (Bytes.startsWith(line, from, to, VERSION)) {
			if (!log.jvm().version().isEmpty()) {
				clock.moveTo(log.start(number));
			}
			log.jvm().version(Bytes.text(line, from + VERSION.length, Math.min(to, from + 100)));
			return true;
		}
		JvmBuilder jvm = log.jvm();
		long value = size(line, from, to, REGION);
		if (value != Bytes.UNKNOWN) {
			jvm.region(value);
			return true;
		}
		value = size(line, from, to, MAX_CAPACITY);
		if (value == Bytes.UNKNOWN) {
			value = size(line, from, to, Z_MAX_CAPACITY);
		}
		if (value != Bytes.UNKNOWN) {
			jvm.maxHeap(value);
			return true;
		}
		value = size(line, from, to, INITIAL_CAPACITY);
		if (value == Bytes.UNKNOWN) {
			value = size(line, from, to, Z_INITIAL_CAPACITY);
		}
		if (value != Bytes.UNKNOWN) {
			jvm.initialHeap(value);
			return true;
		}
		if (usedHeap(jvm, line, from, to, number)) {
			return true;
		}
		return Bytes.startsWith(line, from, to, SHENANDOAH_HEAP) && shenandoah(jvm, line, from, to);
	}

	/** {@code Initialize Shenandoah heap: 248M initial, 7168K min, 3953M max} */
	private static boolean shenandoah(JvmBuilder jvm, byte[] line, int from, int to) {
		int at = from + SHENANDOAH_HEAP.length;
		jvm.initialHeap(Bytes.size(line, at, Bytes.sizeEnd(line, at, to)));
		int last = to;
		while (last > at && line[last - 1] != ',') {
			last--;
		}
		int begin = Bytes.skipBlanks(line, last, to);
		jvm.maxHeap(Bytes.size(line, begin, Bytes.sizeEnd(line, begin, to)));
		return true;
	}

	private static long size(byte[] line, int from, int to, byte[] name) {
		if (!Bytes.startsWith(line, from, to, name)) {
			return Bytes.UNKNOWN;
		}
		int end = Bytes.sizeEnd(line, from + name.length, to);
		return Bytes.size(line, from + name.length, end);
	}

	private boolean safepoint(byte[] line, int from, int to) {
		if (Bytes.startsWith(line, from, to, SAFEPOINT)) {
			int total = Bytes.indexOf(line, from, to, TOTAL);
			if (total > 0) {
				int end = Bytes.numberEnd(line, total + TOTAL.length, to);
				safepoint(Bytes.whole(line, total + TOTAL.length, end), end + 2 < to && line[end + 1] == 'n');
			}
			return true;
		}
		if (Bytes.startsWith(line, from, to, STOPPED)) {
			int end = Bytes.numberEnd(line, from + STOPPED.length, to);
			safepoint(Bytes.scaled(line, from + STOPPED.length, end, Bytes.SECOND), end < to);
			return true;
		}
		return false;
	}

	private void safepoint(long nanos, boolean whole) {
		if (nanos != Bytes.UNKNOWN && whole) {
			log.safepoint(nanos);
		}
	}

	/** Takes a line on an allocation that found no room. {@return whether it is one} */
	boolean trouble(byte[] line, int from, int to, long number) {
		if (Bytes.startsWith(line, from, to, STALL)) {
			int begin = to;
			while (begin > from && line[begin - 1] != ' ') {
				begin--;
			}
			int end = Bytes.numberEnd(line, begin, to);
			long nanos = end == to - 2 && line[end] == 'm' ? Bytes.scaled(line, begin, end, Bytes.MILLISECOND) : Bytes.UNKNOWN;
			if (nanos != Bytes.UNKNOWN) {
				log.incident(IncidentKind.ALLOCATION_STALL, number, nanos);
			}
			return true;
		}
		if (Bytes.startsWith(line, from, to, CANCELLED) && Bytes.endsWith(line, from, to, FAILED)) {
			log.incident(IncidentKind.CONCURRENT_MODE_FAILURE, number, 0);
			return true;
		}
		if (Bytes.startsWith(line, from, to, Z_OUT_OF_MEMORY)) {
			log.incident(IncidentKind.OUT_OF_MEMORY, number, 0);
			return true;
		}
		return false;
	}
}
