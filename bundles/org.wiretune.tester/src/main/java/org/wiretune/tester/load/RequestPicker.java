/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.load;

import java.util.List;
import java.util.SplittableRandom;

/** Picks requests at random by their shares; the same seed picks the same ones. Used by one thread. */
final class RequestPicker {

	private final double[] upTo;
	private final SplittableRandom random;

	RequestPicker(List<Double> shares, long seed) {
		upTo = new double[shares.size()];
		double sum = 0;
		for (int i = 0; i < upTo.length; i++) {
			sum += shares.get(i);
			upTo[i] = sum;
		}
		random = new SplittableRandom(seed);
	}

	int next() {
		if (upTo.length == 1) {
			return 0;
		}
		double point = random.nextDouble() * upTo[upTo.length - 1];
		int request = 0;
		while (request < upTo.length - 1 && point >= upTo[request]) {
			request++;
		}
		return request;
	}
}
