/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.overview;

import static org.wiretune.lint.overview.OverviewTexts.TEXTS;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.core.Severity;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.report.FindingStory;
import org.wiretune.lint.report.MeasuredHere;
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
 * @param measured what proofs on this machine came to; empty for a group
 * @param severity severity of the finding, or the highest in the group
 * @param fixed a finding that is no more, because it was fixed and measured again; null for other lines
 * @param children the lines below; empty for a finding
 */
public record FindingNode(String id, String label, Finding finding, Rule rule, boolean suppressed, FindingCost cost, List<MeasuredHere> measured,
		Severity severity, FixedFinding fixed, List<FindingNode> children) {

	/** Copies the lists. */
	public FindingNode {
		measured = List.copyOf(measured);
		children = List.copyOf(children);
	}

	/** {@return how many findings it holds; 1 for a finding} */
	public int count() {
		return finding != null || fixed != null ? 1 : children.stream().mapToInt(FindingNode::count).sum();
	}

	/** {@return the line of a finding that was fixed and measured again} @param fixed the finding */
	static FindingNode of(FixedFinding fixed) {
		return new FindingNode("fixed " + fixed.id(), fixed.headline(), null, null, false, null, List.of(), Severity.INFO, fixed, List.of());
	}

	/** {@return whether a run or a proof measured it} */
	public boolean isMeasured() {
		return cost != null || !measured.isEmpty();
	}

	/** {@return what the finding costs with what that rests on, or why it has no price; empty where no run measured it} */
	public String price() {
		return cost == null ? "" : TEXTS.get(cost.isJudged() ? "details" : "details.notJudged", cost.words(), cost.explanation());
	}

	/** {@return what proofs on this machine came to, in few words; empty without one} */
	public String proofs() {
		return String.join(", ", measured.stream().map(MeasuredHere::words).toList());
	}

	/** {@return what proofs came to, what a finding costs with what that rests on or why it has no price, and all of its story; empty for a group} */
	public String details() {
		if (fixed != null) {
			return label + '\n' + fixed.told();
		}
		if (finding == null) {
			return "";
		}
		List<String> lines = new ArrayList<>(measured.stream().map(MeasuredHere::told).toList());
		if (cost != null) {
			lines.add(price());
		}
		lines.add(label);
		lines.addAll(FindingStory.of(finding, rule).lines());
		return String.join("\n", lines);
	}
}
