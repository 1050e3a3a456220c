/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.chart.draw;

/**
 * A colour that lets through what is behind it.
 *
 * @param whole the colour
 * @param opacity how much is hidden, from 0 to 1
 */
record FadedInk(Ink whole, double opacity) implements Ink {

	@Override
	public String id() {
		return whole.id();
	}

	@Override
	public int light() {
		return whole.light();
	}

	@Override
	public int dark() {
		return whole.dark();
	}
}
