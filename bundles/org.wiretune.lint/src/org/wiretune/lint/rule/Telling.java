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
		RuleTexts texts = rule.texts();
		Map<String, String> values = seen.values();
		Origin place = seen.origin();
		Observed told = new Observed(rule.id(), seen.severity().orElseGet(rule::severity), texts.headline(seen.message().orElse(null), values),
				texts.message(seen.message().orElse(null), values), values.get("measured"), shown(values.get("limit")));
		return new Finding(told, place,
				seen.assumption().map(word -> texts.assumption(word.isEmpty() ? null : word, values)).orElse(null),
				seen.related().stream().filter(related -> !related.equals(place)).distinct().toList(),
				seen.fixes().isEmpty() ? List.of() : new LazyFixes(context.solution(), new Basis(values, seen.fixes().stream().map(Observation.FixOffer::word).toList()), () -> RuleTime.within(RuleTime.OF_FIXES, () -> fixes(rule, texts, seen, context.at(place.path())))), List.of());
	}

	/** What the words of fixes are made of, as far as it is known before they are computed. */
	private record Basis(Map<String, String> values, List<String> words) {
	}

	/** What is compared with nothing has no limit, though its message may have a place for one. */
	private static String shown(String limit) {
		return limit == null || limit.isEmpty() ? null : limit;
	}

	private static List<Fix> fixes(Rule rule, RuleTexts texts, Observation seen, RuleContext context) {
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
