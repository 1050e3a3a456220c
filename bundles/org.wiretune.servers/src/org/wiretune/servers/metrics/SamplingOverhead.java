/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

import org.wiretune.safety.quantity.Nanoseconds;

/**
 * What watching costs on our side and how much traffic it makes.
 *
 * @param samples
 *            number of readings that succeeded
 * @param attributes
 *            attributes in the last reading
 * @param calls
 *            calls to the process in the last reading
 * @param lastMillis
 *            duration of the last reading
 * @param meanMillis
 *            mean duration of all readings
 * @param greatestMillis
 *            duration of the slowest reading
 */
public record SamplingOverhead(long samples, int attributes, int calls, double lastMillis, double meanMillis,
		double greatestMillis) {

	/** Before the first reading. */
	public static final SamplingOverhead NONE = new SamplingOverhead(0, 0, 0, 0, 0, 0);

	/** The overhead after one more reading. */
	SamplingOverhead plus(MetricSample sample) {
		double millis = Nanoseconds.toMilliseconds(sample.nanos());
		return new SamplingOverhead(samples + 1, sample.attributes(), sample.calls(), millis,
				meanMillis + (millis - meanMillis) / (samples + 1), Math.max(greatestMillis, millis));
	}
}
