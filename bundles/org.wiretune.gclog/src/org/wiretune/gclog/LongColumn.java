/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog;

import java.util.Arrays;

/**
 * A growing column of numbers in chunks: growing copies no values, and a chunk without a value takes no memory.
 * Written by one thread; may be read by many once it is complete.
 */
final class LongColumn {

	private static final int SHIFT = 8;
	static final int CHUNK = 1 << SHIFT;

	private long[][] chunks = new long[8][];

	void set(int row, long value) {
		int chunk = row >> SHIFT;
		if (chunk >= chunks.length) {
			chunks = Arrays.copyOf(chunks, Math.max(chunk + 1, chunks.length * 2));
		}
		long[] values = chunks[chunk];
		if (values == null) {
			values = new long[CHUNK];
			Arrays.fill(values, GcEvents.UNKNOWN);
			chunks[chunk] = values;
		}
		values[row & CHUNK - 1] = value;
	}

	/** Forgets the first rows; the others move forward. */
	void forget(int chunkCount) {
		chunks = chunkCount >= chunks.length ? new long[8][] : Arrays.copyOfRange(chunks, chunkCount, chunks.length);
	}

	/** {@return what is here now, for other threads: full chunks are shared, the last one, which may still change, is copied} */
	LongColumn copy(int size) {
		LongColumn copy = new LongColumn();
		copy.chunks = Arrays.copyOf(chunks, (size + CHUNK - 1) / CHUNK);
		int last = copy.chunks.length - 1;
		if (last >= 0 && copy.chunks[last] != null) {
			copy.chunks[last] = copy.chunks[last].clone();
		}
		return copy;
	}

	long get(int row) {
		int chunk = row >> SHIFT;
		return chunk < chunks.length && chunks[chunk] != null ? chunks[chunk][row & CHUNK - 1] : GcEvents.UNKNOWN;
	}
}
