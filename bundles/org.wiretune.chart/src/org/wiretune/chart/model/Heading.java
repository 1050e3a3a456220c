/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.chart.model;

/**
 * A line above a chart.
 *
 * @param text at its left, cut where there is little room
 * @param figure at its right
 * @param warns whether the figure is one to act on
 */
public record Heading(String text, String figure, boolean warns) {

	/** No line. */
	public static final Heading NONE = new Heading("", "", false);
}
