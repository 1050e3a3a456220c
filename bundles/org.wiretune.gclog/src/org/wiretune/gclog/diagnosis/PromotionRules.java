/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.diagnosis;

import static org.wiretune.gclog.internal.GcTexts.TEXTS;

import java.util.function.Consumer;

import org.wiretune.gclog.CollectionKind;
import org.wiretune.gclog.GcColumn;
import org.wiretune.gclog.GcEvents;
import org.wiretune.core.Severity;
import org.wiretune.gclog.internal.Sums;
import org.wiretune.safety.quantity.Quantity;

/** Rule on objects that come into the old generation though they live briefly: full collections find most of it dead. */
final class PromotionRules extends LogRules {

	private static final int FULL_COLLECTIONS = 3;
	private static final int DEAD_PERCENT = 50;
	private static final int COSTLY_PERCENT = 20;

	PromotionRules(GcDiagnosis.Case facts, Consumer<GcFinding> found) {
		super(facts, found);
	}

	@Override
	void check() {
		if (facts.summary().fullCollections() < FULL_COLLECTIONS) {
			return;
		}
		Evidence evidence = new Evidence(events);
		long before = 0;
		long dead = 0;
		long young = GcEvents.UNKNOWN;
		long pause = 0;
		for (int row = 0; row < events.size(); row++) {
			young = Math.max(young, events.get(GcColumn.YOUNG_BEFORE, row));
			if (events.kind(row) == CollectionKind.FULL && !events.is(GcEvents.EXPLICIT, row) && events.has(GcColumn.OLD_BEFORE, row)
					&& events.has(GcColumn.OLD_AFTER, row)) {
				evidence.add(row);
				before = Sums.add(before, events.get(GcColumn.OLD_BEFORE, row));
				dead = Sums.add(dead, Math.max(0, events.get(GcColumn.OLD_BEFORE, row) - events.get(GcColumn.OLD_AFTER, row)));
				pause = Sums.add(pause, Math.max(0, events.get(GcColumn.PAUSE, row)));
			}
		}
		long promoted = facts.summary().promotedBytes();
		if (evidence.count() < FULL_COLLECTIONS || promoted <= 0 || dead * 100.0 < before * (double) DEAD_PERCENT) {
			return;
		}
		String longer = facts.machine().longerYoung(facts.heap(), young);
		String setting = longer.isEmpty() ? facts.largerHeap() : longer;
		boolean costly = pause * 100.0 >= facts.summary().pauseNanos() * (double) COSTLY_PERCENT;
		String share = Quantity.percent(dead * 100.0 / before).text();
		found("gc-premature-promotion", costly ? Severity.WARNING : Severity.INFO,
				TEXTS.get("gc-premature-promotion", evidence.count(), share, DEAD_PERCENT, Quantity.bytes(promoted).text(), Quantity.nanoseconds(pause).text(), facts.next(setting)), share,
				Quantity.percent(DEAD_PERCENT).text(), setting, evidence);
	}
}
