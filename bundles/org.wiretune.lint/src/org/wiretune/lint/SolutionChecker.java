/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint;

import static org.wiretune.lint.source.ProblemTexts.TEXTS;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

import org.wiretune.core.RemarkForm;
import org.wiretune.core.Observation;
import org.wiretune.core.Origin;
import org.wiretune.lint.config.EffectiveRules;
import org.wiretune.lint.config.RuleSettings;
import org.wiretune.lint.config.RulesFile;
import org.wiretune.lint.config.SharedSuppression;
import org.wiretune.lint.evidence.LogEvidence;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.finding.LazyFixes;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.finding.SuppressedFinding;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.format.Suppression;
import org.wiretune.lint.read.SolutionAssembler;
import org.wiretune.lint.idle.IdleFiles;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.KeptWords;
import org.wiretune.lint.rule.ModuleRule;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleContext;
import org.wiretune.lint.rule.RuleLimits;
import org.wiretune.lint.rule.RuleSelection;
import org.wiretune.lint.rule.Telling;
import org.wiretune.lint.rules.SameCause;
import org.wiretune.lint.source.SourceText;

/** Links what was read, runs the rules and sorts out what they found. */
final class SolutionChecker {

	private static final Comparator<Origin> PLACE = Comparator.comparing(Origin::path).thenComparingInt(Origin::offset).thenComparingInt(Origin::length);
	private static final Comparator<Finding> FINDINGS = Comparator.comparing(Finding::origin, PLACE).thenComparing(Finding::ruleId)
			.thenComparing(Finding::message);
	private static final Comparator<ReadProblem> PROBLEMS = Comparator.comparing(ReadProblem::origin, PLACE).thenComparing(ReadProblem::kind)
			.thenComparing(ReadProblem::message);

	private static final int MILLIS = 1000;

	private final SolutionAssembler assembler;
	private final RuleSelection rules;
	private final RuleSettings settings;
	private final FileTexts texts;
	private final List<ReadProblem> further;
	private final Duration ruleTime;
	private final boolean idleToo;
	private final LogEvidence logs;
	private KeptWords words;

	/**
	 * @param assembler what was read
	 * @param rules the rules that may be on
	 * @param settings what the user wants of them
	 * @param texts the texts of the files
	 * @param further problems that belong to no file that was read
	 * @param ruleTime the processor time that one rule may take
	 * @param idleToo whether files that nothing starts are told of like others
	 * @param logs what the logs of servers tell
	 * @param words those of the last check
	 */
	SolutionChecker(SolutionAssembler assembler, RuleSelection rules, RuleSettings settings, FileTexts texts, List<ReadProblem> further, Duration ruleTime, boolean idleToo, LogEvidence logs, KeptWords words) {
		this.assembler = assembler;
		this.rules = rules;
		this.settings = settings;
		this.texts = texts;
		this.further = further;
		this.ruleTime = ruleTime;
		this.idleToo = idleToo;
		this.logs = logs;
		this.words = words;
	}

	/** {@return the words of what the last check told} */
	KeptWords words() {
		return words;
	}

