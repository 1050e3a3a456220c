/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog;

/** Kinds of collections and of the stops that belong to them, in the words of the virtual machines. */
public enum CollectionKind {

	/** Young collection; "scavenge" with IBM J9. */
	YOUNG("young", true),
	/** Young collection of G1 that takes regions of the old generation along. */
	MIXED("mixed", true),
	/** Young collection of G1 that begins a concurrent cycle ("Concurrent Start", "initial-mark"). */
	CONCURRENT_START("concurrent start", true),
	/** Full collection; "global" with IBM J9. */
	FULL("full", true),
	/** Partial collection of the balanced policy of IBM J9. */
	PARTIAL("partial", true),
	/** Increment of global marking of the balanced policy of IBM J9. */
	GLOBAL_MARK("global mark", true),
	/** Stop that begins concurrent marking. */
	INITIAL_MARK("initial mark", true),
	/** Stop that ends concurrent marking. */
	REMARK("remark", true),
	/** Stop that frees empty regions after marking. */
	CLEANUP("cleanup", true),
	/** Concurrent collection of Shenandoah that went on while the application stood still. */
	DEGENERATED("degenerated", true),
	/** A short stop between concurrent phases of ZGC and Shenandoah. */
	PHASE_STOP("phase stop", true),
	/** A stop of IBM J9 in which nothing was collected, for instance one that starts concurrent marking. */
	STOP_WITHOUT_COLLECTION("stop without collection", true),
	/** Any other stop. */
	OTHER_PAUSE("pause", true),
	/** Concurrent cycle beside the application; of ZGC and Shenandoah that is the collection. */
	CONCURRENT_CYCLE("concurrent cycle", false),
	/** Concurrent collection of the young generation (ZGC). */
	CONCURRENT_YOUNG("concurrent young", false),
	/** Concurrent collection of all generations (ZGC). */
	CONCURRENT_FULL("concurrent full", false);

	private final String label;
	private final boolean pause;

	CollectionKind(String label, boolean pause) {
		this.label = label;
		this.pause = pause;
	}

	/** {@return how the kind is called in reports} */
	public String label() {
		return label;
	}

	/** {@return whether the application stood still; false for work beside it} */
	public boolean isPause() {
		return pause;
	}

	/** {@return whether all generations were collected, so that what is left is alive} */
	public boolean isFull() {
		return this == FULL || this == CONCURRENT_FULL;
	}

	/** {@return whether it frees memory, other than a stop that only belongs to a concurrent cycle} */
	public boolean isCollection() {
		return switch (this) {
		case YOUNG, MIXED, CONCURRENT_START, FULL, PARTIAL, DEGENERATED, CONCURRENT_CYCLE, CONCURRENT_YOUNG, CONCURRENT_FULL -> true;
		default -> false;
		};
	}
}
