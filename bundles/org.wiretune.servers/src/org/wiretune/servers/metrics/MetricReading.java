/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

import java.lang.reflect.Array;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import javax.management.openmbean.CompositeData;
import javax.management.openmbean.TabularData;

/**
 * How a figure is taken from an MBean.
 *
 * @param attribute
 *            the attribute to read; empty when an operation is called
 * @param item
 *            the item inside the attribute when that is a composite (the {@code used} of {@code HeapMemoryUsage}) or a map
 *            (the {@code maxSession} of an {@code activationConfig}); empty otherwise
 * @param operation
 *            an operation without arguments to call; empty when an attribute is read. Of an array the length counts
 * @param find
 *            takes the figure out of a text by its first group ({@code waiting=(\d+)})
 * @param guard
 *            an attribute of the same MBean that must not be {@code false}: with statistics switched off, some servers
 *            answer zero instead of nothing; empty for none
 * @param every
 *            the figure is read anew each so many readings, 1 or more; in between the last one stands
 * @param scale
 *            what the figure is multiplied with to be in its unit: 1e-6 for nanoseconds that are kept as milliseconds
 */
public record MetricReading(String attribute, String item, String operation, Optional<Pattern> find, String guard, int every,
		double scale) {

	private static final String VALUE_COLUMN = "value"; //$NON-NLS-1$

	/** Checks the values. */
	public MetricReading {
		Objects.requireNonNull(attribute);
		Objects.requireNonNull(item);
		Objects.requireNonNull(operation);
		Objects.requireNonNull(find);
		Objects.requireNonNull(guard);
		if (every < 1 || !(scale > 0)) {
			throw new IllegalArgumentException("every " + every + ", scale " + scale); //$NON-NLS-1$ //$NON-NLS-2$
		}
	}

	/**
	 * The figure in an answer. A negative one means "undefined" throughout {@code java.lang.management}
	 * ({@code MemoryUsage.getMax}, {@code GarbageCollectorMXBean.getCollectionTime}); the largest number of a type
	 * means "no limit".
	 *
	 * @param answer
	 *            value of the attribute or result of the operation, may be {@code null}
	 * @return not a number when there is none
	 */
	double value(Object answer) {
		Object value = answer;
		if (!item.isEmpty()) {
			value = item(answer);
		}
		double number = number(value);
		return number < 0 ? Double.NaN : number * scale;
	}

	private Object item(Object answer) {
		if (answer instanceof CompositeData composite) {
			return composite.containsKey(item) ? composite.get(item) : null;
		}
		// WildFly tells a map by a table with a column for its keys and another for what they lead to.
		Object[] key = { item };
		return answer instanceof TabularData table && table.getTabularType().getIndexNames().size() == 1 && table.containsKey(key)
				? table.get(key).get(VALUE_COLUMN) : null;
	}

	private double number(Object value) {
		if (value instanceof Number figure) {
			return isUnbounded(figure) ? Double.NaN : figure.doubleValue();
		}
		if (value instanceof Boolean truth) {
			return truth ? 1 : 0;
		}
		if (value instanceof String text) {
			return number(text);
		}
		if (!operation.isEmpty()) {
			// findDeadlockedThreads answers null for no thread.
			return value == null ? 0 : value.getClass().isArray() ? Array.getLength(value) : Double.NaN;
		}
		return Double.NaN;
	}

	/** Pools without a limit answer the largest number of their type. */
	private static boolean isUnbounded(Number figure) {
		return figure instanceof Integer && figure.intValue() == Integer.MAX_VALUE || figure instanceof Long && figure.longValue() == Long.MAX_VALUE
				// Micrometer tells whole numbers as this too.
				|| figure instanceof Double && figure.doubleValue() == Integer.MAX_VALUE;
	}

	private double number(String text) {
		String figure = text.strip();
		if (find.isPresent()) {
			Matcher matcher = find.get().matcher(text);
			if (!matcher.find() || matcher.groupCount() == 0) {
				return Double.NaN;
			}
			figure = matcher.group(1);
		}
		try {
			return Double.parseDouble(figure);
		} catch (NumberFormatException noFigure) {
			return Double.NaN;
		}
	}
}