	LintResult check(int filesRead, Cancellation cancellation, LintListener listener) {
		List<ReadProblem> problems = new ArrayList<>(further);
		Map<String, List<Suppression>> requests = new HashMap<>();
		Set<String> unchangeable = new HashSet<>();
		List<RulesFile> rulesFiles = new ArrayList<>();
		for (FileParts file : assembler.files()) {
			problems.addAll(file.problems());
			if (!file.suppressions().isEmpty()) {
				requests.put(file.path(), file.suppressions());
			}
			if (file.has(ReadProblem.Kind.ENCODING)) {
				unchangeable.add(file.path());
			}
			RulesFile rulesFile = file.other(RulesFile.class);
			if (rulesFile != null) {
				rulesFiles.add(rulesFile);
			}
		}
		EffectiveRules effective = new EffectiveRules(settings, rulesFiles);
		List<Rule> ownRules = effective.ownRules();
		Set<Rule> givenUp = new LinkedHashSet<>();
		Checked checked = checked(ownRules, effective, givenUp, cancellation);
		while (checked == null) {
			// The thread of the rule that was given up may still be at work on that model, so all others see a new one.
			checked = checked(ownRules, effective, givenUp, cancellation);
		}
		List<ReadProblem> linking = checked.problems();
		Reading reading = checked.reading();
		linking.addAll(effective.problems());
		givenUp.stream().filter(effective::isOnAnywhere).forEach(rule -> linking.add(stopped(rule)));
		linking.sort(PROBLEMS);
		linking.forEach(listener::problem);
		problems.addAll(linking);
		problems.sort(PROBLEMS);
		List<Finding> findings = new ArrayList<>();
		List<SuppressedFinding> suppressed = new ArrayList<>();
		// A finding that is left out leads no other and is led by none: whoever knows the one has not seen the other.
		List<Finding> told = new ArrayList<>();
		IdleFiles idle = new IdleFiles(idleToo ? List.of() : assembler.files().stream().map(FileParts::path).toList(), idleToo ? List.of() : texts.paths(), texts::text);
		for (Finding each : checked.found()) {
			suppression(each, requests, effective, idle).ifPresentOrElse(left -> suppressed.add(new SuppressedFinding(withPossibleFixes(each, unchangeable, reading), left.place(), left.reason())), () -> told.add(each));
		}
		SameCause.merged(told).forEach(each -> findings.add(withPossibleFixes(each, unchangeable, reading)));
		findings.sort(FINDINGS);
		suppressed.sort(Comparator.comparing(SuppressedFinding::finding, FINDINGS));
		return new LintResult(reading, findings, suppressed, problems, filesRead, remarks(findings), ownRules.stream().filter(effective::isOnAnywhere).toList());
	}

	/** How remarks are written in the files of findings. */
	private Map<String, RemarkForm> remarks(List<Finding> findings) {
		Map<String, RemarkForm> remarks = new HashMap<>();
		Set<String> paths = new HashSet<>();
		for (Finding finding : findings) {
			FileParts file = paths.add(finding.origin().path()) ? assembler.file(finding.origin().path()) : null;
			if (file != null) {
				file.remark().ifPresent(remark -> remarks.put(file.path(), remark));
			}
		}
		return remarks;
	}

	/** What rules told of a model that nobody else has. */
	private record Checked(Reading reading, Set<Finding> found, List<ReadProblem> problems) {
	}

	/** Links and runs the rules; null where a rule was given up, which is then among those. */
	private Checked checked(List<Rule> ownRules, EffectiveRules effective, Set<Rule> givenUp, Cancellation cancellation) {
		if (cancellation.isCancelled()) {
			throw new CancellationException();
		}
		List<ReadProblem> problems = new ArrayList<>();
		Reading reading = assembler.read(texts::text, problems::add);
		// Fixes are computed later, by any thread, and many stand in one file.
		Map<String, RuleLimits> limitsOfFiles = new ConcurrentHashMap<>();
		Function<String, RuleLimits> ofFile = path -> limitsOfFiles.computeIfAbsent(path, file -> new RuleLimits(limits(effective, file)));
		Set<Finding> found = new LinkedHashSet<>();
		// A rule that is given up goes on with its own.
		KeptWords told = new KeptWords(words);
		List<Rule> all = Stream.concat(rules.concerning(reading).stream(), ownRules.stream()).toList();
		all.stream().filter(RuleThread::isStillRunning).forEach(givenUp::add);
		List<Rule> wanted = all.stream().filter(rule -> !givenUp.contains(rule) && effective.isOnAnywhere(rule)).toList();
		Rule endless = new RuleThread(ruleTime, (rule, findings) -> check(rule, reading, effective, ofFile, told, findings), new RuleThread.RuleListener() {

			@Override
			public void found(Rule rule, List<Finding> findings) {
				found.addAll(findings);
			}

			@Override
			public void failed(Rule rule, List<Finding> findings, Throwable failure) {
				found.addAll(findings);
				problems.add(new ReadProblem(ReadProblem.Kind.INTERNAL, SourceText.wholeFile(""), TEXTS.get("ruleFailed", rule.id(), failure)));
			}

			@Override
			public void stopped(Rule rule) {
				problems.add(SolutionChecker.this.stopped(rule));
			}
		}).run(wanted, cancellation);
		if (endless != null) {
			givenUp.add(endless);
			return null;
		}
		words = told;
		return new Checked(reading, found, problems);
	}

