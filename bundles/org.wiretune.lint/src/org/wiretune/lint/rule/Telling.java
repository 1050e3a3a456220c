/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rule;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Observation;
import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.observed.Observed;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.finding.LazyFixes;
import org.wiretune.lint.fix.Edits;

/** Puts what a rule has seen into words: values become sentences by the texts of the rule, offers become fixes. */
public final class Telling {

	private Telling() {
	}

	/**
	 * {@return the finding}
	 *
	 * @param rule the rule that has seen it
	 * @param seen what it has seen
	 * @param context what the rule was given
	 */
	public static Finding finding(Rule rule, Observation seen, RuleContext context) {
		return finding(rule, seen, context, new KeptWords());
	}

	/**
	 * {@return the finding}
	 *
	 * @param rule the rule that has seen it
	 * @param seen what it has seen
	 * @param context what the rule was given
	 * @param kept words of earlier findings; takes those of this one
	 */
	public static Finding finding(Rule rule, Observation seen, RuleContext context, KeptWords kept) {
		KeptWords.Words words = kept.of(rule, seen);
		Origin place = seen.origin();
		return new Finding(words.observed(), place, words.assumption(), seen.related().isEmpty() ? List.of() : seen.related().stream().filter(related -> !related.equals(place)).distinct().toList(),
				seen.fixes().isEmpty() ? List.of() : new LazyFixes(context.solution(), new Basis(seen.values(), seen.fixes().stream().map(Observation.FixOffer::word).toList()), () -> RuleTime.within(RuleTime.OF_FIXES, () -> fixes(rule, seen, context.at(place.path())))), List.of());
	}

	/** {@return the words of an observation} @param rule the rule @param severity how much it matters @param seen what was seen */
	static KeptWords.Words words(Rule rule, Severity severity, Observation seen) {
		RuleTexts texts = rule.texts();
		Map<String, String> values = seen.values();
		String variant = seen.message().orElse(null);
		Observed told = new Observed(rule.id(), severity, texts.headline(variant, values), texts.message(variant, values), values.get("measured"), shown(values.get("limit")));
		return new KeptWords.Words(told, seen.assumption().map(word -> texts.assumption(word.isEmpty() ? null : word, values)).orElse(null));
	}

	/** What the words of fixes are made of, as far as it is known before they are computed. */
	private record Basis(Map<String, String> values, List<String> words) {
	}

	/** What is compared with nothing has no limit, though its message may have a place for one. */
	private static String shown(String limit) {
		return limit == null || limit.isEmpty() ? null : limit;
	}

	private static List<Fix> fixes(Rule rule, Observation seen, RuleContext context) {
		RuleTexts texts = rule.texts();
		Map<String, FixEffect> effects = rule.fixes();
		List<Fix> offered = new ArrayList<>();
		for (Observation.FixOffer fix : seen.fixes()) {
			RuleTime.check();
			Edits edits = new Edits(context.texts());
			fix.changes().accept(context, edits);
			if (edits.isPossible()) {
				Map<String, String> values = seen.values();
				if (!edits.values().isEmpty()) {
					values = new LinkedHashMap<>(values);
					values.putAll(edits.values());
				}
				String word = fix.word();
				offered.add(new Fix(rule.id() + '/' + word, texts.fixLabel(word, values), texts.fixDescription(word, values), effects.get(word), texts.fixReason(word, values), edits.changes()));
			}
		}
		return offered;
	}
}
