/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.chart.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.wiretune.chart.draw.SeenThrough;

/** What was drawn on white and on black gives back its own colour and opacity. */
class SeenThroughTest {

	@Test
	void whatCoversItsGroundIsOpaque() {
		assertEquals(0xFF336699, SeenThrough.pixel(0x336699, 0x336699));
		assertEquals(0xFFFFFFFF, SeenThrough.pixel(0xFFFFFF, 0xFFFFFF));
		assertEquals(0xFF000000, SeenThrough.pixel(0, 0));
	}

	@Test
	void whereNothingWasDrawnThereIsNothing() {
		assertEquals(0, SeenThrough.pixel(0xFFFFFF, 0x000000));
	}

	@Test
	void anEdgeThatWasSmoothedKeepsItsColour() {
		// Red of an opacity of 128 of 255: on white the other channels show 127, on black red shows 128.
		assertEquals(0x80FF0000, SeenThrough.pixel(0xFF7F7F, 0x800000));
		// A grey of 65 with an opacity of 51 of 255: 13 on black, 217 on white.
		assertEquals(0x33414141, SeenThrough.pixel(0xD9D9D9, 0x0D0D0D));
	}
}