	private ReadProblem stopped(Rule rule) {
		return new ReadProblem(ReadProblem.Kind.STOPPED, SourceText.wholeFile(""), TEXTS.get("ruleStopped", rule.id(), seconds()));
	}

	private String seconds() {
		return ruleTime.toMillis() % MILLIS == 0 ? Long.toString(ruleTime.toSeconds()) : Double.toString(ruleTime.toMillis() / (double) MILLIS);
	}

	/** Runs a rule, once for each set of numbers where folders have their own. */
	private void check(Rule rule, Reading reading, EffectiveRules effective, Function<String, RuleLimits> ofFile, KeptWords told, Consumer<Finding> found) {
		if (!effective.hasLimitsOfFiles(rule)) {
			RuleContext context = new RuleContext(reading, new RuleLimits(effective.limits()), ofFile);
			check(rule, context, seen -> take(Telling.finding(rule, seen, context, told), rule, effective, found));
			return;
		}
		for (Map<String, Long> limits : effective.limits(rule)) {
			RuleContext context = new RuleContext(reading, new RuleLimits(limits), ofFile);
			check(rule, context, seen -> {
				if (effective.limits(rule, seen.origin().path()).equals(limits)) {
					take(Telling.finding(rule, seen, context, told), rule, effective, found);
				}
			});
		}
	}

	private static void check(Rule rule, RuleContext context, Consumer<Observation> found) {
		if (rule instanceof ModuleRule ofModules) {
			ToldOfModules.check(ofModules, context, found);
		} else {
			rule.check(context, found);
		}
	}

	/** The numbers of all rules that count for a file. */
	private Map<String, Long> limits(EffectiveRules effective, String path) {
		if (!effective.hasLimitsOfFiles()) {
			return effective.limits();
		}
		Map<String, Long> limits = new HashMap<>(effective.limits());
		rules.rules().forEach(rule -> limits.putAll(effective.limits(rule, path)));
		return limits;
	}

	private void take(Finding finding, Rule rule, EffectiveRules effective, Consumer<Finding> found) {
		String path = finding.origin().path();
		if (effective.isOn(rule, path)) {
			Finding proven = logs.with(finding);
			found.accept(proven.withSeverity(effective.level(rule, path).severity(proven.severity())));
		}
	}

	private static Optional<SuppressedFinding> suppression(Finding finding, Map<String, List<Suppression>> requests, EffectiveRules effective, IdleFiles idle) {
		for (Suppression request : requests.getOrDefault(finding.origin().path(), List.of())) {
			if (finding.ruleId().equals(request.ruleId()) && request.from() <= finding.origin().offset() && finding.origin().offset() < request.to()) {
				return Optional.of(new SuppressedFinding(finding, SuppressedFinding.Place.FILE, request.reason()));
			}
		}
		Optional<SharedSuppression> shared = effective.suppression(finding.ruleId(), finding.origin().path());
		if (shared.isEmpty() && idle.isIdle(finding.origin().path())) {
			return Optional.of(new SuppressedFinding(finding, SuppressedFinding.Place.IDLE, TEXTS.get("idle")));
		}
		return shared.map(request -> new SuppressedFinding(finding, SuppressedFinding.Place.RULES_FILE, request.reason()));
	}

	/** Without the fixes of files that cannot be written back as they were. */
	private static Finding withPossibleFixes(Finding finding, Set<String> unchangeable, Reading reading) {
		if (unchangeable.isEmpty()) {
			return finding;
		}
		List<Fix> all = finding.fixes();
		Object basis = all instanceof LazyFixes lazy && lazy.basis() != null ? List.of(lazy.basis(), unchangeable) : null;
		return finding.withFixes(new LazyFixes(reading.solution(), basis, () -> all.stream().filter(fix -> !changesOneOf(fix, unchangeable)).toList()));
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
