/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gauges;

/** How the gauges are shown. */
public enum GaugeMode {
	/** Dials with the last minute below. */
	DIALS,
	/** Charts of the last minutes with run boundaries and alarms. */
	CHARTS,
	/** All figures as text. */
	TABLE
}
