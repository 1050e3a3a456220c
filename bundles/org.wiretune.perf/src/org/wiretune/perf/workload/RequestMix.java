/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

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
		return new RequestMix(requests, CallShare.of(requests.stream().map(RequestLine::share).toList()));
	}
}
