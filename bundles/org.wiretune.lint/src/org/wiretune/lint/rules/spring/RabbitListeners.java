/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.spring;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.SettingRules;

/** Rule {@code rabbit-prefetch-one}: consumers of RabbitMQ that are given a message when the one before is acknowledged. */
final class RabbitListeners {

	private static final String LISTENERS = "spring-boot.rabbitmq.listener";
	private static final String PREFETCH = "prefetch";
	/** What Spring AMQP asks for where nothing is stated, since 2.0. */
	private static final long SHIPPED = 250;

	private RabbitListeners() {
	}

	static Rule prefetchOne() {
		return SettingRules.form(RuleForm.<SettingRules.Site>rule("rabbit-prefetch-one", Subject.MESSAGING, Severity.INFO,
				reading -> ConfigurationIndex.groups(reading, LISTENERS).filter(InOperation::is).filter(group -> group.states(PREFETCH)).map(group -> new SettingRules.Site(group, group.setting(PREFETCH)))))
				.onSites(form -> form
						.when(site -> site.number() != null && site.number() == 1)
						.limit(site -> SHIPPED)
						.fix("more", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.setting(), String.valueOf(SHIPPED))))
				.build();
	}
}
