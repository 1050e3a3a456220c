/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.alarms;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * A figure computed from metrics, as written in a table of alarms: {@code 100 * threads.blocked / jvm.threads}. It knows
 * {@code + - * /}, parentheses, numbers, ids of metrics and these functions, of which those with a second argument look
 * back on so many samples:
 * <ul>
 * <li>{@code grow(x, n)} the growth since n samples ago, {@code rate(x, n)} the same in a second;
 * <li>{@code highest(x, n)}, {@code lowest(x, n)} over the last n samples;
 * <li>{@code swings(x, n)} how often x changed between rising and falling within the last n samples;
 * <li>{@code total(id)} the sum and {@code greatest(id)} the greatest of all instances of a metric;
 * <li>{@code or(x, y)} y where x has no value, {@code min(x, y)}, {@code max(x, y)}.
 * </ul>
 * A figure of which a part is missing has no value. Immutable.
 */
public final class MetricExpression {

	/** A part of an expression. */
	@FunctionalInterface
	interface Node {

		/** The value at a sample; not a number for none. */
		double value(SampleWindow window, String instance, int age);
	}

	private final String text;
	private final Node root;
	private final List<String> metrics;

	MetricExpression(String text, Node root, List<String> metrics) {
		this.text = Objects.requireNonNull(text);
		this.root = Objects.requireNonNull(root);
		this.metrics = List.copyOf(metrics);
	}

	/**
	 * Reads an expression.
	 *
	 * @param text
	 *            the expression
	 * @return the expression
	 * @throws IllegalArgumentException
	 *             when it is none; the message names the place
	 */
	public static MetricExpression parse(String text) {
		return new MetricExpressionParser(text).expression();
	}

	/**
	 * The metrics it is computed from.
	 *
	 * @return ids, in the order of the text
	 */
	public Stream<String> metrics() {
		return metrics.stream();
	}

	double value(SampleWindow window, String instance) {
		return root.value(window, instance, 0);
	}

	/** Two expressions of the same text say the same. */
	@Override
	public boolean equals(Object other) {
		return other instanceof MetricExpression expression && expression.text.equals(text);
	}

	@Override
	public int hashCode() {
		return text.hashCode();
	}

	@Override
	public String toString() {
		return text;
	}
}
