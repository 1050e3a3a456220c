/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core.observed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;

/** What rules tell, those that fail included, and what is told of it. */
class AnswerTest {

	private static Consumer<Consumer<String>> telling(String... words) {
		return found -> List.of(words).forEach(found);
	}

	private static Consumer<Consumer<String>> failing(String word, Throwable failure) {
		return found -> {
			found.accept(word);
			if (failure instanceof RuntimeException mistake) {
				throw mistake;
			}
			throw (Error) failure;
		};
	}

	@Test
	void aRuleThatFailsCostsNothingOfOthers() {
		IllegalStateException first = new IllegalStateException("first");
		Answer<String> answer = Answer.of(List.of(telling("a", "b"), failing("c", first), failing("d", new AssertionError("second")), telling("e")), Consumer::accept);
		assertEquals(List.of("a", "b", "c", "d", "e"), answer.told());
		assertSame(first, answer.failure().orElseThrow());
		assertEquals(new Answer<>(List.of("a"), Optional.empty()), Answer.of(telling("a")));
	}

	@Test
	void whatNoRuleIsToBlameForIsThrown() {
		assertThrows(OutOfMemoryError.class, () -> Answer.of(failing("a", new OutOfMemoryError("made by this test"))));
	}

	@Test
	void whatIsToldHidesSecretsAndGrowsAtAPlace() {
		Observed seen = new Observed("some-rule", Severity.INFO, "The password=opensesame1 is here.", "password=opensesame1", null);
		assertFalse(seen.toString().contains("opensesame1"), seen.toString());
		assertFalse(seen.isWarning());
		assertTrue(seen.withSeverity(Severity.WARNING).isWarning());
		assertTrue(seen.further("It stands in a.xml.").message().endsWith("is here. It stands in a.xml."));
		assertEquals(new Observed("some-rule", Severity.INFO, seen.message(), "1", "2"), seen.compared("1", "2"));
		assertThrows(NullPointerException.class, () -> new Observed("some-rule", null, "No severity."));
	}
}
