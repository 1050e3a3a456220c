/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleRegistry;

/**
 * Fixes of two rules never feed each other, with every alternative, in the cases that the tests of all rules have made. Runs
 * after them and has nothing to say where only some of them ran.
 */
@Order(Integer.MAX_VALUE)
class FixChainsTest {

	/** Three rules that follow each other only where each is asked for by name; the third only sums what the second has raised. */
	private static final List<String> KNOWN = List.of("jms-maxconcurrency-1-serial/standard -> jms-maxconcurrency-default/raise -> sum-maxconcurrency-above-pool/raise-pool",
			"sca-maxconcurrency-1-serial/standard -> sca-maxconcurrency-default/raise -> sum-maxconcurrency-above-pool/raise-pool");

	/**
	 * Not at rest in two rounds: threads follow the clients, pools follow the threads, and a third number follows the pools.
	 * The fix is left out and told.
	 */
	private static final Set<String> KNOWN_TOGETHER = Set.of("ds-max-below-active-threads leaves out [ds-min-below-steady-threads/minimum]", "ds-max-below-active-threads leaves out [ds-pool-ratio/minimum]",
			"ds-max-pool-too-small leaves out [ds-pool-ratio/minimum]", "new-sib-pool-sizing leaves out [jms-maxconcurrency-default/raise]",
			"slsb-strictmaxpool-undersized leaves out [slsb-jacc-domain-mismatch/copy-to-jacc]");

	@Test
	void noFixLeadsBackToItself() {
		assumeTrue(RuleCases.rules() > RuleRegistry.standard().rules().size() * 3 / 4, "only some of the tests of rules ran");
		FixChains chains = new FixChains();
		Stream<Files> cases = RuleRegistry.standard().rules().stream().flatMap(rule -> RuleCases.of(rule.id()).speaking());
		cases.forEach(files -> chains.follow("", files));
		assertEquals(Set.of(), chains.same(), "two findings with one change: add them to SameCause");
		assertEquals("", String.join("\n", chains.circles()));
		assertEquals("", String.join("\n", chains.longChains().stream().filter(chain -> KNOWN.stream().noneMatch(chain::startsWith)).toList()));
	}

	/** All fixes together, plain and each alternative by name. */
	@Test
	void allFixesTogetherComeToRest() {
		assumeTrue(RuleCases.rules() > RuleRegistry.standard().rules().size() * 3 / 4, "only some of the tests of rules ran");
		Set<String> restless = new TreeSet<>();
		for (Rule rule : RuleRegistry.standard().rules()) {
			RuleCases.of(rule.id()).speaking().forEach(files -> FixesToRestTest.selections(FixChains.lint(files).findings())
					.forEach(selection -> FixesToRestTest.run(files, selection).restless().forEach(each -> restless.add(rule.id() + " leaves out " + new TreeSet<>(each.leftOut())))));
		}
		restless.removeAll(KNOWN_TOGETHER);
		assertEquals("", String.join("\n", restless));
	}
}
