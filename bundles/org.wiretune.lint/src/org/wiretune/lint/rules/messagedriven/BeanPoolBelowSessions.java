/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.messagedriven;

import java.util.Arrays;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.MessageDrivenServers.Pooled;
import org.wiretune.lint.rules.MessageDrivenServers;
import org.wiretune.lint.rules.Values;

/**
 * Rule {@code mdb-pool-below-max-sessions}. The pool that the bean itself states wins over the one of the server's
 * domain. Silent where the number of sessions is not stated, and where the pool has no limit.
 */
final class BeanPoolBelowSessions {

	private BeanPoolBelowSessions() {
	}

	static Rule rule() {
		return RuleForm.rule("mdb-pool-below-max-sessions", Subject.MESSAGING, Severity.WARNING, MessageDrivenServers::pooled)
				.onSites(form -> form
						.when(site -> site.isStrict() && site.statedSessions() != null && site.instances() != null)
						.when(site -> site.statedSessions() > site.instances())
						.at(site -> Values.origin(site.listener().maximum()))
						.measured(Pooled::statedSessions)
						.limit(Pooled::instances)
						.with("name", site -> site.listener().name())
						.with("server", Pooled::server)
						.message(site -> site.hosting() == null ? "on-bean" : null)
						.assuming(site -> site.hosting() == null ? null : site.hosting().assumption())
						.related(site -> Arrays.asList(site.place()))
						.fix("raise-pool", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.size(), site.statedSessions().toString()))
						.fix("lower-sessions", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.listener().maximum(), site.instances().toString())))
				.build();
	}
}
