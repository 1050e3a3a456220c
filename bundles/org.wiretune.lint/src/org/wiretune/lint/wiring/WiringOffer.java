/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wiring;

import java.util.List;
import java.util.Optional;

/**
 * The ways in which something can be wired, or why it cannot be. Immutable.
 *
 * @param choices the ways, what is nearest to what the user points at first
 * @param refusal a sentence that says why there is none; empty where there is one
 */
public record WiringOffer(List<WiringChoice> choices, String refusal) {

	/** Copies the list and checks that either is there. */
	public WiringOffer {
		choices = List.copyOf(choices);
		if (choices.isEmpty() == refusal.isEmpty()) {
			throw new IllegalArgumentException(choices.size() + " choices, refusal: " + refusal);
		}
	}

	/** {@return ways} @param choices at least one */
	static WiringOffer of(List<WiringChoice> choices) {
		return new WiringOffer(choices, "");
	}

	/** {@return no way} @param refusal the sentence that says why */
	static WiringOffer refused(String refusal) {
		return new WiringOffer(List.of(), refusal);
	}

	/** {@return whether there is a way} */
	public boolean isPossible() {
		return !choices.isEmpty();
	}

	/**
	 * Finds a way again, in what was offered after files were read anew.
	 *
	 * @param id its id
	 * @return the way, or empty where it is gone
	 */
	public Optional<WiringChoice> choice(String id) {
		return choices.stream().filter(choice -> choice.id().equals(id)).findFirst();
	}
}
