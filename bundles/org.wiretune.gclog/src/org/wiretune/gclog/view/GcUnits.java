/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.view;

import static org.wiretune.gclog.view.GcLogTexts.TEXTS;

import java.util.Locale;

import org.wiretune.chart.FigureDigits;
import org.wiretune.gclog.GcEvents;

/** Writes sizes, times and shares for people. A dash stands for what is not known. */
public final class GcUnits {

	private static final String NONE = "\u2013";
	private static final double KILO = 1024;
	private static final String[] SIZES = { "B", "KB", "MB", "GB", "TB" };
	private static final double SECOND = 1e9;
	private static final double MILLI = 1e6;

	private GcUnits() {
	}

	/**
	 * Writes a size.
	 *
	 * @param bytes the size, or {@link GcEvents#UNKNOWN}
	 * @return such as {@code 237 MB}
	 */
	public static String bytes(long bytes) {
		return bytes == GcEvents.UNKNOWN ? NONE : bytes((double) bytes);
	}

	/**
	 * Writes a size.
	 *
	 * @param bytes the size, or not a number
	 * @return such as {@code 237 MB}
	 */
	public static String bytes(double bytes) {
		if (!Double.isFinite(bytes)) {
			return NONE;
		}
		double value = bytes;
		int unit = 0;
		while (Math.abs(value) >= KILO && unit < SIZES.length - 1) {
			value /= KILO;
			unit++;
		}
		return digits(value) + ' ' + SIZES[unit];
	}

	/**
	 * Writes a size by the second.
	 *
	 * @param bytes bytes a second, or not a number
	 * @return such as {@code 12.3 MB/s}
	 */
	public static String rate(double bytes) {
		return Double.isFinite(bytes) ? bytes(bytes) + "/s" : NONE;
	}

	/**
	 * Writes a time.
	 *
	 * @param nanos nanoseconds, or {@link GcEvents#UNKNOWN}
	 * @return such as {@code 0.0125 ms}, {@code 12.5 ms}, {@code 1.25 s}, {@code 2 h 5 min}
	 */
	public static String time(long nanos) {
		if (nanos == GcEvents.UNKNOWN) {
			return NONE;
		}
		if (nanos < SECOND) {
			return digits(nanos / MILLI) + " ms";
		}
		long seconds = Math.round(nanos / SECOND);
		if (seconds < 600) {
			return digits(nanos / SECOND) + " s";
		}
		return seconds < 7200 ? TEXTS.get("unit.minutes", seconds / 60, seconds % 60) : TEXTS.get("unit.hours", seconds / 3600, seconds / 60 % 60);
	}

	/**
	 * Writes a share.
	 *
	 * @param percent the share in percent, or not a number
	 * @return such as {@code 1.86 %}
	 */
	public static String percent(double percent) {
		return Double.isFinite(percent) ? String.format(Locale.ROOT, Math.abs(percent) > 99 && percent < 100 ? "%.3f %%" : "%.2f %%", percent) : NONE;
	}

	/**
	 * Writes a number of things, with commas between thousands, as all reports of WireTune do.
	 *
	 * @param count the number
	 * @return such as {@code 1,234}
	 */
	public static String count(long count) {
		return String.format(Locale.ROOT, "%,d", count);
	}

	/** A figure in a column of the table, always with the same number of digits behind the point. */
	static String fixed(double value, int digits) {
		return Double.isFinite(value) ? String.format(Locale.ROOT, "%,." + digits + "f", value) : "";
	}

	private static String digits(double value) {
		return Math.abs(value) >= 100 ? FigureDigits.of(value) : FigureDigits.plain(value);
	}
}
