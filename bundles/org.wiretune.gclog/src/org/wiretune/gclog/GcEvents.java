/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog;

import java.util.function.Predicate;

/**
 * The events of a log as columns: a row for each stop of the application and for each concurrent cycle, in the order of the
 * file. Written by one thread while a log is read, and not changed after that; then any thread may read.
 */
public final class GcEvents {

	/** Stands in every column for a value that the log does not tell. */
	public static final long UNKNOWN = Long.MIN_VALUE;

	/** The collection was asked for ({@code System.gc()}, a tool). */
	public static final int EXPLICIT = 1;
	/** Objects could not be moved for want of room. */
	public static final int EVACUATION_FAILED = 2;
	/** Memory was still missing after the collection. */
	public static final int EXHAUSTED = 4;
	/** An allocation found no room and started the collection. */
	public static final int ALLOCATION_FAILED = 8;

	private static final int CAUSE_SHIFT = 16;
	private static final int JVM_SHIFT = 32;

	private final LongColumn[] columns;
	private LongColumn kinds;
	private final NameTable causes;
	private final int limit;
	private final int first;
	private final int firstJvm;
	private int size;

	GcEvents(NameTable causes, int limit) {
		this.causes = causes;
		this.limit = limit;
		first = 0;
		firstJvm = 0;
		kinds = new LongColumn();
		columns = new LongColumn[GcColumn.values().length];
		for (int i = 0; i < columns.length; i++) {
			columns[i] = new LongColumn();
		}
	}

	/** The rows of one JVM start, which share their columns with those of the log. */
	private GcEvents(GcEvents all, int first, int size, int jvm) {
		causes = all.causes;
		columns = all.columns;
		kinds = all.kinds;
		limit = size;
		this.first = all.first + first;
		this.size = size;
		firstJvm = all.firstJvm + jvm;
	}

	/** {@return the rows of one JVM start, counted from 0 again, without a copy} */
	GcEvents ofStart(int jvm) {
		int from = firstOf(jvm);
		return new GcEvents(this, from, firstOf(jvm + 1) - from, jvm);
	}

	/**
	 * {@return the first row of a JVM start or of one behind it; {@link #size()} where there is none}
	 *
	 * @param jvm the index of the JVM start
	 */
	public int firstOf(int jvm) {
		int low = 0;
		int high = size;
		while (low < high) {
			int middle = low + high >>> 1;
			if (jvm(middle) < jvm) {
				low = middle + 1;
			} else {
				high = middle;
			}
		}
		return low;
	}

	/** {@return how many rows there are} */
	public int size() {
		return size;
	}

	/**
	 * {@return a value of a row, or {@link #UNKNOWN}}
	 *
	 * @param column which value
	 * @param row from 0 to {@link #size()} - 1
	 */
	public long get(GcColumn column, int row) {
		return columns[column.ordinal()].get(first + row);
	}

	/** {@return whether the log tells this value of a row} */
	public boolean has(GcColumn column, int row) {
		return get(column, row) != UNKNOWN;
	}

	/** {@return the kind of a row} */
	public CollectionKind kind(int row) {
		return KINDS[(int) kinds.get(first + row) & 0xff];
	}

	/** {@return whether a row has one of the flags of this class} */
	public boolean is(int flag, int row) {
		return ((int) kinds.get(first + row) >> 8 & flag) != 0;
	}

	/** {@return why the collection was made, in the words of the log; empty where it does not tell} */
	public String cause(int row) {
		return causes.name((int) (kinds.get(first + row) >> CAUSE_SHIFT) & 0xffff);
	}

	/** {@return whether the log told a cause of some kind, be it of these rows or of others} @param wanted which causes */
	public boolean hasCause(Predicate<String> wanted) {
		return causes.any(wanted);
	}

	/** {@return the index of the JVM start that a row belongs to} */
	public int jvm(int row) {
		return (int) (kinds.get(first + row) >> JVM_SHIFT) - firstJvm;
	}

	private static final CollectionKind[] KINDS = CollectionKind.values();

	/** Adds a row. {@return false where there is no room for it} */
	boolean add(int jvm, CollectionKind kind, int cause, int flags, long[] values) {
		if (size >= limit) {
			return false;
		}
		if ((size & LongColumn.CHUNK - 1) == 0) {
			reach();
		}
		kinds.set(size, (long) jvm << JVM_SHIFT | (long) cause << CAUSE_SHIFT | (flags & 0xff) << 8 | kind.ordinal());
		for (int i = 0; i < columns.length; i++) {
			if (values[i] != UNKNOWN) {
				columns[i].set(size, values[i]);
			}
		}
		size++;
		return true;
	}

	private void reach() {
		kinds.reach(size);
		for (LongColumn column : columns) {
			column.reach(size);
		}
	}

	/** Forgets about a quarter of the rows, the oldest. {@return how many} */
	int forgetOldest() {
		int chunks = Math.max(1, size / 4 / LongColumn.CHUNK);
		int rows = Math.min(size, chunks * LongColumn.CHUNK);
		for (LongColumn column : columns) {
			column.forget(chunks);
		}
		kinds.forget(chunks);
		size -= rows;
		return rows;
	}

	/** {@return what is here now, for other threads} */
	GcEvents copy() {
		GcEvents copy = new GcEvents(causes.copy(), limit);
		for (int i = 0; i < columns.length; i++) {
			copy.columns[i] = columns[i].copy(size);
		}
		copy.kinds = kinds.copy(size);
		copy.size = size;
		return copy;
	}

	/** Gives a value to a row that was added before; old logs tell sizes behind the collection. */
	void amend(int row, GcColumn column, long value) {
		columns[column.ordinal()].set(row, value);
	}

	/** {@return a value as a number; not a number where it is {@link #UNKNOWN}} @param value a time or an amount */
	public static double known(long value) {
		return value == UNKNOWN ? Double.NaN : value;
	}
}
