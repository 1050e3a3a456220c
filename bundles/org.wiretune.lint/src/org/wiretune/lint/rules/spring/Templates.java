/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.spring;

import java.util.List;
import java.util.stream.Stream;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.spring.ConfiguredObjects;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.settings.Setting;

/** Rule {@code jmstemplate-qos-ignored}: what a template is told of messages and does not use. There is no fix, since it would change what is guaranteed. */
final class Templates {

	private static final List<String> QUALITIES = List.of("setDeliveryPersistent", "setDeliveryMode", "setPriority", "setTimeToLive");

	private Templates() {
	}

	static Rule qualityIgnored() {
		return RuleForm.<CodeFact>rule("jmstemplate-qos-ignored", Subject.MESSAGING, Severity.WARNING, Templates::sites)
				.onSites(form -> form
						.at(fact -> first(fact).getOrigin())
						.measured(fact -> first(fact).getName())
						.limit(fact -> "setExplicitQosEnabled(true)"))
				.build();
	}

	private static Stream<CodeFact> sites(Reading reading) {
		return InOperation.facts(reading, ConfiguredObjects.KIND).filter(fact -> fact.getName().equals("JmsTemplate"))
				.filter(fact -> first(fact) != null && fact.getDetails().stream().noneMatch(each -> List.of("setExplicitQosEnabled", "setQosSettings", ConfiguredObjects.OPEN).contains(each.getName())));
	}

	/** Persistent delivery is what a producer does anyway. */
	private static Setting first(CodeFact fact) {
		return fact.getDetails().stream().filter(each -> QUALITIES.contains(each.getName()) && !(each.getName().equals("setDeliveryPersistent") && "true".equals(each.getValue()))).findFirst().orElse(null);
	}
}
