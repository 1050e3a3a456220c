/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.quantity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalDouble;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The digits of numbers. */
class DigitsTest {

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "0|0", "1400|1,400", "1399.6|1,400", "40|40", "23.456|23.5", "2.3|2.30", "0.0000171|0.0000171", "-1234.4|-1,234",
			"20.000000000000004|20", "123456789012|123,456,789,012", "NaN|\u2013" })
	void threeDigitsMeanSomething(double value, String text) {
		assertEquals(text, Digits.measured(value));
	}

	@Test
	void columnsHaveTheirDecimals() {
		assertEquals("1,400.000", Digits.fixed(1400, 3));
		assertEquals("96", Digits.atMost(96, 1));
		assertEquals("96.5", Digits.atMost(96.54, 1));
	}

	@Test
	void whatIsWrittenIsRead() {
		assertEquals(OptionalDouble.of(1400.5), Digits.read(" 1,400.5 "));
		assertEquals(OptionalDouble.of(-4.5), Digits.read("-4.5"));
		assertEquals(OptionalDouble.of(.5), Digits.read(".5"));
		assertEquals(OptionalDouble.of(250000), Digits.read("250000"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "-", ".", "4,5", "1,40", "1.400,5", "12e3", "5 MB", "NaN" })
	void whatMayMeanTwoThingsIsNotRead(String text) {
		assertTrue(Digits.read(text).isEmpty(), text);
	}
}
