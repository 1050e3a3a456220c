/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.logging;

import java.util.Arrays;

import org.wiretune.lint.finding.Severity;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rule.Subject;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.Product;

/**
 * Rule {@code log-console-appender}. A Warning for the profiles of JBoss that the source describes. Elsewhere only where the
 * root logger writes to a file too: where the console is the only place, as in a container, it is meant to be the log.
 */
final class ConsoleAppender {

	private ConsoleAppender() {
	}

	static Rule rule() {
		return RuleForm.<AppenderReference>rule("log-console-appender", Subject.LOGGING, Severity.WARNING, AppenderReference::ofRoots)
				.when(reference -> !reference.holder().isForDevelopment())
				.when(AppenderReference::writesToConsole)
				.when(reference -> isOfJBoss(reference) || reference.others().anyMatch(other -> other.writesToFile() || other.writesToFileLater()))
				.severity(reference -> isOfJBoss(reference) ? Severity.WARNING : Severity.INFO)
				.at(AppenderReference::origin)
				.measured(AppenderReference::name)
				.with("owner", reference -> reference.holder().owner())
				.message(reference -> isOfJBoss(reference) ? null : "also")
				.related(reference -> Arrays.asList(Values.origin(reference.appender(reference.library().consoles()).group())))
				.fix("remove", (reference, edits) -> reference.remove(edits))
				.build();
	}

	private static boolean isOfJBoss(AppenderReference reference) {
		return reference.holder().product() == Product.JBOSS_EAP_5;
	}
}
