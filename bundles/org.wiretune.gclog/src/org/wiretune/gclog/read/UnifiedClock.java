/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

import org.wiretune.gclog.Clock;
import org.wiretune.gclog.GcLogBuilder;
import org.wiretune.gclog.JvmBuilder;

/**
 * The times of unified logging. A new virtual machine writes some lines before the one that tells it is new. Times of lines
 * that are of no collection therefore wait: the last one until the next line, and all of them once the times go back.
 */
final class UnifiedClock {

	private final GcLogBuilder log;
	private Clock clock = Clock.NONE;
	private long now = Bytes.UNKNOWN;
	private boolean wentBack;
	private boolean waiting;
	private boolean waitingForOwner;
	private long waitingFirst;
	private long waitingLast;

	UnifiedClock(GcLogBuilder log) {
		this.log = log;
	}

	/** Takes the time of a line. */
	void take(UnifiedDecorations line, boolean ofCollection) {
		boolean up = line.uptime() != Bytes.UNKNOWN;
		now = up ? line.uptime() : line.wallClock();
		wentBack = false;
		if (now == Bytes.UNKNOWN) {
			return;
		}
		JvmBuilder jvm = log.jvm();
		clock = up ? Clock.UPTIME : Clock.WALL_CLOCK;
		wentBack = jvm.clock() == clock && now < jvm.last() - Bytes.SECOND;
		if (waiting && (ofCollection || !waitingForOwner)) {
			end();
		}
		if (ofCollection && !wentBack) {
			jvm.time(clock, now);
		} else if (waiting) {
			waitingFirst = Math.min(waitingFirst, now);
			waitingLast = Math.max(waitingLast, now);
		} else {
			waiting = true;
			waitingForOwner = wentBack;
			waitingFirst = now;
			waitingLast = now;
		}
		if (up && line.wallClock() != Bytes.UNKNOWN && !waitingForOwner) {
			jvm.wallClock(line.wallClock() - line.uptime());
		}
	}

	/** {@return the time of the line, or unknown} */
	long now() {
		return now;
	}

	/** {@return whether the time of the line is more than a second before the last one} */
	boolean wentBack() {
		return wentBack;
	}

	/** {@return whether a further line of this collection and time tells nothing new on times} */
	boolean isSteady() {
		return !wentBack && (now == Bytes.UNKNOWN || now >= log.jvm().last() - Bytes.SECOND);
	}

	/** Gives the times that wait to a new virtual machine. */
	void moveTo(JvmBuilder jvm) {
		if (waiting) {
			jvm.time(clock, waitingFirst);
			jvm.time(clock, waitingLast);
		}
		waiting = false;
		waitingForOwner = false;
	}

	/** Gives the times that wait to the virtual machine that is known. */
	void end() {
		moveTo(log.jvm());
	}
}
