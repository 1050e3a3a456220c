/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

import org.wiretune.gclog.Clock;
import org.wiretune.gclog.CollectionKind;
import org.wiretune.gclog.GcColumn;
import org.wiretune.gclog.GcEvents;
import org.wiretune.gclog.GcLogBuilder;
import org.wiretune.gclog.GcLogFormat;
import org.wiretune.gclog.JvmBuilder;

/**
 * {@code -Xverbosegc} of HP-UX: a line of numbers for each collection, {@code <GC: 1 4 1497.914474 ... 0.068434 0.068434 >}. Up
 * to 1.4.0 they are 18, the first of which tells the kind, and the cause by numbers that 1.3 and 1.4.0 give different meanings, so
 * that none is told; from 1.4.1 on they are 20 (19 where the last is left out), the
 * first the kind, the second the cause or the number of threads. Those of a concurrent cycle sum up its stops, which newer
 * releases also tell one by one; these count then.
 */
final class HpParser implements LogParser {

	private static final byte[] GC = Bytes.ascii("<GC:");
	private static final int OLD_FIELDS = 18;
	private static final int FIELDS = 20;
	/** Releases differ from the eleventh on. */
	private static final String[] CAUSES = { "", "Allocation failure", "System.gc()", "Old generation full", "Permanent generation full", "Train generation full",
			"CMS generation full", "Old generation expanded on last scavenge", "Old generation too full to scavenge", "FullGCAlot", "Allocation profiler" };
	private static final String EXPLICIT = "System.gc()";

	private final GcLogBuilder log;
	private final int[] starts = new int[FIELDS];
	private final int[] ends = new int[FIELDS];
	private int count;
	private boolean stopsTold;
	private long lastNumber;

	HpParser(GcLogBuilder log) {
		this.log = log;
	}

	@Override
	public GcLogFormat format() {
		return GcLogFormat.HP_UX;
	}

	@Override
	public boolean recognises(byte[] line, int from, int to) {
		return read(line, from, to);
	}

	/** Splits a line into its numbers. {@return whether they are as many as a collection has} */
	private boolean read(byte[] line, int from, int to) {
		count = 0;
		int at = Bytes.skipBlanks(line, from, to);
		if (!Bytes.startsWith(line, at, to, GC)) {
			return false;
		}
		at = Bytes.skipBlanks(line, at + GC.length, to);
		while (at < to && line[at] != '>') {
			int begin = at;
			at = line[at] == '-' && count == 0 ? at + 1 : at;
			int end = Bytes.numberEnd(line, at, to);
			if (end == at || count == FIELDS || end < to && line[end] != ' ' && line[end] != '>') {
				return false;
			}
			starts[count] = begin;
			ends[count++] = end;
			at = Bytes.skipBlanks(line, end, to);
		}
		return at < to && count >= OLD_FIELDS;
	}

	@Override
	public void line(byte[] line, int from, int to, long number, long offset) {
		if (!read(line, from, to)) {
			ForeignLine.take(log, line, from, to, number);
			return;
		}
		// The older line lacks the second field; all others stand in the same order.
		int shift = count == OLD_FIELDS ? 0 : 1;
		long start = Bytes.scaled(line, starts[1 + shift], ends[1 + shift], Bytes.SECOND);
		long pause = Bytes.scaled(line, starts[17 + shift], ends[17 + shift], Bytes.SECOND);
		if (start == Bytes.UNKNOWN || pause == Bytes.UNKNOWN) {
			ForeignLine.take(log, line, from, to, number);
			return;
		}
		log.understood();
		if (shift == 0) {
			old(line, start, pause, number, offset);
		} else {
			collection(line, start, pause, number, offset);
		}
	}

	private void old(byte[] line, long start, long pause, long number, long offset) {
		boolean young = line[starts[0]] == '-';
		machine(whole(line, 2), start, number);
		values(line, 0, start, start + pause, number, offset);
		log.set(GcColumn.PAUSE, pause);
		log.add(young ? CollectionKind.YOUNG : CollectionKind.FULL, 0, young ? GcEvents.ALLOCATION_FAILED : 0);
	}

