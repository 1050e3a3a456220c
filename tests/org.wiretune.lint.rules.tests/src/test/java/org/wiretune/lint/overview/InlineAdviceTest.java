/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.overview;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.report.MeasuredHere;

class InlineAdviceTest {

	private static final FindingCost COST = FindingCost.of(8.93, "8.93 ms instead of 502 ns (1 KB)", "as measured");

	private static InlineAdvice advice(Severity severity, String headline, FindingCost cost, MeasuredHere... measured) {
		return InlineAdvice.of(severity, headline, cost, List.of(measured));
	}

	private static MeasuredHere proof(String verdict, double estimate, boolean stale) {
		return new MeasuredHere(verdict, "A sentence.", estimate, estimate * 0.9, estimate * 1.1, "a figure", "here", "2026-11-26T10:00:00Z", "proof.json", stale);
	}

	@Test
	void theHeadlineComesFirstAndThePriceBehindIt() {
		InlineAdvice priced = advice(Severity.WARNING, "SOAP inside one server", COST);
		assertEquals("SOAP inside one server \u00b7 8.93 ms instead of 502 ns (1 KB)", priced.text());
		assertTrue(priced.isPriced());
	}

	@Test
	void withoutAMeasurementThereIsNoPrice() {
		InlineAdvice bare = advice(Severity.INFO, "SOAP inside one server", null);
		assertEquals("SOAP inside one server", bare.text());
		assertFalse(bare.isPriced());
		assertFalse(advice(Severity.INFO, "SOAP", FindingCost.notJudged("not judged", "The machine was busy.")).isPriced());
	}

	@Test
	void aProofStandsBehindThePriceUnlessItsFilesHaveChanged() {
		assertEquals("SOAP \u00b7 8.93 ms instead of 502 ns (1 KB) \u00b7 proven here: faster: 0.620 (0.558 to 0.682)", advice(Severity.INFO, "SOAP", COST, proof("faster", 0.62, false)).text());
		assertEquals("SOAP", advice(Severity.INFO, "SOAP", null, proof("faster", 0.62, true)).text());
		assertEquals("SOAP", advice(Severity.INFO, "SOAP", null, proof("not-valid", Double.NaN, false)).text());
	}

	@Test
	void ofALineTheWarningIsSaidThenWhatWasMeasured() {
		InlineAdvice info = advice(Severity.INFO, "Info", null);
		InlineAdvice measured = advice(Severity.INFO, "Measured", COST);
		InlineAdvice warning = advice(Severity.WARNING, "Warning", null);
		assertEquals("Info", InlineAdvice.ofLine(List.of(info)));
		assertEquals("Measured \u00b7 8.93 ms instead of 502 ns (1 KB) (and one more)", InlineAdvice.ofLine(List.of(info, measured)));
		assertEquals("Warning (and 2 more)", InlineAdvice.ofLine(List.of(info, measured, warning)));
	}
}
