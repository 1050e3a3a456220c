/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

/**
 * The decorations in front of a line of unified logging: any of them, in any number, or none. Of the times the uptime counts,
 * else the date; milliseconds and nanoseconds are told from their size, because both are of one look. Lines of one collection
 * share most of their decorations, and their collection: what is as in the line before is not read again.
 */
final class UnifiedDecorations {

	/** A virtual machine that is up for thirty years; later milliseconds count from 1970. */
	private static final long LONGEST_UPTIME_MILLIS = 1_000_000_000_000L;
	private static final byte[] INFO = Bytes.ascii("info");
	private static final byte[] DEBUG = Bytes.ascii("debug");
	private static final byte[] TRACE = Bytes.ascii("trace");
	private static final byte[] WARNING = Bytes.ascii("warning");
	private static final byte[] ERROR = Bytes.ascii("error");
	private static final byte[] GC = Bytes.ascii("gc");
	private static final byte[] SAFEPOINT = Bytes.ascii("safepoint");

	private static final byte[] GC_TAG = Bytes.ascii("[gc");
	private static final int LONGEST_TAGS = 60;

	/** Longer ones, and more of them, are read anew in each line. */
	private static final int MOST_BYTES = 200;
	private static final int MOST = 12;

	/** The decorations of the line before, and what was known behind each of them. */
	private final byte[] before = new byte[MOST_BYTES];
	private int beforeLength;
	private int ownerEnd;
	private boolean asBefore;
	private int known;
	private final int[] ends = new int[MOST + 1];
	private final long[] uptimes = new long[MOST + 1];
	private final long[] wallClocks = new long[MOST + 1];
	private final boolean[] levels = new boolean[MOST + 1];
	private final boolean[] collections = new boolean[MOST + 1];

	private final IsoTime.Day day = new IsoTime.Day();
	private long uptime;
	private long wallClock;
	private boolean level;
	private boolean collection;

	UnifiedDecorations() {
		uptimes[0] = Bytes.UNKNOWN;
		wallClocks[0] = Bytes.UNKNOWN;
	}

	/** Reads the decorations of a line. {@return where they end} */
	int read(byte[] line, int from, int to) {
		int same = sameAsBefore(line, from, to);
		if (asBefore) {
			return from + ownerEnd;
		}
		ownerEnd = 0;
		known = same;
		uptime = uptimes[same];
		wallClock = wallClocks[same];
		level = levels[same];
		collection = collections[same];
		int at = from + ends[same];
		while (at < to && line[at] == '[') {
			int end = Bytes.indexOf(line, at + 1, to, ']');
			if (end < 0) {
				break;
			}
			decoration(line, at + 1, end);
			at = end + 1;
			keep(at - from);
		}
		System.arraycopy(line, from + ends[same], before, ends[same], ends[known] - ends[same]);
		beforeLength = ends[known];
		return at < to && line[at] == ' ' && at > from ? at + 1 : at;
	}

	/** {@return how many decorations are as in the line before} */
	private int sameAsBefore(byte[] line, int from, int to) {
		asBefore = false;
		if (beforeLength == 0) {
			return 0;
		}
		int length = Math.min(to - from, beforeLength);
		int differs = EightBytes.mismatch(line, from, before, 0, length);
		if (differs < 0 && length < beforeLength) {
			differs = length;
		}
		asBefore = differs < 0 && ownerEnd > 0;
		int same = known;
		if (differs >= 0) {
			while (ends[same] > differs) {
				same--;
			}
		}
		return same;
	}

	/**
	 * Keeps to which collection the line that was read belongs, until a line of another is read.
	 *
	 * @param text where the text behind the collection begins
	 */
	void keepOwner(byte[] line, int from, int text) {
		int end = text - from;
		if (end <= MOST_BYTES && beforeLength == ends[known] && line[from + beforeLength] != '[') {
			System.arraycopy(line, from + beforeLength, before, beforeLength, end - beforeLength);
			beforeLength = end;
			ownerEnd = end;
		}
	}

