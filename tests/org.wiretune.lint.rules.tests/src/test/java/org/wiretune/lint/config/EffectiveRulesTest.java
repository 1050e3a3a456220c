/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.Samples;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.finding.SuppressedFinding;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.source.SourceText;

class EffectiveRulesTest {

	private static final String LOOP = "batch-loop-without-clear";
	private static final LimitedRule POOLS = new LimitedRule("pools", true);

	private static final String WORKER = """
			package shop;

			public class Worker {

				@javax.persistence.PersistenceContext
				private javax.persistence.EntityManager manager;

				public void work(java.util.List<String> items) {
					int row = 0;
					for (String item : items) {
						manager.persist(new Item(item));
						if (++row % 20 == 0) {
							manager.flush();
						}
					}
				}
			}
			""";

	private static Files workers() {
		return new Files().with("Shop/src/shop/Worker.java", WORKER).with("Shop/gen/shop/Worker.java", WORKER).with("Store/src/shop/Worker.java", WORKER);
	}

	private static List<String> paths(LintResult result) {
		return result.findings().stream().filter(finding -> finding.ruleId().equals(LOOP)).map(finding -> finding.origin().path()).toList();
	}

	private static LintOptions options(RuleSettings settings) {
		return LintOptions.of(RuleRegistry.standard().rules()).withSettings(settings);
	}

	@Test
	void aFileHoldsForTheFilesBelowItsFolder() {
		Files files = workers().with("Shop/wiretune.rules", LOOP + " = off\n");
		assertEquals(List.of("Store/src/shop/Worker.java"), paths(files.lint()));
		files.with("Shop/gen/wiretune.rules", LOOP + " = warning\n");
		LintResult nearest = files.lint();
		assertEquals(List.of("Shop/gen/shop/Worker.java", "Store/src/shop/Worker.java"), paths(nearest));
		assertEquals(List.of(Severity.WARNING, Severity.INFO), nearest.findings().stream().filter(finding -> finding.ruleId().equals(LOOP)).map(Finding::severity).toList());
		assertEquals(List.of(), nearest.problems());
	}

	@Test
	void aFileWinsOverTheUserButNotOverNamedRules() {
		Files files = workers().with("Shop/wiretune.rules", LOOP + " = info\n").with("Store/wiretune.rules", LOOP + " = off\n");
		RuleSettings off = new RuleSettings(RuleSettings.Base.STANDARD, Map.of(LOOP, RuleLevel.OFF), Map.of(), List.of());
		assertEquals(List.of("Shop/gen/shop/Worker.java", "Shop/src/shop/Worker.java"), paths(files.lint(options(off))));
		assertEquals(3, paths(files.lint(options(RuleSettings.of(RuleSettings.Base.NAMED)))).size());
	}

	@Test
	void anOuterFileCountsLessThanOneInside() {
		RulesFile outer = new RulesFile("", Map.of(LOOP, RuleLevel.OFF), Map.of(), List.of());
		RuleSettings settings = RuleSettings.STANDARD.withOuter(List.of(new PlacedRules(outer, "Shop", "projects/Shop/")));
		assertEquals(List.of("Store/src/shop/Worker.java"), paths(workers().lint(options(settings))));
		Files files = workers().with("Shop/gen/wiretune.rules", LOOP + " = standard\n");
		assertEquals(List.of("Shop/gen/shop/Worker.java", "Store/src/shop/Worker.java"), paths(files.lint(options(settings))));
		RulesFile suppressing = new RulesFile("", Map.of(), Map.of(),
				List.of(new SharedSuppression("*", new PathGlob("projects/Shop/gen"), "generated", SourceText.wholeFile(""))));
		assertEquals(List.of("Shop/src/shop/Worker.java", "Store/src/shop/Worker.java"),
				paths(workers().lint(options(RuleSettings.STANDARD.withOuter(List.of(new PlacedRules(suppressing, "Shop", "projects/Shop/")))))));
	}

