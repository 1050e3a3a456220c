/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.overview;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.Samples;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.report.FindingStory;
import org.wiretune.lint.report.MeasuredHere;
import org.wiretune.lint.rule.Rule;

class FindingOverviewTest {

	private static final String CODE = "Shop/src/shop/Worker.java";

	private static LintResult result() {
		return Samples.server().replace(Samples.RESOURCES, "maxConnections=\"60\"", "maxConnections=\"10\"").with(CODE, """
				package shop;

				import org.slf4j.Logger;

				public class Worker {

					private Logger log;

					public void work(java.util.List<String> items) {
						for (String item : items) {
							log.debug("item " + item);
						}
						for (String item : items) {
							// wiretune:ignore log-unguarded-concat: rare
							log.debug("item " + item);
						}
					}
				}
				""").lint();
	}

	private static FindingOverview of(FindingGrouping grouping, FindingFilter filter) {
		return FindingOverview.of(result(), grouping, filter, finding -> null);
	}

	@Test
	void everyGroupingShowsEveryFindingOnce() {
		int all = result().findings().size();
		for (FindingGrouping grouping : FindingGrouping.values()) {
			FindingOverview overview = of(grouping, FindingFilter.USUAL);
			assertEquals(all, overview.shown(), grouping.name());
			assertEquals(all, overview.nodes().stream().mapToInt(FindingNode::count).sum(), grouping.name());
			Set<String> ids = new HashSet<>();
			overview.nodes().forEach(node -> assertTrue(ids.add(node.id())));
		}
	}

	@Test
	void groupsHaveNamesInWordsAndTheHighestSeverity() {
		List<String> subjects = of(FindingGrouping.SUBJECT, FindingFilter.USUAL).nodes().stream().map(FindingNode::label).toList();
		assertTrue(subjects.contains("Logging") && subjects.contains("Connections"), subjects.toString());
		FindingNode connections = of(FindingGrouping.SUBJECT, FindingFilter.USUAL).nodes().stream().filter(node -> node.label().equals("Connections")).findFirst().orElseThrow();
		assertEquals(Severity.WARNING, connections.severity());
		List<String> projects = of(FindingGrouping.PROJECT, FindingFilter.USUAL).nodes().stream().map(FindingNode::label).toList();
		assertEquals(List.of("LocalServer", "Shop"), projects);
		assertTrue(of(FindingGrouping.RULE, FindingFilter.USUAL).nodes().stream().anyMatch(node -> node.label().equals("Fewer connections than web threads")));
	}

	@Test
	void filterCountsWhatItHides() {
		int all = result().findings().size();
		FindingOverview none = of(FindingGrouping.RULE, new FindingFilter("no such word", true, true, false));
		assertEquals(0, none.shown());
		assertEquals(all, none.hidden());
		assertEquals(1, of(FindingGrouping.RULE, new FindingFilter("ORDERS web container", true, true, false)).shown());
		FindingOverview warnings = of(FindingGrouping.COST, new FindingFilter("", true, false, false));
		assertTrue(warnings.shown() > 0 && warnings.nodes().stream().allMatch(node -> node.severity() == Severity.WARNING));
	}

	@Test
	void suppressedOnesAreShownOnDemand() {
		assertEquals(1, of(FindingGrouping.RULE, FindingFilter.USUAL).suppressed());
		FindingOverview with = of(FindingGrouping.COST, new FindingFilter("", true, true, true));
		assertEquals(1, with.nodes().stream().filter(FindingNode::suppressed).count());
	}

	@Test
	void theDearestFirst() {
		FindingOverview overview = FindingOverview.of(result(), FindingGrouping.COST, FindingFilter.USUAL, FindingOverviewTest::cost);
		assertEquals("log-unguarded-concat", overview.nodes().get(0).finding().ruleId());
		assertNull(overview.nodes().getLast().cost());
	}

	/** What the columns of a list cut, in words. */
	@Test
	void aLineTellsAllOfItselfWithItsPrice() {
		FindingNode found = of(FindingGrouping.COST, FindingFilter.USUAL).nodes().get(0);
		assertEquals(found.finding().headline(), found.label());
		List<String> lines = found.details().lines().toList();
		assertEquals(List.of(found.label(), found.finding().message()), lines.subList(0, 2));
		assertEquals(List.of("Why", "Evidence", "If you follow it", "Not when", "Source"), lines.stream().skip(2).map(line -> line.substring(0, line.indexOf(':'))).toList());
		assertEquals("Measured cost: 5 ms (1 KB). From 3 starts.\nIt is slow.\n" + message(found), priced(found, FindingCost.of(5, "5 ms (1 KB)", "From 3 starts.")).details());
		assertEquals("Not judged: the machine was busy.\nIt is slow.\n" + message(found), priced(found, FindingCost.notJudged("not judged", "Not judged: the machine was busy.")).details());
		assertEquals("", of(FindingGrouping.SUBJECT, FindingFilter.USUAL).nodes().get(0).details());
	}

	/** What was measured here comes first: it is why somebody looks. */
	@Test
	void aLineTellsWhatProofsCameTo() {
		MeasuredHere kept = new MeasuredHere("slower", "Measured here: slower.", 1.5, 1.4, 1.6, "2", "here", "", "", false);
		MeasuredHere stale = new MeasuredHere("no-difference", "Measured here: no difference.", 1, 0.98, 1.02, "2", "here", "", "", true);
		FindingNode line = FindingOverview.of(result(), FindingGrouping.COST, FindingFilter.USUAL, finding -> null, finding -> List.of(kept, stale)).nodes().get(0);
		assertEquals("slower: 1.50 (1.40 to 1.60), no difference: 1 (0.980 to 1.02), stale", line.proofs());
		assertEquals(List.of("Measured here: slower.", "Measured here: no difference. What it rests on has changed since; measure again.", line.label()),
				line.details().lines().toList().subList(0, 3));
		assertEquals("", of(FindingGrouping.COST, FindingFilter.USUAL).nodes().get(0).proofs());
	}

