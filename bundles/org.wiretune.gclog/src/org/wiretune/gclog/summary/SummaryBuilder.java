/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.summary;

import static org.wiretune.gclog.GcEvents.UNKNOWN;
import static org.wiretune.gclog.internal.GcTexts.TEXTS;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.gclog.GcColumn;
import org.wiretune.gclog.GcEvents;
import org.wiretune.gclog.GcLogData;
import org.wiretune.gclog.IncidentKind;
import org.wiretune.gclog.JvmStart;
import org.wiretune.gclog.internal.Sums;
import org.wiretune.safety.quantity.Nanoseconds;
import org.wiretune.safety.quantity.Quantity;

/** Computes the summary in one pass over the rows. */
final class SummaryBuilder {

	/** A virtual machine has begun within that; a log of less tells of nothing but the start. */
	private static final long LEAST_SPAN = Nanoseconds.IN_SECOND;

	private final GcLogData log;
	private final GcEvents events;
	private final List<String> missing = new ArrayList<>();
	private long collections;
	private long failures;
	private long explicit;
	private long full;
	private long fullPause;
	private long footprint = UNKNOWN;
	private long maxUsed = UNKNOWN;
	private long maxMetaspace = UNKNOWN;
	private long maxOld = UNKNOWN;
	private long oldSum;
	private long oldCount;
	private long largest = UNKNOWN;
	private long largestLine;
	private boolean concurrentSizes;

	SummaryBuilder(GcLogData log) {
		this.log = log;
		events = log.events();
	}

	GcSummary build() {
		for (int row = 0; row < events.size(); row++) {
			count(row);
		}
		Overhead overhead = Overhead.of(log);
		MovedBytes moved = MovedBytes.of(events);
		long runtime = runtime();
		boolean timed = runtime > 0;
		double throughput = timed && !unsure(runtime) ? Math.max(0, 100 - 100.0 * log.pauseNanos() / runtime) : Double.NaN;
		if (Double.isFinite(throughput) && log.pauseNanos() > runtime) {
			missing.add(TEXTS.get("missing.clock"));
		}
		boolean lacking = log.lacksPauses();
		if (log.pauses() == 0 && events.size() > 0) {
			missing.add(TEXTS.get("missing.noPauses"));
		} else if (log.pauses() == 0 && log.lostStops() == 0) {
			missing.add(TEXTS.get("missing.noCollections"));
		}
		long allocated = concurrentSizes ? UNKNOWN : moved.allocated();
		if (concurrentSizes) {
			missing.add(TEXTS.get("missing.allocationConcurrent"));
		} else if (allocated == UNKNOWN) {
			missing.add(TEXTS.get("missing.allocation"));
		}
		if (moved.promoted() == UNKNOWN) {
			missing.add(TEXTS.get("missing.promotion"));
		}
		if (maxOld == UNKNOWN) {
			missing.add(TEXTS.get("missing.old"));
		}
		if (largest == UNKNOWN) {
			missing.add(TEXTS.get("missing.request"));
		}
		return new GcSummary(log.jvmStarts().size(), collections, failures, explicit, log.incidents(IncidentKind.OUT_OF_MEMORY).count(), full, fullPause,
				lacking ? Double.NaN : overhead.percent(), lacking ? Double.NaN : overhead.maxPercent(), lacking ? 0 : overhead.maxLine(), maxOld, oldCount == 0 ? UNKNOWN : oldSum / oldCount, largest, largestLine,
				log.pauses(), log.pauseNanos(), log.maxPauseNanos(), log.maxPauseLine(), PauseTimes.of(events), timed ? runtime : UNKNOWN, throughput, allocated,
				rate(allocated, runtime), moved.promoted(), rate(moved.promoted(), runtime), footprint == UNKNOWN ? log.maxHeapBytes() : footprint, maxUsed,
				maxMetaspace, List.copyOf(missing));
	}

	/**
	 * {@return whether the share of the pauses cannot be told} Lines may not be understood or stops be cut off, so that pauses are
	 * missing; there may be one stop and nothing else, collections without a word on stops, or no more than the start. A long log
	 * without a collection is one without a stop.
	 */
	private boolean unsure(long runtime) {
		if (log.isMostlyForeign()) {
			missing.add(TEXTS.get("missing.notUnderstood", log.linesUnderstood(), log.linesUnderstood() + log.linesSkipped()));
			return true;
		}
		if (log.lacksPauses()) {
			missing.add(TEXTS.get("missing.lostStops", log.lostStops(), log.pauses()));
			return true;
		}
		if (log.pauses() == 1 && log.pauseNanos() == runtime) {
			missing.add(TEXTS.get("missing.oneStop"));
			return true;
		}
		if (log.pauses() == 0 && events.size() == 0 && runtime < LEAST_SPAN) {
			missing.add(TEXTS.get("missing.shortSpan", Quantity.nanoseconds(runtime).text()));
			return true;
		}
		return log.pauses() == 0 && events.size() > 0;
	}

	private void count(int row) {
		if (events.kind(row).isCollection()) {
			collections++;
			failures += events.is(GcEvents.ALLOCATION_FAILED, row) ? 1 : 0;
			explicit += events.is(GcEvents.EXPLICIT, row) ? 1 : 0;
			if (events.kind(row).isFull()) {
				full++;
				fullPause = Sums.add(fullPause, Math.max(0, events.get(GcColumn.PAUSE, row)));
			}
			long old = events.get(GcColumn.OLD_AFTER, row);
			if (old != UNKNOWN) {
				maxOld = Math.max(maxOld, old);
				oldSum = Sums.add(oldSum, old);
				oldCount++;
			}
		}
		footprint = Math.max(footprint, events.get(GcColumn.HEAP_CAPACITY, row));
		maxUsed = Math.max(maxUsed, Math.max(events.get(GcColumn.HEAP_BEFORE, row), events.get(GcColumn.HEAP_AFTER, row)));
		maxMetaspace = Math.max(maxMetaspace, events.get(GcColumn.METASPACE_AFTER, row));
		long request = events.get(GcColumn.REQUESTED, row);
		if (request > largest) {
			largest = request;
			largestLine = events.get(GcColumn.LINE, row);
		}
		concurrentSizes |= !events.kind(row).isPause() && events.has(GcColumn.HEAP_AFTER, row);
	}

	private long runtime() {
		long sum = 0;
		boolean any = false;
		for (JvmStart start : log.jvmStarts()) {
			if (start.runtimeNanos() != UNKNOWN) {
				sum = Sums.add(sum, start.runtimeNanos());
				any = true;
			} else if (start.pauses() > 0) {
				missing.add(TEXTS.get("missing.noTimes"));
				return UNKNOWN;
			}
		}
		if (!any || sum == 0) {
			missing.add(TEXTS.get("missing.noTimes"));
		}
		return any ? sum : UNKNOWN;
	}

	private static double rate(long bytes, long runtime) {
		return bytes == UNKNOWN || runtime <= 0 ? Double.NaN : bytes / Nanoseconds.toSeconds(runtime);
	}
}
