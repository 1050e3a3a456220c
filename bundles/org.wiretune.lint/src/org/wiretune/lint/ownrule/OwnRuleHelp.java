/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.ownrule;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;

import org.wiretune.core.Origin;
import org.wiretune.lint.rule.RuleTexts;
import org.wiretune.safety.secret.Secrets;

/** The texts of a rule that a rules file states, made from what it says. */
final class OwnRuleHelp {

	private OwnRuleHelp() {
	}

	/** {@return the texts} @param statement the rule */
	static RuleTexts texts(OwnRuleStatement statement) {
		Origin origin = statement.origin();
		String place = OwnRuleTexts.text("source", origin.path(), Integer.toString(origin.line()));
		Map<String, String> texts = new HashMap<>();
		String reason = Secrets.hidden(statement.reason());
		texts.put("title", Secrets.hidden(withoutBraces(statement)));
		texts.put("message", statement.message());
		texts.put("why", reason.isEmpty() ? OwnRuleTexts.text("noReason") : reason);
		texts.put("evidence", OwnRuleTexts.text("evidence"));
		texts.put("source", place);
		texts.put("reference", reason.isEmpty() ? place : OwnRuleTexts.text("reference", reason, place));
		texts.put("caveat", OwnRuleTexts.text("caveat"));
		texts.put("products", statement.members().stream().map(member -> member.group().label() + " (" + member.group().kind() + ')').collect(Collectors.joining(", ")) + '.');
		if (statement.fix() != null) {
			texts.put("fix." + OwnRuleFix.WORD + ".label", OwnRuleTexts.text("fix.label"));
			texts.put("fix." + OwnRuleFix.WORD + ".description", OwnRuleTexts.text("fix.description"));
			texts.put("fix." + OwnRuleFix.WORD + ".reason", OwnRuleTexts.text("fix.reason"));
		}
		return RuleTexts.of(statement.id(), texts);
	}

	/** The message outside a finding, where names stand for values. */
	private static String withoutBraces(OwnRuleStatement statement) {
		String title = statement.message().replace("{measured}", "…").replace("{limit}", "…");
		for (String name : statement.named().keySet()) {
			title = title.replace('{' + name + '}', name);
		}
		return title;
	}
}
