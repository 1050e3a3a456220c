/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

/** Dates such as {@code 2019-09-28T14:32:59.988+0000}, without an object. */
final class IsoTime {

	/** {@code 2019-09-28T14:32:59} */
	private static final int SECONDS_END = 19;
	private static final int DAYS_TO_1970 = 719_468;

	/** Digits behind the point that count: nanoseconds. */
	private static final int DIGITS = 9;
	private static final long[] PLACES = { 1_000_000_000, 100_000_000, 10_000_000, 1_000_000, 100_000, 10_000, 1_000, 100, 10, 1 };

	private IsoTime() {
	}

	/** The day that was read last: times of a log are mostly of one, and divisions by the calendar are dear. Used by one thread. */
	static final class Day {

		private static final int UNREAD = -1;

		private long word;
		private int rest = UNREAD;
		private long days;

		/** {@return days since 1970 of the ten characters from here on, or unknown where they are no date} */
		private long days(byte[] line, int from) {
			long eight = EightBytes.at(line, from);
			int two = line[from + 8] & 0xff | (line[from + 9] & 0xff) << 8;
			if (two != rest || eight != word) {
				int year = number(line, from, 4);
				int month = number(line, from + 5, 2);
				int day = number(line, from + 8, 2);
				if (line[from + 4] != '-' || line[from + 7] != '-' || year < 1970 || year > 2200 || month < 1 || month > 12 || day < 1 || day > 31) {
					return Bytes.UNKNOWN;
				}
				word = eight;
				rest = two;
				days = IsoTime.days(year, month, day);
			}
			return days;
		}
	}

	/** {@return nanoseconds since 1970, in UTC where the zone is named and as if in UTC where it is not; unknown where it is no date} */
	static long nanos(byte[] line, int from, int to) {
		return nanos(line, from, to, new Day());
	}

	/** {@return the same} @param last the day that was read last */
	static long nanos(byte[] line, int from, int to, Day last) {
		if (to - from < SECONDS_END || line[from + 10] != 'T' && line[from + 10] != ' ' || line[from + 13] != ':' || line[from + 16] != ':') {
			return Bytes.UNKNOWN;
		}
		long days = last.days(line, from);
		int hour = number(line, from + 11, 2);
		int minute = number(line, from + 14, 2);
		int second = number(line, from + 17, 2);
		if (days == Bytes.UNKNOWN || hour < 0 || hour > 23 || minute < 0 || minute > 59
				|| second < 0 || second > 60) {
			return Bytes.UNKNOWN;
		}
		int at = from + SECONDS_END;
		long fraction = 0;
		if (at < to && (line[at] == '.' || line[at] == ',')) {
			int first = ++at;
			for (; at < to && Bytes.isDigit(line[at]); at++) {
				if (at - first < DIGITS) {
					fraction = fraction * 10 + line[at] - '0';
				}
			}
			fraction *= PLACES[Math.min(DIGITS, at - first)];
		}
		long seconds = ((days * 24 + hour) * 60 + minute) * 60 + second - zone(line, at, to);
		return seconds * Bytes.SECOND + fraction;
	}

	/** Days since 1970 in the calendar of Gregory; a year that begins in March has its leap day at the end. */
	static long days(int year, int month, int day) {
		int y = month <= 2 ? year - 1 : year;
		int era = y / 400;
		int yearOfEra = y - era * 400;
		int dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
		return era * 146_097L + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - DAYS_TO_1970;
	}

	private static long zone(byte[] line, int from, int to) {
		if (to - from < 5 || line[from] != '+' && line[from] != '-') {
			return 0;
		}
		int hours = number(line, from + 1, 2);
		int minutes = number(line, from + (line[from + 3] == ':' && to - from >= 6 ? 4 : 3), 2);
		if (hours < 0 || minutes < 0) {
			return 0;
		}
		long seconds = (hours * 60L + minutes) * 60;
		return line[from] == '-' ? -seconds : seconds;
	}

	/** {@return a number of so many digits, or -1} */
	static int number(byte[] line, int from, int digits) {
		int value = 0;
		for (int i = from; i < from + digits; i++) {
			if (!Bytes.isDigit(line[i])) {
				return -1;
			}
			value = value * 10 + line[i] - '0';
		}
		return value;
	}
}
