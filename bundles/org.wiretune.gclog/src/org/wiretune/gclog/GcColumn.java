/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog;

/** What is known of each row of {@link GcEvents}. Times are nanoseconds, sizes bytes. */
public enum GcColumn {

	/** When it began: nanoseconds on the clock of its JVM start, see {@link JvmStart#clock()}. */
	START,
	/** How long the application stood still. Zero for work beside the application. */
	PAUSE,
	/** How long work beside the application took. */
	CONCURRENT,
	/** Used heap before. */
	HEAP_BEFORE,
	/** Used heap after. */
	HEAP_AFTER,
	/** Size of the heap after. */
	HEAP_CAPACITY,
	/** Used young generation (nursery) before. */
	YOUNG_BEFORE,
	/** Used young generation (nursery) after. */
	YOUNG_AFTER,
	/** Used old generation (tenured space) before. */
	OLD_BEFORE,
	/** Used old generation (tenured space) after. */
	OLD_AFTER,
	/** Size of the old generation (tenured space) after. */
	OLD_CAPACITY,
	/** Used metaspace or permanent generation after. */
	METASPACE_AFTER,
	/** The collection alone, without the way into and out of the pause; IBM J9 tells it ("GC completed"). */
	COLLECTION,
	/** The mark phase; IBM J9 tells it. */
	MARK,
	/** The sweep phase; IBM J9 tells it. */
	SWEEP,
	/** The compact phase; IBM J9 tells it. */
	COMPACT,
	/** The size of the object that did not fit, in bytes. */
	REQUESTED,
	/** Number of the line in the file, counted from 1, that tells the event (IBM J9: that begins it). */
	LINE,
	/** Offset of this line in the unpacked text, in bytes. */
	OFFSET
}
