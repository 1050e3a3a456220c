/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

import org.wiretune.gclog.CollectionKind;
import org.wiretune.gclog.GcColumn;
import org.wiretune.gclog.GcEvents;
import org.wiretune.gclog.GcLogBuilder;
import org.wiretune.gclog.IncidentKind;

/**
 * One event of HotSpot before 9, from {@code [GC} or {@code [Full GC} to the bracket that closes it, over as many lines as
 * other options put between. The time in front of this bracket is the pause; times of inner brackets are parts of it.
 */
final class LegacyEvent {

	private static final byte[] FULL = Bytes.ascii("[Full GC");
	private static final byte[] PAUSE = Bytes.ascii("[GC pause");
	private static final byte[] REMARK = Bytes.ascii("[GC remark");
	private static final byte[] CLEANUP = Bytes.ascii("[GC cleanup");
	private static final byte[] SECS = Bytes.ascii(" secs]");
	private static final byte[] ADDRESS = Bytes.ascii("[0x");
	private static final byte[] CONCURRENT = Bytes.ascii("[GC concurrent-");
	private static final byte[] INITIAL_MARK = Bytes.ascii("CMS-initial-mark");
	private static final byte[] CMS_REMARK = Bytes.ascii("CMS-remark");
	private static final byte[][] YOUNG_SPACES = { Bytes.ascii("PSYoungGen: "), Bytes.ascii("DefNew"), Bytes.ascii("ParNew"), Bytes.ascii("ASParNew") };
	private static final String[] YOUNG_COLLECTORS = { "Parallel", "Serial", "CMS", "CMS" };
	private static final byte[][] OLD_SPACES = { Bytes.ascii("ParOldGen: "), Bytes.ascii("PSOldGen: "), Bytes.ascii("Tenured"), Bytes.ascii("CMS"), Bytes.ascii("ASCMS") };
	private static final int MOST_LINES = 500;

	private final GcLogBuilder log;
	private final LegacyWords words;
	private final Transition sizes = new Transition();
	private boolean open;
	private int depth;
	private int lines;
	private int inner;
	private int innerDepth;
	private CollectionKind kind;

	LegacyEvent(GcLogBuilder log) {
		this.log = log;
		words = new LegacyWords(log);
	}

	boolean isOpen() {
		return open;
	}

	/** Begins an event at its bracket. {@return where to go on} */
	int begin(byte[] line, int at, int to, long start, long number, long offset) {
		log.clear();
		log.set(GcColumn.LINE, number);
		log.set(GcColumn.OFFSET, offset);
		if (start != Bytes.UNKNOWN) {
			log.set(GcColumn.START, start);
		}
		open = true;
		depth = 1;
		lines = 0;
		inner = 0;
		words.clear();
		if (Bytes.startsWith(line, at, to, FULL)) {
			kind = CollectionKind.FULL;
			return at + FULL.length;
		}
		if (Bytes.startsWith(line, at, to, PAUSE)) {
			kind = CollectionKind.YOUNG;
			collector("G1");
			return at + PAUSE.length;
		}
		kind = Bytes.startsWith(line, at, to, REMARK) ? CollectionKind.REMARK : Bytes.startsWith(line, at, to, CLEANUP) ? CollectionKind.CLEANUP : CollectionKind.YOUNG;
		return at + 3;
	}

	/** Drops what only looked like an event. */
	void drop() {
		open = false;
		log.clear();
	}

	/** Drops an event that was cut off or tells no time; it is lost. */
	void lose() {
		log.lostStop();
		drop();
	}

	/** Takes a part of a line. {@return where the event ends, or the end of the line} */
	int take(byte[] line, int from, int to, long number) {
		if (++lines > MOST_LINES) {
			lose();
			return to;
		}
		for (int at = from; at < to; at++) {
			switch (line[at]) {
			case '[' -> {
				if (Bytes.startsWith(line, at, to, CONCURRENT)) {
					int end = Bytes.indexOf(line, at, to, ']');
					at = end < 0 ? to : end;
				} else if (!Bytes.startsWith(line, at, to, ADDRESS)) {
					depth++;
					space(line, at + 1, to);
				}
			}
			case ']' -> {
				depth--;
				if (depth < innerDepth) {
					inner = 0;
				}
				if (depth == 0) {
					close(line, at, number);
					return at + 1;
				}
			}
			case '(' -> at = words.take(line, at, to, depth == 1);
			case '-' -> {
				if (at + 1 < to && line[at + 1] == '>') {
					sizes(line, from, at, to);
				}
			}
			default -> {
				// Text and numbers are looked at from the signs above.
			}
			}
		}
		return to;
	}

