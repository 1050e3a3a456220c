/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.help;

import static org.wiretune.help.PageTexts.TEXTS;

import java.util.List;
import java.util.Map;

import org.wiretune.core.Subject;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.rule.Rule;

/** The page that leads to the pages of all rules: a table for each subject. */
public final class RuleIndexPage {

	private RuleIndexPage() {
	}

	/**
	 * {@return the page, in the language of the user}
	 *
	 * @param rules the rules
	 */
	public static String of(List<Rule> rules) {
		Markup markup = new Markup(TEXTS.get("index.title"), "../");
		markup.element("p", TEXTS.get("index.text"));
		markup.open("p").link("guide.html", TEXTS.get("index.more")).close("p");
		for (Map.Entry<Subject, List<Rule>> subject : RuleGroups.of(rules).entrySet()) {
			markup.element("h2", RuleGroups.name(subject.getKey()));
			markup.open("table").line().open("tr");
			for (String column : List.of("rule", "id", "severity")) {
				markup.element("th", TEXTS.get("index." + column));
			}
			markup.close("tr");
			for (Rule rule : subject.getValue()) {
				markup.open("tr").open("td").link(rule.id() + ".html", RuleRegistry.texts(rule).title()).close("td")
						.open("td").element("code", rule.id()).close("td")
						.element("td", TEXTS.get("severity." + rule.severity().name())).close("tr");
			}
			markup.close("table");
		}
		return markup.end();
	}
}
