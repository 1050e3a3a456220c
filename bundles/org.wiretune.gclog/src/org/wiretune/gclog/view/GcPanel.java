/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.view;

import static org.wiretune.gclog.view.GcLogTexts.TEXTS;

/** The charts that stand one below the other on one time axis. */
public enum GcPanel {

	/** What is used, free and there in all, in bytes. */
	MEMORY,
	/** What single collections freed, moved or were asked for, in bytes. */
	MOVED,
	/** How long things took, in milliseconds. */
	TIME,
	/** How long the application ran between collections, in seconds. */
	INTERVAL,
	/** The share of the time in collections, in percent. */
	OVERHEAD,
	/** Allocation and promotion, in bytes a second. */
	RATE;

	/** {@return what it shows} */
	public String title() {
		return TEXTS.get("panel." + name());
	}
}
