/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.rows;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.persistence.EagerCollections;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.CodeFact;

/** Rule {@code entity-eager-association}: collections only; links to one entity are asked for by default in nearly every application. How many rows a collection has no mapping tells. */
final class EagerCollection {

	private static final String EAGER = "EAGER";

	private EagerCollection() {
	}

	static Rule rule() {
		return RuleForm.<CodeFact>rule("entity-eager-association", Subject.PERSISTENCE, Severity.INFO, reading -> InOperation.facts(reading, EagerCollections.KIND))
				.onSites(form -> form
						.at(fact -> Values.origin(fact.detail("fetch")))
						.measured(fact -> EAGER)
						.limit(fact -> "LAZY")
						.with("name", fact -> fact.getTypeName().substring(fact.getTypeName().lastIndexOf('.') + 1))
						.with("collection", fact -> Values.value(fact.detail("collection")))
						.fix("lazy", FixEffect.CHANGES_BEHAVIOUR, (fact, edits) -> {
							if (EAGER.equals(Values.value(fact.detail("fetch")))) {
								edits.set(fact.detail("fetch"), "LAZY");
							} else {
								edits.impossible();
							}
						}))
				.build();
	}
}
