/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.help;

import static org.wiretune.help.PageTexts.TEXTS;

import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.rule.Recommendation;
import org.wiretune.lint.rule.RuleTexts;

/** The page of one recommendation that no file shows: an alarm, a finding in a collection log, a rule of measuring. Well-formed XML. */
public final class DeclaredPage {

	private DeclaredPage() {
	}

	/**
	 * {@return the page, in the language of the user}
	 *
	 * @param entry the recommendation
	 * @throws java.util.MissingResourceException where it has no text of some kind
	 */
	public static String of(Recommendation entry) {
		RuleTexts texts = RuleRegistry.texts(entry);
		Markup markup = new Markup(texts.title(), "../");
		markup.open("p").element("code", entry.id()).text(" \u00b7 ").text(TEXTS.get("subject." + entry.subject().name())).text(" \u00b7 ")
				.text(TEXTS.get("guide." + entry.home().name())).close("p");
		if (texts.keys().contains("message")) {
			markup.element("h2", TEXTS.get("section.found"));
			markup.open("p").pattern(texts.text("message")).close("p");
		}
		markup.element("h2", TEXTS.get("section.why"));
		markup.paragraphs(texts.why());
		markup.element("h2", TEXTS.get("section.evidence"));
		markup.paragraphs(texts.evidence());
		markup.element("p", TEXTS.get("evidence.source", texts.source()));
		markup.element("h2", TEXTS.get("section.caveat"));
		markup.paragraphs(texts.caveat());
		markup.element("h2", TEXTS.get("section.products"));
		markup.paragraphs(texts.products());
		markup.open("p").link("guide.html", TEXTS.get("index.more")).close("p");
		return markup.end();
	}
}
