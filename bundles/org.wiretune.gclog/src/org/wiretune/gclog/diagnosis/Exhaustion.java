/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.diagnosis;

import java.util.Optional;

import org.wiretune.gclog.CollectionKind;
import org.wiretune.gclog.GcColumn;
import org.wiretune.gclog.GcEvents;
import org.wiretune.gclog.IncidentKind;

/**
 * How the memory of the last JVM start ended.
 *
 * @param before the row of the last collection but one that left nothing; -1 where the log tells the end in words
 * @param last the row of the last collection; -1 where the log tells the end in words
 */
record Exhaustion(int before, int last) {

	/** The virtual machine gives up where full collections leave less than that free. */
	static final int PERCENT = 98;

	/**
	 * {@return the end of the memory: told by the log, or seen in its last collections; empty where it did not end}
	 *
	 * @param facts the log
	 */
	static Optional<Exhaustion> of(GcDiagnosis.Case facts) {
		return facts.lastStart().incidents().containsKey(IncidentKind.OUT_OF_MEMORY) ? Optional.of(new Exhaustion(-1, -1)) : seen(facts);
	}

	/**
	 * {@return the end as it is seen} HotSpot writes it to the standard output, which is seldom the log. Before it gives up it
	 * collects everything twice, the second time with what is only softly reachable.
	 *
	 * @param facts the log
	 */
	static Optional<Exhaustion> seen(GcDiagnosis.Case facts) {
		GcEvents events = facts.events();
		int last = lastCollection(events, events.size() - 1);
		int before = lastCollection(events, last - 1);
		boolean ended = before >= 0 && leavesNothing(facts, last) && leavesNothing(facts, before) && events.jvm(last) == events.jvm(before);
		return ended ? Optional.of(new Exhaustion(before, last)) : Optional.empty();
	}

	private static int lastCollection(GcEvents events, int from) {
		int row = from;
		while (row >= 0 && !events.kind(row).isCollection()) {
			row--;
		}
		return row;
	}

	private static boolean leavesNothing(GcDiagnosis.Case facts, int row) {
		GcEvents events = facts.events();
		return events.kind(row) == CollectionKind.FULL && !events.is(GcEvents.EXPLICIT, row) && events.has(GcColumn.HEAP_AFTER, row) && facts.heap() > 0
				&& events.get(GcColumn.HEAP_AFTER, row) * 100.0 >= facts.heap() * (double) PERCENT;
	}
}
