/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.help;

import static org.wiretune.help.PageTexts.TEXTS;

import java.util.List;

import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.rule.Home;
import org.wiretune.lint.rule.Recommendation;
import org.wiretune.lint.rule.RuleTexts;

/** The page that tells what no file shows: alarms of running servers, findings in collection logs, the method of measuring, and what is only to be known. */
public final class GuidePage {

	private GuidePage() {
	}

	/**
	 * {@return the page, in the language of the user}
	 *
	 * @param entries the catalogue; rules are left out, they have pages of their own
	 */
	public static String of(List<Recommendation> entries) {
		Markup markup = new Markup(TEXTS.get("guide.title"), "../");
		markup.element("p", TEXTS.get("guide.text"));
		for (Home home : List.of(Home.GUIDE, Home.TESTER, Home.ALARM, Home.LOG)) {
			markup.element("h2", TEXTS.get("guide." + home.name()));
			entries.stream().filter(entry -> entry.home() == home).forEach(entry -> entry(entry, markup));
		}
		return markup.end();
	}

	private static void entry(Recommendation entry, Markup markup) {
		RuleTexts texts = RuleRegistry.texts(entry);
		markup.element("h3", texts.title());
		markup.open("p").element("code", entry.id()).text(" \u00b7 ").text(TEXTS.get("subject." + entry.subject().name())).close("p");
		if (texts.keys().contains("message")) {
			markup.open("p").pattern(texts.text("message")).close("p");
		}
		markup.paragraphs(texts.why());
		markup.element("p", TEXTS.get("guide.evidence", texts.evidence(), texts.source()));
		markup.element("p", TEXTS.get("guide.caveat", texts.caveat()));
		markup.element("p", TEXTS.get("guide.products", texts.products()));
	}
}
