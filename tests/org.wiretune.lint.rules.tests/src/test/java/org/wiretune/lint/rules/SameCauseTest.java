/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.baseline.Baseline;
import org.wiretune.lint.config.RuleSettings;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.registry.FixSelection;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.rule.Rule;

/** Two rules with one cause and one change are one finding. */
class SameCauseTest {

	private static final String OPTION = "jvm-aggressiveopts";
	private static final String UNKNOWN = "jvm-flag-unknown-to-jvm";

	/** Java 11 ignores with a warning what Java 12 refuses. */
	private static Files files(String remark) {
		return new Files().with("eap/bin/run.conf", remark + "JAVA_HOME=/opt/jdk-11.0.2\nJAVA_OPTS=\"-Xms512m -Xmx512m -XX:+AggressiveOpts\"\n").with("eap/server/shop/conf/jboss-service.xml", "<server/>\n");
	}

	private static LintResult lint(Files files, String... rules) {
		List<Rule> on = RuleRegistry.standard().rules().stream().filter(rule -> List.of(rules).contains(rule.id())).toList();
		return files.lint(LintOptions.of(on).withSettings(RuleSettings.of(RuleSettings.Base.ALL)));
	}

	private static Finding one(LintResult result) {
		assertEquals(1, result.findings().size(), () -> result.findings().toString());
		return result.findings().get(0);
	}

	@Test
	void oneFindingNamesBothRules() {
		Finding finding = one(lint(files(""), OPTION, UNKNOWN));
		assertEquals(List.of(OPTION, UNKNOWN), finding.ruleIds(), "the more specific leads");
		assertEquals(List.of(UNKNOWN), one(lint(files(""), UNKNOWN)).ruleIds());
		assertEquals(List.of(OPTION), one(lint(files(""), OPTION)).ruleIds());
	}

	/** Whoever knows the one has not seen the other, which may weigh more. */
	@Test
	void whoeverSuppressesOneSeesTheOther() {
		for (String rule : List.of(OPTION, UNKNOWN)) {
			String other = rule.equals(OPTION) ? UNKNOWN : OPTION;
			LintResult result = lint(files("").with("wiretune.rules", "suppress = " + rule + " **/run.conf: wanted\n"), OPTION, UNKNOWN);
			assertEquals(List.of(other), one(result).ruleIds());
			assertEquals(List.of(rule), result.suppressions().stream().map(each -> each.finding().ruleId()).toList());
		}
		LintResult both = lint(files("").with("wiretune.rules", "suppress = " + OPTION + " **: wanted\nsuppress = " + UNKNOWN + " **/run.conf: wanted\n"), OPTION, UNKNOWN);
		assertTrue(both.findings().isEmpty(), () -> both.findings().toString());
		assertEquals(2, both.suppressions().size());
	}

	/** The lesser rule is known and left out; the one that warns is told. */
	@Test
	void aWarningThatLeadsIsToldWhereTheLesserRuleIsLeftOut() {
		String warned = "jvm-aggressiveopts = warning\n";
		assertEquals(List.of(OPTION, UNKNOWN), one(lint(files("").with("wiretune.rules", warned), OPTION, UNKNOWN)).ruleIds());
		Finding left = one(lint(files("").with("wiretune.rules", warned + "suppress = " + UNKNOWN + " **: known\n"), OPTION, UNKNOWN));
		assertEquals(List.of(OPTION), left.ruleIds());
		assertEquals(Severity.WARNING, left.severity());
	}


	@Test
	void aBaselineOfEitherRuleKnowsIt() throws IOException {
		for (String rule : List.of(OPTION, UNKNOWN)) {
			StringBuilder written = new StringBuilder();
			Baseline.of(lint(files(""), rule), path -> path).write(written);
			assertTrue(Baseline.read(new StringReader(written.toString())).applyTo(lint(files(""), OPTION, UNKNOWN), path -> path).findings().isEmpty(), rule);
		}
	}

	@Test
	void theFixOfEitherRuleCanBeNamed() {
		List<Finding> findings = lint(files(""), OPTION, UNKNOWN).findings();
		for (String rule : List.of(OPTION, UNKNOWN)) {
			for (String name : List.of(rule, rule + "/remove")) {
				assertEquals(List.of(rule + "/remove"), FixSelection.named(List.of(name)).choose(findings).fixes().stream().map(Fix::id).toList());
			}
		}
		assertEquals(1, FixSelection.recommended().choose(findings).heldBack().size());
	}

	@Test
	void otherChangesAtOnePlaceStayTwoFindings() {
		assertTrue(SameCause.isKnown(OPTION, UNKNOWN) && SameCause.isKnown(UNKNOWN, OPTION));
		assertFalse(SameCause.isKnown(OPTION, "jvm-biased-locking"));
		LintResult result = lint(files("").map(text -> text.replace("-XX:+AggressiveOpts", "-XX:+AggressiveOpts -XX:+UseBiasedLocking")), OPTION, UNKNOWN, "jvm-biased-locking");
		assertEquals(2, result.findings().size(), () -> result.findings().toString());
	}
}
