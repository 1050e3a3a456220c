/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.broker;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.SettingRules;
import org.wiretune.lint.rules.Values;

/** Rule {@code artemis-journal-nio}: a broker of Artemis that states the journal of Java though messages are kept on disk. */
final class JournalType {

	private static final String BROKER = "artemis.broker";
	private static final String SETTING = "journal-type";

	private JournalType() {
	}

	static Rule rule() {
		return SettingRules.rule("artemis-journal-nio", Subject.MESSAGING, Severity.INFO, SETTING, BROKER)
				.onSites(form -> form
						.when(site -> site.isStated() && "NIO".equalsIgnoreCase(site.value()) && InOperation.mayBe(site.in().reading(), site.in().path())
								&& !(site.in().states("persistence-enabled") && !Values.truth(site.in().setting("persistence-enabled"))))
						.limit(site -> "ASYNCIO")
						.with("owner", site -> site.in().fileName())
						.fix("asynchronous", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> edits.set(site.setting(), "ASYNCIO")))
				.build();
	}
}
