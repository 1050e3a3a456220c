/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rule;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Observation;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.Files;
import org.wiretune.lint.rule.RuleForm.Assumption;
import org.wiretune.lint.source.SourceText;

/** What rests on an assumption is no warning. */
class AssumptionTest {

	private static Severity severity(Assumption assumption) {
		List<Observation> seen = new ArrayList<>();
		RuleForm.rule("a-rule", Subject.OWN, Severity.WARNING, context -> Stream.of("site")).at(site -> SourceText.wholeFile("a.xml")).assuming(site -> assumption).build()
				.check(RuleContext.of(new Files().lint().reading()), seen::add);
		return seen.get(0).severity().orElseThrow();
	}

	@Test
	void whatRestsOnAnAssumptionIsInformation() {
		assertEquals(Severity.INFO, severity(new Assumption("only-server")));
	}

	@Test
	void whatIsKnownOrHoldsWithoutItKeepsItsSeverity() {
		assertEquals(Severity.WARNING, severity(null));
		assertEquals(Severity.WARNING, severity(Assumption.aside("same-project")));
	}
}
