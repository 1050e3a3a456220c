/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.spring;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.spring.BatchReaderFacts;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.settings.Setting;

/** Rule {@code batch-reader-small-page}: readers of Spring Batch that ask the database for ten rows at a time. There is no fix: how wide a row is decides. */
final class BatchReaders {

	/** Rows of a page unless something else is said. */
	private static final long OWN = 10;

	private BatchReaders() {
	}

	static Rule smallPage() {
		return RuleForm.<CodeFact>rule("batch-reader-small-page", Subject.PERSISTENCE, Severity.INFO, reading -> InOperation.facts(reading, BatchReaderFacts.KIND))
				.onSites(form -> form
						.when(fact -> rows(fact) != null && rows(fact) <= OWN && rows(fact) > 0)
						.at(CodeFact::getOrigin)
						.measured(BatchReaders::rows)
						.limit(fact -> "1000")
						.with("name", CodeFact::getName)
						.with("reader", fact -> detail(fact, BatchReaderFacts.READER).getValue()))
				.build();
	}

	/** How many rows a query asks for; null where the code does not tell. */
	private static Long rows(CodeFact fact) {
		Setting size = detail(fact, BatchReaderFacts.PAGE);
		return size == null ? Long.valueOf(OWN) : Values.number(size);
	}

	private static Setting detail(CodeFact fact, String name) {
		return fact.getDetails().stream().filter(each -> name.equals(each.getName())).findFirst().orElse(null);
	}
}
