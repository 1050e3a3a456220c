/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.clustering;

import java.util.Arrays;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.clustering.CachedConnections.Fact;

/** Rule {@code http-session-fat}: only in an application that says that its sessions are copied to other nodes. */
final class LargeSessions {

	private LargeSessions() {
	}

	static Rule rule() {
		return RuleForm.<Fact>rule("http-session-fat", Subject.SERVER_PROFILE, Severity.INFO, reading -> Fact.of(reading, "java.session.attribute"))
				.onSites(form -> form
						.when(site -> distributable(site) != null)
						.at(site -> site.fact().getOrigin())
						.measured(site -> site.detail("type").getValue())
						.limit(site -> "-")
						.with("name", site -> site.fact().getName())
						.with("attribute", site -> site.detail("attribute").getValue())
						.related(site -> Arrays.asList(distributable(site).group().getOrigin())))
				.build();
	}

	private static ConfiguredGroup distributable(Fact site) {
		return ConfigurationIndex.groups(site.reading(), "web.distributable").filter(group -> group.application() != null && group.application() == site.fact().eContainer())
				.findFirst().orElse(null);
	}
}
