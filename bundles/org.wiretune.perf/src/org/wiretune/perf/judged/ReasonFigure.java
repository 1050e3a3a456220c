/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.judged;

import java.math.BigDecimal;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.safety.quantity.Quantity;
import org.wiretune.safety.quantity.ShownUnit;

/**
 * A figure in a sentence. A time is one figure with its unit, since {@code 900 \u00b5s} and {@code 1.4 ms} are two sizes of the
 * same.
 *
 * @param digits as they stand in the sentence
 * @param unit the unit of a time as {@link Quantity} tells it; empty for any other figure
 */
record ReasonFigure(String digits, String unit) implements Comparable<ReasonFigure> {

	/** Units of times, each a thousand of the one before. */
	private static final List<String> UNITS = Stream.of(ShownUnit.NANOSECONDS, ShownUnit.MICROSECONDS, ShownUnit.MILLISECONDS, ShownUnit.SECONDS)
			.map(ShownUnit::symbol).toList();

	/** Finds figures: the first group is the number, the second the unit of a time. */
	static final Pattern PATTERN = Pattern.compile("((?:\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.\\d+)?)(?: (" + String.join("|", UNITS) + ")(?![\\p{L}\\d]))?");

	/** {@return the figure that a matcher of {@link #PATTERN} has found} */
	static ReasonFigure of(Matcher matcher) {
		return new ReasonFigure(matcher.group(1), matcher.group(2) == null ? "" : matcher.group(2));
	}

	/** {@return the same for all figures that may be compared with it} */
	String kind() {
		return unit.isEmpty() ? "" : UNITS.get(UNITS.size() - 1);
	}

	@Override
	public int compareTo(ReasonFigure other) {
		return value().compareTo(other.value());
	}

	private BigDecimal value() {
		return new BigDecimal(digits.replace(",", "")).scaleByPowerOfTen(unit.isEmpty() ? 0 : 3 * UNITS.indexOf(unit));
	}

	/** {@return the range from this figure to a larger one, such as {@code 69.1\u201385.6} or {@code 900 \u00b5s\u20131.4 ms}} */
	String to(ReasonFigure larger) {
		if (compareTo(larger) == 0) {
			return text();
		}
		return (unit.equals(larger.unit) ? digits : text()) + '\u2013' + larger.text();
	}

	private String text() {
		return unit.isEmpty() ? digits : digits + ' ' + unit;
	}
}
