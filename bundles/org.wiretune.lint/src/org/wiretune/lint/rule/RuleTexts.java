/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rule;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

import org.wiretune.core.observed.Headline;
import org.wiretune.safety.text.TextPattern;
import org.wiretune.safety.text.Texts;

/**
 * The texts of one rule. Message, hover, help page, preference table and SARIF are made from them. They stand in one
 * resource for each group of the catalogue, {@code texts/<group>.properties}, under keys that start with the rule's id.
 */
public final class RuleTexts {

	private final String ruleId;
	private final Source texts;

	/** Where texts stand. */
	private interface Source {

		/** {@return a text, or null} */
		String find(String key);

		Set<String> keys();
	}

	private RuleTexts(String ruleId, Source texts) {
		this.ruleId = ruleId;
		this.texts = texts;
	}

	private static final List<String> COMMON = List.of("wiring", "websphere", "websphere-mq", "web-connectors", "clustering", "enterprise-beans",
			"entity-cache", "persistence", "message-driven-beans", "data-sources", "messaging", "logging", "server-profile", "jvm", "operating-system", "db2", "method", "service-calls", "soa-suite", "switchyard", "service-bus", "bpel-engine", "composite", "collection-log", "running-application");

	/** The resources, one for each group of the catalogue, in its order, then one for each world of applications. */
	public static final List<String> RESOURCES = Stream.concat(COMMON.stream(), Technologies.all().stream().map(Technology::id)).toList();

	private static final ConcurrentHashMap<String, Texts> KNOWN = new ConcurrentHashMap<>();

	/**
	 * Opens the texts of a recommendation.
	 *
	 * @param id the id in the catalogue
	 * @return the texts
	 * @throws MissingResourceException where no resource has texts of it
	 */
	public static RuleTexts of(String id) {
		Texts group = KNOWN.get(id);
		if (group == null) {
			group = group(id);
			KNOWN.put(id, group);
		}
		return new RuleTexts(id, inResource(group));
	}

	/**
	 * Makes the texts of a rule that has no resource.
	 *
	 * @param id the rule
	 * @param texts the texts by their keys without the id
	 * @return the texts
	 */
	public static RuleTexts of(String id, Map<String, String> texts) {
		Map<String, String> byKey = new HashMap<>();
		texts.forEach((key, text) -> byKey.put(id + '.' + key, text));
		return new RuleTexts(id, given(byKey));
	}

	/**
	 * Takes the texts of a rule that has a resource of its own, or shares one.
	 *
	 * @param id the rule
	 * @param texts what the resource says; its keys begin with the id and a dot where it has texts of several rules
	 * @return the texts
	 */
	static RuleTexts ofResource(String id, Map<String, String> texts) {
		return texts.containsKey(id + ".title") ? new RuleTexts(id, given(texts)) : of(id, texts);
	}

	private static Texts group(String id) {
		for (String name : RESOURCES) {
			Texts group = resource(name);
			if (group.has(id + ".title")) {
				return group;
			}
		}
		throw new MissingResourceException(id, RuleTexts.class.getName(), id + ".title");
	}

	/** {@return all texts of a resource} @param name one of {@link #RESOURCES} */
	static Texts resource(String name) {
		return Texts.of(RuleTexts.class, "texts/" + name);
	}

	private static Source inResource(Texts group) {
		return new Source() {

			@Override
			public String find(String key) {
				return group.find(key).orElse(null);
			}

			@Override
			public Set<String> keys() {
				return group.keys();
			}
		};
	}

	private static Source given(Map<String, String> byKey) {
		return new Source() {

			@Override
			public String find(String key) {
				return byKey.get(key);
			}

			@Override
			public Set<String> keys() {
				return byKey.keySet();
			}
		};
	}

	/** {@return a few words that name the slow choice} */
	public String title() {
		return text("title");
	}

	/**
	 * {@return the message of a finding}
	 *
	 * @param variant a word that tells messages of one rule apart, or null for the usual one
	 * @param values values of the placeholders
	 */
	public String message(String variant, Map<String, String> values) {
		return filled(variant == null ? "message" : "message." + variant, values);
	}

