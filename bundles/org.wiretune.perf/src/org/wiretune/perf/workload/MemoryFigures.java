/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import java.util.List;
import org.wiretune.core.Better;
import org.wiretune.core.Figure;
import org.wiretune.core.Unit;

/** Figures of {@link WorkloadKind#MEMORY}. */
public final class MemoryFigures {

	/** 1 where the server ran out of memory, or else 0. */
	public static final Figure OUT_OF_MEMORY = new Figure("out-of-memory", Unit.COUNT, Better.LOWER);

	/** Messages that were sent before the heap was full, or all. */
	public static final Figure SENT = new Figure("messages-sent", Unit.COUNT, Better.HIGHER);

	/** Messages that were received. */
	public static final Figure RECEIVED = new Figure("messages-received", Unit.COUNT, Better.HIGHER);

	/** Size of all messages that were sent. */
	public static final Figure SENT_BYTES = new Figure("bytes-sent", Unit.BYTES, Better.HIGHER);

	/** Messages that were pending when the server before had ended. */
	public static final Figure PENDING = new Figure("messages-pending", Unit.COUNT, Better.NEITHER);

	/** Pending messages that a server with a larger heap worked off. */
	public static final Figure RECOVERED = new Figure("messages-recovered", Unit.COUNT, Better.HIGHER);

	/** Messages that a server found in its store. */
	public static final Figure FOUND = new Figure("messages-found", Unit.COUNT, Better.NEITHER);

	/** Messages left in the queue at the end. */
	public static final Figure LEFT = new Figure("messages-left", Unit.COUNT, Better.LOWER);

	/** How long the server took to start. */
	public static final Figure START = new Figure("server-start-time", Unit.SECONDS, Better.LOWER);

	/** Most heap that was used. */
	public static final Figure HEAP = new Figure("most-heap-used", Unit.BYTES, Better.LOWER);

	/** Garbage collections. */
	public static final Figure COLLECTIONS = new Figure("collections", Unit.COUNT, Better.NEITHER);

	/** Time in garbage collections. */
	public static final Figure COLLECTION_TIME = new Figure("collection-time", Unit.SECONDS, Better.LOWER);

	/** Longest pause of a garbage collection. */
	public static final Figure LONGEST_PAUSE = new Figure("longest-pause", Unit.SECONDS, Better.LOWER);

	/** Time in garbage collections by all time. */
	public static final Figure COLLECTION_SHARE = new Figure("collection-share", Unit.PERCENT, Better.LOWER);

	/** Time in which the server did little else than collect garbage. */
	public static final Figure EXCESSIVE = new Figure("excessive-collection-time", Unit.SECONDS, Better.LOWER);

	/** Memory of the server that lies on large pages, at the end of the measurement. */
	public static final Figure LARGE_PAGES = new Figure("memory-on-large-pages", Unit.BYTES, Better.HIGHER);

	/** A row: when the heap was read. */
	public static final Figure HEAP_TIMES = new Figure("heap-reading-times", Unit.SECONDS, Better.NEITHER);

	/** A row: heap used at each reading. */
	public static final Figure HEAP_USED = new Figure("heap-used", Unit.BYTES, Better.NEITHER);

	static final List<Figure> ALL = List.of(OUT_OF_MEMORY, SENT, RECEIVED, SENT_BYTES, PENDING, RECOVERED, FOUND, LEFT,
			START, HEAP, COLLECTIONS, COLLECTION_TIME, LONGEST_PAUSE, COLLECTION_SHARE, EXCESSIVE, LARGE_PAGES, HEAP_TIMES, HEAP_USED);

	private MemoryFigures() {
	}
}
