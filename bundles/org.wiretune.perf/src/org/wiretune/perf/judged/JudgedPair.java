/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.judged;

import java.util.Objects;
import org.wiretune.perf.base.ObjectSize;
import org.wiretune.perf.stat.Interval;

/**
 * Two bindings that the same runs measured with the same object.
 *
 * @param sizeBytes size of the object in bytes
 * @param first mean time of a call by the first binding as far as it may be told
 * @param second the same of the second binding
 * @param ratio time of the first by that of the second with its interval over starts; {@link Interval#NONE} where it must
 *            not be told
 * @param verdict {@link Verdict#SLOWER} when the first takes longer for certain
 * @param reason why there is no verdict, one or more sentences; empty when there is one
 */
public record JudgedPair(int sizeBytes, JudgedTime first, JudgedTime second, Interval ratio, Verdict verdict, String reason) {

	/** Checks that nothing is missing. */
	public JudgedPair {
		Objects.requireNonNull(first, "first");
		Objects.requireNonNull(second, "second");
		Objects.requireNonNull(ratio, "ratio");
		Objects.requireNonNull(verdict, "verdict");
		Objects.requireNonNull(reason, "reason");
	}

	/** {@return the size for people, such as {@code 100 KB}} */
	public String sizeLabel() {
		return ObjectSize.label(sizeBytes);
	}
}
