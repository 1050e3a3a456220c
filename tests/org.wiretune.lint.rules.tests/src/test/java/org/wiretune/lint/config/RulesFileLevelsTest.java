/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.config;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.Test;

class RulesFileLevelsTest {

	private static final String FILE = "# agreed on in May\na-rule = off\na-rule.limit = 5\nrule shop.pool = warning\n  when    pool.size > 5\n  message = info\nsuppress = b-rule x/**: old\nb-rule=INFO\na-rule = warning\n";

	@Test
	void readsWhatIsWantedAndNothingElse() {
		assertEquals(Map.of("a-rule", RuleLevel.WARNING, "b-rule", RuleLevel.INFO), new RulesFileLevels(FILE).levels());
		assertEquals(FILE, new RulesFileLevels(FILE).text());
		assertEquals("", new RulesFileLevels("").text());
	}

	@Test
	void changesTheLineThatCountsAndTakesTheOthersAway() {
		RulesFileLevels levels = new RulesFileLevels(FILE);
		levels.set("a-rule", Optional.of(RuleLevel.INFO));
		assertEquals(FILE.replace("a-rule = off\n", "").replace("a-rule = warning", "a-rule = info"), levels.text());
		levels.set("a-rule", Optional.empty());
		levels.set("c-rule", Optional.of(RuleLevel.OFF));
		assertEquals(Map.of("b-rule", RuleLevel.INFO, "c-rule", RuleLevel.OFF), levels.levels());
		assertEquals(FILE.replace("a-rule = off\n", "").replace("a-rule = warning\n", "") + "c-rule = off\n", levels.text());
	}

	@Test
	void keepsLineEndsAndEndsTheLastLine() {
		RulesFileLevels levels = new RulesFileLevels("a-rule = off\r\nb-rule = info");
		levels.set("b-rule", Optional.of(RuleLevel.STANDARD));
		assertEquals("a-rule = off\r\nb-rule = standard\r\n", levels.text());
		RulesFileLevels fresh = new RulesFileLevels("");
		fresh.set("a-rule", Optional.of(RuleLevel.OFF));
		assertEquals("a-rule = off\n", fresh.text());
	}
}
