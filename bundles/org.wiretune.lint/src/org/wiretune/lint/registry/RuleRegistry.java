/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.registry;

import static org.wiretune.lint.source.ProblemTexts.TEXTS;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import java.util.ArrayList;
import java.util.MissingResourceException;
import org.wiretune.core.host.Added;
import org.wiretune.core.host.Contributed;
import org.wiretune.core.host.Contributors;
import org.wiretune.lint.rule.ContributedRule;
import org.wiretune.lint.rule.Recommendation;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleTexts;

/** The rules there are, found by id. */
public final class RuleRegistry {

	private static final Contributed.Derived<RuleRegistry> STANDARD = new Contributed.Derived<>(RuleRegistry::of);

	private final Map<String, Rule> rules = new LinkedHashMap<>();

	/**
	 * Registers rules.
	 *
	 * @param rules the rules
	 * @throws IllegalArgumentException where two have the same id
	 */
	public RuleRegistry(List<Rule> rules) {
		for (Rule rule : rules) {
			if (this.rules.put(rule.id(), rule) != null) {
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
			if (added.part() instanceof Rule house) {
				rules.add(house);
				continue;
			}
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
	public List<Rule> rules() {
		return List.copyOf(rules.values());
	}

	/** {@return the rules that are on unless the user says otherwise, in the order of the catalogue, those of contributors behind them} */
	public List<Rule> standardRules() {
		return rules.values().stream().filter(Rule::isStandard).toList();
	}

	/**
	 * Finds a rule.
	 *
	 * @param id the id in the catalogue
	 * @return the rule, if there is one
	 */
	public Optional<Rule> rule(String id) {
		return Optional.ofNullable(rules.get(id));
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