	/** An inner bracket names the space whose sizes follow. */
	private void space(byte[] line, int from, int to) {
		for (int i = 0; i < YOUNG_SPACES.length; i++) {
			if (Bytes.startsWith(line, from, to, YOUNG_SPACES[i])) {
				inner = 1;
				innerDepth = depth;
				collector(YOUNG_COLLECTORS[i]);
				return;
			}
		}
		int name = Bytes.startsWith(line, from, to, Bytes.ascii("1 ")) ? from + 2 : from;
		if (Bytes.startsWith(line, name, to, INITIAL_MARK) || Bytes.startsWith(line, name, to, Bytes.ascii("ASCMS-initial-mark"))) {
			kind = CollectionKind.INITIAL_MARK;
			collector("CMS");
		} else if (Bytes.startsWith(line, name, to, CMS_REMARK) || Bytes.startsWith(line, name, to, Bytes.ascii("ASCMS-remark"))) {
			kind = CollectionKind.REMARK;
			collector("CMS");
		} else if (!Bytes.startsWith(line, name, to, Bytes.ascii("CMS-")) && !Bytes.startsWith(line, name, to, Bytes.ascii("CMS Perm"))) {
			for (byte[] old : OLD_SPACES) {
				if (Bytes.startsWith(line, name, to, old)) {
					inner = 2;
					innerDepth = depth;
					return;
				}
			}
			if (depth <= 2) {
				inner = 0;
			}
		}
	}

	private void collector(String name) {
		if (log.jvm().collector().isEmpty() || name.equals("CMS")) {
			log.jvm().collector(name);
		}
	}

	private void sizes(byte[] line, int from, int arrow, int to) {
		if (arrow == from || !sizes.around(line, from, arrow, to)) {
			return;
		}
		if (depth == 1) {
			set(GcColumn.HEAP_BEFORE, GcColumn.HEAP_AFTER, GcColumn.HEAP_CAPACITY);
		} else if (inner == 1) {
			set(GcColumn.YOUNG_BEFORE, GcColumn.YOUNG_AFTER, null);
		} else if (inner == 2) {
			set(GcColumn.OLD_BEFORE, GcColumn.OLD_AFTER, GcColumn.OLD_CAPACITY);
		}
	}

	private void set(GcColumn before, GcColumn after, GcColumn capacity) {
		log.set(before, sizes.before());
		log.set(after, sizes.after());
		if (capacity != null && sizes.capacity() != Bytes.UNKNOWN) {
			log.set(capacity, sizes.capacity());
		}
	}

	private void close(byte[] line, int bracket, long number) {
		open = false;
		int end = bracket + 1 - SECS.length;
		if (end <= 0 || !Bytes.startsWith(line, end, bracket + 1, SECS)) {
			lose();
			return;
		}
		int first = end;
		while (first > 0 && (Bytes.isDigit(line[first - 1]) || line[first - 1] == '.' || line[first - 1] == ',')) {
			first--;
		}
		long pause = Bytes.scaled(line, first, end, Bytes.SECOND);
		if (pause == Bytes.UNKNOWN) {
			lose();
			return;
		}
		log.set(GcColumn.PAUSE, pause);
		long start = log.staged(GcColumn.START);
		if (start != Bytes.UNKNOWN) {
			log.jvm().time(log.jvm().clock(), start + pause);
		}
		int flags = words.flags();
		if ((flags & GcEvents.EVACUATION_FAILED) != 0) {
			log.incident(IncidentKind.EVACUATION_FAILURE, number, 0);
		}
		if (words.isModeFailure()) {
			log.incident(IncidentKind.CONCURRENT_MODE_FAILURE, number, 0);
		}
		log.add(words.kind(kind), words.cause(), flags);
	}
}
