/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.wiring;

import java.util.Objects;
import java.util.function.Function;

import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.wiring.WiringOffer;

/**
 * Asks what a wire would change.
 *
 * @param key tells it from others
 * @param project the project of the caller, whose runs tell what calls cost
 * @param offer finds the ways in what was read; called off the UI thread
 */
public record WiringQuestion(String key, String project, Function<Reading, WiringOffer> offer) {

	/** Checks that nothing is missing. */
	public WiringQuestion {
		Objects.requireNonNull(key, "key");
		Objects.requireNonNull(project, "project");
		Objects.requireNonNull(offer, "offer");
	}
}
