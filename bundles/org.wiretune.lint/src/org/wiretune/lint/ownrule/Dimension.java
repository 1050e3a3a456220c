/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.ownrule;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.model.settings.SettingValues;
import org.wiretune.model.settings.ValueType;

/** What a value counts, so that only values of one kind are compared; numbers of a dimension have one unit. */
public enum Dimension {

	/** A plain number. */
	COUNT,
	/** A length of time, in milliseconds. */
	TIME,
	/** A size of memory or storage, in bytes. */
	MEMORY,
	/** True or false. */
	TRUTH,
	/** Words. */
	TEXT;

	private static final Set<String> TIMES = Set.of("milliseconds", "seconds", "minutes", "hours", "days");
	private static final Set<String> SIZES = Set.of("bytes", "kilobytes", "megabytes", "gigabytes");
	private static final Pattern PIECES = Pattern.compile("(?:pages|blocks) of (\\d{1,6}) kilobytes");
	private static final Pattern NUMBER = Pattern.compile("-?\\d{1,19}(\\.\\d{1,9})?");
	private static final int SECOND = 1000;
	private static final int KILOBYTE = 1024;

	/**
	 * {@return the dimension of a setting}
	 *
	 * @param type what the table says its value is
	 * @param unit the unit of a number, in the words of the tables, or null
	 */
	static Dimension of(ValueType type, String unit) {
		return switch (type) {
		case TEXT -> TEXT;
		case TRUTH -> TRUTH;
		case SIZE -> MEMORY;
		case DURATION -> TIME;
		case NUMBER -> unit != null && TIMES.contains(unit) ? TIME : unit != null && (SIZES.contains(unit) || PIECES.matcher(unit).matches()) ? MEMORY : COUNT;
		};
	}

	/** {@return whether values are numbers, which have an order} */
	boolean isNumber() {
		return this == COUNT || this == TIME || this == MEMORY;
	}

	/**
	 * Reads a value.
	 *
	 * @param text the text
	 * @param unit the unit of a number without a suffix, or null for milliseconds and bytes
	 * @return a {@link BigDecimal}, {@link Boolean} or {@link String}; null where the text is no such value
	 */
	Object read(String text, String unit) {
		return switch (this) {
		case COUNT -> NUMBER.matcher(text).matches() ? new BigDecimal(text) : null;
		case TIME -> decimal(SettingValues.asMilliseconds(text, unit));
		case MEMORY -> memory(text, unit);
		case TRUTH -> truth(text);
		case TEXT -> text;
		};
	}

	private static Object memory(String text, String unit) {
		Matcher pieces = unit == null ? null : PIECES.matcher(unit);
		if (pieces != null && pieces.matches() && SettingValues.asNumber(text) != null) {
			return BigDecimal.valueOf(SettingValues.asNumber(text)).multiply(factor(unit));
		}
		return decimal(SettingValues.asBytes(text, unit));
	}

	private static Object truth(String text) {
		if (SettingValues.asTruth(text)) {
			return true;
		}
		return switch (text.toLowerCase(java.util.Locale.ROOT)) {
		case "false", "no", "off", "0" -> false;
		default -> null;
		};
	}

	private static BigDecimal decimal(Long number) {
		return number == null ? null : BigDecimal.valueOf(number);
	}

	/**
	 * {@return a number of this dimension in a unit}
	 *
	 * @param value the number in milliseconds or bytes, or a plain one
	 * @param unit the unit, in the words of the tables, or null
	 */
	BigDecimal in(BigDecimal value, String unit) {
		return this == COUNT || unit == null ? value : value.divide(factor(unit), MathContext.DECIMAL64);
	}

	private static BigDecimal factor(String unit) {
		Matcher pieces = PIECES.matcher(unit);
		if (pieces.matches()) {
			return new BigDecimal(pieces.group(1)).multiply(BigDecimal.valueOf(KILOBYTE));
		}
		Long factor = TIMES.contains(unit) ? SettingValues.asMilliseconds("1", unit) : SIZES.contains(unit) ? SettingValues.asBytes("1", unit) : null;
		return factor == null ? BigDecimal.ONE : BigDecimal.valueOf(factor);
	}

	/** {@return a number for messages, with the symbol of its unit} @param value the number */
	String shown(BigDecimal value) {
		return switch (this) {
		case TIME -> isMultiple(value, SECOND) ? plain(value.divide(BigDecimal.valueOf(SECOND))) + " s" : plain(value) + " ms";
		case MEMORY -> memory(value);
		default -> plain(value);
		};
	}

	private static String memory(BigDecimal value) {
		BigDecimal number = value;
		String[] units = { "bytes", "KB", "MB", "GB" };
		int unit = 0;
		while (unit < units.length - 1 && number.signum() != 0 && isMultiple(number, KILOBYTE)) {
			number = number.divide(BigDecimal.valueOf(KILOBYTE));
			unit++;
		}
		return plain(number) + ' ' + units[unit];
	}

	private static boolean isMultiple(BigDecimal value, int of) {
		return value.remainder(BigDecimal.valueOf(of)).signum() == 0;
	}

	private static String plain(BigDecimal value) {
		BigDecimal rounded = value.setScale(2, RoundingMode.HALF_UP);
		return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
	}
}
