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
import org.wiretune.gclog.Incident;
import org.wiretune.gclog.IncidentKind;
import org.wiretune.gclog.JvmStart;
import org.wiretune.gclog.diagnosis.GcFinding.Severity;
import org.wiretune.gclog.internal.Figures;
import org.wiretune.gclog.internal.Texts;

/** Rules on the size of the heap: exhausted, too small, growing, too large. */
final class HeapRules {

	/** The lab's good case peaks at 75 % of the heap (catalogue A.14); more than 80 % left after a collection leaves no headroom. */
	private static final int FULL_PERCENT = 80;
	private static final int EXHAUSTED_PERCENT = 98;
	private static final int RISING_COLLECTIONS = 5;
	private static final int RISING_PERCENT = 10;
	/** The first tenth of the run time counts as the start of a server. */
	private static final int STARTING_PART = 10;
	private static final double RISING_PAIRS = 0.8;
	private static final int MOST_COMPARED = 500;
	private static final int TOO_LARGE_TIMES_LIVE = 8;
	private static final long TOO_LARGE_FROM = 512L << 20;

	private final GcDiagnosis.Case facts;

	HeapRules(GcDiagnosis.Case facts) {
		this.facts = facts;
	}

	void check(List<GcFinding> findings) {
		exhausted(findings);
		nearlyFull(findings);
		rising(findings);
		tooLarge(findings);
	}

	private void exhausted(List<GcFinding> findings) {
		Incident incident = facts.log().incidents(IncidentKind.OUT_OF_MEMORY);
		if (incident.count() == 0) {
			exhaustedAtTheEnd(findings);
			return;
		}
		Evidence evidence = new Evidence(facts.events());
		for (int row = 0; row < facts.events().size(); row++) {
			if (facts.events().is(GcEvents.EXHAUSTED, row)) {
				evidence.add(row);
			}
		}
		evidence.lines(incident.lines());
		String setting = facts.largerHeap();
		findings.add(new GcFinding("gc-heap-exhausted", Severity.WARNING, Texts.get("gc-heap-exhausted", incident.count(), proposal(setting)),
				String.valueOf(incident.count()), "0", setting, evidence.rows(), evidence.lines()));
	}

	/**
	 * HotSpot writes the end of memory to the standard output, which is seldom the log. Before it gives up it collects everything
	 * twice, the second time with what is only softly reachable.
	 */
	private void exhaustedAtTheEnd(List<GcFinding> findings) {
		GcEvents events = facts.events();
		int last = lastCollection(events.size() - 1);
		int before = lastCollection(last - 1);
		if (before < 0 || !leavesNothing(last) || !leavesNothing(before) || events.jvm(last) != events.jvm(before)) {
			return;
		}
		Evidence evidence = new Evidence(events);
		evidence.add(before);
		evidence.add(last);
		String setting = facts.largerHeap();
		String share = Figures.percent(events.get(GcColumn.HEAP_AFTER, last) * 100.0 / facts.heap());
		findings.add(new GcFinding("gc-heap-exhausted", Severity.WARNING,
				Texts.get("gc-heap-exhausted.inferred", share, EXHAUSTED_PERCENT, facts.place(events.get(GcColumn.LINE, before)), facts.place(events.get(GcColumn.LINE, last)),
						proposal(setting)),
				share, EXHAUSTED_PERCENT + " %", setting, evidence.rows(), evidence.lines()));
	}

	private int lastCollection(int from) {
		int row = from;
		while (row >= 0 && !facts.events().kind(row).isCollection()) {
			row--;
		}
		return row;
	}

	private boolean leavesNothing(int row) {
		GcEvents events = facts.events();
		return events.kind(row) == CollectionKind.FULL && !events.is(GcEvents.EXPLICIT, row) && events.has(GcColumn.HEAP_AFTER, row) && facts.heap() > 0
				&& events.get(GcColumn.HEAP_AFTER, row) * 100.0 >= facts.heap() * (double) EXHAUSTED_PERCENT;
	}

	private static String proposal(String setting) {
		return setting.isEmpty() ? Texts.get("proposal.none") : Texts.get("proposal.heap", setting);
	}

	private void nearlyFull(List<GcFinding> findings) {
		long live = facts.live().bytes();
		long heap = facts.heap();
		if (live == UNKNOWN || heap == UNKNOWN || heap <= 0 || live * 100.0 / heap < FULL_PERCENT) {
			return;
		}
		Evidence evidence = new Evidence(facts.events());
		evidence.add(facts.live().row());
		String setting = facts.largerHeap();
		String key = facts.live().full() > 0 ? "heap-below-live-plus-headroom" : "heap-below-live-plus-headroom.bound";
		findings.add(new GcFinding("heap-below-live-plus-headroom", Severity.WARNING,
				Texts.get(key, Figures.bytes(live), Figures.percent(live * 100.0 / heap), Figures.bytes(heap), FULL_PERCENT, setting),
				Figures.percent(live * 100.0 / heap), FULL_PERCENT + " %", setting, evidence.rows(), evidence.lines()));
	}

	private void rising(List<GcFinding> findings) {
		GcEvents events = facts.events();
		Evidence evidence = new Evidence(events);
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
		if (risingPairs(after) < RISING_PAIRS || last < first * (100 + RISING_PERCENT) / 100) {
			return;
		}
		findings.add(new GcFinding("gc-live-set-rising", Severity.WARNING,
				Texts.get("gc-live-set-rising", full, Figures.bytes(first), Figures.bytes(last), RISING_PERCENT, dump()), Figures.bytes(last - first),
				RISING_PERCENT + " %", dump(), evidence.rows(), evidence.lines()));
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

	private void tooLarge(List<GcFinding> findings) {
		long live = facts.live().bytes();
		long heap = facts.heap();
		if (facts.live().full() < 3 || live <= 0 || heap < TOO_LARGE_FROM || heap < live * TOO_LARGE_TIMES_LIVE || !(facts.summary().pausePercent() < 1)) {
			return;
		}
		Evidence evidence = new Evidence(facts.events());
		evidence.add(facts.live().row());
		String setting = HeapProposal.of(live).option();
		findings.add(new GcFinding("heap-beyond-plateau", Severity.INFO,
				Texts.get("heap-beyond-plateau", Figures.bytes(heap), Figures.bytes(live), TOO_LARGE_TIMES_LIVE, setting), Figures.bytes(heap),
				Figures.bytes(live * TOO_LARGE_TIMES_LIVE), setting, evidence.rows(), evidence.lines()));
	}
}