	private void collection(byte[] line, long start, long pause, long number, long offset) {
		int type = reason(line, 0);
		int reason = reason(line, 1);
		long all = count == FIELDS ? Bytes.scaled(line, starts[19], ends[19], Bytes.SECOND) : pause;
		long end = start + Math.max(pause, Math.max(0, all));
		switch (type) {
		case 1, 2, 5 -> {
			machine(whole(line, 3), start, number);
			values(line, 1, start, end, number, offset);
			log.set(GcColumn.PAUSE, pause);
			collector(type == 5 ? "G1" : "");
			log.add(type == 2 ? CollectionKind.FULL : CollectionKind.YOUNG, type == 2 ? cause(reason) : 0,
					type == 2 ? flags(reason) : GcEvents.ALLOCATION_FAILED);
		}
		case 11, 12 -> {
			stopsTold = true;
			values(line, 1, start, end, number, offset);
			log.set(GcColumn.PAUSE, pause);
			collector(type == 11 ? "CMS" : "G1");
			log.add(reason == 2 ? CollectionKind.INITIAL_MARK : reason == 4 ? CollectionKind.REMARK : CollectionKind.OTHER_PAUSE, 0, 0);
		}
		case 3, 4, 6, 7 -> {
			collector(type < 5 ? "CMS" : "G1");
			values(line, 1, start, end, number, offset);
			log.set(GcColumn.CONCURRENT, Math.max(0, end - start - pause));
			log.add(CollectionKind.CONCURRENT_CYCLE, 0, 0);
			if (!stopsTold) {
				values(line, 1, start, end, number, offset);
				log.set(GcColumn.PAUSE, pause);
				log.add(CollectionKind.OTHER_PAUSE, 0, 0);
			}
			stopsTold = false;
		}
		default -> {
			values(line, 1, start, end, number, offset);
			log.set(GcColumn.PAUSE, pause);
			log.add(CollectionKind.OTHER_PAUSE, 0, 0);
		}
		}
	}

	/** A file that is written on has several virtual machines: time and number go back together. */
	private void machine(long collection, long start, long number) {
		JvmBuilder jvm = log.jvm();
		if (jvm.clock() == Clock.UPTIME && start < jvm.last() - Bytes.SECOND && collection <= lastNumber) {
			log.start(number);
			stopsTold = false;
		}
		lastNumber = collection;
	}

	/** Sets times and sizes of the next event. */
	private void values(byte[] line, int shift, long start, long end, long number, long offset) {
		log.jvm().time(Clock.UPTIME, start);
		log.jvm().time(Clock.UPTIME, end);
		log.clear();
		log.set(GcColumn.LINE, number);
		log.set(GcColumn.OFFSET, offset);
		log.set(GcColumn.START, start);
		long requested = whole(line, 3 + shift);
		if (requested > 0) {
			log.set(GcColumn.REQUESTED, requested);
		}
		int eden = 5 + shift;
		int survivor = 8 + shift;
		int old = 11 + shift;
		sizes(line, eden, survivor, old, 0, GcColumn.YOUNG_BEFORE, GcColumn.OLD_BEFORE, GcColumn.HEAP_BEFORE);
		sizes(line, eden, survivor, old, 1, GcColumn.YOUNG_AFTER, GcColumn.OLD_AFTER, GcColumn.HEAP_AFTER);
		sizes(line, eden, survivor, old, 2, null, GcColumn.OLD_CAPACITY, GcColumn.HEAP_CAPACITY);
		long permanent = whole(line, 15 + shift);
		if (permanent > 0) {
			log.set(GcColumn.METASPACE_AFTER, permanent);
		}
	}

	private void sizes(byte[] line, int eden, int survivor, int old, int which, GcColumn ofYoung, GcColumn ofOld, GcColumn ofHeap) {
		long first = whole(line, eden + which);
		long second = whole(line, survivor + which);
		long tenured = whole(line, old + which);
		if (first < 0 || second < 0 || tenured < 0) {
			return;
		}
		if (ofYoung != null) {
			log.set(ofYoung, first + second);
		}
		log.set(ofOld, tenured);
		log.set(ofHeap, first + second + tenured);
	}

	private void collector(String name) {
		if (!name.isEmpty() && log.jvm().collector().isEmpty()) {
			log.jvm().collector(name);
		}
	}

	private long whole(byte[] line, int field) {
		return Bytes.whole(line, starts[field], ends[field]);
	}

	/** {@return the whole part of a small number; an incomplete cycle tells cause and state as {@code 1.3}} */
	private int reason(byte[] line, int field) {
		int end = starts[field];
		while (end < ends[field] && Bytes.isDigit(line[end])) {
			end++;
		}
		return end - starts[field] > 3 ? -1 : (int) Bytes.digits(line, starts[field], end);
	}

	private int cause(int reason) {
		if (reason < 0 || reason >= CAUSES.length) {
			return 0;
		}
		byte[] words = Bytes.ascii(CAUSES[reason]);
		return log.cause(words, 0, words.length);
	}

	private static int flags(int reason) {
		String cause = reason < 0 || reason >= CAUSES.length ? "" : CAUSES[reason];
		return cause.equals(EXPLICIT) ? GcEvents.EXPLICIT : cause.equals("Allocation failure") ? GcEvents.ALLOCATION_FAILED : 0;
	}

	@Override
	public void end() {
		// Each line is a whole event.
	}
}
