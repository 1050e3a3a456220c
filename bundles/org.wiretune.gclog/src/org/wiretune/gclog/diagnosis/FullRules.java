/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.diagnosis;

import static org.wiretune.gclog.GcEvents.UNKNOWN;
import static org.wiretune.gclog.internal.GcTexts.TEXTS;

import java.util.function.Consumer;

import org.wiretune.gclog.CollectionKind;
import org.wiretune.gclog.GcColumn;
import org.wiretune.gclog.GcEvents;
import org.wiretune.core.Severity;
import org.wiretune.safety.quantity.Nanoseconds;
import org.wiretune.safety.quantity.Quantity;

/** Rules on collections of all generations: one behind the other, one that ends a backlog, rare ones of a large heap. */
final class FullRules extends LogRules {

	private static final int IN_A_ROW = 3;
	private static final int DRAINED_PERCENT = 50;
	private static final long LARGE_HEAP = 4L << 30;
	private static final long LONG_FULL = 5 * Nanoseconds.IN_SECOND;
	private static final int SHARE_PERCENT = 5;

	FullRules(GcDiagnosis.Case facts, Consumer<GcFinding> found) {
		super(facts, found);
	}

	@Override
	void check() {
		oneBehindTheOther();
		afterDrain();
		largeHeap();
	}

	/** Where all collections are full, as with some policies of IBM, that says nothing; nor with JRockit, which gives up its nursery for a while. */
	private void oneBehindTheOther() {
		if (facts.machine().isJRockit()) {
			return;
		}
		if (facts.summary().fullCollections() < IN_A_ROW) {
			return;
		}
		int first = -1;
		int length = 0;
		int worstFirst = 0;
		int worstLast = 0;
		int worst = 0;
		boolean others = false;
		for (int row = 0; row < events.size(); row++) {
			boolean full = events.kind(row) == CollectionKind.FULL && !events.is(GcEvents.EXPLICIT, row);
			if (!full && !events.kind(row).isCollection()) {
				continue;
			}
			others |= !full;
			if (!full || first >= 0 && events.jvm(first) != events.jvm(row)) {
				first = -1;
				length = 0;
			}
			if (full) {
				first = first < 0 ? row : first;
				length++;
				if (length > worst) {
					worst = length;
					worstFirst = first;
					worstLast = row;
				}
			}
		}
		if (!others || worst < IN_A_ROW) {
			return;
		}
		Evidence evidence = where(worstFirst, worstLast + 1, row -> events.kind(row) == CollectionKind.FULL);
		String setting = facts.largerHeap();
		found("gc-consecutive-full", Severity.WARNING,
				TEXTS.get("gc-consecutive-full", worst, Quantity.nanoseconds(evidence.pauseNanos()).text(), facts.place(events.get(GcColumn.LINE, worstFirst)), IN_A_ROW - 1, facts.next(setting)),
				String.valueOf(worst), String.valueOf(IN_A_ROW - 1), setting, evidence);
	}

	/** The only long pause of a log, which found most of the heap dead (seed exercise 3, part 2: queued messages are released). */
	private void afterDrain() {
		if (facts.summary().maxPauseNanos() <= Nanoseconds.IN_SECOND) {
			return;
		}
		Evidence evidence = where(row -> events.kind(row).isPause() && events.get(GcColumn.PAUSE, row) > Nanoseconds.IN_SECOND);
		if (evidence.count() != 1) {
			return;
		}
		int only = evidence.rows().get(0);
		if (events.is(GcEvents.EXPLICIT, only) || !events.has(GcColumn.HEAP_BEFORE, only) || !events.has(GcColumn.HEAP_AFTER, only)) {
			return;
		}
		long before = events.get(GcColumn.HEAP_BEFORE, only);
		long freed = before - events.get(GcColumn.HEAP_AFTER, only);
		if (before <= 0 || freed * 100.0 < before * (double) DRAINED_PERCENT) {
			return;
		}
		String pause = Quantity.nanoseconds(evidence.pauseNanos()).text();
		found("gc-long-collection-after-drain", Severity.INFO,
				TEXTS.get("gc-long-collection-after-drain", facts.place(events.get(GcColumn.LINE, only)), pause, Quantity.nanoseconds(Nanoseconds.IN_SECOND).text(), Quantity.bytes(freed).text(), Quantity.bytes(before).text()),
				pause, Quantity.nanoseconds(Nanoseconds.IN_SECOND).text(), "", evidence);
	}

	private void largeHeap() {
		if (facts.heap() == UNKNOWN || facts.heap() < LARGE_HEAP || !(facts.summary().pausePercent() <= SHARE_PERCENT)) {
			return;
		}
		if (facts.summary().maxPauseNanos() <= LONG_FULL) {
			return;
		}
		Evidence evidence = where(row -> events.kind(row) == CollectionKind.FULL && events.get(GcColumn.PAUSE, row) > LONG_FULL);
		if (evidence.count() == 0) {
			return;
		}
		String setting = facts.machine().shorterPauses();
		found("heap-too-large-long-full-gc", Severity.INFO,
				TEXTS.get("heap-too-large-long-full-gc", evidence.count(), Quantity.nanoseconds(evidence.longestNanos()).text(), Quantity.nanoseconds(LONG_FULL).text(), Quantity.bytes(facts.heap()).text(),
						Quantity.percent(facts.summary().pausePercent()).text(), setting.isEmpty() ? TEXTS.get("heap.smaller") : facts.next(setting)),
				Quantity.nanoseconds(evidence.longestNanos()).text(), Quantity.nanoseconds(LONG_FULL).text(), setting, evidence);
	}
}
