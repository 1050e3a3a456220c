/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.quantity;

import org.wiretune.safety.order.Backwards;
import org.wiretune.safety.text.Texts;

/**
 * A value with what it measures. People are told all of them by one rule: in the unit that suits the size, with three
 * significant digits, in English on every machine. So a positive time is never told as 0.00 ms, and one amount reads the same
 * in a view, a report and on a console. What programs read (JSON, run files, CSV) are bare numbers in a fixed unit and not
 * written here.
 * <p>
 * Values that stand beside one another on an axis, in a column or on an instrument share a unit: {@link QuantityScale}.
 *
 * @param value the value in the base unit of its dimension; not a number where it is not known
 * @param dimension what it measures
 */
public record Quantity(double value, Dimension dimension) {

	private static final Texts TEXTS = Texts.of(Quantity.class, "quantity");
	private static final double MOST_TIMES = 1000;
	private static final long MINUTE = 60;
	/** What has more digits nobody has typed. */
	private static final double MOST_TYPED = 100_000;

	/** {@return a length of time} @param seconds in seconds */
	public static Quantity seconds(double seconds) {
		return new Quantity(seconds, Dimension.TIME);
	}

	/** {@return a length of time} @param milliseconds in milliseconds */
	public static Quantity milliseconds(double milliseconds) {
		return new Quantity(ShownUnit.MILLISECONDS.toBase(milliseconds), Dimension.TIME);
	}

	/** {@return a length of time} @param nanoseconds in nanoseconds */
	public static Quantity nanoseconds(double nanoseconds) {
		return new Quantity(ShownUnit.NANOSECONDS.toBase(nanoseconds), Dimension.TIME);
	}

	/** {@return an amount of memory} @param bytes in bytes */
	public static Quantity bytes(double bytes) {
		return new Quantity(bytes, Dimension.MEMORY);
	}

	/** {@return an amount of memory} @param megabytes in MB of 1024 times 1024 bytes */
	public static Quantity megabytes(double megabytes) {
		return new Quantity(ShownUnit.MEGABYTES.toBase(megabytes), Dimension.MEMORY);
	}

	/** {@return an amount of memory in a second} @param bytes in bytes per second */
	public static Quantity bytesPerSecond(double bytes) {
		return new Quantity(bytes, Dimension.MEMORY_RATE);
	}

	/** {@return so many} @param count how many; means of counts have digits behind the point */
	public static Quantity count(double count) {
		return new Quantity(count, Dimension.COUNT);
	}

	/** {@return so many in a second} @param count how many */
	public static Quantity perSecond(double count) {
		return new Quantity(count, Dimension.RATE);
	}

	/** {@return a part of a whole} @param percent 100 is all of it */
	public static Quantity percent(double percent) {
		return new Quantity(percent, Dimension.SHARE);
	}

	/** {@return one value by another} @param ratio 2 is twice as much */
	public static Quantity ratio(double ratio) {
		return new Quantity(ratio, Dimension.RATIO);
	}

	/** {@return whether there is a value} */
	public boolean isKnown() {
		return Double.isFinite(value);
	}

	/**
	 * {@return the quantity as it is told, such as {@code 50.2 ns}, {@code 20.3 ms}, {@code 2 h 5 min}, {@code 237 MB},
	 * {@code 99.951 %}, {@code 1,400/s}; {@link Digits#NONE} where it is not known}
	 */
	public String text() {
		if (!isKnown()) {
			return Digits.NONE;
		}
		ShownUnit unit = dimension.unit(value);
		return switch (unit) {
		case MINUTES, HOURS -> longTime();
		default -> number() + (unit == ShownUnit.ONE || unit == ShownUnit.PER_SECOND ? unit.symbol() : ' ' + unit.symbol());
		};
	}

	/**
	 * {@return an amount that somebody has set, as it is typed: a whole number, without commas, of the largest unit that gives
	 * one, such as {@code 1303 MB}, {@code 4 GB} or {@code 90 s}; {@link #text()} where none does}
	 */
	public String exactly() {
		for (ShownUnit unit : Backwards.of(dimension.units())) {
			double shown = unit.fromBase(value);
			if (Math.abs(shown) >= 1 && shown == Math.rint(shown) && Math.abs(shown) < MOST_TYPED) {
				return (long) shown + (unit.symbol().isEmpty() ? "" : ' ' + unit.symbol());
			}
		}
		return text();
	}

	/** {@return the digits alone in the unit of {@link #text()}, where the words beside them say the unit} */
	public String number() {
		if (!isKnown()) {
			return Digits.NONE;
		}
		return dimension == Dimension.SHARE ? Share.digits(value) : Digits.measured(dimension.unit(value).fromBase(value));
	}

	/**
	 * {@return a ratio in words, such as {@code 1.3 times}, {@code 605 times}; from a thousand on {@code more than 1,000 times},
	 * since what is compared then has no more in common}
	 */
	public String times() {
		return value > MOST_TIMES ? TEXTS.get("times.more", (long) MOST_TIMES)
				: TEXTS.get("times", Digits.fixed(value, value < 9.95 ? 1 : 0));
	}

	/**
	 * {@return a ratio as a number, such as {@code 0.812}; beyond a thousand in either direction only that it is, as {@code below 0.001}
	 * or {@code above 1,000}}
	 */
	public String bounded() {
		return value > MOST_TIMES ? TEXTS.get("ratio.above", (long) MOST_TIMES)
				: value > 0 && value < 1 / MOST_TIMES ? TEXTS.get("ratio.below", Digits.fixed(1 / MOST_TIMES, 3)) : Digits.measured(value);
	}

	/** {@return {@link #text()}, so that a quantity may stand in a place of a text} */
	@Override
	public String toString() {
		return text();
	}

	private String longTime() {
		long seconds = Math.round(Math.abs(value));
		String sign = value < 0 ? "-" : "";
		return sign + (dimension.unit(value) == ShownUnit.MINUTES ? TEXTS.get("minutes", seconds / MINUTE, seconds % MINUTE)
				: TEXTS.get("hours", seconds / MINUTE / MINUTE, seconds / MINUTE % MINUTE));
	}
}
