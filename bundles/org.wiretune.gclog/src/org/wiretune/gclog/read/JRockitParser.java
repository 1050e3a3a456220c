/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

import static org.wiretune.gclog.internal.GcTexts.TEXTS;

import org.wiretune.gclog.Clock;
import org.wiretune.gclog.CollectionKind;
import org.wiretune.gclog.GcColumn;
import org.wiretune.gclog.GcLogBuilder;
import org.wiretune.gclog.GcLogFormat;
import org.wiretune.gclog.IncidentKind;
import org.wiretune.gclog.JvmBuilder;

/**
 * {@code -Xverbose:memory} (or {@code gc}) of JRockit, from 1.4.2 to R28. A collection is one line, {@code 12.345-12.350: GC
 * 65536K->1234K (65536K), 5.000 ms}, R26 also {@code (65536K) in 5.000 ms}, or {@code [OC#1] 24.930-24.979: OC 464309KB->282831KB (524288KB), 0.049 s, sum of pauses
 * 21.081 ms, longest pause 20.957 ms.}; it tells the sum of its pauses. Lines of {@code gcpause} repeat them one by one and count
 * only where no line of {@code memory} is in the log.
 */
final class JRockitParser implements LogParser {

	private static final byte[] ARROW = Bytes.ascii("->");
	private static final byte[] SUM = Bytes.ascii("sum of pauses ");
	private static final byte[] LONGEST = Bytes.ascii("longest pause ");
	private static final byte[] IN = Bytes.ascii(" in ");
	private static final byte[] COMMA = Bytes.ascii(", ");
	private static final byte[] MILLIS = Bytes.ascii(" ms");
	private static final byte[] NURSERY = Bytes.ascii("ursery GC");
	private static final byte[] YOUNG = Bytes.ascii("YC");
	private static final byte[] STRATEGY = Bytes.ascii("GC strategy: ");
	private static final byte[] MODE = Bytes.ascii("GC mode: ");
	private static final byte[] OF_MODE = Bytes.ascii("strategy: ");
	private static final byte[] HEAP = Bytes.ascii("eap size: ");
	/** R28 writes the second. */
	private static final byte[][] MAXIMAL = { Bytes.ascii("maximal heap size: "), Bytes.ascii("maximum heap size: ") };
	private static final byte[] EXHAUSTED = Bytes.ascii("Throwing OutOfMemory");
	private static final byte[] WAITED = Bytes.ascii("Threads waited for memory ");

	private final GcLogBuilder log;
	private final JRockitHead head = new JRockitHead();
	private final JRockitPhases phases;
	private boolean severalPauses;
	private boolean behindOwn;

	JRockitParser(GcLogBuilder log) {
		this.log = log;
		phases = new JRockitPhases(log);
	}

	@Override
	public GcLogFormat format() {
		return GcLogFormat.JROCKIT;
	}

	@Override
	public boolean recognises(byte[] line, int from, int to) {
		head.read(line, from, to);
		return head.isOfCollection();
	}

	@Override
	public void line(byte[] line, int from, int to, long number, long offset) {
		int text = head.read(line, from, to);
		if (!head.isThere()) {
			// A module writes tables below its line, a blank before each row.
			if (behindOwn && from < to && line[from] == ' ') {
				log.understood();
			} else {
				behindOwn = false;
				ForeignLine.take(log, line, from, to, number);
			}
			return;
		}
		behindOwn = true;
		if (isCollection(line, text, to) && !collection(line, text, to, number, offset)) {
			ForeignLine.take(log, line, from, to, number);
			return;
		}
		log.understood();
		if (head.isPhase()) {
			phases.take(head, line, text, to, number, offset);
		} else {
			other(line, text, to, number);
		}
	}

	/** {@return whether a line tells a time and sizes} */
	private boolean isCollection(byte[] line, int text, int to) {
		return head.isOfCollection() && !head.isPhase() && text < to && Bytes.isDigit(line[text]) && Bytes.indexOf(line, text, to, ARROW) > 0;
	}

	/** Takes a collection. {@return whether it could be read} */
	private boolean collection(byte[] line, int from, int to, long number, long offset) {
		int end = Bytes.numberEnd(line, from, to);
		long start = Bytes.scaled(line, from, end, Bytes.SECOND);
		long last = start;
		if (end < to && line[end] == '-') {
			int second = end + 1;
			end = Bytes.numberEnd(line, second, to);
			last = Bytes.scaled(line, second, end, Bytes.SECOND);
		}
		int arrow = Bytes.indexOf(line, end, to, ARROW);
		long pause = arrow < 0 ? Bytes.UNKNOWN : pause(line, arrow, to);
		if (start == Bytes.UNKNOWN || last == Bytes.UNKNOWN || pause == Bytes.UNKNOWN || end >= to || line[end] != ':') {
			return false;
		}
		int words = Bytes.skipBlanks(line, end + 1, to);
		time(number, start, Math.max(last, start + pause));
		log.clear();
		log.set(GcColumn.LINE, number);
		log.set(GcColumn.OFFSET, offset);
		log.set(GcColumn.START, start);
		log.set(GcColumn.PAUSE, pause);
		sizes(line, words, arrow, to);
		boolean young = Bytes.startsWith(line, words, to, YOUNG) || Bytes.indexOf(line, words, arrow, NURSERY) > 0;
		phases.collectionSeen();
		log.add(young ? CollectionKind.YOUNG : CollectionKind.FULL, 0, 0);
		return true;
	}

