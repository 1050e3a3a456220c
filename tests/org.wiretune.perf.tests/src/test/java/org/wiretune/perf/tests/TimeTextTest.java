/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.perf.stat.Interval;
import org.wiretune.perf.stat.TimeText;

class TimeTextTest {

	@ParameterizedTest
	@CsvSource({ "0.0000502, 50.2 ns", "0.00000645, 6.45 ns", "0.0009994, 999 ns", "0.0009996, 1.00 \u00b5s", "0.0154, 15.4 \u00b5s",
			"0.824, 824 \u00b5s", "0.99949, 999 \u00b5s", "0.9996, 1.00 ms", "2.3149, 2.31 ms", "20.34, 20.3 ms", "99.96, 100 ms",
			"1399.6, 1400 ms", "9999, 9999 ms", "12345, 12.3 s", "0, 0 ms", "NaN, \u2013", "Infinity, \u2013" })
	void aTimeHasTheUnitThatSuitsIt(double milliseconds, String text) {
		assertEquals(text, TimeText.of(milliseconds));
	}

	@Test
	void anIntervalIsWrittenInTheUnitsOfItsEnds() {
		assertEquals("20.3 ms (18.9 to 21.7 ms)", TimeText.of(new Interval(20.3, 18.9, 21.7, 3)));
		assertEquals("1.05 ms (980 \u00b5s to 1.12 ms)", TimeText.of(new Interval(1.05, 0.98, 1.12, 3)));
		assertEquals("20.3 ms", TimeText.of(Interval.unknown(20.3, 1)));
	}
}
