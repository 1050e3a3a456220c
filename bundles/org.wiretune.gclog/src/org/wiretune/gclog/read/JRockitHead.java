/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

import java.util.Arrays;

/**
 * What stands in brackets before a line of JRockit, in the order of the release: level, module, date, process, and the collection
 * ({@code [YC#1]}) with its phase ({@code [pau]}). Used again for each line.
 */
final class JRockitHead {

	/** Modules are written seven characters wide. */
	private static final byte[] MEMORY = Bytes.ascii("memory ");
	private static final byte[] GC_PAUSE = Bytes.ascii("gcpause");
	private static final byte[][] MODULES = { MEMORY, GC_PAUSE, Bytes.ascii("nursery"), Bytes.ascii("compact"), Bytes.ascii("alloc  "), Bytes.ascii("memdbg "),
			Bytes.ascii("gcheuri"), Bytes.ascii("gcrepor"), Bytes.ascii("refobj "), Bytes.ascii("referen"), Bytes.ascii("systemg"), Bytes.ascii("finaliz") };
	private static final int MODULE_LENGTH = 7;
	private static final byte[] PAUSE = Bytes.ascii("pau");
	private static final byte[] BESIDE = Bytes.ascii("con");
	private static final byte[] WHOLE = Bytes.ascii("---");
	/** {@code Wed Nov 16 15:19:08 2005} */
	private static final int DATE_LENGTH = 24;

	private final byte[] lastDate = new byte[DATE_LENGTH];
	private long lastNanos = Bytes.UNKNOWN;
	private boolean module;
	private boolean ofCollection;
	private boolean phase;
	private boolean paused;
	private boolean young;
	private long collection;
	private long date;

	/** Reads what stands in brackets. {@return where the text begins} */
	int read(byte[] line, int from, int to) {
		module = false;
		ofCollection = false;
		phase = false;
		paused = false;
		young = false;
		collection = Bytes.UNKNOWN;
		date = Bytes.UNKNOWN;
		int at = from;
		while (at < to && line[at] == '[') {
			int end = Bytes.indexOf(line, at + 1, to, ']');
			if (end < 0) {
				break;
			}
			part(line, at + 1, end);
			at = end + 1;
			int next = Bytes.skipBlanks(line, at, to);
			at = next < to && line[next] == '[' ? next : at;
		}
		return Bytes.skipBlanks(line, at, to);
	}

	private void part(byte[] line, int from, int to) {
		int length = to - from;
		if (!module && length >= MODULE_LENGTH && !Bytes.isDigit(line[from])) {
			for (byte[] name : MODULES) {
				if (Bytes.startsWith(line, from, to, name) && length <= MODULE_LENGTH + 4) {
					module = true;
					ofCollection = name == MEMORY || name == GC_PAUSE;
					return;
				}
			}
		}
		if (length > 3 && line[from + 1] == 'C' && line[from + 2] == '#' && (line[from] == 'Y' || line[from] == 'O')) {
			young = line[from] == 'Y';
			collection = Bytes.whole(line, from + 3, to);
		} else if (length == 3 && collection != Bytes.UNKNOWN) {
			paused = Bytes.equals(line, from, to, PAUSE);
			phase = paused || Bytes.equals(line, from, to, BESIDE) || Bytes.equals(line, from, to, WHOLE);
		} else if (length == DATE_LENGTH && !Bytes.isDigit(line[from])) {
			date = date(line, from, to);
		}
	}

	/** Many lines are of one second. */
	private long date(byte[] line, int from, int to) {
		if (lastNanos == Bytes.UNKNOWN || !Arrays.equals(lastDate, 0, DATE_LENGTH, line, from, to)) {
			System.arraycopy(line, from, lastDate, 0, DATE_LENGTH);
			lastNanos = J9Time.words(Bytes.text(line, from, to).split("\\s+", 6));
		}
		return lastNanos;
	}

	/** {@return whether the line is one of a module that tells of memory} */
	boolean isThere() {
		return module;
	}

	/** {@return whether the module tells of collections or their pauses} */
	boolean isOfCollection() {
		return ofCollection;
	}

	/** {@return whether the line tells a phase of a collection, or a collection among its phases} */
	boolean isPhase() {
		return phase;
	}

	/** {@return whether the application stood still in the phase} */
	boolean isPause() {
		return paused;
	}

	/** {@return whether the collection is one of the nursery} */
	boolean isYoung() {
		return young;
	}

	/** {@return the number of the collection, or unknown} */
	long collection() {
		return collection;
	}

	/** {@return whether the line may be the first collection of a virtual machine} */
	boolean isFirst() {
		return collection == Bytes.UNKNOWN || collection == 1;
	}

	/** {@return nanoseconds since 1970, to a second; unknown where there is no date} */
	long date() {
		return date;
	}
}
