/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog;

/** What the times of a JVM start count from. */
public enum Clock {

	/** From the start of the virtual machine. */
	UPTIME,
	/** From 1970-01-01T00:00 in the time zone that the log names; UTC where it names none. */
	WALL_CLOCK,
	/** The log tells no times. */
	NONE
}
