/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.observed.Observed;
import org.wiretune.ide.files.UnsavedFile;
import org.wiretune.ide.wiring.PricedChoice;
import org.wiretune.ide.wiring.PricedChoice.Line.Kind;
import org.wiretune.ide.wiring.WiringOutlook;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.LintSession;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.source.SourceFile;
import org.wiretune.lint.wiring.PossibleWires;
import org.wiretune.lint.wiring.WireStart;
import org.wiretune.lint.wiring.WiringChoice;
import org.wiretune.model.assembly.Module;
import org.wiretune.perf.judged.JudgedRuns;
import org.wiretune.perf.wiring.CallPrice;

/** What is said of a way to wire, and of what the rules would say otherwise. */
class PricedChoiceTest {

	private static final String SCDL = "xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" xmlns:s=\"http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0\"";

	private static Finding finding(String rule, Severity severity, String headline, int offset) {
		return new Finding(new Observed(rule, severity, headline, headline + '.', "", ""), new Origin("M/A.import", offset, 1, 1, 1), "", List.of(), List.of());
	}

	/** A component with a reference that may lead to an export of another module. */
	private static WiringChoice choice() {
		List<SourceFile> files = List.of(new UnsavedFile("M/sca.module", "<s:module " + SCDL + " name=\"M\"/>"), new UnsavedFile("N/sca.module", "<s:module " + SCDL + " name=\"N\"/>"),
				new UnsavedFile("M/C.component", "<s:component " + SCDL + " name=\"C\"><references><reference name=\"r\"/></references></s:component>"),
				new UnsavedFile("N/E.export", "<s:export " + SCDL + " name=\"E\"/>"));
		Reading reading = new LintSession(LintOptions.of(List.of())).update(files, List.of(), Cancellation.NEVER).reading();
		Module caller = reading.solution().getModules().get(0);
		return new PossibleWires(reading).between(new WireStart(caller, caller.getComponents().get(0), null), reading.solution().getModules().get(1)).choices().get(0);
	}

	private static PricedChoice priced(WiringOutlook outlook) {
		WiringChoice choice = choice();
		return new PricedChoice(choice, CallPrice.of(choice.binding(), choice.style(), false, JudgedRuns.of(List.of())), Optional.ofNullable(outlook));
	}

	@Test
	void aFindingThatOnlyMovedNeitherComesNorGoes() {
		List<Finding> now = List.of(finding("a", Severity.WARNING, "one", 5), finding("a", Severity.WARNING, "one", 50), finding("b", Severity.INFO, "two", 7));
		List<Finding> then = List.of(finding("a", Severity.WARNING, "one", 9), finding("b", Severity.INFO, "three", 7));
		WiringOutlook outlook = WiringOutlook.of(now, then);
		assertEquals(List.of("three"), outlook.coming().stream().map(Finding::headline).toList());
		assertEquals(List.of("one", "two"), outlook.going().stream().map(Finding::headline).toList(), "one of two equal ones goes");
	}

	@Test
	void thePointerTellsWayPriceAndFindings() {
		PricedChoice unasked = priced(null);
		assertEquals(List.of("SCA \u00b7 sync to E \u00b7 1.4 ms in the source (100 KB)", "by r", "the rules are being asked"), unasked.lines().stream().map(PricedChoice.Line::text).toList());
		PricedChoice same = priced(new WiringOutlook(List.of(), List.of()));
		assertEquals("the rules would say the same as now", same.lines().get(2).text());
		List<Finding> five = IntStream.range(0, 5).mapToObj(i -> finding("r" + i, i == 0 ? Severity.WARNING : Severity.INFO, "found " + i, i)).toList();
		PricedChoice told = priced(new WiringOutlook(five, List.of(finding("g", Severity.WARNING, "gone", 1))));
		assertEquals(List.of("+ found 0", "+ found 1", "+ found 2", "2 more findings would come", "\u2212 gone"), told.lines().stream().skip(2).map(PricedChoice.Line::text).toList());
		assertEquals(List.of(Kind.WARNING, Kind.REMARK, Kind.REMARK, Kind.NOTE, Kind.GONE), told.lines().stream().skip(2).map(PricedChoice.Line::kind).toList());
	}

	@Test
	void theMenuCountsWarningsAndTheListExplains() {
		PricedChoice told = priced(new WiringOutlook(List.of(finding("a", Severity.WARNING, "slow call", 1), finding("b", Severity.INFO, "remark", 1)), List.of()));
		assertEquals("SCA \u00b7 sync to E \u00b7 1.4 ms in the source (100 KB), by r \u2013 1 warning", told.text());
		assertEquals("r \u2013 1 warning", told.startText());
		assertTrue(told.explanation().contains("a performance run tells it. It would be found: slow call. It would be found: remark."), told.explanation());
	}
}
