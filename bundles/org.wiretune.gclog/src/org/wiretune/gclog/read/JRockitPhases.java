/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

import org.wiretune.gclog.Clock;
import org.wiretune.gclog.CollectionKind;
import org.wiretune.gclog.GcColumn;
import org.wiretune.gclog.GcLogBuilder;
import org.wiretune.gclog.internal.Sums;

/**
 * The phases of collections as {@code -Xverbose:gcpause} of JRockit R28 tells them:
 * {@code [YC#1] [pau] 428.647 ms (306.486000-306.914000) YC:Main}. They are kept until the line of the collection comes, which
 * tells their sum; where the log has no such lines, the sum of the phases is the collection.
 */
final class JRockitPhases {

	private final GcLogBuilder log;
	private boolean collections;
	private boolean open;
	private boolean young;
	private long collection;
	private long pause;
	private long start;
	private long end;
	private long line;
	private long offset;

	JRockitPhases(GcLogBuilder log) {
		this.log = log;
	}

	/** Notes that the log tells collections. */
	void collectionSeen() {
		collections = true;
		open = false;
	}

	/** Takes a phase. */
	void take(JRockitHead head, byte[] text, int from, int to, long number, long at) {
		int numberEnd = Bytes.numberEnd(text, from, to);
		int first = Bytes.indexOf(text, numberEnd, to, '(');
		int dash = first < 0 ? -1 : Bytes.indexOf(text, first, to, '-');
		int close = dash < 0 ? -1 : Bytes.indexOf(text, dash, to, ')');
		if (collections || close < 0) {
			return;
		}
		long nanos = Bytes.scaled(text, from, numberEnd, Bytes.MILLISECOND);
		long begin = Bytes.scaled(text, first + 1, dash, Bytes.SECOND);
		long last = Bytes.scaled(text, dash + 1, close, Bytes.SECOND);
		if (nanos == Bytes.UNKNOWN || begin == Bytes.UNKNOWN || last == Bytes.UNKNOWN) {
			return;
		}
		if (!open || young != head.isYoung() || collection != head.collection()) {
			end();
			open = true;
			young = head.isYoung();
			collection = head.collection();
			pause = 0;
			start = begin;
			end = last;
			line = number;
			offset = at;
		}
		start = Math.min(start, begin);
		end = Math.max(end, last);
		pause = head.isPause() ? Sums.add(pause, nanos) : pause;
	}

	/** Ends the collection whose phases were told, and that has no line of its own. */
	void end() {
		if (!open || collections) {
			return;
		}
		open = false;
		log.jvm().time(Clock.UPTIME, start);
		log.jvm().time(Clock.UPTIME, end);
		log.clear();
		log.set(GcColumn.LINE, line);
		log.set(GcColumn.OFFSET, offset);
		log.set(GcColumn.START, start);
		log.set(GcColumn.PAUSE, pause);
		log.add(young ? CollectionKind.YOUNG : CollectionKind.FULL, 0, 0);
	}
}
