/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.proof;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Two starts next to each other.
 *
 * @param before the side as it was
 * @param after the side with the change
 * @param fresh whether it was made to confirm a result
 */
public record ProofPair(ProofStart before, ProofStart after, boolean fresh) {

	/** Checks that nothing is missing. */
	public ProofPair {
		Objects.requireNonNull(before, "before");
		Objects.requireNonNull(after, "after");
	}

	/** {@return why it does not count for a figure, sentences; none where it does} @param figure what is judged */
	public List<String> against(ProofFigure figure) {
		return Stream.of(before, after).flatMap(each -> each.against(figure).stream()).distinct().toList();
	}

	/** {@return whether it counts for a figure} @param figure what is judged */
	boolean counts(ProofFigure figure) {
		return against(figure).isEmpty() && before.value(figure) > 0 && after.value(figure) > 0;
	}

	/** {@return the logarithm of after by before} @param figure a figure */
	double log(ProofFigure figure) {
		return Math.log(after.value(figure) / before.value(figure));
	}
}
