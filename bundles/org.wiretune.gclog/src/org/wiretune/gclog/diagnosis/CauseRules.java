/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.diagnosis;

import static org.wiretune.gclog.GcEvents.UNKNOWN;

import java.util.List;

import org.wiretune.gclog.GcColumn;
import org.wiretune.gclog.GcEvents;
import org.wiretune.gclog.diagnosis.GcFinding.Severity;
import org.wiretune.gclog.internal.Figures;
import org.wiretune.gclog.internal.Sums;
import org.wiretune.gclog.internal.Texts;

/** Rules on why collections were made: explicit calls, large requests, metaspace, compaction. */
final class CauseRules {

	/** Pattern Modeling and Analysis Tool: "no object request larger than 10 M bytes". */
	private static final long LARGE_REQUEST = 10L << 20;
	private static final int METASPACE_COLLECTIONS = 2;
	private static final int EXPLICIT_PERCENT = 10;
	private static final int COMPACT_PERCENT = 50;
	private static final int COMPACT_COLLECTIONS = 3;
	private static final long METASPACE_STEP = 64L << 20;

	private final GcDiagnosis.Case facts;
	private final GcEvents events;

	CauseRules(GcDiagnosis.Case facts) {
		this.facts = facts;
		events = facts.events();
	}

	void check(List<GcFinding> findings) {
		explicit(findings);
		largeRequests(findings);
		metaspace(findings);
		compaction(findings);
	}

	private void explicit(List<GcFinding> findings) {
		Evidence evidence = new Evidence(events);
		long pause = 0;
		for (int row = 0; row < events.size(); row++) {
			if (events.is(GcEvents.EXPLICIT, row) && events.kind(row).isCollection()) {
				evidence.add(row);
				pause = Sums.add(pause, Math.max(0, events.get(GcColumn.PAUSE, row)));
			}
		}
		if (evidence.count() == 0) {
			return;
		}
		boolean costly = pause * 100.0 > facts.summary().pauseNanos() * (double) EXPLICIT_PERCENT;
		String setting = facts.machine().withoutExplicit();
		findings.add(new GcFinding("explicit-gc-seen", costly ? Severity.WARNING : Severity.INFO,
				Texts.get("explicit-gc-seen", evidence.count(), facts.summary().collections(), Figures.seconds(pause), Figures.seconds(facts.summary().pauseNanos()), setting),
				String.valueOf(evidence.count()), "0", setting, evidence.rows(), evidence.lines()));
	}

	private void largeRequests(List<GcFinding> findings) {
		if (facts.summary().largestRequestBytes() <= LARGE_REQUEST) {
			return;
		}
		Evidence evidence = new Evidence(events);
		for (int row = 0; row < events.size(); row++) {
			if (events.get(GcColumn.REQUESTED, row) > LARGE_REQUEST) {
				evidence.add(row);
			}
		}
		String setting = facts.machine().largeObjects(facts.region());
		findings.add(new GcFinding("large-object-allocation", Severity.INFO,
				Texts.get("large-object-allocation", evidence.count(), Figures.bytes(LARGE_REQUEST), Figures.bytes(facts.summary().largestRequestBytes()),
						facts.place(facts.summary().largestRequestLine())),
				Figures.bytes(facts.summary().largestRequestBytes()), Figures.bytes(LARGE_REQUEST), setting, evidence.rows(), evidence.lines()));
	}

	private void metaspace(List<GcFinding> findings) {
		Evidence evidence = new Evidence(events);
		for (int row = 0; row < events.size(); row++) {
			if (events.cause(row).startsWith("Metadata GC")) {
				evidence.add(row);
			}
		}
		if (evidence.count() < METASPACE_COLLECTIONS) {
			return;
		}
		long used = facts.summary().maxMetaspaceBytes();
		long wanted = used == UNKNOWN ? 4 * METASPACE_STEP : (used + used / 2 + METASPACE_STEP - 1) / METASPACE_STEP * METASPACE_STEP;
		String setting = "-XX:MetaspaceSize=" + (wanted >> 20) + "m";
		findings.add(new GcFinding("gc-metaspace", Severity.INFO, Texts.get("gc-metaspace", evidence.count(), METASPACE_COLLECTIONS - 1, setting),
				String.valueOf(evidence.count()), String.valueOf(METASPACE_COLLECTIONS - 1), setting, evidence.rows(), evidence.lines()));
	}

	private void compaction(List<GcFinding> findings) {
		Evidence evidence = new Evidence(events);
		long compact = 0;
		long all = 0;
		for (int row = 0; row < events.size(); row++) {
			long time = events.get(GcColumn.COMPACT, row);
			if (time > 0) {
				compact += time;
				all += time + Math.max(0, events.get(GcColumn.MARK, row)) + Math.max(0, events.get(GcColumn.SWEEP, row));
				evidence.add(row);
			}
		}
		if (evidence.count() < COMPACT_COLLECTIONS || compact * 100.0 <= all * (double) COMPACT_PERCENT) {
			return;
		}
		String setting = facts.largerHeap();
		findings.add(new GcFinding("compaction-cost", Severity.INFO,
				Texts.get("compaction-cost", evidence.count(), Figures.seconds(compact), Figures.seconds(all), Figures.percent(compact * 100.0 / all), COMPACT_PERCENT),
				Figures.percent(compact * 100.0 / all), COMPACT_PERCENT + " %", setting, evidence.rows(), evidence.lines()));
	}
}
