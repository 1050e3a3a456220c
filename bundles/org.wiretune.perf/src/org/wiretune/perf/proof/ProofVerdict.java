/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.proof;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What a proof has come to. There are no other words. */
public enum ProofVerdict {
	/** The side with the change is better, which three fresh pairs confirmed. */
	FASTER,
	/** It is worse, which three fresh pairs confirmed. */
	SLOWER,
	/** No difference can be seen here, and the interval says how large one could still be. */
	NO_DIFFERENCE,
	/** Nothing can be said: the reason is told. */
	NOT_VALID;

	/** {@return the word in files} */
	public String id() {
		return name().toLowerCase(Locale.ROOT).replace('_', '-');
	}

	/** {@return the word for people} */
	public String label() {
		return TEXTS.get("proof.verdict." + id());
	}

	/** {@return the verdict of a word} @param id the word in a file */
	public static Optional<ProofVerdict> find(String id) {
		return Arrays.stream(values()).filter(each -> each.id().equals(id)).findFirst();
	}
}
