/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.wiretune.core.RemarkForm;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.finding.SuppressedFinding;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.source.SourceTexts;
import org.wiretune.model.solution.Solution;

/**
 * What a run over a tree or an update told.
 *
 * @param reading everything that was read, linked
 * @param findings in path and offset order, without those that are suppressed
 * @param suppressions findings that someone asked to leave out, with the reason, and those in files that nothing starts
 * @param problems in path and offset order
 * @param filesRead number of files that a reader took
 * @param remarks how remarks are written in the files of findings, by path; a file whose remarks nobody reads is not there
 * @param ownRules the rules that rules files state and that are on for some file
 */
public record LintResult(Reading reading, List<Finding> findings, List<SuppressedFinding> suppressions, List<ReadProblem> problems, int filesRead, Map<String, RemarkForm> remarks, List<Rule> ownRules) {

	/** Copies the collections. */
	public LintResult {
		findings = List.copyOf(findings);
		suppressions = List.copyOf(suppressions);
		problems = List.copyOf(problems);
		remarks = Map.copyOf(remarks);
		ownRules = List.copyOf(ownRules);
	}

	/**
	 * {@return the rule that made a finding: one of the house, or one that a rules file states}
	 *
	 * @param finding one of these findings
	 */
	public Optional<Rule> rule(Finding finding) {
		return RuleRegistry.standard().rule(finding.ruleId()).or(() -> ownRules.stream().filter(rule -> rule.tells(finding)).findFirst());
	}

	/**
	 * {@return how the remark is written that leaves a finding out; empty where nobody reads remarks of its file}
	 *
	 * @param finding one of these findings
	 */
	public Optional<RemarkForm> remark(Finding finding) {
		return Optional.ofNullable(remarks.get(finding.origin().path()));
	}

	/** {@return the linked model of what was read} */
	public Solution solution() {
		return reading.solution();
	}

	/** {@return the texts of what was read} */
	public SourceTexts texts() {
		return reading.texts();
	}

	/** {@return the findings that someone asked to leave out, with the reason; without those in files that nothing starts} */
	public List<SuppressedFinding> asked() {
		return suppressions.stream().filter(each -> each.place() != SuppressedFinding.Place.IDLE).toList();
	}

	/** {@return how many findings are left out because nothing starts with their file} */
	public int idle() {
		return suppressions.size() - asked().size();
	}

	/** {@return the findings that are left out} */
	public List<Finding> suppressed() {
		return suppressions.stream().map(SuppressedFinding::finding).toList();
	}
}
