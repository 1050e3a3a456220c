/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.wiretune.core.FixEffect;
import org.wiretune.core.Observation;
import org.wiretune.core.RuleLimit;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.Files;
import org.wiretune.lint.source.SourceText;

/** What a rule says of sites is stated when there is one. */
class RuleFormTest {

	private static RuleForm<String> form(String... sites) {
		return RuleForm.rule("a-rule", Subject.OWN, Severity.WARNING, context -> Stream.of(sites));
	}

	private static List<Observation> check(Rule rule) {
		List<Observation> seen = new ArrayList<>();
		rule.check(RuleContext.of(new Files().lint().reading()), seen::add);
		return seen;
	}

	private static void state(RuleForm<String> form, List<String> stated) {
		stated.add("stated");
		form.when(site -> !site.isEmpty()).at(site -> SourceText.wholeFile(site)).fix("mend", FixEffect.KEEPS_MEANING, (site, edits) -> edits.impossible());
	}

	@Test
	void nothingIsStatedWhereThereIsNoSite() {
		List<String> stated = new ArrayList<>();
		assertEquals(List.of(), check(form().onSites(form -> state(form, stated)).build()));
		assertEquals(List.of(), stated);
	}

	@Test
	void itIsStatedOnceForAllSites() {
		List<String> stated = new ArrayList<>();
		Rule rule = form("a.xml", "", "b.xml").onSites(form -> state(form, stated)).build();
		assertEquals(2, check(rule).size());
		assertEquals(2, check(rule).size());
		assertEquals(List.of("stated"), stated);
	}

	@Test
	void whoAsksForTheFixesHasItStated() {
		List<String> stated = new ArrayList<>();
		assertEquals(Map.of("mend", FixEffect.KEEPS_MEANING), form().onSites(form -> state(form, stated)).build().fixes());
		assertEquals(List.of("stated"), stated);
	}

	@Test
	void whatIsAskedWithoutSitesCannotWaitForThem() {
		RuleLimit limit = new RuleLimit("a-rule", "most", 10, 1, 100, "");
		assertThrows(IllegalStateException.class, () -> form().onSites(form -> form.limitedBy(limit)).build().fixes());
		assertThrows(IllegalStateException.class, () -> form().onSites(RuleForm::optional).build().fixes());
		assertThrows(IllegalStateException.class, () -> form().onSites(form -> form.and(context -> Stream.of("c.xml"))).build().fixes());
	}

	@Test
	void aRuleWithoutAPlaceIsRefused() {
		Rule rule = form("a.xml").onSites(form -> form.when(site -> true)).build();
		assertThrows(NullPointerException.class, () -> check(rule));
	}
}
