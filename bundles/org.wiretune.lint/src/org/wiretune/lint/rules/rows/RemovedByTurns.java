/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.rows;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.persistence.EmptiedCaches;
import org.wiretune.lint.java.rows.DerivedDeletes;
import org.wiretune.lint.java.rows.RemovedRows;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.CodeFact;

/**
 * Rules {@code rows-read-to-delete} and {@code shared-cache-emptied}: rows and entities that were read for nothing. There is no fix: what goes
 * with a row, and why a cache must not answer, is for whoever wrote it.
 */
final class RemovedByTurns {

	private RemovedByTurns() {
	}

	static Rule rows() {
		return RuleForm.<CodeFact>rule("rows-read-to-delete", Subject.PERSISTENCE, Severity.INFO, reading -> Stream.concat(InOperation.facts(reading, RemovedRows.KIND), derived(reading)))
				.onSites(form -> form
						.at(CodeFact::getOrigin)
						.measured(fact -> Values.value(fact.detail("receiver")) + '.' + Values.value(fact.detail("method")))
						.limit(fact -> 1)
						.with("name", CodeFact::getName)
						.message(fact -> fact.detail(DerivedDeletes.ENTITY) == null ? null : "derived"))
				.build();
	}

	/** What Spring deletes by a range, of entities alone: other stores delete by one command. */
	private static Stream<CodeFact> derived(Reading reading) {
		List<CodeFact> deletes = InOperation.facts(reading, DerivedDeletes.KIND).toList();
		Set<String> entities = deletes.isEmpty() ? Set.of() : ConfigurationIndex.facts(reading, "persistent-class").map(CodeFact::getName).collect(Collectors.toSet());
		return deletes.stream().filter(fact -> entities.contains(Values.value(fact.detail(DerivedDeletes.ENTITY))));
	}

	static Rule caches() {
		return RuleForm.<CodeFact>rule("shared-cache-emptied", Subject.PERSISTENCE, Severity.INFO, reading -> InOperation.facts(reading, EmptiedCaches.KIND))
				.onSites(form -> form
						.at(CodeFact::getOrigin)
						.measured(fact -> Values.value(fact.detail("method")))
						.with("name", CodeFact::getName))
				.build();
	}
}
