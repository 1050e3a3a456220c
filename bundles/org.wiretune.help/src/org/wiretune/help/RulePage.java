/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.help;

import static org.wiretune.help.PageTexts.TEXTS;

import java.util.List;
import java.util.Map;

import org.wiretune.core.RuleLimit;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleTexts;

/**
 * The page of one rule. What a finding fills in, such as the name of an import, stands as a variable. The page is
 * well-formed XML.
 */
public final class RulePage {

	private static final String MESSAGE = "message";
	private static final String ASSUMPTION = "assumption";

	private final Rule rule;
	private final RuleTexts texts;
	private final Markup markup;

	private RulePage(Rule rule) {
		this.rule = rule;
		texts = RuleRegistry.texts(rule);
		markup = new Markup(texts.title(), "../");
	}

	/**
	 * {@return the page of a rule, in the language of the user}
	 *
	 * @param rule the rule
	 * @throws java.util.MissingResourceException where the rule has no text of some kind
	 */
	public static String of(Rule rule) {
		return new RulePage(rule).page();
	}

	private String page() {
		facts();
		section("found");
		markup.open("p").pattern(TEXTS.get("found")).close("p");
		patterns(MESSAGE);
		assumptions();
		limits();
		section("why");
		markup.paragraphs(texts.why());
		section("evidence");
		markup.paragraphs(texts.evidence());
		markup.element("p", TEXTS.get("evidence.source", texts.source()));
		section("caveat");
		markup.paragraphs(texts.caveat());
		section("fix");
		fixes();
		section("products");
		markup.paragraphs(texts.products());
		section("suppress");
		suppression();
		return markup.end();
	}

	private void facts() {
		markup.open("p").element("code", rule.id()).text(" \u00b7 ").text(TEXTS.get("subject." + rule.subject().name()))
				.text(" \u00b7 ").text(TEXTS.get("severity." + rule.severity().name())).close("p");
		markup.element("p", SeenRight.of(rule.id()).map(seen -> TEXTS.get("seen", seen.right(), seen.judged(), seen.projects())).orElseGet(() -> TEXTS.get("seen.none", SeenRight.lookedAt())));
	}

	private void section(String name) {
		markup.element("h2", TEXTS.get("section." + name));
	}

	/** Writes the numbers that the user may change. */
	private void limits() {
		if (rule.limits().isEmpty()) {
			return;
		}
		markup.element("p", TEXTS.get("limits"));
		markup.open("ul").line();
		for (RuleLimit limit : rule.limits()) {
			String unit = limit.unit() == null ? "" : ' ' + limit.unit();
			markup.element("li", TEXTS.get("limit", texts.limitLabel(limit.name()), Long.toString(limit.standard()) + unit, Long.toString(limit.minimum()), Long.toString(limit.maximum()),
					limit.key()));
		}
		markup.close("ul");
	}

	private void assumptions() {
		if (!keys(ASSUMPTION).isEmpty()) {
			markup.element("p", TEXTS.get("assumption"));
			patterns(ASSUMPTION);
		}
	}

	/** Writes the texts of one kind: a paragraph, or a list where the rule has several. */
	private void patterns(String kind) {
		List<String> keys = keys(kind);
		String list = keys.size() > 1 ? "ul" : null;
		if (list != null) {
			markup.open(list).line();
		}
		for (String key : keys) {
			String tag = list == null ? "p" : "li";
			markup.open(tag).pattern(texts.text(key)).close(tag);
		}
		if (list != null) {
			markup.close(list);
		}
	}

	/** {@return the keys of texts of one kind, the usual one first} */
	private List<String> keys(String kind) {
		return texts.keys().stream().filter(key -> key.equals(kind) || key.startsWith(kind + '.')).toList();
	}

	private void fixes() {
		List<String> words = texts.fixWords();
		if (words.isEmpty()) {
			markup.element("p", TEXTS.get("fix.none"));
			return;
		}
		markup.open("dl").line();
		for (String word : words) {
			markup.open("dt").pattern(texts.fixLabel(word, Map.of())).close("dt");
			markup.open("dd").pattern(texts.fixDescription(word, Map.of())).close("dd");
			String effect = TEXTS.get("fix." + rule.fixes().get(word).name());
			markup.open("dd").pattern((effect + ' ' + texts.fixReason(word, Map.of())).strip()).close("dd");
		}
		markup.close("dl");
	}

	private void suppression() {
		markup.element("p", TEXTS.get("suppress.text"));
		String request = "wiretune:ignore " + rule.id() + ": " + TEXTS.get("suppress.reason");
		markup.element("pre", "<!-- " + request + " -->\n// " + request);
		markup.open("p").link("../html/findings.html", TEXTS.get("suppress.more")).close("p");
	}
}
