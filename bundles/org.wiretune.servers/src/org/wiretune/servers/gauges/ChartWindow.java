/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.gauges;

/**
 * The time between the left and the right edge of charts.
 *
 * @param from
 *            milliseconds since 1970
 * @param to
 *            milliseconds since 1970, after {@code from}
 */
public record ChartWindow(long from, long to) {

	/**
	 * How much time it is.
	 *
	 * @return milliseconds
	 */
	public long length() {
		return to - from;
	}
}
