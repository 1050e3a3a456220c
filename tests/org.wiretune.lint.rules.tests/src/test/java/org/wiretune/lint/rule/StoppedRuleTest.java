/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.IntStream;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.wiretune.core.Observation;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.Files;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.LintSession;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.report.HtmlReport;
import org.wiretune.lint.report.JUnitReport;
import org.wiretune.lint.report.JsonReport;
import org.wiretune.lint.report.LintReport;
import org.wiretune.lint.report.SarifReport;
import org.wiretune.lint.report.TextReport;
import org.wiretune.model.solution.Solution;

/** A rule that does not end is stopped and named, whether it asks for its time or not, and all other findings are there. */
@Tag("slow")
class StoppedRuleTest {

	private static final AtomicInteger NUMBER = new AtomicInteger();
	private static final Duration SHORT = Duration.ofMillis(200);

	private final AtomicBoolean enough = new AtomicBoolean();
	private static final String LOOP = """
			package shop;

			class Loop {

				@javax.persistence.PersistenceContext
				private javax.persistence.EntityManager manager;

				void run(java.util.List<String> items) {
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
	private final Files files = new Files().with("Shop/src/shop/Loop.java", LOOP)
			.with("server.properties", "x=1\n");

	/** A rule that stands in no catalogue. The texts of reports belong to another one, whose id it has where it has to be shown. */
	private record Planted(String id, Consumer<Solution> work) implements Rule {

		@Override
		public Subject subject() {
			return Subject.WIRING;
		}

		@Override
		public Severity severity() {
			return Severity.INFO;
		}

		@Override
		public void check(org.wiretune.core.RuleContext context, Consumer<Observation> found) {
			work.accept(((RuleContext) context).solution());
		}
	}

	/** Compiles the rules, so that a machine that is busy does not take one of them for endless. */
	@BeforeAll
	static void runOnce() {
		new Files().with("Shop/src/shop/Loop.java", LOOP).lint();
	}

	@AfterEach
	void letThreadsEnd() {
		enough.set(true);
	}

	private static String id() {
		return "planted-" + NUMBER.incrementAndGet();
	}

	/** Takes no notice of anything but the end of the test. */
	private Rule deaf() {
		return new Planted(id(), solution -> {
			while (!enough.get()) {
				Thread.onSpinWait();
			}
		});
	}

	private static Rule asking() {
		return RuleForm.<Integer>rule(id(), Subject.WIRING, Severity.INFO, solution -> IntStream.iterate(0, i -> i + 1).boxed()).when(number -> false).at(number -> null).build();
	}

	private List<Rule> with(Rule... planted) {
		List<Rule> rules = new ArrayList<>(RuleRegistry.standard().rules());
		for (Rule each : planted) {
			rules.add(rules.size() / 2, each);
		}
		return rules;
	}

	private LintResult lint(Rule... planted) {
		return files.lint(LintOptions.of(with(planted)).withRuleTime(SHORT));
	}

	private static List<String> stopped(LintResult result) {
		return result.problems().stream().filter(problem -> problem.kind() == ReadProblem.Kind.STOPPED).map(ReadProblem::message).toList();
	}

	@Test
	void aRuleThatAsksEndsAndTheOthersAreComplete() {
		Rule endless = asking();
		LintResult result = lint(endless);
		assertEquals(files.lint().findings(), result.findings());
		assertEquals(1, stopped(result).size());
		assertTrue(stopped(result).get(0).contains("The rule " + endless.id() + " was stopped after 0.2 s"), stopped(result)::toString);
	}

	@Test
	void aRuleThatDoesNotAskIsGivenUpAndTheOthersAreComplete() {
		LintResult result = lint(deaf(), deaf());
		List<Finding> expected = files.lint().findings();
		assertTrue(expected.size() > 0);
		assertEquals(expected, result.findings());
		assertEquals(expected.stream().map(finding -> finding.fixes().size()).toList(), result.findings().stream().map(finding -> finding.fixes().size()).toList());
		assertEquals(2, stopped(result).size());
	}

	@Test
	void theModelOfARuleThatWasGivenUpIsNotUsedAgain() {
		List<Solution> seen = new ArrayList<>();
		LintResult result = lint(new Planted(id(), solution -> {
			synchronized (seen) {
				seen.add(solution);
			}
			while (!enough.get()) {
				Thread.onSpinWait();
			}
		}));
		synchronized (seen) {
			assertEquals(1, seen.size());
			assertTrue(seen.get(0) != result.solution());
		}
	}

	@Test
	void aRuleThatStillRunsIsNotStartedAgain() {
		AtomicInteger started = new AtomicInteger();
		Rule endless = new Planted(id(), solution -> {
			started.incrementAndGet();
			while (!enough.get()) {
				Thread.onSpinWait();
			}
		});
		LintSession session = new LintSession(LintOptions.of(with(endless)).withRuleTime(SHORT));
		for (int i = 0; i < 3; i++) {
			assertEquals(1, stopped(session.update(List.of(), List.of(), () -> false)).size());
		}
		assertEquals(1, started.get());
	}

	@Test
	void aRuleThatWaitsForEverIsGivenUpByTheClock() {
		CountDownLatch never = new CountDownLatch(1);
		Rule waiting = new Planted(id(), solution -> {
			try {
				never.await();
			} catch (InterruptedException end) {
				Thread.currentThread().interrupt();
			}
		});
		assertEquals(1, stopped(files.lint(LintOptions.of(List.of(waiting)).withRuleTime(Duration.ofMillis(20)))).stream().filter(text -> text.contains(waiting.id())).count());
		never.countDown();
	}

	@Test
	void theUserNeedNotWaitForARule() {
		AtomicBoolean runs = new AtomicBoolean();
		Rule endless = new Planted(id(), solution -> {
			runs.set(true);
			while (!enough.get()) {
				Thread.onSpinWait();
			}
		});
		LintSession session = new LintSession(LintOptions.of(with(endless)));
		assertThrows(CancellationException.class, () -> session.update(List.of(), List.of(), runs::get));
	}

	@Test
	void everyReportNamesIt() throws IOException {
		Rule endless = asking();
		LintResult result = lint(endless);
		LintReport report = new LintReport(result, "1", 1, null, files::source);
		StringBuilder text = new StringBuilder();
		TextReport lines = new TextReport(text);
		for (ReadProblem problem : result.problems()) {
			lines.write(problem);
		}
		StringBuilder json = new StringBuilder();
		JsonReport.write(report, json);
		StringBuilder sarif = new StringBuilder();
		SarifReport.write(report, RuleRegistry.standard(), sarif);
		StringBuilder html = new StringBuilder();
		HtmlReport.write(report, "Shop", html);
		StringBuilder junit = new StringBuilder();
		JUnitReport.write(report, RuleRegistry.standard(), Optional.empty(), junit);
		for (StringBuilder each : List.of(text, json, sarif, html, junit)) {
			assertTrue(each.toString().contains("The rule " + endless.id() + " was stopped"), each.substring(0, Math.min(each.length(), 400)));
		}
		assertTrue(json.toString().contains("\"kind\": \"stopped\""));
		assertTrue(sarif.toString().contains("\"id\": \"stopped\""));
	}
}
