/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.settings;

import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.core.ValueForm;

/** Readings of a setting's text. */
public final class SettingValues {

	private static final Pattern SIZE = Pattern.compile("(-?\\d{1,19})\\s*([kmgt]?)(?:i?b|bytes)?");
	private static final Pattern DURATION = Pattern.compile("(\\d{1,19})\\s*(ms|s|min|m|h|d)\\s*");
	private static final int LONGEST_DURATION = 64;

	private SettingValues() {
	}

	/**
	 * {@return how a value is written where a setting stands, or where it would be written}
	 *
	 * @param setting the setting
	 */
	public static ValueForm form(Setting setting) {
		if (setting.isSet()) {
			return setting.getForm() == null ? ValueForm.NONE : setting.getForm();
		}
		return setting.getInsertion() == null ? ValueForm.NONE : setting.getInsertion().form();
	}

	/**
	 * Reads a whole number.
	 *
	 * @param value the text, or null
	 * @return the number, or null where the text is no whole number of the long range
	 */
	public static Long asNumber(String value) {
		if (value == null) {
			return null;
		}
		try {
			return Long.valueOf(value.strip());
		} catch (NumberFormatException noNumber) {
			return null;
		}
	}

	/**
	 * Reads a truth.
	 *
	 * @param value the text, or null
	 * @return true for the words true, yes, on and the number 1
	 */
	public static boolean asTruth(String value) {
		return value != null && switch (value.strip().toLowerCase(Locale.ROOT)) {
		case "true", "yes", "on", "1" -> true;
		default -> false;
		};
	}

	/**
	 * Reads a size of memory or storage: {@code 512}, {@code 512m}, {@code 2 GB}, {@code 16MiB}. Suffixes count in powers of
	 * 1024, as those of the Java virtual machine, of databases and of servers do.
	 *
	 * @param value the text, or null
	 * @param unit the unit of a number without a suffix (bytes, kilobytes, megabytes, gigabytes); null for bytes
	 * @return the number of bytes, or null where the text is no size or the number is beyond the long range
	 */
	public static Long asBytes(String value, String unit) {
		Matcher matcher = value == null ? null : SIZE.matcher(value.strip().toLowerCase(Locale.ROOT));
		if (matcher == null || !matcher.matches()) {
			return null;
		}
		int shift = switch (matcher.group(2)) {
		case "" -> unit == null ? 0 : switch (unit) {
		case "kilobytes" -> 10;
		case "megabytes" -> 20;
		case "gigabytes" -> 30;
		default -> 0;
		};
		case "k" -> 10;
		case "m" -> 20;
		case "g" -> 30;
		case "t" -> 40;
		default -> 0;
		};
		return scaled(matcher.group(1), 1L << shift);
	}

	/**
	 * Reads a length of time: {@code 30}, {@code 30s}, {@code 250 ms}, {@code 5m}, {@code 1h30m}, {@code PT5S}.
	 *
	 * @param value the text, or null
	 * @param unit the unit of a number without a suffix (milliseconds, seconds, minutes, hours); null for milliseconds
	 * @return the milliseconds, or null where the text is no length of time or the number is beyond the long range
	 */
	public static Long asMilliseconds(String value, String unit) {
		if (value == null) {
			return null;
		}
		String text = value.strip();
		if (text.length() > LONGEST_DURATION) {
			return null;
		}
		if (text.startsWith("P") || text.startsWith("p")) {
			try {
				return Duration.parse(text).toMillis();
			} catch (DateTimeParseException | ArithmeticException noDuration) {
				return null;
			}
		}
		if (asNumber(text) != null) {
			return scaled(text, milliseconds(unit == null ? "milliseconds" : unit));
		}
		Matcher part = DURATION.matcher(text.toLowerCase(Locale.ROOT));
		long sum = 0;
		int end = 0;
		while (part.find() && part.start() == end) {
			Long each = scaled(part.group(1), milliseconds(part.group(2)));
			if (each == null || sum > Long.MAX_VALUE - each) {
				return null;
			}
			sum += each;
			end = part.end();
		}
		return end == text.length() && end > 0 ? sum : null;
	}

	private static long milliseconds(String unit) {
		return switch (unit) {
		case "s", "seconds" -> 1_000;
		case "m", "min", "minutes" -> 60_000;
		case "h", "hours" -> 3_600_000;
		case "d", "days" -> 86_400_000;
		default -> 1;
		};
	}

	private static Long scaled(String digits, long factor) {
		Long number = asNumber(digits);
		try {
			return number == null ? null : Math.multiplyExact(number, factor);
		} catch (ArithmeticException beyond) {
			return null;
		}
	}

	/** {@return a number as the contract has it} @param number the number, or null */
	public static OptionalLong optional(Long number) {
		return number == null ? OptionalLong.empty() : OptionalLong.of(number);
	}

	/**
	 * {@return the first setting with a name}
	 *
	 * @param settings some settings
	 * @param key the name
	 */
	public static Optional<Setting> named(List<Setting> settings, String key) {
		return settings.stream().filter(setting -> key.equals(setting.getName())).findFirst();
	}
}
