/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.logging;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.Product;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.fix.XmlMarkup;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.source.Lines;
import org.wiretune.safety.markup.MarkupText;

/**
 * Rule {@code log-sync-file-appender}. For the profiles of JBoss always, as the source has it. Elsewhere only where the root
 * logger lets debug messages through: with few messages the queue gains nothing.
 */
final class SynchronousFile {

	private static final String NEW_NAME = "ASYNC";
	private static final String ERROR_HANDLER = "org.jboss.logging.util.OnlyOnceErrorHandler";

	private SynchronousFile() {
	}

	static Rule rule() {
		return RuleForm.<AppenderReference>rule("log-sync-file-appender", Subject.LOGGING, Severity.INFO, AppenderReference::ofRoots).optional()
				.onSites(form -> form
						.when(reference -> !reference.holder().isForDevelopment())
						.when(AppenderReference::writesToFile)
						.when(reference -> reference.holder().product() == Product.JBOSS_EAP_5 || isVerbose(reference))
						.when(reference -> !reference.holder().group().getKind().endsWith(".async"))
						.at(AppenderReference::origin)
						.measured(AppenderReference::name)
						.limit(SynchronousFile::asynchronous)
						.with("owner", reference -> reference.holder().owner())
						.related(reference -> Arrays.asList(Values.origin(reference.appender(reference.library().files()).group())))
						.fix("asynchronous", FixEffect.CHANGES_BEHAVIOUR, SynchronousFile::redirect))
				.build();
	}

	private static boolean isVerbose(AppenderReference reference) {
		return Stream.of("level", "priority").map(reference.holder()::setting).anyMatch(LogLevels::isVerbose)
				|| reference.list() != null && LogLevels.isVerbose(reference.list().getValue().split(",")[0]);
	}

	/** The appender that already hands events to this file, or the name of a new one. */
	private static String asynchronous(AppenderReference reference) {
		return candidates(reference).filter(each -> each.groups(reference.library().inner()).stream().anyMatch(inner -> inner.name().equals(reference.name())))
				.map(ConfiguredGroup::name).findFirst().orElse(NEW_NAME);
	}

	private static Stream<ConfiguredGroup> candidates(AppenderReference reference) {
		return reference.library().asynchronous().stream().flatMap(kind -> ConfigurationIndex.groups(reference.holder().reading(), kind))
				.filter(each -> each.file() == reference.holder().file());
	}

	private static void redirect(AppenderReference reference, Edits edits) {
		String name = asynchronous(reference);
		if (reference.group() == null || reference.library() == LogLibrary.LOG4J_2) {
			edits.impossible();
			return;
		}
		List<ConfiguredGroup> same = candidates(reference).filter(each -> each.name().equals(name)).toList();
		if (same.isEmpty()) {
			if (reference.library() != LogLibrary.LOG4J) {
				edits.impossible();
				return;
			}
			create(reference, edits);
		} else if (same.get(0).groups(reference.library().inner()).stream().noneMatch(inner -> inner.name().equals(reference.name()))) {
			edits.impossible();
			return;
		}
		edits.set(reference.group().setting(reference.library() == LogLibrary.WILDFLY ? "handler" : "ref"), name);
	}

	/** Writes the appender behind the one of the file: log4j wants appenders before the loggers that name them. */
	private static void create(AppenderReference reference, Edits edits) {
		Origin file = reference.appender(reference.library().files()).group().getOrigin();
		String text = file == null ? null : edits.texts().text(file.path());
		int start = text == null ? -1 : XmlMarkup.startOfTag(text, file.offset());
		int end = start < 0 ? -1 : XmlMarkup.endOfElement(text, start);
		int tagEnd = start < 0 ? -1 : XmlMarkup.endOfTag(text, start);
		int child = tagEnd < 0 ? -1 : text.indexOf('<', tagEnd);
		if (end < 0 || child < 0) {
			edits.impossible();
			return;
		}
		String line = Lines.delimiter(text);
		String outer = line + Lines.indentation(text, start);
		String inner = line + (child < end && !Lines.indentation(text, child).equals(Lines.indentation(text, start)) ? Lines.indentation(text, child)
				: Lines.indentation(text, start) + "  ");
		String handler = reference.holder().product() == Product.JBOSS_EAP_5 ? inner + "<errorHandler class=\"" + ERROR_HANDLER + "\"/>" : "";
		edits.insert(file.path(), end, outer + "<appender name=\"" + NEW_NAME + "\" class=\"org.apache.log4j.AsyncAppender\">" + handler + inner + "<appender-ref ref=\""
				+ MarkupText.escapeValue(reference.name()) + "\"/>" + outer + "</appender>");
	}
}
