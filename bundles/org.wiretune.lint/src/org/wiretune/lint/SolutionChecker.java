/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CancellationException;

import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.fix.SourceTexts;
import org.wiretune.lint.read.FileParts;
import org.wiretune.lint.read.ProblemTexts;
import org.wiretune.lint.read.SolutionAssembler;
import org.wiretune.lint.read.Suppression;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.source.SourceText;
import org.wiretune.model.Origin;
import org.wiretune.model.solution.Solution;

/** Links what was read, runs the rules and sorts out what they found. */
final class SolutionChecker {

	private static final Comparator<Origin> PLACE = Comparator.comparing(Origin::path).thenComparingInt(Origin::offset).thenComparingInt(Origin::length);
	private static final Comparator<Finding> FINDINGS = Comparator.comparing(Finding::origin, PLACE).thenComparing(Finding::ruleId)
			.thenComparing(Finding::message);
	private static final Comparator<ReadProblem> PROBLEMS = Comparator.comparing(ReadProblem::origin, PLACE).thenComparing(ReadProblem::kind)
			.thenComparing(ReadProblem::message);

	private final SolutionAssembler assembler;
	private final List<Rule> rules;
	private final FileTexts texts;
	private final List<ReadProblem> further;

	/**
	 * @param assembler what was read
	 * @param rules the rules
	 * @param texts the texts of the files
	 * @param further problems that belong to no file that was read
	 */
	SolutionChecker(SolutionAssembler assembler, List<Rule> rules, FileTexts texts, List<ReadProblem> further) {
		this.assembler = assembler;
		this.rules = rules;
		this.texts = texts;
		this.further = further;
	}

	LintResult check(int filesRead, Cancellation cancellation, LintListener listener) {
		List<ReadProblem> problems = new ArrayList<>(further);
		Map<String, List<Suppression>> requests = new HashMap<>();
		Set<String> unchangeable = new HashSet<>();
		for (FileParts file : assembler.files()) {
			problems.addAll(file.problems());
			if (!file.suppressions().isEmpty()) {
				requests.put(file.path(), file.suppressions());
			}
			if (file.has(ReadProblem.Kind.ENCODING)) {
				unchangeable.add(file.path());
			}
		}
		List<ReadProblem> linking = new ArrayList<>();
		Solution solution = assembler.link(linking::add);
		SourceTexts.attach(solution, texts::text);
		Set<Finding> found = new LinkedHashSet<>();
		for (Rule rule : rules) {
			if (cancellation.isCancelled()) {
				throw new CancellationException();
			}
			try {
				rule.check(solution, found::add);
			} catch (RuntimeException | LinkageError | StackOverflowError | AssertionError failure) {
				linking.add(new ReadProblem(ReadProblem.Kind.INTERNAL, SourceText.wholeFile(""), ProblemTexts.text("ruleFailed", rule.id(), failure)));
			}
		}
		linking.sort(PROBLEMS);
		linking.forEach(listener::problem);
		problems.addAll(linking);
		problems.sort(PROBLEMS);
		List<Finding> findings = new ArrayList<>();
		List<Finding> suppressed = new ArrayList<>();
		for (Finding finding : found) {
			(isSuppressed(finding, requests) ? suppressed : findings).add(withPossibleFixes(finding, unchangeable));
		}
		findings.sort(FINDINGS);
		suppressed.sort(FINDINGS);
		return new LintResult(solution, findings, suppressed, problems, filesRead);
	}

	private static boolean isSuppressed(Finding finding, Map<String, List<Suppression>> requests) {
		for (Suppression request : requests.getOrDefault(finding.origin().path(), List.of())) {
			if (request.ruleId().equals(finding.ruleId()) && request.from() <= finding.origin().offset() && finding.origin().offset() < request.to()) {
				return true;
			}
		}
		return false;
	}

	/** Without the fixes of files that cannot be written back as they were. */
	private static Finding withPossibleFixes(Finding finding, Set<String> unchangeable) {
		if (unchangeable.isEmpty() || finding.fixes().stream().noneMatch(fix -> changesOneOf(fix, unchangeable))) {
			return finding;
		}
		List<Fix> possible = finding.fixes().stream().filter(fix -> !changesOneOf(fix, unchangeable)).toList();
		return new Finding(finding.ruleId(), finding.severity(), finding.origin(), finding.message(), finding.measured(), finding.limit(),
				finding.assumption(), finding.related(), possible);
	}

	private static boolean changesOneOf(Fix fix, Set<String> paths) {
		for (TextChange change : fix.changes()) {
			if (paths.contains(change.path())) {
				return true;
			}
		}
		return false;
	}
}
