/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.view;

import java.util.Arrays;

import org.wiretune.gclog.GcEvents;
import org.wiretune.gclog.GcLogData;
import org.wiretune.gclog.summary.RowFigures;

/**
 * The values of a layer in the order of the time axis, with an index that tells the least and the greatest value of any part of
 * it in a few steps. So a chart of a million events is painted as fast as one of a thousand, and no outlier is lost. Takes
 * four bytes for each value. Not changed; may be used by any thread.
 */
public final class GcSeries {

	private static final int SHIFT = 5;
	private static final int BLOCK = 1 << SHIFT;

	private final GcLayer layer;
	private final GcEvents events;
	private final RowFigures figures;
	private final GcTimeline timeline;
	private final int[] rows;
	private final int[][] least;
	private final int[][] greatest;

	private GcSeries(GcLayer layer, GcLogData log, GcTimeline timeline, RowFigures figures, int[] rows) {
		this.layer = layer;
		events = log.events();
		this.figures = figures;
		this.timeline = timeline;
		this.rows = rows;
		int levels = 0;
		for (int size = rows.length >> SHIFT; size > 0; size >>= SHIFT) {
			levels++;
		}
		least = new int[levels][];
		greatest = new int[levels][];
		for (int level = 0; level < levels; level++) {
			index(level);
		}
	}

	/**
	 * Collects a layer. Takes some ten milliseconds for a million events, so not to be called on the UI thread.
	 *
	 * @param log the log
	 * @param timeline its time axis
	 * @param layer the layer
	 * @return its values, none where the log does not tell them
	 */
	public static GcSeries of(GcLogData log, GcTimeline timeline, GcLayer layer) {
		GcEvents events = log.events();
		RowFigures figures = new RowFigures(events);
		int[] rows = new int[Math.min(events.size(), 1024)];
		int count = 0;
		for (int row = 0; row < events.size(); row++) {
			if (Double.isFinite(timeline.at(row)) && Double.isFinite(layer.value(events, figures, row))) {
				if (count == rows.length) {
					rows = Arrays.copyOf(rows, Math.min(events.size(), count * 2));
				}
				rows[count++] = row;
			}
		}
		rows = Arrays.copyOf(rows, count);
		RowOrder.sort(rows, row -> RowOrder.key(timeline.at(row)), false);
		return new GcSeries(layer, log, timeline, figures, rows);
	}

	private void index(int level) {
		int[] below = level == 0 ? null : least[level - 1];
		int size = (level == 0 ? rows.length : below.length) >> SHIFT;
		least[level] = new int[size];
		greatest[level] = new int[size];
		for (int block = 0; block < size; block++) {
			int low = -1;
			int high = -1;
			for (int i = block << SHIFT; i < block + 1 << SHIFT; i++) {
				low = smaller(low, level == 0 ? i : least[level - 1][i]);
				high = larger(high, level == 0 ? i : greatest[level - 1][i]);
			}
			least[level][block] = low;
			greatest[level][block] = high;
		}
	}

	/** {@return what it shows} */
	public GcLayer layer() {
		return layer;
	}

	/** {@return how many values there are} */
	public int size() {
		return rows.length;
	}

	/**
	 * {@return the row of a value}
	 *
	 * @param position from 0 to {@link #size()} - 1, in the order of the time axis
	 */
	public int row(int position) {
		return rows[position];
	}

	/**
	 * {@return the JVM start of a value}
	 *
	 * @param position its position
	 */
	public int jvm(int position) {
		return events.jvm(rows[position]);
	}

	/**
	 * {@return where a value stands on the time axis}
	 *
	 * @param position its position
	 */
	public double time(int position) {
		return timeline.at(rows[position]);
	}

	/**
	 * {@return a value}
	 *
	 * @param position its position
	 */
	public double value(int position) {
		return layer.value(events, figures, rows[position]);
	}

	/**
	 * {@return the position of the first value at a time or behind it; {@link #size()} where there is none}
	 *
	 * @param time the time on the axis
	 */
	public int from(double time) {
		int low = 0;
		int high = rows.length;
		while (low < high) {
			int middle = low + high >>> 1;
			if (time(middle) < time) {
				low = middle + 1;
			} else {
				high = middle;
			}
		}
		return low;
	}

	/**
	 * {@return the position of the greatest value of a part; -1 for an empty part}
	 *
	 * @param from the first position
	 * @param to the position behind the last
	 */
	public int greatest(int from, int to) {
		return extreme(from, to, true);
	}

	/**
	 * {@return the position of the least value of a part; -1 for an empty part}
	 *
	 * @param from the first position
	 * @param to the position behind the last
	 */
	public int least(int from, int to) {
		return extreme(from, to, false);
	}

	/** Climbs from both ends: single values up to a whole block, blocks up to a whole block of blocks, and so on. */
	private int extreme(int from, int to, boolean great) {
		int best = -1;
		int level = -1;
		int low = Math.max(0, from);
		int high = Math.min(to, rows.length);
		while (low < high) {
			boolean top = level + 1 >= least.length;
			while (low < high && (top || (low & BLOCK - 1) != 0)) {
				best = better(best, at(level, low++, great), great);
			}
			while (low < high && (high & BLOCK - 1) != 0) {
				best = better(best, at(level, --high, great), great);
			}
			low >>= SHIFT;
			high >>= SHIFT;
			level++;
		}
		return best;
	}

	private int at(int level, int index, boolean great) {
		return level < 0 ? index : great ? greatest[level][index] : least[level][index];
	}

	private int better(int one, int other, boolean great) {
		return great ? larger(one, other) : smaller(one, other);
	}

	private int larger(int one, int other) {
		return one < 0 || value(other) > value(one) ? other : one;
	}

	private int smaller(int one, int other) {
		return one < 0 || value(other) < value(one) ? other : one;
	}

	/**
	 * {@return the position of the value nearest to a time; -1 where there is none}
	 *
	 * @param time the time on the axis
	 */
	public int nearest(double time) {
		int behind = from(time);
		if (behind == rows.length) {
			return rows.length - 1;
		}
		return behind > 0 && time - time(behind - 1) < time(behind) - time ? behind - 1 : behind;
	}
}
