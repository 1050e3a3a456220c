/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.diagnosis;

import static org.wiretune.gclog.internal.GcTexts.TEXTS;

import java.util.List;
import java.util.function.Consumer;

import org.wiretune.gclog.GcEvents;
import org.wiretune.gclog.Incident;
import org.wiretune.gclog.IncidentKind;
import org.wiretune.core.Severity;
import org.wiretune.safety.quantity.Quantity;

/** Rules on collections that could not do their work: evacuation failures, concurrent mode failures, allocation stalls. */
final class FailureRules extends LogRules {

	FailureRules(GcDiagnosis.Case facts, Consumer<GcFinding> found) {
		super(facts, found);
	}

	@Override
	void check() {
		String heap = facts.largerHeap();
		failure(IncidentKind.EVACUATION_FAILURE, isRegional() ? "gc-evacuation-failure" : "gc-promotion-failure", facts.machine().moreRoomToMove(heap));
		failure(IncidentKind.CONCURRENT_MODE_FAILURE, "gc-concurrent-mode-failure", facts.machine().moreRoomToMove(heap));
		failure(IncidentKind.ALLOCATION_STALL, "gc-allocation-stall", heap);
	}

	/** {@return whether the heap is of regions; else what could not be moved was on its way into the old generation} */
	private boolean isRegional() {
		return !facts.machine().isJ9() && switch (facts.machine().collector()) {
		case "Parallel", "Serial", "CMS" -> false;
		default -> true;
		};
	}

	private void failure(IncidentKind kind, String id, String setting) {
		Incident incident = facts.log().incidents(kind);
		if (incident.count() == 0) {
			return;
		}
		Evidence evidence = where(row -> kind == IncidentKind.EVACUATION_FAILURE && events.is(GcEvents.EVACUATION_FAILED, row));
		List<Long> lines = evidence.lines().isEmpty() ? incident.lines() : evidence.lines();
		String next = facts.next(setting);
		found(id, Severity.WARNING,
				TEXTS.get(id, incident.count(), Quantity.nanoseconds(incident.totalNanos()).text(), Quantity.nanoseconds(incident.maxNanos()).text(), next),
				String.valueOf(incident.count()), "0", setting, evidence.rows(), lines);
	}
}
