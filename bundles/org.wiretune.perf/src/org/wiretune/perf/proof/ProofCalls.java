/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.proof;

/**
 * How many calls a start of each side measures. They differ where the sides do: as many calls of a cheap side as an expensive
 * one makes would be over before a counter has moved. What is compared is what one call takes.
 *
 * @param before calls of the earlier side, 1 or more; 0 where the workload says it
 * @param after calls of the later side, the same
 */
public record ProofCalls(int before, int after) {

	/** The workload says how much is measured, the same on both sides. */
	public static final ProofCalls AS_WRITTEN = new ProofCalls(0, 0);

	/** Checks that both are told or neither. */
	public ProofCalls {
		if (before < 0 || after < 0 || before == 0 != (after == 0)) {
			throw new IllegalArgumentException(before + " calls before and " + after + " after");
		}
	}

	/** {@return whether the workload says how much is measured} */
	public boolean isAsWritten() {
		return before == 0;
	}
}
