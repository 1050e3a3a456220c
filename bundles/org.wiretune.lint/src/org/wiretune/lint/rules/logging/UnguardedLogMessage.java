/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.logging;

import org.wiretune.lint.finding.Severity;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.java.GuardRewrite;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rule.Subject;
import org.wiretune.model.platform.LogStatement;

/**
 * Rule {@code log-unguarded-concat}: a log message on a path that runs often, built before its level is checked. A loop
 * that is neither nested nor drains a source may have few turns; that is only worth knowing.
 */
final class UnguardedLogMessage {

	private UnguardedLogMessage() {
	}

	static Rule rule() {
		return RuleForm.<LogStatement>rule("log-unguarded-concat", Subject.LOGGING, Severity.WARNING,
				solution -> solution.getApplications().stream().flatMap(application -> application.getLogStatements().stream()))
				.severity(statement -> "iteration".equals(statement.getPlace()) ? Severity.INFO : Severity.WARNING)
				.at(LogStatement::getOrigin)
				.measured(statement -> statement.getLogger() + '.' + statement.getLevel())
				.limit(statement -> guard(statement))
				.with("name", LogStatement::getName)
				.with("level", LogStatement::getLevel)
				.with("place", LogStatement::getPlace)
				.message(statement -> statement.getPlace())
				.fix("guard", UnguardedLogMessage::wrap)
				.build();
	}

	private static String guard(LogStatement statement) {
		return statement.getLogger() + '.' + statement.getGuardMethod();
	}

	private static void wrap(LogStatement statement, Edits edits) {
		String text = statement.getStatement() == null ? null : edits.texts().text(statement.getStatement().path());
		edits.addAll(text == null ? null : GuardRewrite.changes(statement.getStatement().path(), text, statement.getStatement().offset(), guard(statement)));
	}
}
