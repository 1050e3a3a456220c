/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.logging;

import java.util.Arrays;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.fix.XmlElements;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.Values;

/** Rule {@code log-async-wraps-console-or-smtp}: an asynchronous appender whose one thread also writes the console or sends mail. */
final class AsynchronousWraps {

	private AsynchronousWraps() {
	}

	static Rule rule() {
		return RuleForm.<AppenderReference>rule("log-async-wraps-console-or-smtp", Subject.LOGGING, Severity.INFO, AppenderReference::inAsynchronous)
				.onSites(form -> form
						.when(reference -> !reference.holder().isForDevelopment())
						.when(reference -> reference.writesToConsole() || reference.sendsMail())
						// Where nothing but the console is behind it, and in a container image, the console is meant to be the log.
						.when(reference -> reference.sendsMail() || reference.others().anyMatch(AppenderReference::writesToFile) && ConsoleAppender.image(reference) == null)
						.at(AppenderReference::origin)
						.measured(AppenderReference::name)
						.with("name", reference -> reference.holder().name())
						.message(reference -> reference.sendsMail() ? "mail" : null)
						.related(reference -> Arrays.asList(Values.origin(target(reference).group())))
						.fix("comment", FixEffect.CHANGES_BEHAVIOUR, (reference, edits) -> XmlElements.commentOut(edits, reference.origin())))
				.build();
	}

	private static ConfiguredGroup target(AppenderReference reference) {
		ConfiguredGroup console = reference.appender(reference.library().consoles());
		return console != null ? console : reference.appender(reference.library().others());
	}
}
