/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.layout;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;

import org.wiretune.chart.draw.Box;

/**
 * Finds the things in a part of the map without looking at all of them. Filled once, then free to be read by any thread.
 *
 * @param <T> the things
 */
final class PlaceIndex<T> {

	/** Edge length of a cell in pixels of the map; about the size of a module. */
	private static final double CELL = 384;

	private final List<T> things;
	private final Map<Long, int[]> cells = new HashMap<>();
	private Box bounds;

	/**
	 * Fills the index.
	 *
	 * @param things the things, in the order in which they are told
	 * @param boxes the boxes that a thing touches
	 */
	PlaceIndex(List<T> things, Function<T, List<Box>> boxes) {
		this.things = things;
		Map<Long, BitSet> filling = new HashMap<>();
		for (int i = 0; i < things.size(); i++) {
			for (Box box : boxes.apply(things.get(i))) {
				bounds = bounds == null ? box : bounds.union(box);
				for (long x = cell(box.x()); x <= cell(box.right()); x++) {
					for (long y = cell(box.y()); y <= cell(box.bottom()); y++) {
						filling.computeIfAbsent(key(x, y), key -> new BitSet()).set(i);
					}
				}
			}
		}
		filling.forEach((key, bits) -> cells.put(key, bits.stream().toArray()));
	}

	/** Tells all things that may touch a part of the map, each once and in order. */
	void in(Box part, Consumer<T> consumer) {
		if (bounds == null || !part.intersects(bounds.grown(1))) {
			return;
		}
		if (part.contains(bounds.x(), bounds.y()) && part.contains(bounds.right(), bounds.bottom())) {
			things.forEach(consumer);
			return;
		}
		BitSet found = new BitSet(things.size());
		for (long x = cell(Math.max(part.x(), bounds.x())); x <= cell(Math.min(part.right(), bounds.right())); x++) {
			for (long y = cell(Math.max(part.y(), bounds.y())); y <= cell(Math.min(part.bottom(), bounds.bottom())); y++) {
				int[] here = cells.get(key(x, y));
				if (here != null) {
					for (int i : here) {
						found.set(i);
					}
				}
			}
		}
		found.stream().forEach(i -> consumer.accept(things.get(i)));
	}

	List<T> in(Box part) {
		List<T> result = new ArrayList<>();
		in(part, result::add);
		return result;
	}

	private static long cell(double at) {
		return (long) Math.floor(at / CELL);
	}

	private static long key(long x, long y) {
		return x << 32 ^ y & 0xffffffffL;
	}
}
