/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.springintegration;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;

/** Rules on aggregators and the stores that hold their groups. */
final class Aggregators {

	private static final String COMPLETION = "expire-groups-upon-completion";
	/** What ends groups, or may do so where the code that says it was not followed. */
	private static final List<String> ENDS = List.of(COMPLETION, "group-timeout", "group-timeout-expression", "expire-duration", "expire-timeout", "given", "processor", "handler");
	/** A key that all messages share. */
	private static final Pattern CONSTANT = Pattern.compile("\\s*(?:'[^']*'|\\d+|\\w+\\s*->\\s*(?:\"[^\"]*\"|\\d+|true))\\s*");
	private static final String REAPER = "MessageGroupStoreReaper";

	private Aggregators() {
	}

	static Rule keepsGroups() {
		return RuleForm.<IntegrationPart>rule("si-aggregator-keeps-groups", Subject.MEMORY, Severity.WARNING, Aggregators::aggregators)
				.onSites(form -> form
						.when(aggregator -> !ends(aggregator) && !CONSTANT.matcher(String.valueOf(correlation(aggregator))).matches())
						.severity(aggregator -> correlation(aggregator) == null ? Severity.WARNING : Severity.INFO)
						.message(aggregator -> correlation(aggregator) == null ? null : "key")
						.at(IntegrationPart::origin)
						.measured(IntegrationPart::shown)
						.limit(aggregator -> "true")
						.with("completion", aggregator -> COMPLETION)
						.fix("completion", FixEffect.CHANGES_BEHAVIOUR, (aggregator, edits) -> edits.set(aggregator.isXml() ? aggregator.setting(COMPLETION) : null, "true")))
				.build();
	}

	private static Stream<IntegrationPart> aggregators(Reading reading) {
		return IntegrationPart.of(reading, "aggregator");
	}

	/** How groups are told apart; null where each message that was split is a group, so that there are ever more of them. */
	private static String correlation(IntegrationPart aggregator) {
		return aggregator.any("correlation-strategy-expression", "correlation-strategy", "correlation-expression");
	}

	private static boolean ends(IntegrationPart aggregator) {
		if (aggregator.isXml()) {
			return "true".equals(aggregator.value(COMPLETION)) || ENDS.stream().skip(1).anyMatch(aggregator::has) || isReaped(aggregator) || String.valueOf(aggregator.value(COMPLETION)).contains("${");
		}
		return ENDS.stream().anyMatch(name -> aggregator.has(name) && !(name.equals(COMPLETION) && "false".equals(aggregator.value(name)))) || isReaped(aggregator);
	}

	/** A reaper of the application's stores takes groups out. */
	private static boolean isReaped(IntegrationPart aggregator) {
		return IntegrationPart.all(aggregator.reading(), "bean").filter(aggregator::isBeside).anyMatch(bean -> String.valueOf(bean.value("class")).endsWith(REAPER));
	}

	static Rule inMemory() {
		return RuleForm.<IntegrationPart>rule("si-simple-message-store", Subject.MEMORY, Severity.INFO, reading -> IntegrationPart.of(reading, "aggregator", "resequencer"))
				.optional()
				.onSites(form -> form
						.when(part -> !part.has("message-store") && !part.has("given"))
						.at(IntegrationPart::origin)
						.measured(IntegrationPart::shown))
				.build();
	}

	/** How many messages a group has, and whether a strategy looks at all of them anyway, no file tells. */
	static Rule eagerGroups() {
		return RuleForm.<IntegrationPart>rule("si-group-store-eager", Subject.PERSISTENCE, Severity.INFO,
				reading -> Stream.concat(IntegrationPart.of(reading, "eager-groups"), IntegrationPart.of(reading, "bean").filter(bean -> "false".equals(bean.value("lazyLoadMessageGroups")))))
				.onSites(form -> form
						.at(part -> part.isXml() ? part.setting("lazyLoadMessageGroups").getOrigin() : part.origin())
						.measured(part -> "false")
						.limit(part -> "true")
						.with("name", IntegrationPart::shown)
						.fix("lazy", FixEffect.KEEPS_MEANING, (part, edits) -> edits.set(part.isXml() ? part.setting("lazyLoadMessageGroups") : null, "true")))
				.build();
	}
}
