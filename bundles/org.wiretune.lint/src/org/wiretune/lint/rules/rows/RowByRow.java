/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.rows;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.RowByRowFacts;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.CodeFact;

/** Rules on loops with a query, a statement or a transaction in each turn. How many turns there are no file tells, so most are worth knowing only. */
final class RowByRow {

	private RowByRow() {
	}

	static Rule queries() {
		return rule("query-per-row", RowByRowFacts.QUERY, Severity.INFO).build();
	}

	/** Whoever prepares a statement before a loop over what the method is given means to send many rows. */
	static Rule statements() {
		return rule("statement-per-row", RowByRowFacts.STATEMENT, Severity.WARNING)
				.severity(fact -> fact.detail("many") != null ? Severity.WARNING : Severity.INFO)
				.message(fact -> "executeUpdate".equals(detail(fact, "method")) ? "prepared" : null)
				.build();
	}

	/** Without a transaction around it, each save of a repository of Spring Data begins and commits one. */
	static Rule transactions() {
		return rule("transaction-per-row", RowByRowFacts.SAVE, Severity.WARNING)
				.when(fact -> fact.detail("begins") != null && fact.detail("transaction") == null)
				.build();
	}

	private static RuleForm<CodeFact> rule(String id, String kind, Severity severity) {
		return RuleForm.<CodeFact>rule(id, Subject.PERSISTENCE, severity, reading -> InOperation.facts(reading, kind))
				.at(CodeFact::getOrigin)
				.measured(fact -> detail(fact, "receiver") + '.' + detail(fact, "method"))
				.limit(fact -> 1)
				.with("name", CodeFact::getName);
	}

	private static String detail(CodeFact fact, String name) {
		return Values.value(fact.detail(name));
	}
}
