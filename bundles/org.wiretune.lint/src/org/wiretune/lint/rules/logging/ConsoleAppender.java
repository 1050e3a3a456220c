/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.logging;

import java.util.Arrays;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Product;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.host.Containers;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.Values;

/**
 * Rule {@code log-console-appender}. A Warning for the profiles of JBoss that the source describes. Elsewhere only where the
 * root logger writes to a file too: where the console is the only place, it is meant to be the log. In a container image
 * standard output is the log, so there only a file beside it is worth a word, and nothing is taken away.
 */
final class ConsoleAppender {

	private ConsoleAppender() {
	}

	static Rule rule() {
		return RuleForm.<AppenderReference>rule("log-console-appender", Subject.LOGGING, Severity.WARNING, AppenderReference::ofRoots).optional()
				.onSites(form -> form
						.when(reference -> !reference.holder().isForDevelopment())
						.when(AppenderReference::writesToConsole)
						.when(reference -> isOfJBoss(reference) && image(reference) == null || reference.others().anyMatch(other -> other.writesToFile() || other.writesToFileLater()))
						.severity(reference -> isOfJBoss(reference) && image(reference) == null ? Severity.WARNING : Severity.INFO)
						.at(AppenderReference::origin)
						.measured(AppenderReference::name)
						.with("owner", reference -> reference.holder().owner())
						.with("image", reference -> String.valueOf(image(reference)))
						.message(reference -> image(reference) != null ? "image" : isOfJBoss(reference) ? null : "also")
						.related(reference -> Arrays.asList(Values.origin(reference.appender(reference.library().consoles()).group())))
						.fix("remove", FixEffect.CHANGES_BEHAVIOUR, (reference, edits) -> {
							if (image(reference) == null) {
								reference.remove(edits);
							}
						}))
				.build();
	}

	/** What tells that the file goes into a container image, or null. */
	static String image(AppenderReference reference) {
		return Containers.imageOf(reference.holder().reading(), reference.holder().path(), reference.holder().file().getScope());
	}

	private static boolean isOfJBoss(AppenderReference reference) {
		return reference.holder().product() == Product.JBOSS_EAP_5;
	}
}
