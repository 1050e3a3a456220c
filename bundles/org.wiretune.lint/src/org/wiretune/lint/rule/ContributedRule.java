/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.ResourceBundle;
import java.util.function.Consumer;
import java.util.stream.Collectors;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Objects;
import org.wiretune.core.FixEffect;
import org.wiretune.core.Observation;
import org.wiretune.core.RuleContext;
import org.wiretune.core.RuleLimit;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.core.host.Added;
import org.wiretune.core.host.Contributor;

/**
 * A rule that somebody contributes, with its texts, which are looked up beside it. What it says of itself is asked once. Its
 * texts are the one thing that is in the language of the user: whoever contributes may translate them.
 */
public final class ContributedRule implements Rule {

	private static final List<String> TEXTS = List.of("title", "message", "why", "evidence", "source", "caveat", "products");

	private final Contributor by;
	private final org.wiretune.core.Rule rule;
	private final String id;
	private final Subject subject;
	private final Severity severity;
	private final boolean standard;
	private final List<RuleLimit> limits;
	private final Map<String, FixEffect> fixes;
	private volatile Language known;

	/** The texts in one language. */
	private record Language(Locale locale, RuleTexts texts) {
	}

	private ContributedRule(Contributor by, org.wiretune.core.Rule rule) {
		this.by = by;
		this.rule = rule;
		id = rule.id();
		subject = Objects.requireNonNull(rule.subject());
		severity = Objects.requireNonNull(rule.severity());
		standard = rule.isStandard();
		limits = List.copyOf(rule.limits());
		fixes = Collections.unmodifiableMap(new LinkedHashMap<>(rule.fixes()));
	}

	/**
	 * {@return a rule with its texts}
	 *
	 * @param added the rule, and who adds it
	 * @throws MissingResourceException where a text is missing; the key says which
	 */
	public static ContributedRule of(Added<org.wiretune.core.Rule> added) {
		ContributedRule found = new ContributedRule(added.by(), added.part());
		RuleTexts texts = found.texts();
		wanted(added.part()).forEach(texts::text);
		return found;
	}

	private static List<String> wanted(org.wiretune.core.Rule rule) {
		List<String> keys = new ArrayList<>(TEXTS);
		rule.limits().forEach(limit -> keys.add("limit." + limit.name()));
		rule.fixes().forEach((word, effect) -> {
			keys.add("fix." + word + ".label");
			keys.add("fix." + word + ".description");
			if (effect != FixEffect.KEEPS_MEANING) {
				keys.add("fix." + word + ".reason");
			}
		});
		return keys;
	}

	/** {@return who adds it} */
	public Contributor by() {
		return by;
	}

	@Override
	public String id() {
		return id;
	}

	@Override
	public Subject subject() {
		return subject;
	}

	@Override
	public Severity severity() {
		return severity;
	}

	@Override
	public boolean isStandard() {
		return standard;
	}

	@Override
	public List<RuleLimit> limits() {
		return limits;
	}

	@Override
	public Map<String, FixEffect> fixes() {
		return fixes;
	}

	@Override
	public String resource() {
		return rule.resource();
	}

	@Override
	public RuleTexts texts() {
		Locale locale = Locale.getDefault();
		Language last = known;
		if (last == null || !last.locale().equals(locale)) {
			ResourceBundle beside = ResourceBundle.getBundle(rule.resource(), locale, rule.getClass().getClassLoader());
			last = new Language(locale, RuleTexts.ofResource(id, beside.keySet().stream().collect(Collectors.toMap(key -> key, beside::getString))));
			known = last;
		}
		return last.texts();
	}

	@Override
	public void check(RuleContext context, Consumer<Observation> found) {
		rule.check(context, found);
	}
}
