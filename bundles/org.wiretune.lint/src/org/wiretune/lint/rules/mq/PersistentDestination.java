/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.mq;

import java.util.stream.Stream;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.mq.MqscFormat;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.SettingRules.Site;
import org.wiretune.lint.rules.SettingRules;

/** Rule {@code persistent-when-not-needed}: a destination that makes every message persistent, whatever its sender asks for. */
final class PersistentDestination {

	/** What a definition of IBM MQ says for messages whose sender leaves their persistence to the destination. */
	private static final String BY_DEFINITION = "DEFPSIST";

	private PersistentDestination() {
	}

	static Rule rule() {
		return SettingRules.form(RuleForm.rule("persistent-when-not-needed", Subject.MESSAGING, Severity.INFO, PersistentDestination::sites))
				.optional()
				.onSites(form -> form
						.when(site -> isDefinition(site) ? isPersistentByDefinition(site) : ListenerPort.isPersistence(site.setting(), "PERSISTENT"))
						.limit(site -> isDefinition(site) ? "NO" : "NONPERSISTENT")
						.message(site -> isDefinition(site) ? "definition" : null))
				.build();
	}

	private static boolean isDefinition(Site site) {
		return BY_DEFINITION.equals(site.setting().getName());
	}

	/** Queues on the way to other queue managers keep messages as these are, and those of the product are not for applications. */
	private static boolean isPersistentByDefinition(Site site) {
		return "YES".equalsIgnoreCase(site.value()) && !"XMITQ".equalsIgnoreCase(site.in().value("USAGE")) && !site.in().name().startsWith("SYSTEM.");
	}

	private static Stream<Site> sites(Reading reading) {
		return Stream.of(
				ConfigurationIndex.groups(reading, "websphere.mqQueue").map(group -> new Site(group, group.setting("persistence"))),
				ConfigurationIndex.groups(reading, "liberty.properties.wasJms").map(group -> new Site(group, group.setting("deliveryMode"))),
				ConfigurationIndex.groups(reading, MqscFormat.QUEUE, MqscFormat.TOPIC).filter(group -> group.states(BY_DEFINITION)).map(group -> new Site(group, group.setting(BY_DEFINITION))))
				.flatMap(sites -> sites);
	}
}
