/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

/** What the values of several MBeans of one name give together. */
public enum SeveralBeans {

	/** Each is a part of the whole. */
	SUM,
	/** Each shows the same thing, such as the endpoints of one queue; the highest counts. */
	HIGHEST;

	/** {@return the value of both} @param one a value @param other another */
	double of(double one, double other) {
		return this == SUM ? one + other : Math.max(one, other);
	}
}
