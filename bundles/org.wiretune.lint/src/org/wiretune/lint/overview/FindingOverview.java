/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.overview;

import static org.wiretune.lint.overview.OverviewTexts.TEXTS;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.report.MeasuredHere;
import org.wiretune.lint.rule.Rule;

/**
 * The findings in groups.
 *
 * @param nodes the groups, or the findings themselves
 * @param shown how many findings are shown
 * @param hidden how many the filter hides
 * @param suppressed how many are suppressed with a reason, whether they are shown or not
 */
public record FindingOverview(List<FindingNode> nodes, int shown, int hidden, int suppressed) {

	private static final Comparator<FindingNode> WARNINGS_FIRST = Comparator.comparing((FindingNode node) -> node.severity() == Severity.WARNING ? 0 : 1);

	/** Copies the lines. */
	public FindingOverview {
		nodes = List.copyOf(nodes);
	}

	/**
	 * Puts findings in groups.
	 *
	 * @param result what the rules told
	 * @param grouping by what
	 * @param filter which are shown
	 * @param costs tells what a finding costs, or null
	 * @return the groups
	 */
	public static FindingOverview of(LintResult result, FindingGrouping grouping, FindingFilter filter, Function<Finding, FindingCost> costs) {
		return of(result, grouping, filter, costs, finding -> List.of());
	}

	/**
	 * Puts findings in groups, with what proofs said of them.
	 *
	 * @param result what the rules told
	 * @param grouping by what
	 * @param filter which are shown
	 * @param costs tells what a finding costs, or null
	 * @param measured tells what proofs on this machine came to
	 * @return the groups
	 */
	public static FindingOverview of(LintResult result, FindingGrouping grouping, FindingFilter filter, Function<Finding, FindingCost> costs,
			Function<Finding, List<MeasuredHere>> measured) {
		List<FindingNode> lines = new ArrayList<>();
		int hidden = 0;
		Map<String, Integer> same = new LinkedHashMap<>();
		for (Finding finding : result.findings()) {
			FindingNode line = filter.shows(finding) ? line(result, finding, false, costs, measured, same) : null;
			if (line != null && (!filter.onlyMeasured() || line.isMeasured())) {
				lines.add(line);
			} else {
				hidden++;
			}
		}
		if (filter.suppressed()) {
			result.suppressed().stream().filter(filter::shows).map(finding -> line(result, finding, true, costs, measured, same)).filter(line -> !filter.onlyMeasured() || line.isMeasured())
					.forEach(lines::add);
		}
		return new FindingOverview(grouping == FindingGrouping.COST ? byCost(lines) : grouped(result, lines, grouping), lines.size(), hidden, result.suppressed().size());
	}

	/**
	 * {@return the same with a group more at its end: findings that are no more, because they were fixed and measured again}
	 *
	 * @param fixed those findings, the newest last; none changes nothing
	 */
	public FindingOverview with(List<FixedFinding> fixed) {
		if (fixed.isEmpty()) {
			return this;
		}
		List<FindingNode> all = new ArrayList<>(nodes);
		List<FindingNode> lines = new ArrayList<>(fixed.stream().map(FindingNode::of).toList());
		Collections.reverse(lines);
		all.add(new FindingNode("fixed", TEXTS.get("fixed"), null, null, false, null, List.of(), Severity.INFO, null, lines));
		return new FindingOverview(all, shown, hidden, suppressed);
	}

	private static FindingNode line(LintResult result, Finding finding, boolean suppressed, Function<Finding, FindingCost> costs,
			Function<Finding, List<MeasuredHere>> measured, Map<String, Integer> same) {
		String id = finding.ruleId() + ' ' + finding.origin().path() + ' ' + finding.message();
		int number = same.merge(id, 1, Integer::sum);
		return new FindingNode(number == 1 ? id : id + '#' + number, finding.headline(), finding, result.rule(finding).orElse(null), suppressed, costs.apply(finding),
				measured.apply(finding), finding.severity(), null, List.of());
	}

	private static List<FindingNode> byCost(List<FindingNode> lines) {
		return lines.stream().sorted(Comparator.comparingDouble((FindingNode line) -> line.cost() == null ? 1 : -line.cost().milliseconds().orElse(0)).thenComparing(WARNINGS_FIRST)).toList();
	}

	private static List<FindingNode> grouped(LintResult result, List<FindingNode> lines, FindingGrouping grouping) {
		Map<String, List<FindingNode>> groups = new TreeMap<>();
		for (FindingNode line : lines) {
			groups.computeIfAbsent(key(result, line.finding(), grouping), key -> new ArrayList<>()).add(line);
		}
		List<FindingNode> nodes = new ArrayList<>();
		groups.forEach((key, inside) -> {
			inside.sort(WARNINGS_FIRST);
			boolean warning = inside.stream().anyMatch(line -> line.severity() == Severity.WARNING);
			String label = key.substring(key.indexOf(' ') + 1);
			nodes.add(new FindingNode(grouping + " " + key, label, null, null, false, null, List.of(), warning ? Severity.WARNING : Severity.INFO, null, inside));
		});
		return nodes;
	}

	/** What is sorted by, a blank, and the words that are shown. */
	private static String key(LintResult result, Finding finding, FindingGrouping grouping) {
		switch (grouping) {
		case SUBJECT -> {
			Subject subject = result.rule(finding).map(Rule::subject).orElse(null);
			return subject == null ? "z " + finding.ruleId() : (char) ('a' + subject.ordinal()) + " " + TEXTS.get("subject." + subject.name());
		}
		case PROJECT -> {
			String path = finding.origin().path();
			int slash = path.indexOf('/');
			String project = slash < 0 ? path : path.substring(0, slash);
			return project.replace(' ', '_') + ' ' + project;
		}
		default -> {
			String title = result.rule(finding).map(rule -> rule.texts().title()).orElse(finding.ruleId());
			return finding.ruleId() + ' ' + title;
		}
		}
	}
}
