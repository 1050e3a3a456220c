/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.finding.LazyFixes;

/** Fixes are computed when someone asks for them, on that one's thread; they have a limit too. */
class RuleTimeTest {

	private static <T> T endless() {
		while (true) {
			RuleTime.check();
		}
	}

	@Test
	void aComputationIsStopped() {
		assertTimeoutPreemptively(Duration.ofMinutes(1), () -> assertThrows(RuleStopped.class, () -> RuleTime.within(Duration.ofMillis(50), RuleTimeTest::endless)));
		RuleTime.check();
		assertEquals("done", RuleTime.within(Duration.ofMinutes(1), () -> "done"), "the next one has a time of its own");
	}

	@Test
	void aFindingWhoseFixesDoNotEndHasNone() {
		LazyFixes fixes = new LazyFixes(new Object(), () -> RuleTime.within(Duration.ofMillis(50), RuleTimeTest::<List<Fix>>endless));
		assertTimeoutPreemptively(Duration.ofMinutes(1), () -> assertEquals(List.of(), fixes));
	}

	@Test
	void theTimeOfARuleCountsWhereOneIsAtWork() throws InterruptedException {
		Throwable[] end = new Throwable[1];
		RuleTime time = new RuleTime();
		Thread rule = Thread.ofPlatform().start(() -> {
			time.begin();
			try {
				RuleTime.within(Duration.ofNanos(1), () -> {
					for (int i = 0; i < 1000; i++) {
						RuleTime.check();
					}
					time.stop();
					return endless();
				});
			} catch (RuleStopped stopped) {
				end[0] = stopped;
			}
		});
		rule.join(Duration.ofMinutes(1));
		assertEquals(RuleStopped.class, end[0].getClass());
	}
}
