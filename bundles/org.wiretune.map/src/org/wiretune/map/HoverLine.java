/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map;

import java.util.Objects;

import org.wiretune.core.Origin;

/**
 * A line of what is said on an element under the mouse.
 *
 * @param kind what the line tells
 * @param text the words
 * @param link the words that lead to the place; empty where none does
 * @param origin the place the link leads to, or null
 */
public record HoverLine(Kind kind, String text, String link, Origin origin) {

	/** What a line tells. */
	public enum Kind {
		/** What the element is. */
		TITLE,
		/** A warning. */
		WARNING,
		/** An information. */
		INFO,
		/** Starts the settings of a group. */
		GROUP,
		/** A setting. */
		SETTING,
		/** What was assumed or is not known. */
		REMARK
	}

	/** Checks that nothing is missing. */
	public HoverLine {
		Objects.requireNonNull(kind, "kind");
		Objects.requireNonNull(text, "text");
		Objects.requireNonNull(link, "link");
	}
}
