/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog;

/** What logs tell beside collections. */
public enum IncidentKind {

	/** A thread waited for memory while a concurrent collection ran (ZGC), or an allocation failed meanwhile (Shenandoah). */
	ALLOCATION_STALL,
	/** Memory was exhausted: an {@code OutOfMemoryError}, or an allocation that a collection could not satisfy. */
	OUT_OF_MEMORY,
	/** Objects could not be moved to another region, survivor space or the old generation. */
	EVACUATION_FAILURE,
	/** The old generation was full before the concurrent collector had finished (CMS, Shenandoah). */
	CONCURRENT_MODE_FAILURE,
	/** The operating system took more processor time for a collection than the collector itself. */
	SYSTEM_TIME,
	/** A collection took much longer than the processor time it was given. */
	PROCESSOR_MISSING
}
