/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.fix;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

import org.junit.jupiter.api.Test;
import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.observed.Observed;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.registry.FixRounds;
import org.wiretune.lint.registry.FixSelection;
import org.wiretune.lint.source.SourceText;

/** Rounds of fixes over words: a rule replaces its word by another. */
class FixRoundsTest {

	private final Map<String, String> stored = new TreeMap<>(Map.of("a.txt", "one two three", "b.txt", "two"));
	private int checks;

	private record Replacing(String rule, String word, String by, FixEffect effect) {
	}

	private FixRounds.Result run(FixSelection selection, Replacing... rules) {
		return FixRounds.<RuntimeException>toRest(selection, changed -> {
			checks++;
			Map<String, String> now = new TreeMap<>(stored);
			now.putAll(changed);
			List<Finding> findings = new ArrayList<>();
			now.forEach((path, text) -> {
				for (Replacing rule : rules) {
					int at = text.indexOf(rule.word());
					if (at >= 0) {
						findings.add(new Finding(new Observed(rule.rule(), Severity.INFO, "Message."), SourceText.of(path, text).origin(at, rule.word().length()), null, List.of(),
								List.of(new Fix(rule.rule() + "/replace", "", "", rule.effect(), rule.effect() == FixEffect.KEEPS_MEANING ? "" : "A reason.",
										List.of(new TextChange(path, at, rule.word(), rule.by()))))));
					}
				}
			});
			return new FixRounds.Checked(findings, path -> SourceText.of(path, now.get(path)));
		});
	}

	private static Replacing rule(String rule, String word, String by) {
		return new Replacing(rule, word, by, FixEffect.KEEPS_MEANING);
	}

	@Test
	void oneRoundAndALookThatNothingIsLeft() {
		FixRounds.Result result = run(FixSelection.recommended(), rule("r", "two", "2"));
		assertEquals(Map.of("a.txt", "one 2 three", "b.txt", "2"), result.changed());
		assertEquals(1, result.rounds());
		assertEquals(2, checks);
		assertEquals(2, result.made().size());
		assertTrue(result.restless().isEmpty() && result.heldBack().isEmpty() && result.refused().isEmpty());
	}

	@Test
	void whatIsAtTheSamePlaceFollowsInTheSecondRound() {
		FixRounds.Result result = run(FixSelection.recommended(), rule("r", "one two", "one 2"), rule("s", "one", "1"));
		assertEquals(Map.of("a.txt", "1 2 three"), result.changed());
		assertEquals(2, result.rounds());
		assertTrue(result.restless().isEmpty());
	}

	@Test
	void nothingIsMadeUnaskedThatDoesMore() {
		FixRounds.Result result = run(FixSelection.recommended(), rule("r", "one", "1"), new Replacing("s", "two", "2", FixEffect.CHANGES_BEHAVIOUR));
		assertEquals(Map.of("a.txt", "1 two three"), result.changed());
		assertEquals(List.of("a.txt 2", "b.txt 0"), result.heldBack().stream().map(each -> each.finding().origin().path() + ' ' + each.finding().origin().offset()).toList(),
				"places are those of the new text");
		assertEquals(Map.of("a.txt", "one 2 three", "b.txt", "2"), run(FixSelection.named(List.of("s")), rule("r", "one", "1"), new Replacing("s", "two", "2", FixEffect.CHANGES_BEHAVIOUR)).changed());
	}

	@Test
	void fixesThatFeedEachOtherAreNamedAndTheRestIsMade() {
		FixRounds.Result result = run(FixSelection.recommended(), rule("grow", "two", "two."), rule("one", "one", "1"), rule("stop", "two.", "two"));
		assertEquals("1", result.changed().get("a.txt").substring(0, 1), "the fix of another rule in the same file is made");
		assertEquals(Set.of("a.txt", "b.txt"), Set.copyOf(result.restless().stream().map(FixRounds.Restless::path).toList()));
		FixRounds.Restless first = result.restless().get(0);
		assertTrue(first.fixes().contains("grow/replace") && first.fixes().containsAll(first.leftOut()), first::toString);
		stored.putAll(result.changed());
		assertTrue(result.restless().stream().flatMap(each -> each.leftOut().stream()).anyMatch("grow/replace"::equals));
		assertEquals(Map.of(), run(FixSelection.recommended(), rule("one", "one", "1"), rule("stop", "two.", "two")).changed(), "at rest without those that were left out");
	}

	/** Two rounds, and all is as it was: the second fix takes back what the first has done. */
	@Test
	void aFixThatIsTakenBackInTheSecondRoundIsACircle() {
		FixRounds.Result result = run(FixSelection.recommended(), rule("there", "one", "uno"), rule("back", "uno two", "one two"));
		assertEquals(Map.of(), result.changed(), "neither is made");
		assertEquals(List.of(new FixRounds.Restless("a.txt", Set.of("there/replace", "back/replace"), Set.of("there/replace", "back/replace"))), result.restless());
		FixRounds.Result other = run(FixSelection.recommended(), rule("there", "one", "uno"), rule("on", "uno two", "eins 2"));
		assertEquals(Map.of("a.txt", "eins 2 three"), other.changed(), "another text than the old one is no circle");
		assertTrue(other.restless().isEmpty());
	}

	@Test
	void insertedAndRemovedIsACircle() {
		FixRounds.Result result = run(FixSelection.recommended(), rule("in", "one", "one,"), rule("out", ",", ""), rule("other", "three", "3"));
		assertEquals(Map.of("a.txt", "one two 3"), result.changed(), "the rest is made");
		assertTrue(result.restless().stream().allMatch(each -> each.path().equals("a.txt") && each.leftOut().contains("out/replace") || each.leftOut().contains("in/replace")), result.restless()::toString);
	}

	@Test
	void aChainOfThreeIsTooLong() {
		FixRounds.Result result = run(FixSelection.recommended(), rule("a", "one", "uno"), rule("b", "uno", "eins"), rule("c", "eins", "un"));
		assertEquals(Map.of("a.txt", "eins two three"), result.changed());
		assertEquals(List.of(new FixRounds.Restless("a.txt", Set.of("b/replace", "c/replace"), Set.of("c/replace"))), result.restless());
	}
}
