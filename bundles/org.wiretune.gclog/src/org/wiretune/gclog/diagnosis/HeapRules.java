/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.diagnosis;

import static org.wiretune.gclog.GcEvents.UNKNOWN;
import static org.wiretune.gclog.internal.GcTexts.TEXTS;

import java.util.function.Consumer;

import org.wiretune.gclog.GcColumn;
import org.wiretune.gclog.GcEvents;
import org.wiretune.gclog.Incident;
import org.wiretune.gclog.IncidentKind;
import org.wiretune.gclog.JvmStart;
import org.wiretune.core.Severity;
import org.wiretune.safety.quantity.Bytes;
import org.wiretune.safety.quantity.Quantity;

/** Rules on the size of the heap: exhausted, too small, growing, too large. */
final class HeapRules extends LogRules {

	private static final int RISING_COLLECTIONS = 5;
	/** HotSpot writes what is less as 0. */
	private static final int RISING_PERCENT = 10;
	/** The first tenth of the run time counts as the start of a server. */
	private static final int STARTING_PART = 10;
	private static final double RISING_PAIRS = 0.8;
	private static final int MOST_COMPARED = 500;
	private static final int TOO_LARGE_TIMES_LIVE = 8;
	private static final long TOO_LARGE_FROM = 512L << 20;

	HeapRules(GcDiagnosis.Case facts, Consumer<GcFinding> found) {
		super(facts, found);
	}

	@Override
	void check() {
		exhausted();
		nearlyFull();
		rising();
		tooLarge();
	}

	private void exhausted() {
		Incident incident = facts.log().incidents(IncidentKind.OUT_OF_MEMORY);
		if (incident.count() == 0) {
			Exhaustion.seen(facts).ifPresent(this::exhaustedAtTheEnd);
			return;
		}
		Evidence evidence = where(row -> events.is(GcEvents.EXHAUSTED, row));
		evidence.lines(incident.lines());
		String setting = facts.largerHeap();
		found("gc-heap-exhausted", Severity.WARNING, TEXTS.get("gc-heap-exhausted", incident.count(), proposal(setting)),
				String.valueOf(incident.count()), "0", setting, evidence);
	}

	/** The log does not tell the end of the memory, but its last collections do. */
	private void exhaustedAtTheEnd(Exhaustion end) {
		Evidence evidence = row(end.before());
		evidence.add(end.last());
		String setting = facts.largerHeap();
		String share = Quantity.percent(events.get(GcColumn.HEAP_AFTER, end.last()) * 100.0 / facts.heap()).text();
		found("gc-heap-exhausted", Severity.WARNING,
				TEXTS.get("gc-heap-exhausted.inferred", share, Exhaustion.PERCENT, facts.place(events.get(GcColumn.LINE, end.before())), facts.place(events.get(GcColumn.LINE, end.last())),
						proposal(setting)),
				share, Quantity.percent(Exhaustion.PERCENT).text(), setting, evidence);
	}

	/** What to set, with the reasoning where it is that of the proposal. */
	private String proposal(String setting) {
		String next = facts.next(setting);
		return facts.proposal().filter(heap -> heap.option().equals(setting)).map(heap -> heap.reason() + ' ' + next).orElse(next);
	}

	private void nearlyFull() {
		long live = facts.live().bytes();
		long heap = facts.heap();
		if (live == UNKNOWN || heap == UNKNOWN || heap <= 0 || live * 100.0 / heap < GcDiagnosis.FULL_PERCENT) {
			return;
		}
		Evidence evidence = row(facts.live().row());
		String setting = facts.largerHeap();
		String key = facts.isFullToTheEnd() ? "heap-below-live-plus-headroom.full"
				: facts.live().full() > 0 ? "heap-below-live-plus-headroom" : "heap-below-live-plus-headroom.bound";
		found("heap-below-live-plus-headroom", Severity.WARNING,
				TEXTS.get(key, Quantity.bytes(live).text(), Quantity.percent(live * 100.0 / heap).text(), Quantity.bytes(heap).text(), GcDiagnosis.FULL_PERCENT, setting),
				Quantity.percent(live * 100.0 / heap).text(), Quantity.percent(GcDiagnosis.FULL_PERCENT).text(), setting, evidence);
	}

