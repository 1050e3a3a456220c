/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.diagnosis;

import static org.wiretune.gclog.GcEvents.UNKNOWN;
import static org.wiretune.gclog.internal.GcTexts.TEXTS;

import java.util.function.Consumer;

import org.wiretune.gclog.GcColumn;
import org.wiretune.core.Severity;
import org.wiretune.safety.quantity.Nanoseconds;
import org.wiretune.safety.quantity.Quantity;

/** Rules on time: excessive collection, more than five percent, long pauses. */
final class TimeRules extends LogRules {

	private static final int SHARE_PERCENT = 5;
	/** Half of the time in pauses: the application does little else, and an exhausted heap is near (seed exercise 3, part 2). */
	private static final int EXCESSIVE_PERCENT = 50;
	private static final long WINDOW = 10 * Nanoseconds.IN_SECOND;
	/** A run that ends soon, because memory does, has its excessive collections in a part of its last second. */
	private static final long SHORT_WINDOW = Nanoseconds.IN_SECOND / 2;
	private static final long SHORT_RUN = 2 * WINDOW;
	private static final int PARTS_OF_RUN = 20;
	private static final int FEWEST_PAUSES = 3;
	private static final long LONG_PAUSE = Nanoseconds.IN_SECOND;
	/** Collectors that work beside the application stop it for a few milliseconds at most. */
	private static final long LONG_PAUSE_CONCURRENT = Nanoseconds.IN_SECOND / 20;

	TimeRules(GcDiagnosis.Case facts, Consumer<GcFinding> found) {
		super(facts, found);
	}

	@Override
	void check() {
		share();
		excessive();
		longPauses();
	}

	private void share() {
		double share = facts.summary().pausePercent();
		if (!(share > SHARE_PERCENT)) {
			return;
		}
		Evidence evidence = where(row -> events.kind(row).isPause() && events.get(GcColumn.LINE, row) == facts.summary().maxPauseLine());
		String setting = facts.largerHeap();
		found("gc-time-over-5-percent", Severity.WARNING,
				TEXTS.get("gc-time-over-5-percent", Quantity.percent(share).text(), SHARE_PERCENT, facts.next(setting)),
				Quantity.percent(share).text(), Quantity.percent(SHARE_PERCENT).text(), setting, evidence);
	}

	/** Ten seconds count, in a short run half a second; in one that is not long also a part of it, since memory may end quickly. */
	private void excessive() {
		long runtime = facts.summary().runtimeNanos();
		if (runtime != UNKNOWN && runtime >= 2 * SHORT_WINDOW && !excessive(runtime < SHORT_RUN ? SHORT_WINDOW : WINDOW)) {
			long part = runtime / PARTS_OF_RUN;
			if (part > SHORT_WINDOW && part < WINDOW) {
				excessive(part);
			}
		}
	}

	/** Looks for the window with the most pause in it; both ends move along the rows once. {@return whether it is excessive} */
	private boolean excessive(long window) {
		long sum = 0;
		int first = 0;
		long worst = -1;
		int worstFirst = 0;
		int worstLast = 0;
		for (int row = 0; row < events.size(); row++) {
			if (!isTimedPause(row)) {
				continue;
			}
			long end = events.get(GcColumn.START, row) + events.get(GcColumn.PAUSE, row);
			sum += events.get(GcColumn.PAUSE, row);
			while (first < row && (!isTimedPause(first) || events.jvm(first) != events.jvm(row) || events.get(GcColumn.START, first) < end - window)) {
				sum -= isTimedPause(first) ? events.get(GcColumn.PAUSE, first) : 0;
				first++;
			}
			if (sum > worst) {
				worst = sum;
				worstFirst = first;
				worstLast = row;
			}
		}
		double share = Math.min(100, worst * 100.0 / window);
		if (share <= EXCESSIVE_PERCENT) {
			return false;
		}
		Evidence evidence = where(worstFirst, worstLast + 1, this::isTimedPause);
		boolean full = where(worstFirst, worstLast + 1, row -> isTimedPause(row) && events.kind(row).isFull()).count() > 0;
		// Half a second of young collections is a busy machine, not a heap that is filled.
		if (evidence.count() < FEWEST_PAUSES || window < WINDOW && !full) {
			return false;
		}
		String setting = facts.largerHeap();
		found("gc-excessive", Severity.WARNING,
				TEXTS.get("gc-excessive", Quantity.percent(share).text(), Quantity.nanoseconds(window).text(), evidence.count(),
						facts.place(events.get(GcColumn.LINE, worstFirst)), facts.place(events.get(GcColumn.LINE, worstLast)), EXCESSIVE_PERCENT, facts.next(setting)),
				Quantity.percent(share).text(), Quantity.percent(EXCESSIVE_PERCENT).text(), setting, evidence);
		return true;
	}

	private boolean isTimedPause(int row) {
		return events.kind(row).isPause() && events.has(GcColumn.START, row) && events.has(GcColumn.PAUSE, row);
	}

	private void longPauses() {
		long limit = facts.machine().isConcurrent() ? LONG_PAUSE_CONCURRENT : LONG_PAUSE;
		if (facts.summary().pauses() == 0 || facts.summary().maxPauseNanos() <= limit) {
			return;
		}
		Evidence evidence = where(row -> events.kind(row).isPause() && events.get(GcColumn.PAUSE, row) > limit);
		String shorter = facts.machine().shorterPauses();
		String setting = shorter.isEmpty() ? facts.largerHeap() : shorter;
		found("gc-long-pause", Severity.WARNING,
				TEXTS.get("gc-long-pause", evidence.count(), Quantity.nanoseconds(limit).text(), Quantity.nanoseconds(facts.summary().maxPauseNanos()).text(),
						facts.place(facts.summary().maxPauseLine()), facts.next(setting)),
				Quantity.nanoseconds(facts.summary().maxPauseNanos()).text(), Quantity.nanoseconds(limit).text(), setting, evidence);
	}
}
