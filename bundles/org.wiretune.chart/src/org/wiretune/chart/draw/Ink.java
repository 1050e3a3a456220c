/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.chart.draw;

/** A colour by what it stands for, with a value for a light and for a dark background. A surface looks up which one it is. */
public interface Ink {

	/** {@return a word that stays the same, for style sheets and colour preferences} */
	String id();

	/** {@return red, green and blue for a light background, eight bits each} */
	int light();

	/** {@return red, green and blue for a dark background, eight bits each} */
	int dark();

	/** {@return how much of what is behind it is hidden, from 0 to 1} */
	default double opacity() {
		return 1;
	}

	/**
	 * {@return the colour, letting through what is behind it}
	 *
	 * @param opacity how much of that is hidden, from 0 to 1
	 */
	default Ink faded(double opacity) {
		return new FadedInk(this, opacity);
	}
}
