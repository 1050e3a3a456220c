/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.Arrays;
import java.util.List;

/**
 * Requests with their shares of all calls. Requests without a share of their own have equal parts of what the others leave.
 *
 * @param requests the requests, at least one
 * @param shares share of each in percent; together 100
 */
public record RequestMix(List<RequestLine> requests, List<Double> shares) {

	/** Requests that a mix may have. */
	public static final int MOST_REQUESTS = 50;

	private static final double WHOLE = 100;
	/** Shares such as 33.33 three times are a whole. */
	private static final double TOLERANCE = 0.1;

	/** Copies the lists. */
	public RequestMix {
		requests = List.copyOf(requests);
		shares = List.copyOf(shares);
	}

	/**
	 * A mix.
	 *
	 * @param requests the requests, at least one
	 * @return the mix
	 * @throws IllegalArgumentException when the shares do not make up a whole; the message is a sentence
	 */
	public static RequestMix of(List<RequestLine> requests) {
		if (requests.size() > MOST_REQUESTS) {
			throw new IllegalArgumentException(TEXTS.get("request.tooMany", requests.size(), MOST_REQUESTS));
		}
		double given = requests.stream().mapToDouble(request -> request.share().orElse(0)).sum();
		long open = requests.stream().filter(request -> request.share().isEmpty()).count();
		if (given > WHOLE + TOLERANCE) {
			throw new IllegalArgumentException(TEXTS.get("request.sharesOver", percent(given)));
		}
		if (open == 0 && given < WHOLE - TOLERANCE) {
			throw new IllegalArgumentException(TEXTS.get("request.sharesUnder", percent(given), percent(WHOLE - given)));
		}
		if (open > 0 && given > WHOLE - TOLERANCE) {
			throw new IllegalArgumentException(TEXTS.get("request.nothingLeft", percent(given)));
		}
		double[] shares = requests.stream().mapToDouble(request -> request.share().orElse((WHOLE - given) / open)).toArray();
		double sum = Arrays.stream(shares).sum();
		return new RequestMix(requests, Arrays.stream(shares).map(share -> share * WHOLE / sum).boxed().toList());
	}

	private static String percent(double value) {
		return String.valueOf(Math.round(value * 100) / 100.0).replaceFirst("\\.0$", "");
	}
}
