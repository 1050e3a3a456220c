/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.judged;

/** How the starts of two sides stand to each other. */
enum SidesAre {
	/** Each side for itself: what was kept of it, at whatever time. */
	APART,
	/** As apart, but it is the newest start of each side that is asked about; earlier ones say nothing where it must not be used. */
	APART_UP_TO_NEWEST,
	/** The starts of one number were made next to each other. */
	IN_PAIRS
}
