/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.rules.method.MethodCatalogue;
import org.wiretune.perf.validity.Validity;

/** The tester judges by the ids under which the catalogue has its method rules, each of them and no other. */
class MethodRulesTest {

	@Test
	void theTesterKnowsEveryMethodRuleOfTheCatalogue() {
		Set<String> catalogue = MethodCatalogue.entries().stream().map(entry -> entry.id()).collect(Collectors.toCollection(TreeSet::new));
		// Of the section on thread pools, and the tester's all the same.
		catalogue.add("parallel-clients-needed-for-concurrency-test");
		Set<String> tester = Validity.kinds().keySet().stream().filter(id -> !id.startsWith("run-")).collect(Collectors.toCollection(TreeSet::new));
		assertEquals(catalogue, tester);
	}
}
