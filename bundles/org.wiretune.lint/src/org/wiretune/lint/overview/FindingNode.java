/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.overview;

import static org.wiretune.lint.overview.OverviewTexts.TEXTS;

import java.util.List;

import org.wiretune.core.Severity;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.report.FindingStory;
import org.wiretune.lint.rule.Rule;

/**
 * A line of the overview: a group, or a finding.
 *
 * @param id tells lines apart, the same after another analysis as long as the line is the same
 * @param label name of the group, or headline of the finding
 * @param finding the finding; null for a group
 * @param rule what found it; null for a group, and where that is not known
 * @param suppressed whether the finding is suppressed with a reason
 * @param cost what it costs; null where no run measured it
 * @param severity severity of the finding, or the highest in the group
 * @param children the lines below; empty for a finding
 */
public record FindingNode(String id, String label, Finding finding, Rule rule, boolean suppressed, FindingCost cost, Severity severity, List<FindingNode> children) {

	/** Copies the lines below. */
	public FindingNode {
		children = List.copyOf(children);
	}

	/** {@return how many findings it holds; 1 for a finding} */
	public int count() {
		return finding != null ? 1 : children.stream().mapToInt(FindingNode::count).sum();
	}

	/** {@return what a finding costs with what that rests on, or why it has no price, and all of its story; empty for a group} */
	public String details() {
		if (finding == null) {
			return "";
		}
		String story = label + '\n' + String.join("\n", FindingStory.of(finding, rule).lines());
		return cost == null ? story : TEXTS.get(cost.isJudged() ? "details" : "details.notJudged", cost.words(), cost.explanation()) + '\n' + story;
	}
}