	/**
	 * {@return the headline of a finding: that of its message, else the one of the rule, else the beginning of the message}
	 *
	 * @param variant the word of the message, or null for the usual one
	 * @param values values of the placeholders
	 */
	public String headline(String variant, Map<String, String> values) {
		String key = variant == null || texts.find(ruleId + ".headline." + variant) == null ? "headline" : "headline." + variant;
		String pattern = texts.find(ruleId + '.' + key);
		return pattern == null ? Headline.ofMessage(message(variant, values)) : Headline.filled(filled -> TextPattern.filled(pattern, filled), values);
	}

	/** {@return the mechanism behind the cost, in two or three sentences} */
	public String why() {
		return text("why");
	}

	/** {@return the figures that are published, with their conditions} */
	public String evidence() {
		return text("evidence");
	}

	/** {@return where the figures stand} */
	public String source() {
		return text("source");
	}

	/** {@return what a marker says of where the rule comes from: the source, and the reason where no page tells it} */
	public String reference() {
		return texts.find(ruleId + ".reference") == null ? source() : text("reference");
	}

	/** {@return when not to follow the advice} */
	public String caveat() {
		return text("caveat");
	}

	/** {@return the products and versions for which the rule holds} */
	public String products() {
		return text("products");
	}

	/**
	 * {@return what a finding assumes, as a sentence}
	 *
	 * @param variant a word that tells assumptions of one rule apart, or null for the usual one
	 * @param values values of the placeholders
	 */
	public String assumption(String variant, Map<String, String> values) {
		return filled(variant == null ? "assumption" : "assumption." + variant, values);
	}

	/**
	 * {@return what a fix does, as a menu label}
	 *
	 * @param word the word that tells the fixes of one rule apart
	 * @param values values of the placeholders
	 */
	public String fixLabel(String word, Map<String, String> values) {
		return filled("fix." + word + ".label", values);
	}

	/**
	 * {@return what a fix changes and what to think of before, in sentences}
	 *
	 * @param word the word that tells the fixes of one rule apart
	 * @param values values of the placeholders
	 */
	public String fixDescription(String word, Map<String, String> values) {
		return filled("fix." + word + ".description", values);
	}

	/**
	 * {@return why a fix is not made unasked, in sentences: what else it changes, or what has to hold; empty where it keeps
	 * the meaning}
	 *
	 * @param word the word that tells the fixes of one rule apart
	 * @param values values of the placeholders
	 */
	public String fixReason(String word, Map<String, String> values) {
		String key = "fix." + word + ".reason";
		return texts.find(ruleId + '.' + key) == null ? "" : filled(key, values);
	}

	/**
	 * {@return what a number of the rule means, as a label}
	 *
	 * @param name the name of the limit
	 */
	public String limitLabel(String name) {
		return text("limit." + name);
	}

	/** {@return the words of the fixes that have texts, in alphabetical order} */
	public List<String> fixWords() {
		String start = ruleId + ".fix.";
		String end = ".label";
		return texts.keys().stream().filter(key -> key.startsWith(start) && key.endsWith(end))
				.map(key -> key.substring(start.length(), key.length() - end.length())).sorted().toList();
	}

	/** {@return all keys of this rule without its id} */
	public List<String> keys() {
		String start = ruleId + '.';
		return texts.keys().stream().filter(key -> key.startsWith(start)).map(key -> key.substring(start.length())).sorted().toList();
	}

	/**
	 * {@return a text as it stands in the resource}
	 *
	 * @param key the key without the rule's id
	 * @throws MissingResourceException where the resource has no such key
	 */
	public String text(String key) {
		String text = texts.find(ruleId + '.' + key);
		if (text == null) {
			throw new MissingResourceException("There is no text '" + key + "' of " + ruleId, RuleTexts.class.getName(), ruleId + '.' + key);
		}
		return text;
	}

	private String filled(String key, Map<String, String> values) {
		return TextPattern.filled(text(key), values);
	}
}
