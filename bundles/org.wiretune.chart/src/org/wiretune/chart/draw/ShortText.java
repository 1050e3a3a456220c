/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.chart.draw;

import java.util.function.ToIntFunction;

/** Texts that are cut to the room there is for them, with an ellipsis. */
public final class ShortText {

	/** Stands where a text goes on. */
	public static final String MORE = "\u2026";

	private static final int LEAST_LETTERS = 3;

	private ShortText() {
	}

	/**
	 * Cuts a text.
	 *
	 * @param text the text
	 * @param room how wide it may be
	 * @param width says how wide a text is
	 * @return the text, its begin with an ellipsis, or nothing where only the ellipsis would be left
	 */
	public static String within(String text, int room, ToIntFunction<String> width) {
		if (width.applyAsInt(text) <= room) {
			return text;
		}
		int length = text.length();
		while (length > 0 && width.applyAsInt(text.substring(0, length) + MORE) > room) {
			length--;
		}
		return length < LEAST_LETTERS ? "" : text.substring(0, length).strip() + MORE;
	}
}
