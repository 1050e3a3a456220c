/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.poolload;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongSupplier;

import org.wiretune.safety.quantity.Nanoseconds;

/**
 * When instances began and ended work, and when sessions began and ended to wait; and what that comes to in slots of the
 * length of one piece of work. May be used by any thread.
 */
public final class Timeline {

	/** Slots that are kept; enough for a wave of work each second for more than an hour. */
	public static final int MOST_SLOTS = 5000;

	private static final int MOST_WAITS = 1_000_000;
	private static final long SHORTEST_SLOT_NANOS = 1_000_000;
	/** A start that comes a quarter of a slot early, because others took longer, belongs to the slot. */
	private static final double EARLY = 0.25;

	private final LongSupplier clock;
	private final List<long[]> work = new ArrayList<>();
	private final List<long[]> waits = new ArrayList<>();

	/**
	 * A timeline.
	 *
	 * @param clock gives the time in nanoseconds, such as {@link System#nanoTime()}
	 */
	public Timeline(LongSupplier clock) {
		this.clock = clock;
	}

	/** {@return now} */
	public long now() {
		return clock.getAsLong();
	}

	/**
	 * Somebody waited until now.
	 *
	 * @param from since when
	 */
	public void waited(long from) {
		synchronized (waits) {
			if (waits.size() < MOST_WAITS) {
				waits.add(new long[] { from, now() });
			}
		}
	}

	/**
	 * An instance begins to work.
	 *
	 * @return to be given to {@link #ended}
	 */
	public long[] begins() {
		long[] span = { now(), Long.MAX_VALUE };
		synchronized (work) {
			work.add(span);
		}
		return span;
	}

	/**
	 * An instance has worked.
	 *
	 * @param span what {@link #begins()} gave
	 */
	public void ended(long[] span) {
		synchronized (work) {
			span[1] = now();
		}
	}

	/** {@return the pieces of work that were begun} */
	public int starts() {
		synchronized (work) {
			return work.size();
		}
	}

	/**
	 * The slots.
	 *
	 * @param slotNanos length of a slot: the median time of a piece of work, at least 1 ms
	 * @param starts pieces of work that were begun in each slot
	 * @param atWork instances at work at the middle of each slot
	 * @param waiting sessions that wait at the middle of each slot
	 * @param waves pieces of work that were begun together: less than half a slot after the one before
	 * @param seconds from the first start to the last end
	 */
	public record Slots(long slotNanos, List<Double> starts, List<Double> atWork, List<Double> waiting, List<Double> waves,
			double seconds) {
	}

	/** {@return the slots so far; none before the first piece of work has ended} */
	public Slots slots() {
		long[][] worked;
		synchronized (work) {
			worked = work.stream().filter(span -> span[1] != Long.MAX_VALUE).map(long[]::clone).toArray(long[][]::new);
		}
		long[][] waited;
		synchronized (waits) {
			waited = waits.toArray(long[][]::new);
		}
		if (worked.length == 0) {
			return new Slots(0, List.of(), List.of(), List.of(), List.of(), 0);
		}
		long first = Arrays.stream(worked).mapToLong(span -> span[0]).min().orElseThrow();
		long last = Arrays.stream(worked).mapToLong(span -> span[1]).max().orElseThrow();
		long[] lengths = Arrays.stream(worked).mapToLong(span -> span[1] - span[0]).sorted().toArray();
		long slot = Math.max(SHORTEST_SLOT_NANOS, lengths[lengths.length / 2]);
		int lastStart = Arrays.stream(worked).mapToInt(span -> index(span[0] - first, slot)).max().orElse(0);
		int count = Math.min(MOST_SLOTS, lastStart + 1);
		double[] starts = new double[count];
		for (long[] span : worked) {
			int index = index(span[0] - first, slot);
			if (index < count) {
				starts[index]++;
			}
		}
		return new Slots(slot, Arrays.stream(starts).boxed().toList(), atMiddle(worked, first, slot, count),
				atMiddle(waited, first, slot, count), waves(worked, slot), Nanoseconds.toSeconds(last - first));
	}

	private static List<Double> waves(long[][] worked, long slot) {
		long[] starts = Arrays.stream(worked).mapToLong(span -> span[0]).sorted().toArray();
		List<Double> waves = new ArrayList<>();
		int size = 1;
		for (int i = 1; i < starts.length; i++) {
			if (starts[i] - starts[i - 1] < slot / 2) {
				size++;
			} else {
				if (waves.size() < MOST_SLOTS) {
					waves.add((double) size);
				}
				size = 1;
			}
		}
		if (waves.size() < MOST_SLOTS) {
			waves.add((double) size);
		}
		return waves;
	}

	private static int index(long sinceFirst, long slot) {
		return (int) Math.min(Integer.MAX_VALUE - 1, (long) Math.floor((double) sinceFirst / slot + EARLY));
	}

	/** Counts the spans over the middle of each slot by where they begin and end, so that long lists take no longer. */
	private static List<Double> atMiddle(long[][] spans, long first, long slot, int count) {
		double[] change = new double[count + 1];
		for (long[] span : spans) {
			// The middle of slot i lies at i + 0.5 - EARLY.
			int from = (int) Math.max(0, Math.ceil((double) (span[0] - first) / slot - 0.5 + EARLY));
			int to = (int) Math.min(count, Math.ceil((double) (span[1] - first) / slot - 0.5 + EARLY));
			if (from < to) {
				change[from]++;
				change[to]--;
			}
		}
		List<Double> row = new ArrayList<>(count);
		double sum = 0;
		for (int i = 0; i < count; i++) {
			sum += change[i];
			row.add(sum);
		}
		return row;
	}
}
