/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Pauses by the plainest rules, with regular expressions and decimals over the whole text: what the parsers are checked against.
 *
 * @param count how many
 * @param nanos their sum in nanoseconds
 * @param max the longest in nanoseconds
 */
record PlainSum(long count, long nanos, long max) {

	private static final Pattern UNIFIED = Pattern.compile("GC\\(\\d+\\) (?:[A-Za-z]: )?Pause .*? (\\d+(?:[.,]\\d+)?)ms *\\r?$", Pattern.MULTILINE);
	private static final Pattern EXCLUSIVE = Pattern.compile("<exclusive-end [^>]*durationms=\"([\\d.]+)\"");
	private static final Pattern OLD_J9 = Pattern.compile("<time totalms=\"([\\d.]+)\" ?/>\\s*</(?:af|sys|con)>");

	static PlainSum of(String text, GcLogFormat format) {
		List<BigDecimal> millis = new ArrayList<>();
		switch (format) {
		case HOTSPOT_UNIFIED -> collect(UNIFIED, text, millis);
		case J9_XML -> {
			collect(EXCLUSIVE, text, millis);
			collect(OLD_J9, text, millis);
		}
		default -> throw new AssertionError("no plain rule for " + format);
		}
		long sum = 0;
		long max = 0;
		for (BigDecimal each : millis) {
			long nanos = each.movePointRight(6).longValueExact();
			sum += nanos;
			max = Math.max(max, nanos);
		}
		return new PlainSum(millis.size(), sum, max);
	}

	private static void collect(Pattern pattern, String text, List<BigDecimal> found) {
		for (Matcher matcher = pattern.matcher(text); matcher.find();) {
			found.add(new BigDecimal(matcher.group(1).replace(',', '.')));
		}
	}
}
