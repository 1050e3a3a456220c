/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

/** Times of verbose:gc: {@code 2020-06-30T22:12:55.540}, and of the older format {@code Mar 25 22:40:24 2010}. */
final class J9Time {

	/** {@code 2020-06-30T22:12:55} */
	private static final int SHORTEST = 19;
	private static final int LONGEST = 100;
	private static final String MONTHS = "JanFebMarAprMayJunJulAugSepOctNovDec";

	private J9Time() {
	}

	/** {@return nanoseconds since 1970 as if the time were one of UTC; unknown where it is no time} */
	static long nanos(byte[] line, int from, int to, IsoTime.Day day) {
		if (to - from >= SHORTEST && line[from + 4] == '-') {
			return IsoTime.nanos(line, from, to, day);
		}
		return words(Bytes.text(line, from, Math.min(to, from + LONGEST)).strip().split("\\s+", 6));
	}

	/** {@code Mar 25 22:40:24 2010}, or with the day of the week in front as in the text format. */
	static long words(String[] words) {
		int first = words.length > 0 && words[0].length() == 3 && MONTHS.contains(words[0]) ? 0 : 1;
		if (words.length < first + 4 || words[first].length() != 3) {
			return Bytes.UNKNOWN;
		}
		int month = MONTHS.indexOf(words[first]);
		String clock = words[first + 2];
		try {
			int day = Integer.parseInt(words[first + 1]);
			int year = Integer.parseInt(words[first + 3]);
			if (month < 0 || month % 3 != 0 || clock.length() != 8 || year < 1970 || year > 2200 || day < 1 || day > 31) {
				return Bytes.UNKNOWN;
			}
			long seconds = Integer.parseInt(clock.substring(0, 2)) * 3600L + Integer.parseInt(clock.substring(3, 5)) * 60L + Integer.parseInt(clock.substring(6));
			return (IsoTime.days(year, month / 3 + 1, day) * 86_400 + seconds) * Bytes.SECOND;
		} catch (NumberFormatException broken) {
			return Bytes.UNKNOWN;
		}
	}
}
