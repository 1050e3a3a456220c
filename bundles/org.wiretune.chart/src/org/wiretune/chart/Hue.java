/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.chart;

/** The colours of lines; the theme says what they are. */
public enum Hue {
	/** The main line of a chart. */
	FIRST,
	/** The second line. */
	SECOND,
	/** A line in the background. */
	THIRD,
	/** A further line. */
	FOURTH,
	/** A further line. */
	FIFTH,
	/** A further line. */
	SIXTH,
	/** What ought not to be there. */
	BAD
}
