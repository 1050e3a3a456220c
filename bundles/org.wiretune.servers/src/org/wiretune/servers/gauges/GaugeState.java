/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.gauges;

/** What a gauge has to say about its value. */
public enum GaugeState {
	/** The process does not offer the value. */
	NO_VALUE,
	/** Below the limit, or no limit set. */
	NORMAL,
	/** At or above the limit. */
	WARNING
}
