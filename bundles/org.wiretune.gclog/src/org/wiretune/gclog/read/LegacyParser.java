/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

import static org.wiretune.gclog.internal.GcTexts.TEXTS;

import org.wiretune.gclog.Clock;
import org.wiretune.gclog.GcColumn;
import org.wiretune.gclog.GcLogBuilder;
import org.wiretune.gclog.GcLogFormat;
import org.wiretune.gclog.JvmBuilder;

/** HotSpot before 9 with any options that print between the lines: Serial, Parallel, ParNew and CMS, G1, Shenandoah. */
final class LegacyParser implements LogParser {

	private static final byte[] GC = Bytes.ascii("[GC");
	private static final byte[] FULL = Bytes.ascii("[Full GC");
	/** What options print behind the first word. */
	private static final byte[] BEFORE = Bytes.ascii("Before GC");
	private static final byte[] HEAP_BEFORE = Bytes.ascii("{Heap before");
	private static final byte[] CONCURRENT = Bytes.ascii("[GC concurrent-");
	private static final byte[] EDEN = Bytes.ascii("[Eden: ");
	private static final byte[] SURVIVORS = Bytes.ascii("Survivors: ");
	private static final byte[] HEAP_SIZES = Bytes.ascii("Heap: ");
	private static final byte[] STOPPED = Bytes.ascii("Total time for which application threads were stopped: ");
	private static final byte[][] QUIET = { Bytes.ascii("Heap"), Bytes.ascii("{Heap"), Bytes.ascii("}"), Bytes.ascii("Desired survivor"), Bytes.ascii("- age"),
			Bytes.ascii("Memory: "), Bytes.ascii("Application time"), Bytes.ascii("par new generation"), Bytes.ascii("concurrent mark-sweep"), Bytes.ascii("PS"),
			Bytes.ascii("ParOldGen"), Bytes.ascii("eden space"), Bytes.ascii("from space"), Bytes.ascii("to   space"), Bytes.ascii("object space"),
			Bytes.ascii("Metaspace"), Bytes.ascii("class space"), Bytes.ascii("the space"), Bytes.ascii("region size"), Bytes.ascii("garbage-first heap"),
			Bytes.ascii("def new generation"), Bytes.ascii("tenured generation"), Bytes.ascii("compacting perm gen"), Bytes.ascii("AdaptiveSize") };
	private static final byte[] END = Bytes.ascii(" secs]");
	private static final byte[] EXIT = Bytes.ascii("Heap");

	private final GcLogBuilder log;
	private final LegacyStamp stamp = new LegacyStamp();
	private final LegacyEvent event;
	private final LegacyHeader header;
	private final Transition sizes = new Transition();
	private final ProcessorTime processor;
	private final LegacyShenandoah shenandoah;
	private boolean mayBeNew;

	LegacyParser(GcLogBuilder log) {
		this.log = log;
		event = new LegacyEvent(log);
		header = new LegacyHeader(log);
		processor = new ProcessorTime(log);
		shenandoah = new LegacyShenandoah(log);
	}

	@Override
	public GcLogFormat format() {
		return GcLogFormat.HOTSPOT_BEFORE_9;
	}

	@Override
	public boolean recognises(byte[] line, int from, int to) {
		int at = stamp.read(line, from, to);
		return isEvent(line, at, to) || LegacyShenandoah.isPhase(line, at, to) || stamp.isThere() && Bytes.startsWith(line, at, to, STOPPED) || LegacyHeader.isHeader(line, from, to);
	}

	/** {@return whether an event begins here; {@code [GC Worker} and the like are parts of one} */
	private static boolean isEvent(byte[] line, int at, int to) {
		if (Bytes.startsWith(line, at, to, FULL)) {
			return true;
		}
		if (!Bytes.startsWith(line, at, to, GC)) {
			return false;
		}
		if (at + GC.length >= to) {
			// Behind it stands the table of ages: Parallel before 7u4 with PrintTenuringDistribution.
			return true;
		}
		byte next = line[at + GC.length];
		if (next != ' ') {
			return next == '-' || next == '[' || Bytes.isDigit(next) || Bytes.startsWith(line, at + GC.length, to, Bytes.ascii("AdaptiveSize"))
					|| isStatistics(line, at, to);
		}
		if (at + GC.length + 1 >= to) {
			return true;
		}
		byte word = line[at + GC.length + 1];
		return Bytes.isDigit(word) || word == '(' || word == '[' || Bytes.startsWith(line, at + GC.length + 1, to, HEAP_BEFORE) || isStatistics(line, at, to)
				|| Bytes.startsWith(line, at, to, Bytes.ascii("[GC pause")) || Bytes.startsWith(line, at, to, Bytes.ascii("[GC remark"))
				|| Bytes.startsWith(line, at, to, Bytes.ascii("[GC cleanup"));
	}

	/** {@return whether an event begins with statistics of free space; a scavenge before the remark does so within that} */
	private static boolean isStatistics(byte[] line, int at, int to) {
		return Bytes.startsWith(line, at, to, GC) && Bytes.startsWith(line, Bytes.skipBlanks(line, at + GC.length, to), to, BEFORE);
	}

	@Override
	public void line(byte[] line, int from, int to, long number, long offset) {
		processor.legacy(line, from, to, number);
		int at = stamp.read(line, from, to);
		boolean begins = isEvent(line, at, to);
		if (event.isOpen()) {
			if (!begins || isStatistics(line, at, to)) {
				log.understood();
				rest(line, event.take(line, from, to, number), to, number, offset);
				return;
			}
			event.lose();
		}
		if (stamp.isThere()) {
			time();
		}
		if (begins) {
			log.understood();
			rest(line, begin(line, at, to, number, offset), to, number, offset);
		} else if (shenandoah.take(line, at, to, stamp.uptime() != Bytes.UNKNOWN ? stamp.uptime() : stamp.date(), number, offset)) {
			log.understood();
		} else {
			other(line, from, at, to, number, offset);
		}
	}

