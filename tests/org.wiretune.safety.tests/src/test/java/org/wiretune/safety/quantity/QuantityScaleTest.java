/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.quantity;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Values that share a unit. */
class QuantityScaleTest {

	@Test
	void theEndDecides() {
		assertEquals(ShownUnit.MEGABYTES, QuantityScale.endingAt(Dimension.MEMORY, 1.9 * Bytes.IN_GIGABYTE).unit());
		assertEquals(ShownUnit.GIGABYTES, QuantityScale.endingAt(Dimension.MEMORY, 2.0 * Bytes.IN_GIGABYTE).unit());
		assertEquals(ShownUnit.MEGABYTES, QuantityScale.endingAt(Dimension.MEMORY, 0).unit());
		assertEquals(ShownUnit.MILLISECONDS, QuantityScale.endingAt(Dimension.TIME, 9.9).unit());
		assertEquals(ShownUnit.SECONDS, QuantityScale.endingAt(Dimension.TIME, 10).unit());
		assertEquals(ShownUnit.MINUTES, QuantityScale.endingAt(Dimension.TIME, 600).unit());
		assertEquals(ShownUnit.PERCENT, QuantityScale.endingAt(Dimension.SHARE, 100).unit());
	}

	@Test
	void digitsOfMovingValuesDoNotJump() {
		QuantityScale memory = QuantityScale.endingAt(Dimension.MEMORY, Bytes.IN_GIGABYTE);
		assertEquals("96.0", memory.moving(96 * Bytes.IN_MEGABYTE));
		assertEquals("100", memory.moving(100.2 * Bytes.IN_MEGABYTE));
		assertEquals("0.0312", memory.moving(32_768 - 53));
		assertEquals("12.35", QuantityScale.endingAt(Dimension.MEMORY, 16.0 * Bytes.IN_GIGABYTE).moving(12.345 * Bytes.IN_GIGABYTE));
		QuantityScale time = QuantityScale.endingAt(Dimension.TIME, 1);
		assertEquals("37", time.moving(0.037));
		assertEquals("37.4", time.moving(0.0374));
		assertEquals("0.0120", time.moving(0.000012));
		QuantityScale share = QuantityScale.endingAt(Dimension.SHARE, 100);
		assertEquals("5.0", share.moving(5));
		assertEquals("0", share.moving(0));
		assertEquals("4", QuantityScale.endingAt(Dimension.COUNT, 20).moving(4));
	}

	@Test
	void marksAreExact() {
		assertEquals("96", QuantityScale.endingAt(Dimension.MEMORY, Bytes.IN_GIGABYTE).mark(96 * Bytes.IN_MEGABYTE));
		assertEquals("5", QuantityScale.endingAt(Dimension.SHARE, 100).mark(5));
	}
}
