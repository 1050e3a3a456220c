/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.rule.Rule;

/**
 * Fixes of two rules never feed each other, with every alternative, in the cases that the tests of all rules have made. Runs
 * after them; {@link EndedClasses} sees to it that they ran.
 */
@Tag("slow")
@Order(Integer.MAX_VALUE)
class FixChainsTest {

	/**
	 * Three rules that follow each other only where each is asked for by name. The third only sums what the second has raised; or
	 * the first makes batches possible, the second joins them, and the third gives them a size.
	 */
	private static final List<String> KNOWN = List.of("jms-maxconcurrency-1-serial/standard -> jms-maxconcurrency-default/raise -> sum-maxconcurrency-above-pool/raise-pool",
			"flush-per-row/guard -> rewrite-batched-missing/rewrite -> rewrite-batched-without-batch-size/batch-size",
			"sca-maxconcurrency-1-serial/standard -> sca-maxconcurrency-default/raise -> sum-maxconcurrency-above-pool/raise-pool");

	/**
	 * Not at rest in two rounds, and therefore left out and told, where all alternatives are asked for by name at once. Threads
	 * follow the clients, pools follow the threads, and a third number follows the pools.
	 */
	private static final Set<String> THIRD = Set.of("[ds-min-below-steady-threads/minimum]", "[ds-pool-ratio/minimum]", "[jms-maxconcurrency-default/raise]", "[slsb-jacc-domain-mismatch/copy-to-jacc]",
			"[mdb-minsessions-missing/state]", "[mdb-sessions-sum-above-workmanager/raise-threads]");
	/** One raises the sessions to what a pool or the threads had before another one, of the same round, lowered those; so neither is made. */
	private static final Set<String> OPPOSED = Set.of("[mdb-pool-above-max-sessions/raise-sessions, mdb-pool-below-max-sessions/lower-sessions]",
			"[mdb-pool-above-max-sessions/raise-sessions, mdb-sessions-above-workmanager/lower-sessions]");

	/** So many cases in which the same fixes are offered are made together. */
	private static final int OFTEN = 1;

	private static final FixChains CHAINS = new FixChains();
	private static final Set<String> RESTLESS = new TreeSet<>();

	/** The cases of all rules, each once. */
	private static List<Files> cases() {
		EndedClasses.assumeAll();
		Map<Map<String, String>, Files> cases = new LinkedHashMap<>();
		RuleRegistry.standard().rules().stream().map(Rule::id).sorted().flatMap(rule -> RuleCases.of(rule).speaking()).forEach(files -> cases.putIfAbsent(texts(files), files));
		return List.copyOf(cases.values());
	}

	private static Map<String, String> texts(Files files) {
		Map<String, String> texts = new TreeMap<>();
		files.paths().forEach(path -> texts.put(path, files.text(path)));
		return texts;
	}

	/** Goes through all cases once: what each gives is used for both questions while it is known. */
	@BeforeAll
	static void goThroughAllCases() {
		Map<Set<String>, Integer> seen = new HashMap<>();
		for (Files files : cases()) {
			CHAINS.follow("", files);
			List<Finding> findings = FixChains.lint(files).findings();
			Set<String> offered = new TreeSet<>();
			findings.forEach(finding -> finding.fixes().forEach(fix -> offered.add(fix.id())));
			if (!offered.isEmpty() && seen.merge(offered, 1, Integer::sum) <= OFTEN) {
				FixesToRestTest.selections(findings)
						.forEach(selection -> FixesToRestTest.run(files, selection).restless().forEach(each -> RESTLESS.add(new TreeSet<>(each.leftOut()).toString())));
			}
		}
	}

	@Test
	void noFixLeadsBackToItself() {
		assertAll(() -> assertEquals(Set.of(), CHAINS.same(), "two findings with one change: add them to SameCause"), () -> assertEquals(Set.of(), CHAINS.unequal(), "one change has one effect"),
				() -> assertEquals("", String.join("\n", CHAINS.circles())),
				() -> assertEquals("", String.join("\n", CHAINS.longChains().stream().filter(chain -> KNOWN.stream().noneMatch(chain::startsWith)).toList())));
	}

	/** All fixes together, plain and each alternative by name, in cases that differ in what is offered. */
	@Test
	void allFixesTogetherComeToRest() {
		Set<String> restless = new TreeSet<>(RESTLESS);
		restless.removeAll(THIRD);
		restless.removeAll(OPPOSED);
		assertEquals("", String.join("\n", restless));
	}
}
