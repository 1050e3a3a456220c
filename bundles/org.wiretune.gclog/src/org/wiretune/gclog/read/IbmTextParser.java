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

/**
 * verbose:gc of the IBM SDK up to 1.4: lines in angle brackets. A collection is one stop; where an allocation failure stands
 * around it, this stop ends with {@code completed in ... ms}.
 */
final class IbmTextParser implements LogParser {

	private static final byte[] AF = Bytes.ascii("<AF");
	private static final byte[] GC = Bytes.ascii("<GC");
	private static final byte[] CYCLE = Bytes.ascii("GC cycle started ");
	private static final byte[] FREED = Bytes.ascii("freed ");
	private static final byte[] IN = Bytes.ascii(" in ");
	private static final byte[] MARK = Bytes.ascii("mark: ");
	private static final byte[] SWEEP = Bytes.ascii("sweep: ");
	private static final byte[] COMPACT = Bytes.ascii("compact: ");
	private static final byte[] NEED = Bytes.ascii("need ");
	private static final byte[] COMPLETED = Bytes.ascii("completed in ");
	private static final byte[] FAILURE = Bytes.ascii("Allocation Failure");

	private final GcLogBuilder log;
	private final J9Stop stop;
	private boolean inFailure;
	private long collection = Bytes.UNKNOWN;
	private long requested = Bytes.UNKNOWN;
	private long time = Bytes.UNKNOWN;

	IbmTextParser(GcLogBuilder log) {
		this.log = log;
		stop = new J9Stop(log);
	}

	@Override
	public GcLogFormat format() {
		return GcLogFormat.IBM_TEXT;
	}

	/** {@return whether a line is one of a failed allocation, {@code <AF[1]: } or without a number} */
	private static boolean isFailure(byte[] line, int at, int to) {
		return Bytes.startsWith(line, at, to, AF) && at + AF.length < to && (line[at + AF.length] == '[' || line[at + AF.length] == ':');
	}

	@Override
	public boolean recognises(byte[] line, int from, int to) {
		int at = Bytes.skipBlanks(line, from, to);
		return isFailure(line, at, to) && Bytes.indexOf(line, at, to, FAILURE) > 0 || text(line, at, to) > 0;
	}

	/** {@return where the text behind {@code <GC(12): } begins, or -1} */
	private static int text(byte[] line, int from, int to) {
		int at = from + GC.length;
		if (!Bytes.startsWith(line, from, to, GC) || at >= to || line[at] != '(' && line[at] != '[' && line[at] != ':') {
			return -1;
		}
		int colon = Bytes.indexOf(line, at, Math.min(to, at + 12), ':');
		int text = colon < 0 ? -1 : Bytes.skipBlanks(line, colon + 1, to);
		// Without a number of its own, and numbers behind the colon, it is a line of HP-UX.
		return colon == at && text < to && (Bytes.isDigit(line[text]) || line[text] == '-') ? -1 : text;
	}

	@Override
	public void line(byte[] line, int from, int to, long number, long offset) {
		int at = Bytes.skipBlanks(line, from, to);
		if (isFailure(line, at, to)) {
			log.understood();
			failure(line, at, to, number, offset);
			return;
		}
		int text = text(line, at, to);
		if (text < 0) {
			ForeignLine.take(log, line, from, to, number);
			return;
		}
		log.understood();
		if (Bytes.startsWith(line, text, to, FREED)) {
			freed(line, text, to, number, offset);
		} else if (Bytes.startsWith(line, text, to, MARK)) {
			stop.add(GcColumn.MARK, behind(MARK, line, text, to));
			stop.add(GcColumn.SWEEP, behind(SWEEP, line, text, to));
			stop.add(GcColumn.COMPACT, behind(COMPACT, line, text, to));
		} else {
			started(line, text, to);
		}
	}

