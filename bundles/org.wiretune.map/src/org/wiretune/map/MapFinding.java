/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map;

import java.util.List;
import java.util.Objects;

import org.wiretune.core.Origin;

/**
 * A finding as the map shows it. The map does not know where findings come from.
 *
 * @param origin where the finding stands
 * @param warning true for a warning, false for an information
 * @param message what was found, in sentences
 * @param related further places that take part, the most important first
 */
public record MapFinding(Origin origin, boolean warning, String message, List<Origin> related) {

	/** Copies the list and checks that the rest is there. */
	public MapFinding {
		Objects.requireNonNull(origin, "origin");
		Objects.requireNonNull(message, "message");
		related = List.copyOf(related);
	}
}
