/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.rows;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.persistence.ComparedEntities;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.CodeFact;

/**
 * Rule {@code entity-equality-reads-collections}. Off unless wanted: an entity that nobody compares or puts into a set pays nothing. There is no fix: what makes two
 * rows the same is for whoever knows them.
 */
final class ComparedEntity {

	private ComparedEntity() {
	}

	static Rule rule() {
		return RuleForm.<CodeFact>rule("entity-equality-reads-collections", Subject.PERSISTENCE, Severity.INFO, reading -> InOperation.facts(reading, ComparedEntities.KIND))
				.optional()
				.onSites(form -> form
						.at(CodeFact::getOrigin)
						.measured(fact -> Values.value(fact.detail(ComparedEntities.COLLECTION)))
						.with("name", CodeFact::getName))
				.build();
	}
}
