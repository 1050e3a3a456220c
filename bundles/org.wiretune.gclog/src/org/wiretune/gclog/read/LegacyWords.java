/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

import org.wiretune.gclog.CollectionKind;
import org.wiretune.gclog.GcEvents;
import org.wiretune.gclog.GcLogBuilder;

/** The words in round brackets of an event of HotSpot before 9: kind, cause and failures. Used again for each event. */
final class LegacyWords {

	private static final byte[] YOUNG = Bytes.ascii("young");
	private static final byte[] MIXED = Bytes.ascii("mixed");
	private static final byte[] PARTIAL = Bytes.ascii("partial");
	private static final byte[] INITIAL_MARK = Bytes.ascii("initial-mark");
	private static final byte[] TO_SPACE = Bytes.ascii("to-space");
	private static final byte[] PROMOTION_FAILED = Bytes.ascii("promotion failed");
	private static final byte[] MODE_FAILURE = Bytes.ascii("concurrent mode failure");
	/** {@code new threshold 7 (max 15)} of the table of ages. */
	private static final byte[] MAX = Bytes.ascii("max ");
	private static final byte[] SYSTEM = Bytes.ascii("System");
	private static final byte[] ALLOCATION_FAILURE = Bytes.ascii("Allocation Failure");
	private static final byte[] INITIAL_MARK_CAUSE = Bytes.ascii("CMS Initial Mark");
	private static final byte[] REMARK_CAUSE = Bytes.ascii("CMS Final Remark");

	private final GcLogBuilder log;
	private int cause;
	private int flags;
	private boolean modeFailure;
	private CollectionKind said;

	LegacyWords(GcLogBuilder log) {
		this.log = log;
	}

	void clear() {
		cause = 0;
		flags = 0;
		modeFailure = false;
		said = null;
	}

	/** Takes the words that begin at a bracket. {@return where they end} */
	int take(byte[] line, int open, int to, boolean inTitle) {
		int depth = 1;
		int end = open + 1;
		while (end < to && depth > 0 && line[end] != '[' && line[end] != ']') {
			depth += line[end] == '(' ? 1 : line[end] == ')' ? -1 : 0;
			end++;
		}
		if (depth > 0) {
			return open;
		}
		word(line, open + 1, end - 1, inTitle);
		return end - 1;
	}

	private void word(byte[] line, int from, int to, boolean inTitle) {
		if (from >= to || Bytes.isDigit(line[from]) || Bytes.startsWith(line, from, to, MAX)) {
			return;
		}
		if (Bytes.startsWith(line, from, to, TO_SPACE) || Bytes.startsWith(line, from, to, PROMOTION_FAILED)) {
			flags |= GcEvents.EVACUATION_FAILED;
		} else if (Bytes.startsWith(line, from, to, MODE_FAILURE)) {
			modeFailure = true;
		} else if (inTitle) {
			title(line, from, to);
		}
	}

	private void title(byte[] line, int from, int to) {
		if (Bytes.equals(line, from, to, MIXED) || Bytes.equals(line, from, to, PARTIAL)) {
			said = CollectionKind.MIXED;
		} else if (Bytes.equals(line, from, to, INITIAL_MARK)) {
			said = CollectionKind.CONCURRENT_START;
		} else if (!Bytes.equals(line, from, to, YOUNG) && cause == 0) {
			cause = log.cause(line, from, to);
			if (Bytes.startsWith(line, from, to, SYSTEM)) {
				flags |= GcEvents.EXPLICIT;
			} else if (Bytes.equals(line, from, to, ALLOCATION_FAILURE)) {
				flags |= GcEvents.ALLOCATION_FAILED;
			} else if (Bytes.equals(line, from, to, INITIAL_MARK_CAUSE)) {
				said = CollectionKind.INITIAL_MARK;
			} else if (Bytes.equals(line, from, to, REMARK_CAUSE)) {
				said = CollectionKind.REMARK;
			}
		}
	}

	CollectionKind kind(CollectionKind otherwise) {
		return said == null || otherwise == CollectionKind.FULL ? otherwise : said;
	}

	int cause() {
		return cause;
	}

	int flags() {
		return flags;
	}

	boolean isModeFailure() {
		return modeFailure;
	}
}
