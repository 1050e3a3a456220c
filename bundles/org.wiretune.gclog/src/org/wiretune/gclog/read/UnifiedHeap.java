/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

import org.wiretune.gclog.GcColumn;
import org.wiretune.gclog.GcLogBuilder;

/** The lines on generations and regions that stand between begin and end of a pause; they are of the pause with their number. */
final class UnifiedHeap {

	private static final byte[] EDEN = Bytes.ascii("Eden regions: ");
	private static final byte[] SURVIVOR = Bytes.ascii("Survivor regions: ");
	private static final byte[] OLD = Bytes.ascii("Old regions: ");
	private static final byte[] HUMONGOUS = Bytes.ascii("Humongous regions: ");
	private static final byte[] METASPACE = Bytes.ascii("Metaspace: ");
	private static final byte[][] YOUNG_GENERATIONS = { Bytes.ascii("DefNew: "), Bytes.ascii("ParNew: "), Bytes.ascii("PSYoungGen: ") };
	private static final byte[][] OLD_GENERATIONS = { Bytes.ascii("Tenured: "), Bytes.ascii("ParOldGen: "), Bytes.ascii("PSOldGen: "), Bytes.ascii("CMS: ") };
	private static final byte[] FAILURE = Bytes.ascii("To-space exhausted");

	private final GcLogBuilder log;
	private final Transition sizes = new Transition();
	private long collection = -1;
	private long youngBefore;
	private long youngAfter;
	private long oldBefore;
	private long oldAfter;
	private long oldCapacity;
	private long metaspace;
	private boolean inRegions;
	private boolean failed;

	UnifiedHeap(GcLogBuilder log) {
		this.log = log;
	}

	/** Takes a line of a collection. {@return whether it is one of these lines} */
	boolean take(long number, byte[] line, int from, int to) {
		switch (line[from]) {
		case 'E':
			return regions(number, line, from, to, EDEN, true);
		case 'S':
			return regions(number, line, from, to, SURVIVOR, true);
		case 'O':
			return regions(number, line, from, to, OLD, false);
		case 'H':
			return regions(number, line, from, to, HUMONGOUS, false);
		case 'T':
			if (Bytes.startsWith(line, from, to, FAILURE)) {
				begin(number);
				failed = true;
				return true;
			}
			break;
		case 'M':
			if (Bytes.startsWith(line, from, to, METASPACE) && sizes.first(line, from + METASPACE.length, to)) {
				begin(number);
				metaspace = sizes.after();
				return true;
			}
			return false;
		case 'D', 'P', 'C':
			break;
		default:
			return false;
		}
		return generation(number, line, from, to);
	}

	private boolean generation(long number, byte[] line, int from, int to) {
		for (byte[] name : YOUNG_GENERATIONS) {
			if (Bytes.startsWith(line, from, to, name) && sizes.first(line, from + name.length, to)) {
				begin(number);
				youngBefore = sizes.before();
				youngAfter = sizes.after();
				return true;
			}
		}
		for (byte[] name : OLD_GENERATIONS) {
			if (Bytes.startsWith(line, from, to, name) && sizes.first(line, from + name.length, to)) {
				begin(number);
				oldBefore = sizes.before();
				oldAfter = sizes.after();
				oldCapacity = sizes.capacity();
				return true;
			}
		}
		return false;
	}

	private boolean regions(long number, byte[] line, int from, int to, byte[] name, boolean young) {
		if (!Bytes.startsWith(line, from, to, name) || !sizes.first(line, from + name.length, to)) {
			return false;
		}
		begin(number);
		inRegions = true;
		if (young) {
			youngBefore = sum(youngBefore, sizes.before());
			youngAfter = sum(youngAfter, sizes.after());
		} else {
			oldBefore = sum(oldBefore, sizes.before());
			oldAfter = sum(oldAfter, sizes.after());
		}
		return true;
	}

	private static long sum(long a, long b) {
		return a == Bytes.UNKNOWN ? b : a + b;
	}

	private void begin(long number) {
		if (collection != number) {
			collection = number;
			youngBefore = Bytes.UNKNOWN;
			youngAfter = Bytes.UNKNOWN;
			oldBefore = Bytes.UNKNOWN;
			oldAfter = Bytes.UNKNOWN;
			oldCapacity = Bytes.UNKNOWN;
			metaspace = Bytes.UNKNOWN;
			inRegions = false;
			failed = false;
		}
	}

	/** Gives the event that ends now what was told of it. {@return whether objects could not be moved} */
	boolean stage(long number) {
		if (collection != number) {
			return false;
		}
		long unit = inRegions ? log.jvm().region() : 1;
		if (unit != Bytes.UNKNOWN) {
			stage(GcColumn.YOUNG_BEFORE, youngBefore, unit);
			stage(GcColumn.YOUNG_AFTER, youngAfter, unit);
			stage(GcColumn.OLD_BEFORE, oldBefore, unit);
			stage(GcColumn.OLD_AFTER, oldAfter, unit);
			stage(GcColumn.OLD_CAPACITY, oldCapacity, unit);
		}
		stage(GcColumn.METASPACE_AFTER, metaspace, 1);
		boolean result = failed;
		collection = -1;
		return result;
	}

	private void stage(GcColumn column, long value, long unit) {
		if (value != Bytes.UNKNOWN) {
			log.set(column, value * unit);
		}
	}
}
