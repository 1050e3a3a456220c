/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

import org.junit.jupiter.api.Test;

class TextPatternTest {

	private static final String FILES = "{0,choice,0#no files|1#one file|1<{0} files} in {1}";

	@Test
	void placesAreFilledInAnyOrderAndAsOftenAsTheyStand() {
		assertEquals("b then a then b", TextPattern.filled("{1} then {0} then {1}", "a", "b"));
	}

	@Test
	void whatIsNoPlaceStandsForItself() {
		assertEquals("the project's {limit} of {9} is '7' {", TextPattern.filled("the project's {limit} of {9} is '{0}' {", 7));
		assertEquals("{0} of {1}", TextPattern.filled("{0} of {1}"));
	}

	@Test
	void wholeNumbersAreGroupedWhateverTheLanguageOfThePlatform() {
		Locale before = Locale.getDefault();
		Locale.setDefault(Locale.GERMANY);
		try {
			assertEquals("999 1,000 -123,456 12,345,678", TextPattern.filled("{0} {1} {2} {3}", 999, 1000L, -123456, BigInteger.valueOf(12345678)));
			assertEquals("1,234.5 and 0.125 and 3", TextPattern.filled("{0} and {1} and {2}", 1234.5, 0.1251, 3.0));
			assertEquals("NaN", TextPattern.filled("{0}", Double.NaN));
		} finally {
			Locale.setDefault(before);
		}
		assertEquals("-100", TextPattern.grouped(-100));
	}

	@Test
	void whatIsGivenAsTextIsNotGrouped() {
		assertEquals("port 18080", TextPattern.filled("port {0}", Integer.toString(18080)));
	}

	@Test
	void aNumberChooses() {
		assertEquals("no files in /a", TextPattern.filled(FILES, 0, Path.of("/a")));
		assertEquals("one file in /a", TextPattern.filled(FILES, 1L, Path.of("/a")));
		assertEquals("1,200 files in /a", TextPattern.filled(FILES, 1200, Path.of("/a")));
		assertEquals("no files in /a", TextPattern.filled(FILES, -1, Path.of("/a")));
	}

	@Test
	void aChoiceMayHoldOtherPlacesAndNothing() {
		String pattern = "it belongs to {0}{1,choice,0#|1# and the group {2}}.";
		assertEquals("it belongs to a.", TextPattern.filled(pattern, "a", 0, "g"));
		assertEquals("it belongs to a and the group g.", TextPattern.filled(pattern, "a", 1, "g"));
	}

	@Test
	void aChoiceWithoutANumberIsAMistake() {
		assertThrows(IllegalArgumentException.class, () -> TextPattern.filled(FILES, "many", "x"));
		assertThrows(IllegalArgumentException.class, () -> TextPattern.filled("{0,choice,0#a|1#b", 1));
	}

	@Test
	void aValueStandsWithinOneLine() {
		assertEquals("the file a\\nb", TextPattern.filled("the file {0}", "a\nb"));
		assertEquals("null", TextPattern.filled("{0}", new Object[] { null }));
	}

	@Test
	void aValueIsNoPattern() {
		assertEquals("{1} b", TextPattern.filled("{0} {1}", "{1}", "b"));
	}

	@Test
	void placesMayHaveNames() {
		assertEquals("a 1 b {two} c", TextPattern.filled("a {one} b {two} c", Map.of("one", "1")));
		assertEquals("open { end", TextPattern.filled("open { end", Map.of()));
		assertEquals("{x}", TextPattern.filled("{one}", Map.of("one", "{x}")));
		assertEquals("{a 5 {}", TextPattern.filled("{a {pool.max-size} {}", Map.of("pool.max-size", "5")));
		assertEquals("two\\nlines of 12,345", TextPattern.filled("{name} of {count}", Map.of("name", "two\nlines", "count", 12345)));
		assertEquals("5 files", TextPattern.filled("{count,choice,0#no files|1#one file|1<{count} files}", Map.of("count", 5)));
	}

	@Test
	void bracesOfAPatternAreKnown() {
		assertTrue(TextPattern.isPattern("it's {0} of {1}", 2));
		assertFalse(TextPattern.isPattern("{0} of {2}", 2));
		assertFalse(TextPattern.isPattern("{0} {", 2));
		assertFalse(TextPattern.isPattern("{name}", 2));
		assertFalse(TextPattern.isPattern("{0,number}", 2));
	}
}
