/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog;

import java.util.Arrays;

/**
 * A growing column of numbers in chunks: growing copies no values, and a chunk without a value takes no memory, because all
 * such chunks are the same one. Reading is two steps and no question. Written by one thread; may be read by many once it is
 * complete.
 */
final class LongColumn {

	private static final int SHIFT = 8;
	static final int CHUNK = 1 << SHIFT;
	private static final int FEWEST_CHUNKS = 8;
	private static final long[] EMPTY = empty();

	private long[][] chunks = new long[0][];

	private static long[] empty() {
		long[] values = new long[CHUNK];
		Arrays.fill(values, GcEvents.UNKNOWN);
		return values;
	}

	/** Makes room for a row and the others of its chunk, which have no value yet. */
	void reach(int row) {
		int before = chunks.length;
		int chunk = row >> SHIFT;
		if (chunk >= before) {
			chunks = Arrays.copyOf(chunks, Math.max(Math.max(chunk + 1, before * 2), FEWEST_CHUNKS));
			Arrays.fill(chunks, before, chunks.length, EMPTY);
		}
	}

	/** Sets the value of a row that was reached. */
	void set(int row, long value) {
		long[] values = chunks[row >> SHIFT];
		if (values == EMPTY) {
			values = EMPTY.clone();
			chunks[row >> SHIFT] = values;
		}
		values[row & CHUNK - 1] = value;
	}

	/** Forgets the first rows; the others move forward. */
	void forget(int chunkCount) {
		chunks = Arrays.copyOfRange(chunks, Math.min(chunkCount, chunks.length), chunks.length);
	}

	/** {@return what is here now, for other threads: full chunks are shared, the last one, which may still change, is copied} */
	LongColumn copy(int size) {
		LongColumn copy = new LongColumn();
		copy.chunks = Arrays.copyOf(chunks, (size + CHUNK - 1) / CHUNK);
		int last = copy.chunks.length - 1;
		if (last >= 0 && copy.chunks[last] != EMPTY) {
			copy.chunks[last] = copy.chunks[last].clone();
		}
		return copy;
	}

	/** {@return the value of a row that was reached} */
	long get(int row) {
		return chunks[row >> SHIFT][row & CHUNK - 1];
	}
}
