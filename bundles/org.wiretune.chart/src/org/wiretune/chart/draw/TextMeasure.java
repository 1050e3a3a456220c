/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.chart.draw;


/** Tells how large texts are. Used by the layout, so an implementation must be free to be called from any thread. */
public interface TextMeasure {

	/**
	 * {@return the width of a text in pixels at a zoom of 100 %}
	 *
	 * @param text one line
	 * @param role its kind
	 */
	double width(String text, TextRole role);

	/**
	 * {@return the height of a line in pixels at a zoom of 100 %}
	 *
	 * @param role the kind of text
	 */
	double height(TextRole role);

	/**
	 * {@return the distance from the top of a line to its base line in pixels at a zoom of 100 %}
	 *
	 * @param role the kind of text
	 */
	double ascent(TextRole role);

	/**
	 * Shortens a text in its middle, where names tend to be alike, until it fits.
	 *
	 * @param text one line
	 * @param role its kind
	 * @param limit the most pixels it may take
	 * @return the text, or its start, an ellipsis and its end
	 */
	default String fit(String text, TextRole role, double limit) {
		if (width(text, role) <= limit) {
			return text;
		}
		int low = 0;
		int high = text.length() - 1;
		while (low < high) {
			int middle = (low + high + 1) / 2;
			if (width(shortened(text, middle), role) <= limit) {
				low = middle;
			} else {
				high = middle - 1;
			}
		}
		return shortened(text, low);
	}

	private static String shortened(String text, int keep) {
		int head = (keep + 1) / 2;
		int tail = text.length() - keep / 2;
		if (head > 0 && Character.isHighSurrogate(text.charAt(head - 1))) {
			head--;
		}
		if (tail < text.length() && Character.isLowSurrogate(text.charAt(tail))) {
			tail++;
		}
		return text.substring(0, head) + '\u2026' + text.substring(tail);
	}
}
