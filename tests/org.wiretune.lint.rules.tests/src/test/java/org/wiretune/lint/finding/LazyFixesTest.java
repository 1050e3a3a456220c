/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.finding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

import org.junit.jupiter.api.Test;
import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.observed.Observed;
import org.wiretune.lint.Files;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.Samples;
import org.wiretune.lint.rules.SameCause;
import org.wiretune.lint.source.SourceText;

class LazyFixesTest {

	private static Finding finding(List<Fix> fixes) {
		return new Finding(new Observed("rule", Severity.INFO, "Message."), SourceText.wholeFile("a.xml"), null, List.of(), fixes);
	}

	@Test
	void computesOnceForManyThreads() throws Exception {
		AtomicInteger computed = new AtomicInteger();
		LazyFixes fixes = new LazyFixes(new Object(), () -> {
			computed.incrementAndGet();
			return List.of(new Fix("rule/fix", "Label", "Text.", FixEffect.KEEPS_MEANING, "", List.of()));
		});
		Finding finding = finding(fixes);
		CountDownLatch start = new CountDownLatch(1);
		try (ExecutorService threads = Executors.newFixedThreadPool(8)) {
			List<Future<Integer>> sizes = new ArrayList<>();
			for (int i = 0; i < 8; i++) {
				sizes.add(threads.submit(() -> {
					start.await();
					return finding.fixes().size();
				}));
			}
			start.countDown();
			for (Future<Integer> size : sizes) {
				assertEquals(1, size.get());
			}
		}
		assertEquals(1, computed.get());
	}

	@Test
	void comparingComputesNothing() {
		LazyFixes fixes = new LazyFixes(new Object(), List::of);
		Finding finding = finding(fixes);
		assertEquals(finding, finding(List.of()));
		assertEquals(finding.hashCode(), finding(List.of()).hashCode());
		assertNotEquals(finding, finding.withSeverity(Severity.WARNING));
		assertFalse(fixes.isComputed());
	}

	@Test
	void aMistakeLeavesTheFindingWithoutFixes() {
		Finding finding = finding(new LazyFixes(new Object(), () -> {
			throw new IllegalStateException("a rule's mistake");
		}));
		assertEquals(List.of(), finding.fixes());
	}

	@Test
	void lintingComputesNoFix() {
		LintResult result = tooManyCallers().lint();
		assertFalse(result.findings().isEmpty());
		for (Finding finding : result.findings()) {
			// Whether two rules at one place tell one cause, their changes tell.
			boolean compared = result.findings().stream().anyMatch(other -> other.origin().equals(finding.origin()) && SameCause.isKnown(finding.ruleId(), other.ruleId()))
					|| finding.also().stream().anyMatch(other -> SameCause.isKnown(finding.ruleId(), other.ruleId()));
			assertTrue(compared || !(finding.fixes() instanceof LazyFixes lazy) || !lazy.isComputed(), finding::ruleId);
		}
		assertTrue(result.findings().stream().anyMatch(finding -> !finding.fixes().isEmpty()));
	}

	@Test
	void aFixIsNotMadeFromATextThatWasNotRead() {
		Files files = tooManyCallers();
		Finding finding = files.finding("maxconcurrency-above-pool");
		files.map(text -> text.replace("UTF-8\"?>\n", "UTF-8\"?>\n<!-- a line more -->\n"));
		for (Fix fix : finding.fixes()) {
			for (TextChange change : fix.changes()) {
				// Where the values were when they were read, so that applying the fix to the new text is refused.
				assertFalse(files.text(change.path()).startsWith(change.expected(), change.offset()) && !change.expected().isEmpty(), change::toString);
			}
		}
	}

	private static Files tooManyCallers() {
		return Samples.server().replace(Samples.RESOURCES, "xmi:id=\"Property_1\" name=\"maxConcurrency\" type=\"java.lang.Integer\" value=\"10\"",
				"xmi:id=\"Property_1\" name=\"maxConcurrency\" type=\"java.lang.Integer\" value=\"40\"");
	}
}
