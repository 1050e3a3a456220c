/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

import org.wiretune.gclog.CollectionKind;
import org.wiretune.gclog.GcEvents;
import org.wiretune.gclog.GcLogBuilder;

/**
 * The title of a pause: its kind, then words in brackets, of which one is the cause. New words of later versions become the
 * cause and never lose the pause.
 */
final class UnifiedTitle {

	private static final byte[] YOUNG = Bytes.ascii("Young");
	private static final byte[] FULL = Bytes.ascii("Full");
	private static final byte[] MIXED = Bytes.ascii("Mixed");
	private static final byte[] INITIAL_MARK = Bytes.ascii("Initial Mark");
	private static final byte[] REMARK = Bytes.ascii("Remark");
	private static final byte[] CLEANUP = Bytes.ascii("Cleanup");
	private static final byte[] DEGENERATED = Bytes.ascii("Degenerated");
	private static final byte[] INIT = Bytes.ascii("Init");
	private static final byte[] FINAL = Bytes.ascii("Final");
	private static final byte[] MARK = Bytes.ascii("Mark ");
	private static final byte[] RELOCATE = Bytes.ascii("Relocate");
	private static final byte[] NORMAL = Bytes.ascii("Normal");
	private static final byte[] PREPARE_MIXED = Bytes.ascii("Prepare Mixed");
	private static final byte[] CONCURRENT_START = Bytes.ascii("Concurrent Start");
	private static final byte[] CONCURRENT_END = Bytes.ascii("Concurrent End");
	private static final byte[] EVACUATION_FAILURE = Bytes.ascii("Evacuation Failure");
	private static final byte[] EXHAUSTED = Bytes.ascii("To-space Exhausted");
	private static final byte[] SYSTEM = Bytes.ascii("System.gc()");
	private static final byte[] DIAGNOSTIC = Bytes.ascii("Diagnostic Command");
	private static final byte[] INSPECTION = Bytes.ascii("Heap Inspection Initiated GC");
	private static final byte[] DUMP = Bytes.ascii("Heap Dump Initiated GC");
	private static final byte[] ALLOCATION_FAILURE = Bytes.ascii("Allocation Failure");
	private static final byte[] G1_COMPACTION = Bytes.ascii("G1 Compaction Pause");
	private static final byte[] ALLOCATION_STALL = Bytes.ascii("Allocation Stall");

	private final GcLogBuilder log;
	private CollectionKind kind;
	private int cause;
	private int flags;

	UnifiedTitle(GcLogBuilder log) {
		this.log = log;
	}

	/** Reads the title of a pause behind the word "Pause ". */
	void pause(byte[] line, int from, int to) {
		kind = kind(line, from, to);
		words(line, from, to);
	}

	/** Reads the title of a concurrent cycle of a kind. */
	void cycle(CollectionKind of, byte[] line, int from, int to) {
		kind = of;
		words(line, from, to);
	}

	CollectionKind kind() {
		return kind;
	}

	int cause() {
		return cause;
	}

	int flags() {
		return flags;
	}

	private static CollectionKind kind(byte[] line, int from, int to) {
		if (Bytes.startsWith(line, from, to, YOUNG)) {
			return CollectionKind.YOUNG;
		}
		if (Bytes.startsWith(line, from, to, FULL)) {
			return CollectionKind.FULL;
		}
		if (Bytes.startsWith(line, from, to, MIXED)) {
			return CollectionKind.MIXED;
		}
		if (Bytes.startsWith(line, from, to, INITIAL_MARK)) {
			return CollectionKind.CONCURRENT_START;
		}
		if (Bytes.startsWith(line, from, to, REMARK)) {
			return CollectionKind.REMARK;
		}
		if (Bytes.startsWith(line, from, to, CLEANUP)) {
			return CollectionKind.CLEANUP;
		}
		if (Bytes.startsWith(line, from, to, DEGENERATED)) {
			return CollectionKind.DEGENERATED;
		}
		boolean phase = Bytes.startsWith(line, from, to, INIT) || Bytes.startsWith(line, from, to, FINAL) || Bytes.startsWith(line, from, to, MARK)
				|| Bytes.startsWith(line, from, to, RELOCATE);
		return phase ? CollectionKind.PHASE_STOP : CollectionKind.OTHER_PAUSE;
	}

	private void words(byte[] line, int from, int to) {
		cause = 0;
		flags = 0;
		for (int at = from; at < to; at++) {
			if (line[at] == '(') {
				int depth = 1;
				int end = at + 1;
				while (end < to && depth > 0) {
					depth += line[end] == '(' ? 1 : line[end] == ')' ? -1 : 0;
					end++;
				}
				if (depth > 0) {
					return;
				}
				word(line, at + 1, end - 1);
				at = end - 1;
			}
		}
	}

	private void word(byte[] line, int from, int to) {
		if (Bytes.equals(line, from, to, NORMAL) || Bytes.equals(line, from, to, PREPARE_MIXED) || Bytes.equals(line, from, to, CONCURRENT_END)) {
			return;
		}
		if (Bytes.equals(line, from, to, MIXED)) {
			kind = CollectionKind.MIXED;
		} else if (Bytes.equals(line, from, to, CONCURRENT_START) || Bytes.equals(line, from, to, INITIAL_MARK)) {
			kind = CollectionKind.CONCURRENT_START;
		} else if (Bytes.startsWith(line, from, to, EVACUATION_FAILURE) || Bytes.equals(line, from, to, EXHAUSTED)) {
			flags |= GcEvents.EVACUATION_FAILED;
		} else {
			cause = log.cause(line, from, to);
			if (Bytes.equals(line, from, to, SYSTEM) || Bytes.equals(line, from, to, DIAGNOSTIC) || Bytes.equals(line, from, to, INSPECTION)
					|| Bytes.equals(line, from, to, DUMP)) {
				flags |= GcEvents.EXPLICIT;
			} else if (Bytes.equals(line, from, to, ALLOCATION_FAILURE) || Bytes.equals(line, from, to, G1_COMPACTION)
					|| Bytes.equals(line, from, to, ALLOCATION_STALL)) {
				flags |= GcEvents.ALLOCATION_FAILED;
			}
		}
	}
}