	private void failure(byte[] line, int at, int to, long number, long offset) {
		if (Bytes.indexOf(line, at, to, FAILURE) > 0) {
			flush();
			inFailure = true;
			requested = whole(NEED, line, at, to);
			stop.begin(Bytes.UNKNOWN, number, offset);
			collection = Bytes.UNKNOWN;
		} else if (inFailure && Bytes.indexOf(line, at, to, COMPLETED) > 0) {
			long pause = behind(COMPLETED, line, at, to);
			if (pause != Bytes.UNKNOWN && collection != Bytes.UNKNOWN) {
				collection = pause;
				flush();
			}
		}
	}

	/** The first line of a collection: {@code GC cycle started Thu Sep 25 15:57:30 2003}, or only the date. */
	private void started(byte[] line, int from, int to) {
		int begin = Bytes.startsWith(line, from, to, CYCLE) ? from + CYCLE.length : from;
		if (to - begin > 40 || to - begin < 20) {
			return;
		}
		String date = Bytes.text(line, begin, to).replace(">", "").strip();
		long nanos = J9Time.words(date.split("\\s+", 6));
		if (nanos == Bytes.UNKNOWN) {
			return;
		}
		if (!inFailure) {
			flush();
		}
		time = nanos;
		log.jvm().time(Clock.WALL_CLOCK, nanos);
	}

	private void freed(byte[] line, int text, int to, long number, long offset) {
		long pause = behind(IN, line, text, to);
		if (pause == Bytes.UNKNOWN) {
			return;
		}
		if (collection != Bytes.UNKNOWN && !inFailure) {
			flush();
		}
		if (!stop.isOpen()) {
			stop.begin(Bytes.UNKNOWN, number, offset);
		}
		collection = collection == Bytes.UNKNOWN ? pause : collection + pause;
		stop.collection(CollectionKind.FULL);
		stop.add(GcColumn.COLLECTION, pause);
		long freed = whole(FREED, line, text, to);
		int open = Bytes.indexOf(line, text, to, '(');
		int slash = open < 0 ? -1 : Bytes.indexOf(line, open, to, '/');
		int close = slash < 0 ? -1 : Bytes.indexOf(line, slash, to, ')');
		if (close > 0 && freed != Bytes.UNKNOWN) {
			long free = Bytes.whole(line, open + 1, slash);
			long total = Bytes.whole(line, slash + 1, close);
			stop.sizes(GcColumn.HEAP_BEFORE, GcColumn.HEAP_AFTER, GcColumn.HEAP_CAPACITY, true, free - freed, total);
			stop.sizes(GcColumn.HEAP_BEFORE, GcColumn.HEAP_AFTER, GcColumn.HEAP_CAPACITY, false, free, total);
		}
	}

	private void flush() {
		if (stop.isOpen() && collection != Bytes.UNKNOWN) {
			if (time != Bytes.UNKNOWN) {
				log.set(GcColumn.START, time);
			}
			if (requested != Bytes.UNKNOWN) {
				log.set(GcColumn.REQUESTED, requested);
			}
			stop.cause(inFailure ? log.cause(FAILURE, 0, FAILURE.length) : 0, inFailure ? GcEvents.ALLOCATION_FAILED : 0);
			stop.end(collection);
		} else {
			stop.forget();
		}
		collection = Bytes.UNKNOWN;
		requested = Bytes.UNKNOWN;
		time = Bytes.UNKNOWN;
		inFailure = false;
	}

	private static long behind(byte[] word, byte[] line, int from, int to) {
		int at = Bytes.indexOf(line, from, to, word);
		if (at < 0) {
			return Bytes.UNKNOWN;
		}
		int end = Bytes.numberEnd(line, at + word.length, to);
		return end + 2 < to && line[end + 1] == 'm' ? Bytes.scaled(line, at + word.length, end, Bytes.MILLISECOND) : Bytes.UNKNOWN;
	}

	private static long whole(byte[] word, byte[] line, int from, int to) {
		int at = Bytes.indexOf(line, from, to, word);
		return at < 0 ? Bytes.UNKNOWN : Bytes.whole(line, at + word.length, Bytes.numberEnd(line, at + word.length, to));
	}

	@Override
	public void end() {
		flush();
	}
}
