/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.quantity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.Locale;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.safety.text.TextPattern;

/** How quantities are told. */
class QuantityTest {

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "0.0000502|50.2 ns", "0.000015|15 ns", "0.00123|1.23 \u00b5s", "0.824|824 \u00b5s", "0.99949|999 \u00b5s",
			"0.9996|1.00 ms", "2.3149|2.31 ms", "20.34|20.3 ms", "20|20 ms", "99.96|100 ms", "999.4|999 ms", "999.6|1.00 s", "1399.6|1.40 s",
			"12345|12.3 s", "599000|599 s", "6246000|104 min 6 s", "7500000|2 h 5 min", "0|0 ms", "-20.34|-20.3 ms", "NaN|\u2013" })
	void timesHaveTheUnitOfTheirSize(double milliseconds, String text) {
		assertEquals(text, Quantity.milliseconds(milliseconds).text());
		assertEquals(text, Quantity.nanoseconds(milliseconds * Nanoseconds.IN_MILLISECOND).text());
		assertEquals(text, Quantity.seconds(milliseconds / 1000).text());
	}

	@Test
	void noPositiveTimeIsToldAsNothing() {
		for (double time = 1e-9; time < 1e7; time *= 1.37) {
			String text = Quantity.seconds(time).text();
			assertFalse(text.matches("[0.]+ .*"), text);
		}
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "0|0 B", "512|512 B", "1500|1.46 KB", "248643096|237 MB", "100663296|96 MB", "1073741823|1.00 GB",
			"1048000000|999 MB", "1072693248|1,023 MB", "2684354560|2.50 GB", "Infinity|\u2013" })
	void memoryCountsBy1024(double bytes, String text) {
		assertEquals(text, Quantity.bytes(bytes).text());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "1.8613|1.86 %", "5|5 %", "34.567|34.6 %", "99.9512|99.951 %", "99.5|99.50 %", "99.99951|99.99951 %", "100|100 %",
			"300|300 %", "0.0123|0.0123 %" })
	void ofNearlyAllIsToldWhatIsMissing(double percent, String text) {
		assertEquals(text, Quantity.percent(percent).text());
	}

	@Test
	void ratesAndCountsAreGrouped() {
		assertEquals("2,500/s", Quantity.perSecond(2500).text());
		assertEquals("12.3", Quantity.perSecond(12.34).number());
		assertEquals("12.3 MB/s", Quantity.bytesPerSecond(12.3 * Bytes.IN_MEGABYTE).text());
		assertEquals("1,234,567", Quantity.count(1_234_567).text());
		assertEquals("1.32", Quantity.ratio(1.3199).text());
	}

	@Test
	void beyondAThousandTimesNothingIsCompared() {
		assertEquals("1.3 times", Quantity.ratio(1.32).times());
		assertEquals("605 times", Quantity.ratio(604.6).times());
		assertEquals("1,000 times", Quantity.ratio(1000).times());
		assertEquals("more than 1,000 times", Quantity.ratio(48_211).times());
		assertEquals("0.812", Quantity.ratio(0.8123).bounded());
		assertEquals("above 1,000", Quantity.ratio(48_211).bounded());
		assertEquals("below 0.001", Quantity.ratio(0.0000149).bounded());
		assertEquals(Digits.NONE, Quantity.ratio(Double.NaN).bounded());
	}

	@Test
	void languageOfTheMachineDoesNotCount() {
		Locale before = Locale.getDefault();
		Locale.setDefault(Locale.GERMANY);
		try {
			assertEquals("1,234.5", Digits.fixed(1234.5, 1));
			assertEquals("20.3 ms", Quantity.milliseconds(20.34).text());
		} finally {
			Locale.setDefault(before);
		}
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "1366294528|1303 MB", "4294967296|4 GB", "1073741824|1 GB", "102400|100 KB", "1500|1500 B", "0|0 B",
			"1610612737|1.50 GB" })
	void whatIsSetIsToldAsItIsTyped(double bytes, String text) {
		assertEquals(text, Quantity.bytes(bytes).exactly());
	}

	@Test
	void aQuantityStandsInATextAsItIsTold() {
		assertEquals("It took 1.25 s.", TextPattern.filled("It took {0}.", Quantity.seconds(1.25)));
	}
}
