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
import org.wiretune.safety.quantity.Quantity;

/** Rules on room that is there and cannot be used: a heap in pieces, objects larger than half a region. */
final class RoomRules extends LogRules {

	/** Less free than that is a full heap, not one in pieces. */
	private static final int FREE_PERCENT = 20;
	private static final int TIMES_REQUEST = 10;
	private static final int COLLECTIONS = 2;
	private static final int HUMONGOUS_COLLECTIONS = 5;
	private static final int HUMONGOUS_PERCENT = 10;
	private static final String HUMONGOUS = "Humongous";

	private long mostFree;
	private long ofCapacity;
	private long request;

	RoomRules(GcDiagnosis.Case facts, Consumer<GcFinding> found) {
		super(facts, found);
	}

	@Override
	void check() {
		fragmentation();
		humongous();
	}

	private void fragmentation() {
		Evidence evidence = where(this::isInPieces);
		if (evidence.count() == 0 || evidence.count() < COLLECTIONS && !events.is(GcEvents.EXHAUSTED, evidence.rows().get(0))) {
			return;
		}
		String setting = facts.machine().againstFragmentation(facts.region());
		String option = setting.isEmpty() ? facts.largerHeap() : setting;
		String share = Quantity.percent(mostFree * 100.0 / ofCapacity).text();
		found("gc-fragmentation", Severity.WARNING,
				TEXTS.get(request > 0 ? "gc-fragmentation.request" : "gc-fragmentation", evidence.count(), Quantity.bytes(mostFree).text(), share, FREE_PERCENT, facts.next(option),
						Quantity.bytes(Math.max(0, request)).text()),
				share, Quantity.percent(FREE_PERCENT).text(), option, evidence);
	}

	/** {@return whether memory was asked for in vain, or moved in vain, though there was enough of it} */
	private boolean isInPieces(int row) {
		if (!events.kind(row).isFull() && !events.is(GcEvents.EXHAUSTED | GcEvents.EVACUATION_FAILED, row)) {
			return false;
		}
		boolean exhausted = events.is(GcEvents.EXHAUSTED, row);
		long wanted = events.get(GcColumn.REQUESTED, row);
		// HP-UX tells the request of each collection, and not which space had no room for it.
		boolean asked = wanted != UNKNOWN && facts.machine().isJ9() && (exhausted || events.kind(row).isFull());
		boolean moved = events.is(GcEvents.EVACUATION_FAILED, row) && facts.machine().collector().equals("CMS");
		boolean humongous = events.kind(row) == CollectionKind.FULL && events.cause(row).contains(HUMONGOUS);
		if (!asked && !moved && !humongous) {
			return false;
		}
		// The older format of J9 and CMS tell the old generation, in which large objects have to find room.
		boolean old = events.has(GcColumn.OLD_CAPACITY, row) && events.has(GcColumn.OLD_BEFORE, row) && events.has(GcColumn.OLD_AFTER, row);
		long capacity = events.get(old ? GcColumn.OLD_CAPACITY : GcColumn.HEAP_CAPACITY, row);
		// What still does not fit after the collection is judged by what is free then.
		long used = exhausted ? events.get(old ? GcColumn.OLD_AFTER : GcColumn.HEAP_AFTER, row) : events.get(old ? GcColumn.OLD_BEFORE : GcColumn.HEAP_BEFORE, row);
		if (capacity == UNKNOWN || used == UNKNOWN || capacity <= 0) {
			return false;
		}
		long free = capacity - used;
		long least = !asked ? 0 : exhausted ? wanted : wanted > Long.MAX_VALUE / TIMES_REQUEST ? Long.MAX_VALUE : wanted * TIMES_REQUEST;
		if (free * 100.0 < capacity * (double) FREE_PERCENT || free < least) {
			return false;
		}
		if (free > mostFree) {
			mostFree = free;
			ofCapacity = capacity;
			request = wanted;
		}
		return true;
	}

	private void humongous() {
		if (!events.hasCause(cause -> cause.contains(HUMONGOUS))) {
			return;
		}
		Evidence evidence = where(row -> events.kind(row).isCollection() && events.cause(row).contains(HUMONGOUS));
		if (evidence.count() < HUMONGOUS_COLLECTIONS || evidence.count() * 100 < facts.summary().collections() * HUMONGOUS_PERCENT) {
			return;
		}
		String setting = facts.machine().largeObjects(facts.region());
		String share = Quantity.percent(evidence.count() * 100.0 / facts.summary().collections()).text();
		found("gc-humongous-allocation", Severity.INFO,
				TEXTS.get("gc-humongous-allocation", evidence.count(), facts.summary().collections(), share, HUMONGOUS_PERCENT,
						facts.region() == UNKNOWN ? TEXTS.get("region.half") : TEXTS.get("region.size", Quantity.bytes(facts.region() / 2.0).text()),
						setting.isEmpty() ? TEXTS.get("region.largest") : facts.next(setting)),
				share, Quantity.percent(HUMONGOUS_PERCENT).text(), setting, evidence);
	}
}
