/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.view;

import org.wiretune.perf.judged.Verdict;

/** How a cell did against what it is compared with; only what is judged has a colour. */
public enum Change {

	/** A call takes less time than before. */
	FASTER,

	/** Chance alone can give the difference. */
	SAME,

	/** A call takes more time than before. */
	SLOWER,

	/** There is nothing to compare with, or it is not judged. */
	NONE;

	/** {@return the change that a verdict tells} @param verdict the verdict */
	static Change of(Verdict verdict) {
		return switch (verdict) {
			case FASTER -> FASTER;
			case SLOWER -> SLOWER;
			case NO_DIFFERENCE_SEEN -> SAME;
			case NOT_JUDGED -> NONE;
		};
	}
}
