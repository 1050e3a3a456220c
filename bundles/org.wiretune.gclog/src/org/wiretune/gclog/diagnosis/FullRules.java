/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.diagnosis;

import static org.wiretune.gclog.GcEvents.UNKNOWN;

import java.util.List;

import org.wiretune.gclog.CollectionKind;
import org.wiretune.gclog.GcColumn;
import org.wiretune.gclog.GcEvents;
import org.wiretune.gclog.diagnosis.GcFinding.Severity;
import org.wiretune.gclog.internal.Figures;
import org.wiretune.gclog.internal.Sums;
import org.wiretune.gclog.internal.Texts;

/** Rules on collections of all generations: one behind the other, one that ends a backlog, rare ones of a large heap. */
final class FullRules {

	private static final long SECOND = 1_000_000_000L;
	private static final int IN_A_ROW = 3;
	private static final int DRAINED_PERCENT = 50;
	private static final long LARGE_HEAP = 4L << 30;
	private static final long LONG_FULL = 5 * SECOND;
	private static final int SHARE_PERCENT = 5;

	private final GcDiagnosis.Case facts;
	private final GcEvents events;

	FullRules(GcDiagnosis.Case facts) {
		this.facts = facts;
		events = facts.events();
	}

	void check(List<GcFinding> findings) {
		oneBehindTheOther(findings);
		afterDrain(findings);
		largeHeap(findings);
	}

	/** Where all collections are full, as with some policies of IBM, that says nothing. */
	private void oneBehindTheOther(List<GcFinding> findings) {
		int first = -1;
		int length = 0;
		int worstFirst = 0;
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
				}
			}
		}
		if (!others || worst < IN_A_ROW) {
			return;
		}
		Evidence evidence = new Evidence(events);
		long pause = 0;
		for (int row = worstFirst; evidence.count() < worst; row++) {
			if (events.kind(row) == CollectionKind.FULL) {
				evidence.add(row);
				pause = Sums.add(pause, Math.max(0, events.get(GcColumn.PAUSE, row)));
			}
		}
		String setting = facts.largerHeap();
		findings.add(new GcFinding("gc-consecutive-full", Severity.WARNING,
				Texts.get("gc-consecutive-full", worst, Figures.seconds(pause), facts.place(events.get(GcColumn.LINE, worstFirst)), IN_A_ROW - 1, facts.next(setting)),
				String.valueOf(worst), String.valueOf(IN_A_ROW - 1), setting, evidence.rows(), evidence.lines()));
	}

	/** The only long pause of a log, which found most of the heap dead (seed exercise 3, part 2: queued messages are released). */
	private void afterDrain(List<GcFinding> findings) {
		int only = -1;
		int count = 0;
		for (int row = 0; row < events.size(); row++) {
			if (events.kind(row).isPause() && events.get(GcColumn.PAUSE, row) > SECOND) {
				count++;
				only = row;
			}
		}
		if (count != 1 || events.is(GcEvents.EXPLICIT, only) || !events.has(GcColumn.HEAP_BEFORE, only) || !events.has(GcColumn.HEAP_AFTER, only)) {
			return;
		}
		long before = events.get(GcColumn.HEAP_BEFORE, only);
		long freed = before - events.get(GcColumn.HEAP_AFTER, only);
		if (before <= 0 || freed * 100.0 < before * (double) DRAINED_PERCENT) {
			return;
		}
		Evidence evidence = new Evidence(events);
		evidence.add(only);
		String pause = Figures.seconds(events.get(GcColumn.PAUSE, only));
		findings.add(new GcFinding("gc-long-collection-after-drain", Severity.INFO,
				Texts.get("gc-long-collection-after-drain", facts.place(events.get(GcColumn.LINE, only)), pause, Figures.seconds(SECOND), Figures.bytes(freed), Figures.bytes(before)),
				pause, Figures.seconds(SECOND), "", evidence.rows(), evidence.lines()));
	}

	private void largeHeap(List<GcFinding> findings) {
		if (facts.heap() == UNKNOWN || facts.heap() < LARGE_HEAP || !(facts.summary().pausePercent() <= SHARE_PERCENT)) {
			return;
		}
		Evidence evidence = new Evidence(events);
		long longest = 0;
		for (int row = 0; row < events.size(); row++) {
			if (events.kind(row) == CollectionKind.FULL && events.get(GcColumn.PAUSE, row) > LONG_FULL) {
				evidence.add(row);
				longest = Math.max(longest, events.get(GcColumn.PAUSE, row));
			}
		}
		if (evidence.count() == 0) {
			return;
		}
		String setting = facts.machine().shorterPauses();
		findings.add(new GcFinding("heap-too-large-long-full-gc", Severity.INFO,
				Texts.get("heap-too-large-long-full-gc", evidence.count(), Figures.seconds(longest), Figures.seconds(LONG_FULL), Figures.bytes(facts.heap()),
						Figures.percent(facts.summary().pausePercent()), setting.isEmpty() ? Texts.get("heap.smaller") : facts.next(setting)),
				Figures.seconds(longest), Figures.seconds(LONG_FULL), setting, evidence.rows(), evidence.lines()));
	}
}
