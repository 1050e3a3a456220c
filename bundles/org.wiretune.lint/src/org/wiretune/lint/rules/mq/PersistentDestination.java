/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.mq;

import java.util.stream.Stream;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.SettingRules.Site;
import org.wiretune.lint.rules.SettingRules;

/** Rule {@code persistent-when-not-needed}: a destination that makes every message persistent, whatever its sender asks for. */
final class PersistentDestination {

	private PersistentDestination() {
	}

	static Rule rule() {
		return SettingRules.form(RuleForm.rule("persistent-when-not-needed", Subject.MESSAGING, Severity.INFO, PersistentDestination::sites))
				.when(site -> ListenerPort.isPersistence(site.setting(), "PERSISTENT"))
				.limit(site -> "NONPERSISTENT")
				.optional()
				.build();
	}

	private static Stream<Site> sites(Reading reading) {
		return Stream.concat(
				ConfigurationIndex.groups(reading, "websphere.mqQueue").map(group -> new Site(group, group.setting("persistence"))),
				ConfigurationIndex.groups(reading, "liberty.properties.wasJms").map(group -> new Site(group, group.setting("deliveryMode"))));
	}
}