	/**
	 * Looks for a line of the collection of the line before that differs from it in its tags at most, both of which begin with
	 * "gc". What was kept stays as it is.
	 *
	 * @param to where the bytes end; the line need not be whole
	 * @return where its text begins, or -1
	 */
	int sameCollection(byte[] line, int from, int to) {
		if (ownerEnd == 0 || from + ownerEnd >= to) {
			return -1;
		}
		int differs = EightBytes.mismatch(line, from, before, 0, ownerEnd);
		if (differs < 0) {
			return from + ownerEnd;
		}
		int tags = ends[Math.max(0, known - 1)];
		int tagsEnd = ends[known];
		if (differs < tags + GC_TAG.length || differs >= tagsEnd || known == 0 || before[tags + 1] != 'g' || before[tags + 2] != 'c' || !endsTag(before[tags + GC_TAG.length])
				|| !endsTag(line[from + tags + GC_TAG.length])) {
			return -1;
		}
		int close = from + differs;
		int last = Math.min(to, close + LONGEST_TAGS);
		while (close < last && line[close] != ']') {
			if (line[close] == '\n') {
				return -1;
			}
			close++;
		}
		int text = close + 1 + ownerEnd - tagsEnd;
		return close < last && text < to && EightBytes.mismatch(line, close + 1, before, tagsEnd, ownerEnd - tagsEnd) < 0 ? text : -1;
	}

	private static boolean endsTag(byte character) {
		return character == ',' || character == ' ' || character == ']';
	}

	/** {@return whether decorations and collection are those that were kept of the line before; the text begins behind both} */
	boolean isAsBefore() {
		return asBefore;
	}

	private void keep(int end) {
		if (known < MOST && end <= MOST_BYTES) {
			known++;
			ends[known] = end;
			uptimes[known] = uptime;
			wallClocks[known] = wallClock;
			levels[known] = level;
			collections[known] = collection;
		}
	}

	private void decoration(byte[] line, int from, int end) {
		int to = end;
		while (to > from && line[to - 1] == ' ') {
			to--;
		}
		if (from >= to) {
			return;
		}
		if (Bytes.isDigit(line[from])) {
			time(line, from, to);
			return;
		}
		switch (line[from]) {
		case 'g' -> collection |= tag(line, from, to, GC);
		case 's' -> collection |= tag(line, from, to, SAFEPOINT);
		case 'i' -> level |= Bytes.equals(line, from, to, INFO);
		case 'd' -> level |= Bytes.equals(line, from, to, DEBUG);
		case 't' -> level |= Bytes.equals(line, from, to, TRACE);
		case 'w' -> level |= Bytes.equals(line, from, to, WARNING);
		case 'e' -> level |= Bytes.equals(line, from, to, ERROR);
		default -> {
			// A host name, or tags of another kind.
		}
		}
	}

	private static boolean tag(byte[] line, int from, int to, byte[] name) {
		return Bytes.startsWith(line, from, to, name) && (to - from == name.length || line[from + name.length] == ',');
	}

	private void time(byte[] line, int from, int to) {
		int end = Bytes.numberEnd(line, from, to);
		int unit = to - end;
		if (unit == 1 && line[end] == 's') {
			uptime = Bytes.scaled(line, from, end, Bytes.SECOND);
		} else if (unit == 2 && line[end + 1] == 's' && line[end] == 'm') {
			long millis = Bytes.whole(line, from, end);
			if (millis >= LONGEST_UPTIME_MILLIS) {
				wallClock = millis * Bytes.MILLISECOND;
			} else if (millis != Bytes.UNKNOWN && uptime == Bytes.UNKNOWN) {
				uptime = millis * Bytes.MILLISECOND;
			}
		} else if (unit == 2 && line[end + 1] == 's' && line[end] == 'n') {
			// The time of the machine comes first; where both are there, the uptime is the second.
			uptime = Bytes.whole(line, from, end);
		} else if (wallClock == Bytes.UNKNOWN && unit > 2) {
			wallClock = IsoTime.nanos(line, from, to, day);
		}
	}

	/** {@return nanoseconds since the start of the virtual machine, or unknown} */
	long uptime() {
		return uptime;
	}

	/** {@return nanoseconds since 1970, or unknown} */
	long wallClock() {
		return wallClock;
	}

	/** {@return whether there is a time} */
	boolean hasTime() {
		return uptime != Bytes.UNKNOWN || wallClock != Bytes.UNKNOWN;
	}

	/** {@return whether there is a level} */
	boolean hasLevel() {
		return level;
	}

	/** {@return whether the first tag is one of collections or safepoints} */
	boolean isOfCollection() {
		return collection;
	}
}
