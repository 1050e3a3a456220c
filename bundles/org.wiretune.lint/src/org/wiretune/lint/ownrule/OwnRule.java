/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.ownrule;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Observation;
import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleContext;
import org.wiretune.lint.rule.RuleTexts;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.source.SourceText;

/**
 * A rule that a rules file states. It counts for the files below the folder of that file; of two rules with one id the
 * nearer counts. A finding stands at the first setting of the condition, or at the group that does not state it; each place
 * has one.
 */
public final class OwnRule implements Rule {

	/** The words of the fixes that such rules may have. */
	public static final List<String> FIXES = List.of(OwnRuleFix.WORD);

	private final OwnRuleStatement statement;
	private final Predicate<String> covers;
	private final RuleTexts texts;

	/**
	 * Makes a rule.
	 *
	 * @param statement what the file states
	 * @param covers for which files it counts
	 */
	public OwnRule(OwnRuleStatement statement, Predicate<String> covers) {
		this.statement = statement;
		this.covers = covers;
		texts = OwnRuleHelp.texts(statement);
	}

	@Override
	public String id() {
		return statement.id();
	}

	@Override
	public Subject subject() {
		return Subject.OWN;
	}

	@Override
	public Severity severity() {
		return statement.severity();
	}

	@Override
	public RuleTexts texts() {
		return texts;
	}

	@Override
	public boolean tells(Finding finding) {
		return finding.ruleId().equals(id()) && covers.test(finding.origin().path());
	}

	@Override
	public Map<String, FixEffect> fixes() {
		return statement.fix() == null ? Map.of() : Map.of(OwnRuleFix.WORD, OwnRuleFix.EFFECT);
	}

	@Override
	public void check(org.wiretune.core.RuleContext context, Consumer<Observation> found) {
		Set<Origin> told = new HashSet<>();
		Matches.find((RuleContext) context, statement, match -> {
			Condition.Single cause = statement.condition().decisive(match);
			Origin origin = origin(match, cause.place());
			if (covers.test(origin.path()) && told.add(origin)) {
				found.accept(observation(match, cause, origin));
			}
		});
	}

	private Observation observation(Match match, Condition.Single cause, Origin origin) {
		Observation.Builder seen = Observation.at(origin);
		statement.named().forEach((name, term) -> seen.with(name, term.shown(match)));
		seen.measured(cause.measured(match)).limit(cause.limit(match));
		Matches.settings(statement).map(term -> origin(match, term)).filter(Objects::nonNull).forEach(seen::related);
		if (statement.fix() != null) {
			seen.fix(OwnRuleFix.WORD, (numbers, edits) -> OwnRuleFix.make(statement, match, edits));
		}
		return seen.build();
	}

	private static Origin origin(Match match, Term.OfSetting term) {
		Origin origin = Values.origin(match.setting(term), match.group(term).group());
		return origin == null ? SourceText.wholeFile(match.group(term).path()) : origin;
	}
}
