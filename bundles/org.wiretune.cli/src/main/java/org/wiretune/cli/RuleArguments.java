/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.wiretune.lint.config.RuleSettings;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleTexts;

/**
 * Which rules the command line asks for.
 *
 * @param base which of them are on without a wish of a rules file
 * @param rules those that may be on
 */
record RuleArguments(RuleSettings.Base base, List<Rule> rules) {

	/** Collects the arguments. */
	static final class Collected {

		private final Set<Rule> named = new LinkedHashSet<>();
		private RuleSettings.Base base = RuleSettings.Base.STANDARD;
		private boolean stated;

		/** Takes the words of {@code --rules}: standard, all, or ids with commas between. */
		void add(String words) throws CannotRun {
			stated = true;
			for (String word : words.split(",")) {
				switch (word.strip()) {
				case "standard" -> base = RuleSettings.Base.STANDARD;
				case "all" -> base = RuleSettings.Base.ALL;
				default -> named.add(rule(word.strip()));
				}
			}
		}

		/** {@return the rules; where none were stated but fixes are named, those of the fixes} @param fixes names of fixes */
		RuleArguments rules(List<String> fixes) throws CannotRun {
			if (!stated) {
				for (String fix : fixes) {
					named.add(rule(ofFix(fix)));
				}
			}
			List<Rule> all = RuleRegistry.standard().rules();
			return named.isEmpty() ? new RuleArguments(base, all) : new RuleArguments(RuleSettings.Base.NAMED, all.stream().filter(named::contains).toList());
		}
	}

	/** {@return whether a word names a fix or a rule that there is; a word with a slash may as well be a path} */
	static boolean isFix(String word) {
		return RuleRegistry.standard().rule(ofFix(word)).isPresent();
	}

	/**
	 * Checks the name of a fix.
	 *
	 * @param name a rule, or a rule, a slash and the word of one of its fixes
	 * @return the name
	 * @throws CannotRun where there is none of that name
	 */
	static String fix(String name) throws CannotRun {
		RuleTexts texts = RuleRegistry.texts(rule(ofFix(name)));
		List<String> words = texts.fixWords();
		if (words.isEmpty()) {
			throw new CannotRun(CommandTexts.text("ruleWithoutFix", ofFix(name)));
		}
		if (name.indexOf('/') >= 0 && !words.contains(name.substring(name.indexOf('/') + 1))) {
			List<String> names = new ArrayList<>();
			words.forEach(word -> names.add(ofFix(name) + '/' + word));
			throw new CannotRun(CommandTexts.text("unknownFix", name, String.join(", ", names)));
		}
		return name;
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