	@Test
	void suppressesWithAReason() {
		LintResult result = workers().with("Shop/wiretune.rules", "suppress = " + LOOP + " gen/**: generated\n").lint();
		assertEquals(List.of("Shop/src/shop/Worker.java", "Store/src/shop/Worker.java"), paths(result));
		SuppressedFinding suppressed = result.suppressions().get(0);
		assertEquals("Shop/gen/shop/Worker.java", suppressed.finding().origin().path());
		assertEquals(SuppressedFinding.Place.RULES_FILE, suppressed.place());
		assertEquals("generated", suppressed.reason());
	}

	@Test
	void aBrokenLineIsAProblemOfTheFile() {
		LintResult result = workers().with("Shop/wiretune.rules", "\n" + LOOP + " = of\n").lint();
		assertEquals(List.of("Shop/wiretune.rules:2 SYNTAX"),
				result.problems().stream().map(problem -> problem.origin().path() + ':' + problem.origin().line() + ' ' + problem.kind()).toList());
		assertTrue(result.problems().stream().noneMatch(problem -> problem.kind() == ReadProblem.Kind.INTERNAL));
		assertEquals(3, paths(result).size());
	}

	@Test
	void rulesThatAreNotStandardAreOffUnlessWanted() {
		LimitedRule optional = new LimitedRule("pools", false);
		Files files = Samples.server();
		LintOptions options = LintOptions.of(List.of(optional));
		assertEquals(1, files.lint(options).findings().size());
		assertEquals(0, files.lint(options.withSettings(RuleSettings.STANDARD)).findings().size());
		RuleSettings wanted = new RuleSettings(RuleSettings.Base.STANDARD, Map.of("pools", RuleLevel.WARNING), Map.of(), List.of());
		assertEquals(List.of(Severity.WARNING), files.lint(options.withSettings(wanted)).findings().stream().map(Finding::severity).toList());
		assertEquals(1, files.lint(options.withSettings(RuleSettings.of(RuleSettings.Base.NAMED))).findings().size());
	}

	@Test
	void numbersReachTheRule() {
		LintOptions options = LintOptions.of(List.of(POOLS));
		Files files = Samples.server();
		assertEquals(List.of("WebContainer has 50 threads."), messages(files.lint(options)));
		assertEquals(List.of("Default has 20 threads.", "WebContainer has 50 threads."), messages(files.lint(options.withSettings(limit(20)))));
		assertEquals(List.of("WebContainer has 50 threads."), messages(files.lint(options.withSettings(limit(21)))));
		assertEquals(List.of("WebContainer has 50 threads."), messages(files.lint(options.withSettings(limit(50)))));
		assertEquals(List.of(), messages(files.lint(options.withSettings(limit(51)))));
	}

	@Test
	void eachFolderHasItsOwnNumbers() {
		Files files = Samples.server();
		for (String path : Samples.server().paths()) {
			files.with("Other" + path, files.text(path));
		}
		RulesFile own = new RulesFile("", Map.of(), Map.of("pools.threads", 20L), List.of());
		LintResult result = files.lint(LintOptions.of(List.of(POOLS)).withSettings(limit(50).withOuter(List.of(new PlacedRules(own, "OtherLocalServer", "")))));
		assertEquals(List.of("L WebContainer has 50 threads.", "O Default has 20 threads.", "O WebContainer has 50 threads."),
				result.findings().stream().map(finding -> finding.origin().path().charAt(0) + " " + finding.message()).toList());
		assertEquals(List.of("To 50", "To 20", "To 20"), result.findings().stream().map(finding -> finding.fixes().get(0).label()).toList());
	}

	private static RuleSettings limit(long threads) {
		return new RuleSettings(RuleSettings.Base.ALL, Map.of(), Map.of("pools.threads", threads), List.of());
	}

	private static List<String> messages(LintResult result) {
		return result.findings().stream().map(Finding::message).toList();
	}
}
