/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How far a word is from another. */
class MisspellingTest {

	@ParameterizedTest
	@CsvSource({ "fix, fix, 0", "fxi, fix, 1", "fi, fix, 1", "fixx, fix, 1", "fox, fix, 1", "xif, fix, 2", "hikaro, hikari, 1", "hikarai, hikari, 1", "'', abc, 3", "abc, '', 3", "ab-dc-fe, ab-cd-ef, 2" })
	void mistakesAreCountedEitherWay(String one, String other, int mistakes) {
		assertEquals(mistakes, Misspelling.distance(one, other, 10));
		assertEquals(mistakes, Misspelling.distance(other, one, mistakes), "the bound itself is near");
		if (mistakes > 0) {
			assertTrue(Misspelling.distance(one, other, mistakes - 1) > mistakes - 1);
		}
	}

	@Test
	void aWordOfAnyLengthCostsNothing() {
		assertEquals(3, Misspelling.distance("a".repeat(10_000_000), "fix", 2));
	}
}
