/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.logs;

/** How much a line of a log matters, for its colour. */
public enum LogSeverity {
	/** Something failed. */
	ERROR,
	/** Something may fail. */
	WARNING,
	/** What happens in everyday business. */
	INFO,
	/** Details for developers. */
	DEBUG,
	/** A line that no known form explains. */
	UNKNOWN
}
