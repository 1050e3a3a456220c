/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.registry;

import static org.wiretune.lint.source.ProblemTexts.TEXTS;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

import org.wiretune.core.host.Added;
import org.wiretune.core.host.Contributed;
import org.wiretune.core.host.Contributors;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.ContributedRule;
import org.wiretune.lint.rule.Recommendation;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleSelection;
import org.wiretune.lint.rule.RuleTexts;

/** The rules there are, found by id. Those of the house are made by chapters, when they are first asked for. */
public final class RuleRegistry implements RuleSelection {

	private static final Contributed.Derived<RuleRegistry> STANDARD = new Contributed.Derived<>(contributed -> new RuleRegistry(Catalogue.chapters(), of(contributed).rules()));

	private final List<Chapter> chapters;
	/** Beside those of chapters. */
	private final Map<String, Rule> given = new LinkedHashMap<>();

	/**
	 * Registers rules.
	 *
	 * @param rules the rules
	 * @throws IllegalArgumentException where two have the same id
	 */
	public RuleRegistry(List<Rule> rules) {
		this(List.of(), rules);
	}

	private RuleRegistry(List<Chapter> chapters, List<Rule> rules) {
		this.chapters = chapters;
		for (Rule rule : rules) {
			if (given.put(rule.id(), rule) != null) {
				throw new IllegalArgumentException("two rules " + rule.id());
			}
		}
	}

	/** {@return the rules of the catalogue, then those of contributors} */
	public static RuleRegistry standard() {
		return Contributors.current().get(STANDARD);
	}

	/** {@return the rules that contributors add} @param contributed what they add; takes what is refused */
	public static RuleRegistry of(Contributed contributed) {
		List<Rule> rules = new ArrayList<>();
		for (Added<org.wiretune.core.Rule> added : contributed.rules()) {
			try {
				rules.add(ContributedRule.of(added));
			} catch (MissingResourceException missing) {
				contributed.refuse(added.by(), TEXTS.get("ruleTexts", added.part().id(), missing.getKey().isEmpty() ? added.part().resource() : missing.getKey()));
			} catch (RuntimeException | LinkageError | StackOverflowError | AssertionError failure) {
				contributed.refuse(added.by(), TEXTS.get("contributedFailed", added.part().getClass().getName(), failure));
			}
		}
		return new RuleRegistry(rules);
	}

	/** {@return all rules in the order of the catalogue, those of contributors behind them} */
	@Override
	public List<Rule> rules() {
		return rules(chapters.stream());
	}

	@Override
	public List<Rule> concerning(Reading reading) {
		return rules(chapters.stream().filter(chapter -> chapter.concerns(reading)));
	}

	private List<Rule> rules(Stream<Chapter> of) {
		List<Rule> rules = new ArrayList<>();
		of.forEach(chapter -> rules.addAll(chapter.rules().values()));
		rules.addAll(given.values());
		return Collections.unmodifiableList(rules);
	}

	/** {@return the rules that are on unless the user says otherwise, in the order of the catalogue, those of contributors behind them} */
	public List<Rule> standardRules() {
		return rules().stream().filter(Rule::isStandard).toList();
	}

	/**
	 * Finds a rule.
	 *
	 * @param id the id in the catalogue
	 * @return the rule, if there is one
	 */
	public Optional<Rule> rule(String id) {
		Rule rule = given.get(id);
		// Whoever asks mostly has a finding, whose chapter is made.
		return rule != null ? Optional.of(rule) : Stream.concat(chapters.stream().filter(Chapter::isMade), chapters.stream()).map(chapter -> chapter.rules().get(id)).filter(Objects::nonNull).findFirst();
	}

	/**
	 * Opens the texts of a recommendation.
	 *
	 * @param recommendation a rule or any other entry of the catalogue
	 * @return its texts
	 */
	public static RuleTexts texts(Recommendation recommendation) {
		return recommendation.texts();
	}
}
