/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The share of all calls that a line of a workload has, stated at its beginning.
 *
 * @param percent above 0 and up to 100; empty where the line has none
 * @param end where the line goes on, in characters from its beginning
 */
record CallShare(OptionalDouble percent, int end) {

	private static final Pattern SHARE = Pattern.compile("(\\d{1,3}(?:\\.\\d{1,6})?)\\s*%\\s*");
	private static final double WHOLE = 100;
	/** Shares such as 33.33 three times are a whole. */
	private static final double TOLERANCE = 0.1;

	/**
	 * Reads it.
	 *
	 * @param line the value of a key
	 * @return the share
	 * @throws RequestLine.WrongRequest when it is none; says where and why
	 */
	static CallShare before(String line) throws RequestLine.WrongRequest {
		Matcher matcher = SHARE.matcher(line);
		if (!matcher.lookingAt()) {
			return new CallShare(OptionalDouble.empty(), 0);
		}
		double percent = Double.parseDouble(matcher.group(1));
		if (percent <= 0 || percent > WHOLE) {
			throw new RequestLine.WrongRequest(0, matcher.end(1) + 1, TEXTS.get("request.share", matcher.group(1)));
		}
		return new CallShare(OptionalDouble.of(percent), matcher.end());
	}

	/**
	 * The shares of all lines. Those without one have equal parts of what the others leave.
	 *
	 * @param stated what each line says, at least one
	 * @return share of each in percent; together 100
	 * @throws IllegalArgumentException when they do not make up a whole; the message is a sentence
	 */
	static List<Double> of(List<OptionalDouble> stated) {
		if (stated.size() > RequestMix.MOST_REQUESTS) {
			throw new IllegalArgumentException(TEXTS.get("request.tooMany", stated.size(), RequestMix.MOST_REQUESTS));
		}
		double given = stated.stream().mapToDouble(share -> share.orElse(0)).sum();
		long open = stated.stream().filter(OptionalDouble::isEmpty).count();
		if (given > WHOLE + TOLERANCE) {
			throw new IllegalArgumentException(TEXTS.get("request.sharesOver", percent(given)));
		}
		if (open == 0 && given < WHOLE - TOLERANCE) {
			throw new IllegalArgumentException(TEXTS.get("request.sharesUnder", percent(given), percent(WHOLE - given)));
		}
		if (open > 0 && given > WHOLE - TOLERANCE) {
			throw new IllegalArgumentException(TEXTS.get("request.nothingLeft", percent(given)));
		}
		double[] shares = stated.stream().mapToDouble(share -> share.orElse((WHOLE - given) / open)).toArray();
		double sum = Arrays.stream(shares).sum();
		return Arrays.stream(shares).map(share -> share * WHOLE / sum).boxed().toList();
	}

	private static String percent(double value) {
		return String.valueOf(Math.round(value * 100) / 100.0).replaceFirst("\\.0$", "");
	}
}