	/** Without its rule a line knows what was found and what the fixes change. */
	private static String message(FindingNode found) {
		return String.join("\n", FindingStory.of(found.finding(), (Rule) null).lines());
	}

	private static FindingNode priced(FindingNode node, FindingCost cost) {
		return new FindingNode(node.id(), "It is slow.", node.finding(), null, false, cost, List.of(), node.severity(), null, List.of());
	}

	private static FindingCost cost(Finding finding) {
		return finding.ruleId().equals("log-unguarded-concat") ? FindingCost.of(5, "5 ms", "") : null;
	}

	@Test
	void saysWhyThereIsNothing() {
		LintResult empty = new Files().lint();
		FindingOverview overview = FindingOverview.of(empty, FindingGrouping.RULE, FindingFilter.USUAL, finding -> null);
		assertTrue(NothingFound.reason(null, null, 0, 10).startsWith("WireTune is enabled for no project"));
		assertTrue(NothingFound.reason(null, null, 1, 10).startsWith("The workspace is being read"));
		assertTrue(NothingFound.reason(empty, overview, 1, 0).startsWith("All rules are off"));
		assertTrue(NothingFound.reason(empty, overview, 1, 10).startsWith("WireTune found no file that it reads in the project"));
		LintResult clean = new Files().with("M/sca.module", "<?xml version=\"1.0\"?><scdl:module xmlns:scdl=\"http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0\" name=\"M\"/>").lint();
		String reason = NothingFound.reason(clean, FindingOverview.of(clean, FindingGrouping.RULE, FindingFilter.USUAL, finding -> null), 1, 10);
		assertTrue(reason.contains("One file was read (one module, no servers, no applications), and none of the 10 rules"), reason);
		LintResult result = result();
		FindingOverview hidden = FindingOverview.of(result, FindingGrouping.RULE, new FindingFilter("no such word", true, true, false), finding -> null);
		assertTrue(NothingFound.reason(result, hidden, 1, 10).startsWith("The filter hides"));
	}

	@Test
	void whatWasFixedAndMeasuredAgainIsAGroupAtTheEndTheNewestFirst() {
		FixedFinding older = new FixedFinding("1", "HTTP call inside one server", "Shop/Orders.import", 4, "20 ms \u2192 0.5 ms", "Use SCA. 20 ms before.", List.of());
		FixedFinding newer = new FixedFinding("2", "Queue inside one server", "Shop/Mail.import", 4, "5 ms \u2192 0.5 ms", "Use SCA. 5 ms before.", List.of());
		FindingOverview plain = of(FindingGrouping.SUBJECT, FindingFilter.USUAL);
		FindingOverview overview = plain.with(List.of(older, newer));
		assertEquals(plain.nodes(), overview.nodes().subList(0, plain.nodes().size()));
		FindingNode group = overview.nodes().get(plain.nodes().size());
		assertEquals("Fixed and Measured Again", group.label());
		assertEquals(List.of(newer, older), group.children().stream().map(FindingNode::fixed).toList());
		assertEquals(2, group.count());
		assertEquals("Queue inside one server\nUse SCA. 5 ms before.", group.children().get(0).details());
		assertEquals(plain.shown(), overview.shown());
		assertEquals(plain, plain.with(List.of()));
		assertTrue(older.isShown(new FindingFilter("orders HTTP", true, true, false)));
		assertFalse(older.isShown(new FindingFilter("queue", true, true, false)));
	}

	@Test
	void projectRuleSeverityAndWhatWasMeasuredNarrowTheList() {
		List<Finding> all = result().findings();
		Finding one = all.get(0);
		String project = one.origin().path().substring(0, one.origin().path().indexOf('/'));
		assertEquals(all.stream().filter(each -> each.ruleId().equals(one.ruleId())).count(), shown("rule:" + one.ruleId()));
		assertEquals(all.stream().filter(each -> each.origin().path().startsWith(project + '/')).count(), shown(FindingFilter.named(project).toUpperCase(java.util.Locale.ROOT)));
		assertEquals(all.stream().filter(each -> each.severity() == Severity.WARNING).count(), shown("severity:warning"));
		assertEquals(0, shown("rule:" + one.ruleId().substring(1)), "an id is meant as a whole");
		FindingOverview measured = FindingOverview.of(result(), FindingGrouping.COST, new FindingFilter("is:measured", true, true, false), finding -> finding.equals(one) ? FindingCost.of(1, "1 ms", "") : null);
		assertEquals(1, measured.shown());
		assertEquals(all.size() - 1, measured.hidden());
		assertEquals(0, shown("is:measured"));
	}

	private static int shown(String words) {
		return of(FindingGrouping.RULE, new FindingFilter(words, true, true, false)).shown();
	}

	@Test
	void whatNarrowsIsSetReplacedAndTakenBack() {
		FindingFilter filter = new FindingFilter("heap rule:a  is:measured", true, true, false);
		assertEquals("heap is:measured rule:b", filter.toggled("rule:b"));
		assertEquals("heap is:measured", filter.toggled("rule:a"));
		assertEquals("rule:a", FindingFilter.USUAL.toggled("rule:a"));
		assertTrue(filter.isNarrowedBy("rule:A"));
		assertEquals("project:my_shop", FindingFilter.named("my shop"));
	}
}