	private int begin(byte[] line, int at, int to, long number, long offset) {
		long start = stamp.uptime() != Bytes.UNKNOWN ? stamp.uptime() : stamp.date();
		return event.take(line, event.begin(line, at, to, start, number, offset), to, number);
	}

	/** Behind an event another one may begin in the same line, where threads wrote at once. */
	private void rest(byte[] line, int from, int to, long number, long offset) {
		for (int at = from; at < to && !event.isOpen(); at++) {
			if (line[at] == '[' && isEvent(line, at, to)) {
				stampBefore(line, from, at);
				at = begin(line, at, to, number, offset);
			}
		}
	}

	private void stampBefore(byte[] line, int from, int at) {
		int begin = at;
		while (begin > from && line[begin - 1] != ']') {
			begin--;
		}
		stamp.read(line, begin, at);
	}

	private void time() {
		boolean up = stamp.uptime() != Bytes.UNKNOWN;
		long now = up ? stamp.uptime() : stamp.date();
		Clock clock = up ? Clock.UPTIME : Clock.WALL_CLOCK;
		JvmBuilder jvm = log.jvm();
		if (mayBeNew && up && jvm.clock() == Clock.UPTIME && now < jvm.last() - Bytes.SECOND) {
			jvm = header.newMachine();
		}
		mayBeNew = false;
		jvm.time(clock, now);
		if (up && stamp.date() != Bytes.UNKNOWN) {
			jvm.wallClock(stamp.date() - now);
		}
	}

	private void other(byte[] line, int from, int at, int to, long number, long offset) {
		if (header.take(line, from, to, number)) {
			mayBeNew = true;
			log.understood();
			return;
		}
		int text = Bytes.skipBlanks(line, at, to);
		if (Bytes.startsWith(line, text, to, STOPPED)) {
			int end = Bytes.numberEnd(line, text + STOPPED.length, to);
			long nanos = Bytes.scaled(line, text + STOPPED.length, end, Bytes.SECOND);
			if (nanos != Bytes.UNKNOWN && end < to) {
				log.safepoint(nanos);
			}
			log.understood();
		} else if (Bytes.startsWith(line, text, to, EDEN)) {
			regions(line, text, to);
			log.understood();
		} else if (stamp.isThere() || text < to && line[text] == '[' || isQuiet(line, text, to)) {
			mayBeNew |= Bytes.equals(line, text, to, EXIT);
			besides(line, from, text, to, number, offset);
		} else if (shenandoah.quiet(line, from, to, number)) {
			log.understood();
		} else if (!isBehindOther(line, from, to, number, offset)) {
			ForeignLine.take(log, line, from, to, number);
		}
	}

	/** A line that begins no event; behind what it tells an event may stand that another thread wrote into the same line. */
	private void besides(byte[] line, int from, int text, int to, long number, long offset) {
		long before = log.added();
		if (!Bytes.startsWith(line, text, to, CONCURRENT)) {
			rest(line, Math.min(to, text + 1), to, number, offset);
		}
		if (log.added() == before && !event.isOpen() && LegacyStops.mayBe(line, text, to, stamp.isThere())) {
			ForeignLine.take(log, line, from, to, number);
		} else {
			log.understood();
		}
	}

	/** A console puts words of its own before a line, or another program some without an end. {@return whether an event was behind them} */
	private boolean isBehindOther(byte[] line, int from, int to, long number, long offset) {
		if (!Bytes.endsWith(line, from, to, END)) {
			return false;
		}
		long before = log.added();
		rest(line, from, to, number, offset);
		boolean found = log.added() > before;
		if (found) {
			log.understood();
		} else if (event.isOpen()) {
			event.drop();
		}
		return found;
	}

	private static boolean isQuiet(byte[] line, int from, int to) {
		for (byte[] word : QUIET) {
			if (Bytes.startsWith(line, from, to, word)) {
				return true;
			}
		}
		return false;
	}

	/** G1 tells the sizes behind the event: {@code [Eden: 24.0M(24.0M)->0.0B(13.0M) Survivors: 0.0B->3072.0K Heap: 24.0M(256.0M)->15.6M(256.0M)]}. */
	private void regions(byte[] line, int from, int to) {
		int survivors = Bytes.indexOf(line, from, to, SURVIVORS);
		int heap = Bytes.indexOf(line, from, to, HEAP_SIZES);
		if (survivors < 0 || heap < survivors || !sizes.first(line, from, survivors)) {
			return;
		}
		long before = sizes.before();
		long after = sizes.after();
		if (sizes.first(line, survivors, heap)) {
			log.amend(GcColumn.YOUNG_BEFORE, before + sizes.before());
			log.amend(GcColumn.YOUNG_AFTER, after + sizes.after());
		}
		if (sizes.first(line, heap, to)) {
			log.amend(GcColumn.HEAP_BEFORE, sizes.before());
			log.amend(GcColumn.HEAP_AFTER, sizes.after());
			if (sizes.capacity() != Bytes.UNKNOWN) {
				log.amend(GcColumn.HEAP_CAPACITY, sizes.capacity());
			}
		}
	}

	@Override
	public void end() {
		if (event.isOpen()) {
			event.lose();
		}
		if (log.lostStops() > 0) {
			log.remark(TEXTS.get("read.eventsDropped", log.lostStops()));
		}
	}
}
