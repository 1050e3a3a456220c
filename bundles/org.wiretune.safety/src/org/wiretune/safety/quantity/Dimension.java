/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.quantity;

import static org.wiretune.safety.quantity.ShownUnit.BYTES;
import static org.wiretune.safety.quantity.ShownUnit.BYTES_PER_SECOND;
import static org.wiretune.safety.quantity.ShownUnit.GIGABYTES;
import static org.wiretune.safety.quantity.ShownUnit.GIGABYTES_PER_SECOND;
import static org.wiretune.safety.quantity.ShownUnit.HOURS;
import static org.wiretune.safety.quantity.ShownUnit.KILOBYTES;
import static org.wiretune.safety.quantity.ShownUnit.KILOBYTES_PER_SECOND;
import static org.wiretune.safety.quantity.ShownUnit.MEGABYTES;
import static org.wiretune.safety.quantity.ShownUnit.MEGABYTES_PER_SECOND;
import static org.wiretune.safety.quantity.ShownUnit.MICROSECONDS;
import static org.wiretune.safety.quantity.ShownUnit.MILLISECONDS;
import static org.wiretune.safety.quantity.ShownUnit.MINUTES;
import static org.wiretune.safety.quantity.ShownUnit.NANOSECONDS;
import static org.wiretune.safety.quantity.ShownUnit.ONE;
import static org.wiretune.safety.quantity.ShownUnit.PERCENT;
import static org.wiretune.safety.quantity.ShownUnit.PER_SECOND;
import static org.wiretune.safety.quantity.ShownUnit.SECONDS;
import static org.wiretune.safety.quantity.ShownUnit.TERABYTES;

import java.util.List;
import java.util.function.ToDoubleFunction;

/** What a quantity measures, in which base unit its value is kept, and in which units it is told. */
public enum Dimension {
	/** A length of time, kept in seconds. */
	TIME(MILLISECONDS, NANOSECONDS, MICROSECONDS, MILLISECONDS, SECONDS, MINUTES, HOURS),
	/** An amount of memory or data, kept in bytes. */
	MEMORY(BYTES, BYTES, KILOBYTES, MEGABYTES, GIGABYTES, TERABYTES),
	/** Memory or data in each second, kept in bytes per second. */
	MEMORY_RATE(BYTES_PER_SECOND, BYTES_PER_SECOND, KILOBYTES_PER_SECOND, MEGABYTES_PER_SECOND, GIGABYTES_PER_SECOND),
	/** So many of something; what is counted say the words beside it. */
	COUNT(ONE, ONE),
	/** So many of something in each second. */
	RATE(PER_SECOND, PER_SECOND),
	/** A part of a whole, kept in hundredths of it. */
	SHARE(PERCENT, PERCENT),
	/** One value by another of the same dimension. */
	RATIO(ONE, ONE);

	private final ShownUnit ofZero;
	private final List<ShownUnit> units;

	Dimension(ShownUnit ofZero, ShownUnit... units) {
		this.ofZero = ofZero;
		this.units = List.of(units);
	}

	/** {@return the units, the smallest first} */
	public List<ShownUnit> units() {
		return units;
	}

	/**
	 * The unit that suits a single value: the largest of which it is one at least, as it is told; so what rounding would make
	 * a thousand milliseconds is a second. Minutes begin at ten and hours at two of them.
	 *
	 * @param value a value in the base unit
	 * @return the unit; that of nothing is milliseconds or bytes
	 */
	public ShownUnit unit(double value) {
		return value == 0 ? ofZero : largest(Math.abs(value), ShownUnit::begins);
	}

	/**
	 * The unit that suits all values of an axis, a column or an instrument: the largest of which its end is ten at least, or
	 * two where 1024 make the next, since a thousand of those is no round figure.
	 *
	 * @param end the end of the axis, or the greatest value, in the base unit
	 * @param least the smallest unit that may be; one of {@link #units()}
	 * @return the unit
	 */
	public ShownUnit common(double end, ShownUnit least) {
		ShownUnit unit = largest(Math.abs(end), ShownUnit::fills);
		return unit.compareTo(least) < 0 ? least : unit;
	}

	private ShownUnit largest(double size, ToDoubleFunction<ShownUnit> begin) {
		ShownUnit largest = units.get(0);
		for (ShownUnit unit : units) {
			if (size >= begin.applyAsDouble(unit)) {
				largest = unit;
			}
		}
		return largest;
	}
}
