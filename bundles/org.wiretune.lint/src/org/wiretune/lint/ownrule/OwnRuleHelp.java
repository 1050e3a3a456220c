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
import org.wiretune.safety.text.Texts;

/** The texts of a rule that a rules file states, made from what it says. */
final class OwnRuleHelp {

	private static final Texts TEXTS = Texts.of(OwnRuleHelp.class, "ownrule");

	private OwnRuleHelp() {
	}

	/** {@return the texts} @param statement the rule */
	static RuleTexts texts(OwnRuleStatement statement) {
		Origin origin = statement.origin();
		String place = TEXTS.get("source", origin.path(), Integer.toString(origin.line()));
		Map<String, String> texts = new HashMap<>();
		String reason = Secrets.hidden(statement.reason());
		texts.put("title", Secrets.hidden(withoutBraces(statement)));
		texts.put("message", statement.message());
		texts.put("why", reason.isEmpty() ? TEXTS.get("noReason") : reason);
		texts.put("evidence", TEXTS.get("evidence"));
		texts.put("source", place);
		texts.put("reference", reason.isEmpty() ? place : TEXTS.get("reference", reason, place));
		texts.put("caveat", TEXTS.get("caveat"));
		texts.put("products", statement.members().stream().map(member -> member.group().label() + " (" + member.group().kind() + ')').collect(Collectors.joining(", ")) + '.');
		if (statement.fix() != null) {
			texts.put("fix." + OwnRuleFix.WORD + ".label", TEXTS.get("fix.label"));
			texts.put("fix." + OwnRuleFix.WORD + ".description", TEXTS.get("fix.description"));
			texts.put("fix." + OwnRuleFix.WORD + ".reason", TEXTS.get("fix.reason"));
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
