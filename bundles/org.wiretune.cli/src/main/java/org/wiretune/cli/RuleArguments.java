/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.wiretune.lint.config.RuleLevel;
import org.wiretune.lint.config.RuleSettings;
import org.wiretune.lint.ownrule.OwnRule;
import org.wiretune.lint.ownrule.OwnRuleReader;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleSelection;

/**
 * Which rules the command line asks for.
 *
 * @param base which of them are on without a wish of a rules file
 * @param selection those of the house that may be on
 * @param own ids of rules that rules files are to state, where rules were named
 */
record RuleArguments(RuleSettings.Base base, RuleSelection selection, Set<String> own) {

	/** {@return those of the house that may be on} */
	List<Rule> rules() {
		return selection.rules();
	}

	/** {@return the settings that the arguments ask for} */
	RuleSettings settings() {
		return new RuleSettings(base, own.stream().collect(Collectors.toMap(Function.identity(), id -> RuleLevel.STANDARD)), Map.of(), List.of());
	}

	/**
	 * Checks that every named rule is there, once the rules files are read.
	 *
	 * @param stated the rules that rules files state
	 * @throws CannotRun where none of a name is among them
	 */
	void check(List<Rule> stated) throws CannotRun {
		for (String id : own) {
			if (stated.stream().noneMatch(rule -> rule.id().equals(id))) {
				throw new CannotRun(CommandTexts.text("unknownOwnRule", id));
			}
		}
	}

	/** Collects the arguments. */
	static final class Collected {

		private final Set<Rule> named = new LinkedHashSet<>();
		private final Set<String> own = new LinkedHashSet<>();
		private RuleSettings.Base base = RuleSettings.Base.STANDARD;
		private boolean stated;

		/** Takes the words of {@code --rules}, standard, all, or ids with commas between, and gives them back. */
		String add(String option, String words) throws CannotRun {
			stated = true;
			for (String word : words.split(",")) {
				switch (word.strip()) {
				case "standard" -> base = RuleSettings.Base.STANDARD;
				case "all" -> base = RuleSettings.Base.ALL;
				default -> name(word.strip());
				}
			}
			return words;
		}

		private void name(String id) throws CannotRun {
			if (isUsers(id)) {
				own.add(id);
			} else {
				named.add(rule(id));
			}
		}

		/** {@return the rules; where none were stated but fixes are named, those of the fixes} @param fixes names of fixes */
		RuleArguments rules(List<String> fixes) throws CannotRun {
			if (!stated) {
				for (String fix : fixes) {
					name(ofFix(fix));
				}
			}
			RuleRegistry all = RuleRegistry.standard();
			return named.isEmpty() && own.isEmpty() ? new RuleArguments(base, all, Set.of()) : new RuleArguments(RuleSettings.Base.NAMED, RuleSelection.of(all.rules().stream().filter(named::contains).toList()), own);
		}
	}

	/** Contributors' ids have the form of users' too, but theirs are known. */
	private static boolean isUsers(String id) {
		return OwnRuleReader.isId(id) && RuleRegistry.standard().rule(id).isEmpty();
	}

	/** {@return whether a word names a fix or a rule that there is; a word with a slash, or that may be the id of a user's rule, may as well be a path} */
	static boolean isFix(String word) {
		return RuleRegistry.standard().rule(ofFix(word)).isPresent();
	}

	/**
	 * Checks the name of a fix.
	 *
	 * @param name a rule, or a rule, a slash and the word of one of its fixes
	 * @throws CannotRun where there is none of that name
	 */
	static void checkFix(String name) throws CannotRun {
		// Which fix a rule of a rules file has is known once that is read; all have the same word.
		List<String> words = isUsers(ofFix(name)) ? OwnRule.FIXES : RuleRegistry.texts(rule(ofFix(name))).fixWords();
		if (words.isEmpty()) {
			throw new CannotRun(CommandTexts.text("ruleWithoutFix", ofFix(name)));
		}
		if (name.indexOf('/') >= 0 && !words.contains(name.substring(name.indexOf('/') + 1))) {
			List<String> names = new ArrayList<>();
			words.forEach(word -> names.add(ofFix(name) + '/' + word));
			throw new CannotRun(CommandTexts.text("unknownFix", name, String.join(", ", names)));
		}
	}

	/** {@return the rule of a fix} @param name a rule, or a rule, a slash and the word of one of its fixes */
	static String ofFix(String name) {
		return name.indexOf('/') < 0 ? name : name.substring(0, name.indexOf('/'));
	}

	private static Rule rule(String id) throws CannotRun {
		Optional<Rule> rule = RuleRegistry.standard().rule(id);
		return rule.orElseThrow(() -> new CannotRun(CommandTexts.text("unknownRule", id)));
	}
}
