/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.report;

import java.util.List;

/**
 * One figure of several logs beside each other.
 *
 * @param key its name in JSON
 * @param label what it is called
 * @param texts the figure of each log as text; a hyphen where the log does not tell it
 * @param values the figure of each log: seconds, bytes, percent or a number; NaN where the log does not tell it
 * @param better whether less of it is better, more of it, or neither
 */
public record ComparedFigure(String key, String label, List<String> texts, List<Double> values, Better better) {

	/** Which way a figure should change. */
	public enum Better {
		/** Less is better. */
		LESS,
		/** More is better. */
		MORE,
		/** It only describes. */
		NEITHER
	}

	/** {@return by how many percent the figure of a log is greater than that of the first; NaN where that cannot be said} */
	public double changePercent(int log) {
		double first = values.getFirst();
		double other = values.get(log);
		if (first == other) {
			return 0;
		}
		return first == 0 ? Double.NaN : (other - first) * 100 / Math.abs(first);
	}

	/** {@return 1 where a log is better than the first in this figure, -1 where it is worse, else 0} */
	public int verdict(int log) {
		double difference = values.get(log) - values.getFirst();
		if (better == Better.NEITHER || Double.isNaN(difference)) {
			return 0;
		}
		return (int) Math.signum(better == Better.LESS ? -difference : difference);
	}
}
