/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.rows;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.rows.RefreshedRows;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.CodeFact;

/** Rule {@code refresh-after-find}. There is no fix: whether a cache must not answer is for whoever wrote it. */
final class RefreshedRow {

	private RefreshedRow() {
	}

	static Rule rule() {
		return RuleForm.<CodeFact>rule("refresh-after-find", Subject.PERSISTENCE, Severity.INFO, reading -> InOperation.facts(reading, RefreshedRows.KIND))
				.onSites(form -> form
						.at(CodeFact::getOrigin)
						.measured(fact -> Values.value(fact.detail("variable")))
						.limit(fact -> 2)
						.with("name", CodeFact::getName))
				.build();
	}
}
