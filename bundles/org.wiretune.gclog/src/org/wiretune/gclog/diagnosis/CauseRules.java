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
import org.wiretune.core.Severity;
import org.wiretune.safety.quantity.Quantity;

/** Rules on why collections were made: explicit calls, large requests, metaspace, compaction. */
final class CauseRules extends LogRules {

	/** Pattern Modeling and Analysis Tool: "no object request larger than 10 M bytes". */
	private static final long LARGE_REQUEST = 10L << 20;
	private static final String METADATA = "Metadata GC";
	private static final int METASPACE_COLLECTIONS = 2;
	private static final int EXPLICIT_PERCENT = 10;
	private static final int COMPACT_PERCENT = 50;
	private static final int COMPACT_COLLECTIONS = 3;
	private static final long METASPACE_STEP = 64L << 20;

	CauseRules(GcDiagnosis.Case facts, Consumer<GcFinding> found) {
		super(facts, found);
	}

	@Override
	void check() {
		explicit();
		largeRequests();
		metaspace();
		compaction();
	}

	private void explicit() {
		if (facts.summary().explicitCollections() == 0) {
			return;
		}
		Evidence evidence = where(row -> events.is(GcEvents.EXPLICIT, row) && events.kind(row).isCollection());
		if (evidence.count() == 0) {
			return;
		}
		long pause = evidence.pauseNanos();
		boolean costly = pause * 100.0 > facts.summary().pauseNanos() * (double) EXPLICIT_PERCENT;
		String setting = facts.machine().withoutExplicit();
		found("explicit-gc-seen", costly ? Severity.WARNING : Severity.INFO,
				TEXTS.get("explicit-gc-seen", evidence.count(), facts.summary().collections(), Quantity.nanoseconds(pause).text(), Quantity.nanoseconds(facts.summary().pauseNanos()).text(), setting),
				String.valueOf(evidence.count()), "0", setting, evidence);
	}

	private void largeRequests() {
		if (facts.summary().largestRequestBytes() <= LARGE_REQUEST) {
			return;
		}
		Evidence evidence = where(row -> events.get(GcColumn.REQUESTED, row) > LARGE_REQUEST);
		String setting = facts.machine().largeObjects(facts.region());
		found("large-object-allocation", Severity.INFO,
				TEXTS.get("large-object-allocation", evidence.count(), Quantity.bytes(LARGE_REQUEST).text(), Quantity.bytes(facts.summary().largestRequestBytes()).text(),
						facts.place(facts.summary().largestRequestLine())),
				Quantity.bytes(facts.summary().largestRequestBytes()).text(), Quantity.bytes(LARGE_REQUEST).text(), setting, evidence);
	}

	private void metaspace() {
		if (!events.hasCause(cause -> cause.startsWith(METADATA))) {
			return;
		}
		Evidence evidence = where(row -> events.cause(row).startsWith(METADATA));
		if (evidence.count() < METASPACE_COLLECTIONS) {
			return;
		}
		long used = facts.summary().maxMetaspaceBytes();
		long wanted = used == UNKNOWN ? 4 * METASPACE_STEP : (used + used / 2 + METASPACE_STEP - 1) / METASPACE_STEP * METASPACE_STEP;
		String setting = "-XX:MetaspaceSize=" + (wanted >> 20) + "m";
		found("gc-metaspace", Severity.INFO, TEXTS.get("gc-metaspace", evidence.count(), METASPACE_COLLECTIONS - 1, setting),
				String.valueOf(evidence.count()), String.valueOf(METASPACE_COLLECTIONS - 1), setting, evidence);
	}

	private void compaction() {
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
		found("compaction-cost", Severity.INFO,
				TEXTS.get("compaction-cost", evidence.count(), Quantity.nanoseconds(compact).text(), Quantity.nanoseconds(all).text(), Quantity.percent(compact * 100.0 / all).text(), COMPACT_PERCENT),
				Quantity.percent(compact * 100.0 / all).text(), Quantity.percent(COMPACT_PERCENT).text(), setting, evidence);
	}
}
