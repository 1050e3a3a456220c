/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.search;

import java.util.Map;
import java.util.NavigableMap;
import java.util.OptionalInt;
import java.util.TreeMap;

/**
 * Finds the greatest load that is still sustained: adds load while steps are kept up with, then halves the distance between
 * the greatest load kept up with and the least not kept up with. Measurements scatter, so a step that was not kept up with
 * is measured again before it counts, and the load found is measured a second time at the end; when it fails then, the
 * search goes on below it. Load is a whole number, such as senders. Not to be shared between threads.
 */
public final class PeakSearch {

	/** Steps after which a search ends whatever it found; a limit against figures that scatter without end. */
	public static final int MOST_STEPS = 300;

	/** How often a load has to fail before it counts as not kept up with. */
	private static final int FAILURES_THAT_COUNT = 2;

	/** How often the load that was found has to be kept up with. */
	private static final int SUCCESSES_THAT_COUNT = 2;

	/**
	 * How a search goes.
	 *
	 * @param first load of the first step, at least 1
	 * @param most greatest load tried, not below the first
	 * @param added load added from step to step while it is kept up with; 0 doubles the load
	 * @param resolution the search ends when greatest and least differ by at most this share of the greatest, such as 0.05
	 */
	public record Plan(int first, int most, int added, double resolution) {

		/** Checks the ranges. */
		public Plan {
			if (first < 1 || most < first || added < 0 || !(resolution >= 0 && resolution < 1)) {
				throw new IllegalArgumentException("first " + first + ", most " + most + ", added " + added + ", resolution "
						+ resolution);
			}
		}
	}

	private static final class Votes {
		private int keptUp;
		private int failed;
	}

	private final Plan plan;
	private final NavigableMap<Integer, Votes> votes = new TreeMap<>();
	private int steps;
	private int candidate;
	/** The least load that counts as not kept up with; above the greatest tried while there is none. */
	private int least;

	/**
	 * A search.
	 *
	 * @param plan how it goes
	 */
	public PeakSearch(Plan plan) {
		this.plan = plan;
		this.least = plan.most() + 1;
	}

	/**
	 * The load to be measured next.
	 *
	 * @return the load; empty when the search is over
	 */
	public OptionalInt next() {
		if (steps >= MOST_STEPS) {
			return OptionalInt.empty();
		}
		Votes pending = votes.get(candidate);
		if (pending != null && candidate < least && pending.keptUp == 0 && pending.failed > 0) {
			return OptionalInt.of(candidate);
		}
		int best = best();
		if (isClosed(best)) {
			boolean confirmed = best == 0 || votes.get(best).keptUp >= SUCCESSES_THAT_COUNT;
			candidate = best;
			return confirmed ? OptionalInt.empty() : OptionalInt.of(best);
		}
		candidate = isSaturated() ? (best + least) / 2 : more(best);
		return OptionalInt.of(candidate);
	}

	private boolean isClosed(int best) {
		if (!isSaturated()) {
			return best == plan.most();
		}
		return least - best <= Math.max(1, best * plan.resolution());
	}

	private int more(int best) {
		if (best == 0) {
			return plan.first();
		}
		long next = plan.added() == 0 ? 2L * best : (long) best + plan.added();
		return (int) Math.min(plan.most(), next);
	}

	/**
	 * Tells how the step that {@link #next()} named went.
	 *
	 * @param keptUp whether it was kept up with
	 */
	public void record(boolean keptUp) {
		if (candidate == 0) {
			throw new IllegalStateException("No step was named.");
		}
		steps++;
		Votes own = votes.computeIfAbsent(candidate, load -> new Votes());
		if (keptUp) {
			own.keptUp++;
			return;
		}
		own.failed++;
		// A load that was kept up with once and fails when it is confirmed is one that is not sustained.
		if (own.failed >= FAILURES_THAT_COUNT || own.keptUp > 0) {
			least = Math.min(least, candidate);
		}
	}

	/** {@return the greatest load kept up with so far, 0 when there is none} */
	public int best() {
		return votes.headMap(least, false).descendingMap().entrySet().stream().filter(entry -> entry.getValue().keptUp > 0)
				.mapToInt(Map.Entry::getKey).findFirst().orElse(0);
	}

	/** {@return the least load not kept up with; empty when everything tried was} */
	public OptionalInt limit() {
		return isSaturated() ? OptionalInt.of(least) : OptionalInt.empty();
	}

	/** {@return whether a load was found that is not kept up with} */
	public boolean isSaturated() {
		return least <= plan.most();
	}

	/** {@return whether the search ended because of {@link #MOST_STEPS}, not because it found the peak} */
	public boolean isGivenUp() {
		return steps >= MOST_STEPS;
	}

	/** {@return the steps measured so far} */
	public int steps() {
		return steps;
	}
}
