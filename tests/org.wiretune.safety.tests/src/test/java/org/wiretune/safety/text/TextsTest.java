/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import java.util.MissingResourceException;
import java.util.Optional;
import java.util.Set;

import org.junit.jupiter.api.Test;

class TextsTest {

	private static final Texts TEXTS = Texts.of(TextsTest.class, "sample");

	@Test
	void aTextIsFoundByItsKey() {
		assertEquals("It's read.", TEXTS.get("plain"));
		assertEquals("1,500 of a\u00e4", TEXTS.get("filled", 1500, "a\u00e4"));
		assertEquals("{0} of {1}", TEXTS.get("filled"));
		assertEquals(Optional.empty(), TEXTS.find("absent"));
		assertEquals(Set.of("plain", "filled", "files.one", "files.many", "modules.none"), TEXTS.keys());
		assertTrue(TEXTS.has("plain"));
		assertFalse(TEXTS.has("absent"));
	}

	@Test
	void thingsAreCounted() {
		assertEquals("one file of a", TEXTS.counted("files", 1, "a"));
		assertEquals("1,000 files of a", TEXTS.counted("files", 1000, "a"));
		assertEquals("0 files of a", TEXTS.counted("files", 0, "a"));
		assertEquals("no module", TEXTS.counted("modules", 0));
	}

	@Test
	void textsOfAnotherLanguageAreNotTaken() {
		Locale before = Locale.getDefault();
		Locale.setDefault(Locale.GERMANY);
		try {
			assertEquals("It's read.", Texts.of(TextsTest.class, "sample").get("plain"));
		} finally {
			Locale.setDefault(before);
		}
	}

	@Test
	void aMissingTextIsNamedWithItsFile() {
		MissingResourceException missing = assertThrows(MissingResourceException.class, () -> TEXTS.get("absent"));
		assertEquals("absent", missing.getKey());
		assertTrue(missing.getMessage().contains("'absent' in org.wiretune.safety.text.sample"), missing::getMessage);
		assertThrows(MissingResourceException.class, () -> Texts.of(TextsTest.class, "none").get("absent"));
	}

	@Test
	void aFileIsReadOnce() {
		assertSame(TEXTS, Texts.of(TextPatternTest.class, "sample"));
	}
}
