/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.proof;

import java.time.Instant;
import java.util.List;
import org.wiretune.perf.stat.PairScatter;
import org.wiretune.perf.stat.Sample;
import org.wiretune.perf.stat.StudentT;

/**
 * Pairs of which both sides are the same: what differs between them is the machine alone. They say which effect can be seen
 * here at all, for as long as machine and workload stay what they are.
 *
 * @param at when the last of them was made
 * @param logs logarithms of the ratios of the figure that is judged
 */
public record EqualPairs(Instant at, List<Double> logs) {

	/** Nothing is known of this machine. */
	public static final EqualPairs NONE = new EqualPairs(Instant.EPOCH, List.of());

	/** Copies the list. */
	public EqualPairs {
		logs = List.copyOf(logs);
	}

	private double[] array() {
		return logs.stream().mapToDouble(Double::doubleValue).toArray();
	}

	/** {@return by how much two sides that are the same differed most, as a share: 0.5 where one took half more than the other; 0 without pairs} */
	double apart() {
		return Math.expm1(logs.stream().mapToDouble(Math::abs).max().orElse(0));
	}

	/** {@return how these and some others scatter, each around its mean} @param others logarithms of other pairs */
	PairScatter scatter(double[] others) {
		return PairScatter.of(List.of(array(), others));
	}

	/**
	 * The effect below which pairs say nothing here: what so many equal pairs would show in one of twenty cases by the
	 * scatter of all that is known, and not less than the equal pairs showed themselves.
	 *
	 * @param pairs the pairs that are judged
	 * @return the effect as a logarithm, 0 or more
	 */
	double floor(double[] pairs) {
		PairScatter scatter = scatter(pairs);
		double half = scatter.isKnown() ? StudentT.quantile975(scatter.degrees()) * scatter.deviation() / Math.sqrt(pairs.length) : 0;
		return Math.max(half, logs.isEmpty() ? 0 : Math.abs(Sample.mean(array())));
	}
}
