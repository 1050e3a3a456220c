/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.format;

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
		assertTrue(stands(search, ".save(", List.of(".save(")), "all of the text");
		assertTrue(stands(search, "x.save(", List.of(".save(")), "at its end");
		assertTrue(stands(search, "@", List.of("@")), "shorter than what is looked at first");
		assertTrue(stands(search, "aaab", List.of("aab")), "behind a false start");
		assertTrue(stands(search, "/* \u00fcber \u4e2d */", List.of("\u00fcber")), "beyond ASCII");
		assertFalse(stands(search, ".sav", List.of(".save(", "@")));
		assertFalse(stands(search, "", List.of(".save(", "@")));
		assertFalse(stands(search, ".saveAll(", List.of(".save(")));
	}

	private static boolean stands(WordSearch search, String text, List<String> words) {
		return search.in(text).any(search.some(words));
	}

	@Test
	void itFindsWhatSingleSearchesFind() {
		List<String> words = Prefilter.words(CodeFactFinders.words(CodeFactFinders.with(List.of())));
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
				assertEquals(text.indexOf(word) >= 0, found.any(search.some(List.of(word))), word + " in " + text);
			}
		}
	}
}
