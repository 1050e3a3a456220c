/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.report;

import java.util.Map;

import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleTexts;
import org.wiretune.safety.text.Texts;

/** The help of a rule, made from its texts. */
public final class RuleHelp {

	private static final Texts TEXTS = Texts.of(RuleHelp.class, "report");

	private RuleHelp() {
	}

	/** {@return the help as Markdown} @param rule the rule */
	public static String markdown(Rule rule) {
		return compose(rule, "**", "**");
	}

	/** {@return the help as plain text} @param rule the rule */
	public static String plain(Rule rule) {
		return compose(rule, "", ":");
	}

	private static String compose(Rule rule, String open, String close) {
		RuleTexts texts = RuleRegistry.texts(rule);
		StringBuilder help = new StringBuilder();
		part(help, open, close, "help.why", texts.why());
		part(help, open, close, "help.evidence", texts.evidence());
		part(help, open, close, "help.source", texts.source());
		part(help, open, close, "help.caveat", texts.caveat());
		StringBuilder fixes = new StringBuilder();
		for (String word : texts.fixWords()) {
			fixes.append(fixes.isEmpty() ? "" : " ").append(withoutPlaces(texts.fixDescription(word, Map.of())));
			String reason = texts.fixReason(word, Map.of());
			if (!reason.isEmpty()) {
				fixes.append(' ').append(rule.fixes().get(word).told(reason));
			}
		}
		if (!fixes.isEmpty()) {
			part(help, open, close, "help.fixes", fixes.toString());
		}
		part(help, open, close, "help.products", texts.products());
		return help.toString().strip();
	}

	private static void part(StringBuilder help, String open, String close, String key, String text) {
		String heading = TEXTS.get(key);
		help.append(open).append(heading).append(close).append(' ').append(text).append("\n\n");
	}

	/** Outside a finding the names of its values stand for them. */
	private static String withoutPlaces(String text) {
		return text.replaceAll("\\{([a-z]+)\\}", "<$1>");
	}
}
