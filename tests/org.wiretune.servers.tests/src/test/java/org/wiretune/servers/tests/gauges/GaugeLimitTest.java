/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.gauges;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.servers.gauges.GaugeLimit;
import org.wiretune.servers.gauges.GaugeLimit.Kind;

/** Limits and their form in the store. */
class GaugeLimitTest {

	@Test
	void survivesTheStore() {
		for (GaugeLimit limit : new GaugeLimit[] { GaugeLimit.NONE, new GaugeLimit(Kind.VALUE, 250),
				new GaugeLimit(Kind.SHARE, 0.75) }) {
			assertEquals(Optional.of(limit), GaugeLimit.parse(limit.toText()));
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "much", "%", "-3", "NaN", "Infinity", "1e999" })
	void aSpoiledStoreIsNoLimit(String text) {
		assertEquals(Optional.empty(), GaugeLimit.parse(text));
	}

	@Test
	void nothingStoredIsNoLimit() {
		assertEquals(Optional.empty(), GaugeLimit.parse(null));
	}

	@Test
	void aShareNeedsAMaximum() {
		assertEquals(9, new GaugeLimit(Kind.SHARE, 0.9).value(10));
		assertTrue(Double.isNaN(new GaugeLimit(Kind.SHARE, 0.9).value(Double.NaN)));
		assertEquals(5, new GaugeLimit(Kind.VALUE, 5).value(Double.NaN));
		assertTrue(Double.isNaN(GaugeLimit.NONE.value(10)));
	}

	@Test
	void refusesWhatIsNoLimit() {
		assertThrows(IllegalArgumentException.class, () -> new GaugeLimit(Kind.VALUE, -1));
		assertThrows(IllegalArgumentException.class, () -> new GaugeLimit(Kind.VALUE, Double.NaN));
	}
}