	/** The sum of the pauses: told by name, or the only time behind the sizes. */
	private long pause(byte[] line, int arrow, int to) {
		int sum = Bytes.indexOf(line, arrow, to, SUM);
		if (sum > 0) {
			long nanos = millis(line, sum + SUM.length, to);
			int longest = Bytes.indexOf(line, sum, to, LONGEST);
			severalPauses |= longest > 0 && millis(line, longest + LONGEST.length, to) < nanos;
			return nanos;
		}
		int close = Bytes.indexOf(line, arrow, to, ')');
		if (close > 0 && Bytes.startsWith(line, close + 1, to, IN)) {
			return millis(line, close + 1 + IN.length, to);
		}
		return close > 0 && Bytes.startsWith(line, close + 1, to, COMMA) ? millis(line, close + 1 + COMMA.length, to) : Bytes.UNKNOWN;
	}

	private static long millis(byte[] line, int from, int to) {
		int end = Bytes.numberEnd(line, from, to);
		return Bytes.startsWith(line, end, to, MILLIS) ? Bytes.scaled(line, from, end, Bytes.MILLISECOND) : Bytes.UNKNOWN;
	}

	private void sizes(byte[] line, int from, int arrow, int to) {
		int first = arrow;
		while (first > from && line[first - 1] != ' ') {
			first--;
		}
		set(GcColumn.HEAP_BEFORE, kilobytes(line, first, to));
		set(GcColumn.HEAP_AFTER, kilobytes(line, arrow + ARROW.length, to));
		int open = Bytes.indexOf(line, arrow, to, '(');
		set(GcColumn.HEAP_CAPACITY, open < 0 ? Bytes.UNKNOWN : kilobytes(line, open + 1, to));
	}

	private void set(GcColumn column, long value) {
		if (value != Bytes.UNKNOWN) {
			log.set(column, value);
		}
	}

	/** {@return a size such as {@code 464309KB} or {@code 65536K} in bytes, or unknown} */
	private static long kilobytes(byte[] line, int from, int to) {
		int end = Bytes.sizeEnd(line, from, to);
		return end > from && line[end - 1] == 'K' ? Bytes.size(line, from, end) : Bytes.UNKNOWN;
	}

	/** The uptime of a virtual machine goes on; the head of a new one is looked for as well, because it may be left out. */
	private void time(long number, long start, long end) {
		JvmBuilder jvm = log.jvm();
		if (jvm.clock() == Clock.UPTIME && end < jvm.last() - Bytes.SECOND && head.isFirst()) {
			jvm = log.start(number);
		}
		jvm.time(Clock.UPTIME, start);
		jvm.time(Clock.UPTIME, end);
		if (head.date() != Bytes.UNKNOWN) {
			jvm.wallClock(head.date() - end);
		}
	}

	private void other(byte[] line, int from, int to, long number) {
		if (Bytes.startsWith(line, from, to, STRATEGY)) {
			machine(line, from + STRATEGY.length, to, number);
		} else if (Bytes.startsWith(line, from, to, MODE)) {
			int strategy = Bytes.indexOf(line, from, to, OF_MODE);
			machine(line, strategy < 0 ? from + MODE.length : strategy + OF_MODE.length, to, number);
		} else if (Bytes.startsWith(line, from + 1, to, HEAP)) {
			heap(line, from + 1 + HEAP.length, to);
		} else if (Bytes.startsWith(line, from, to, EXHAUSTED)) {
			log.incident(IncidentKind.OUT_OF_MEMORY, number, 0);
		} else if (Bytes.startsWith(line, from, to, WAITED)) {
			long nanos = millis(line, from + WAITED.length, to);
			if (nanos != Bytes.UNKNOWN) {
				log.incident(IncidentKind.ALLOCATION_STALL, number, nanos);
			}
		}
	}

	private void machine(byte[] line, int from, int to, long number) {
		if (log.jvm().clock() != Clock.NONE || !log.jvm().collector().isEmpty()) {
			phases.end();
			log.start(number);
		}
		int end = to > from && line[to - 1] == '.' ? to - 1 : to;
		log.jvm().collector(Bytes.text(line, from, Math.min(end, from + 100)).strip());
	}

	private void heap(byte[] line, int from, int to) {
		long initial = kilobytes(line, from, to);
		if (initial != Bytes.UNKNOWN) {
			log.jvm().initialHeap(initial);
		}
		for (byte[] name : MAXIMAL) {
			int at = Bytes.indexOf(line, from, to, name);
			long most = at < 0 ? Bytes.UNKNOWN : kilobytes(line, at + name.length, to);
			if (most != Bytes.UNKNOWN) {
				log.jvm().maxHeap(most);
			}
		}
	}

	@Override
	public void end() {
		phases.end();
		if (severalPauses) {
			log.remark(TEXTS.get("read.sumOfPauses"));
		}
	}
}