	private void rising() {
		Evidence evidence = new Evidence(events);
		if (facts.summary().fullCollections() < RISING_COLLECTIONS) {
			return;
		}
		int jvm = events.size() == 0 ? 0 : events.jvm(events.size() - 1);
		int full = 0;
		for (int row = 0; row < events.size(); row++) {
			full += isFull(events, row, jvm) ? 1 : 0;
		}
		if (full < RISING_COLLECTIONS) {
			return;
		}
		int step = (full + MOST_COMPARED - 1) / MOST_COMPARED;
		long[] after = new long[(full + step - 1) / step];
		int seen = 0;
		for (int row = 0; row < events.size(); row++) {
			if (isFull(events, row, jvm)) {
				if (seen % step == 0) {
					after[seen / step] = events.get(GcColumn.HEAP_AFTER, row);
					evidence.add(row);
				}
				seen++;
			}
		}
		long first = after[0];
		long last = after[after.length - 1];
		long base = Math.max(first, Bytes.IN_MEGABYTE);
		if (risingPairs(after) < RISING_PAIRS || last < base * (100 + RISING_PERCENT) / 100) {
			return;
		}
		String growth = Quantity.percent((last - base) * 100.0 / base).text();
		found("gc-live-set-rising", Severity.WARNING,
				TEXTS.get("gc-live-set-rising", full, Quantity.bytes(first).text(), Quantity.bytes(last).text(), RISING_PERCENT, dump(), growth),
				growth, Quantity.percent(RISING_PERCENT).text(), dump(), evidence);
	}

	private String dump() {
		return facts.machine().isJ9() ? "-Xdump:heap:events=systhrow,filter=java/lang/OutOfMemoryError" : "-XX:+HeapDumpOnOutOfMemoryError";
	}

	/** Collections while a server starts are left out: what it loads stays, and is no leak. */
	private boolean isFull(GcEvents events, int row, int jvm) {
		JvmStart machine = facts.log().jvmStarts().get(jvm);
		long start = events.get(GcColumn.START, row);
		boolean starting = start != UNKNOWN && machine.runtimeNanos() != UNKNOWN
				&& start < machine.firstNanos() + machine.runtimeNanos() / STARTING_PART;
		return !starting && events.jvm(row) == jvm && events.kind(row).isFull() && events.kind(row).isPause() && events.has(GcColumn.HEAP_AFTER, row);
	}

	/** {@return the share of all pairs of which the later is greater, as in the test of Mann and Kendall} */
	private static double risingPairs(long[] values) {
		long rising = 0;
		long pairs = 0;
		for (int i = 0; i < values.length; i++) {
			for (int k = i + 1; k < values.length; k++) {
				rising += values[k] > values[i] ? 1 : 0;
				pairs++;
			}
		}
		return (double) rising / pairs;
	}

	private void tooLarge() {
		long live = facts.live().bytes();
		long heap = facts.heap();
		if (facts.live().full() < 3 || live <= 0 || heap < TOO_LARGE_FROM || heap < live * TOO_LARGE_TIMES_LIVE || !(facts.summary().pausePercent() < 1)) {
			return;
		}
		Evidence evidence = row(facts.live().row());
		String setting = HeapProposal.of(live).option();
		found("heap-beyond-plateau", Severity.INFO,
				TEXTS.get("heap-beyond-plateau", Quantity.bytes(heap).text(), Quantity.bytes(live).text(), TOO_LARGE_TIMES_LIVE, setting), Quantity.bytes(heap).text(),
				Quantity.bytes(live * TOO_LARGE_TIMES_LIVE).text(), setting, evidence);
	}
}
