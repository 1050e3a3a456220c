/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.result;

import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The same cell in two runs.
 *
 * @param binding id of the binding
 * @param sizeBytes size of the payload in bytes
 * @param before the cell in the earlier run, empty when that run did not measure it
 * @param after the cell in the later run, empty when that run did not measure it
 */
public record CellComparison(String binding, int sizeBytes, Optional<RunCell> before, Optional<RunCell> after) {

	/** Checks that nothing is missing. */
	public CellComparison {
		Objects.requireNonNull(binding, "binding");
		Objects.requireNonNull(before, "before");
		Objects.requireNonNull(after, "after");
	}

	/**
	 * How much longer a call takes in the later run.
	 *
	 * @return mean after divided by mean before: 2 is twice as slow, 0.5 twice as fast; empty when one of the runs has no
	 *         mean or the earlier mean is 0
	 */
	public OptionalDouble ratio() {
		if (before.isEmpty() || after.isEmpty()) {
			return OptionalDouble.empty();
		}
		double ratio = after.get().meanMs() / before.get().meanMs();
		return Double.isFinite(ratio) ? OptionalDouble.of(ratio) : OptionalDouble.empty();
	}
}
