/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.wiring;

import java.util.List;

/**
 * What is known of the ways to wire to one target. Immutable.
 *
 * @param question the question that it answers
 * @param choices the ways, as far as the rules were asked with what they say; none where there is no way
 * @param refusal why there is none, a sentence; empty where there is one
 * @param complete whether nothing more follows
 */
public record WiringAnswer(WiringQuestion question, List<PricedChoice> choices, String refusal, boolean complete) {

	/** Copies the list. */
	public WiringAnswer {
		choices = List.copyOf(choices);
	}
}
