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

	private IsoTime() {
	}

	/** {@return nanoseconds since 1970, in UTC where the zone is named and as if in UTC where it is not; unknown where it is no date} */
	static long nanos(byte[] line, int from, int to) {
		if (to - from < SECONDS_END || line[from + 4] != '-' || line[from + 7] != '-' || line[from + 10] != 'T' && line[from + 10] != ' '
				|| line[from + 13] != ':' || line[from + 16] != ':') {
			return Bytes.UNKNOWN;
		}
		int year = number(line, from, 4);
		int month = number(line, from + 5, 2);
		int day = number(line, from + 8, 2);
		int hour = number(line, from + 11, 2);
		int minute = number(line, from + 14, 2);
		int second = number(line, from + 17, 2);
		if (year < 1970 || year > 2200 || month < 1 || month > 12 || day < 1 || day > 31 || hour < 0 || hour > 23 || minute < 0 || minute > 59
				|| second < 0 || second > 60) {
			return Bytes.UNKNOWN;
		}
		int at = from + SECONDS_END;
		long fraction = 0;
		if (at < to && (line[at] == '.' || line[at] == ',')) {
			long place = Bytes.SECOND;
			for (at++; at < to && Bytes.isDigit(line[at]); at++) {
				place /= 10;
				fraction += (line[at] - '0') * place;
			}
		}
		long seconds = ((days(year, month, day) * 24 + hour) * 60 + minute) * 60 + second - zone(line, at, to);
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
