/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog;

/** Watches the reading of a log. Called by the thread that reads, about every quarter of a megabyte. */
@FunctionalInterface
public interface ReadingMonitor {

	/** Reads to the end. */
	ReadingMonitor NONE = bytes -> true;

	/**
	 * Tells how far the reading is.
	 *
	 * @param bytes how many bytes of the text were read
	 * @return whether to go on; false ends the reading, and what was read so far is the result
	 */
	boolean read(long bytes);
}
