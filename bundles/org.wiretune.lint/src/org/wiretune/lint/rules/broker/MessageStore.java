/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.broker;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.SettingRules;

/** Rule {@code artemis-database-store}: a broker of Artemis that keeps messages in a database. There is no fix: where files may lie is for who runs it. */
final class MessageStore {

	private MessageStore() {
	}

	static Rule database() {
		return SettingRules.rule("artemis-database-store", Subject.MESSAGING, Severity.INFO, "database-store", "artemis.broker")
				.onSites(form -> form
						.when(site -> site.isStated() && InOperation.mayBe(site.in().reading(), site.in().path()))
						.with("owner", site -> site.in().fileName()))
				.build();
	}
}
