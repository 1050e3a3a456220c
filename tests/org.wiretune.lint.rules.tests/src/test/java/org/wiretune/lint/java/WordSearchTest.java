/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Many words in one pass find what one search for each word finds. */
class WordSearchTest {

	@Test
	void wordsAreFoundWhereverTheyStand() {
		WordSearch search = new WordSearch(List.of("@", ".save(", ".saveAll(", "aab", "\u00fcber"));
		assertTrue(search.in(".save(").any(List.of(".save(")), "all of the text");
		assertTrue(search.in("x.save(").any(List.of(".save(")), "at its end");
		assertTrue(search.in("@").any(List.of("@")), "shorter than what is looked at first");
		assertTrue(search.in("aaab").any(List.of("aab")), "behind a false start");
		assertTrue(search.in("/* \u00fcber \u4e2d */").any(List.of("\u00fcber")), "beyond ASCII");
		assertFalse(search.in(".sav").any(List.of(".save(", "@")));
		assertFalse(search.in("").any(List.of(".save(", "@")));
		assertFalse(search.in(".saveAll(").any(List.of(".save(")));
	}

	@Test
	void itFindsWhatSingleSearchesFind() {
		List<String> words = new Prefilter(new CodeFactFinders(List.of()).words()).words();
		WordSearch search = new WordSearch(words);
		Random random = new Random(3);
		for (int round = 0; round < 500; round++) {
			StringBuilder text = new StringBuilder();
			for (int i = random.nextInt(8); i >= 0; i--) {
				String word = words.get(random.nextInt(words.size()));
				int from = Math.min(random.nextInt(2), word.length() - 1);
				int to = Math.max(from, word.length() - random.nextInt(2));
				text.append(word, from, to).append((char) (' ' + random.nextInt(90)));
			}
			WordSearch.Found found = search.in(text.toString());
			for (String word : words) {
				assertEquals(text.indexOf(word) >= 0, found.any(List.of(word)), word + " in " + text);
			}
		}
	}
}
