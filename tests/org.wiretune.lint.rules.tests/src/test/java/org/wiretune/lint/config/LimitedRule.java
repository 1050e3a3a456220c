/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.config;

import java.util.List;
import java.util.function.Consumer;

import org.wiretune.core.FixEffect;
import org.wiretune.core.RuleLimit;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.finding.LazyFixes;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleContext;
import org.wiretune.model.platform.ThreadPool;

/** Finds thread pools of a number of threads and more; the number can be set, and the fix names it. */
record LimitedRule(String id, boolean isStandard) implements Rule {

	RuleLimit limit() {
		return new RuleLimit(id, "threads", 40, 1, 1000, "threads");
	}

	@Override
	public Subject subject() {
		return Subject.CONCURRENCY;
	}

	@Override
	public Severity severity() {
		return Severity.INFO;
	}

	@Override
	public List<RuleLimit> limits() {
		return List.of(limit());
	}

	@Override
	public void check(RuleContext context, Consumer<Finding> findings) {
		context.solution().getServers().forEach(server -> server.getThreadPools().forEach(pool -> check(pool, context, findings)));
	}

	private void check(ThreadPool pool, RuleContext context, Consumer<Finding> findings) {
		long threads = Long.parseLong(pool.getMaximumSize().getValue());
		long large = context.limit(limit());
		if (threads >= large) {
			findings.accept(new Finding(id, Severity.INFO, pool.getMaximumSize().getOrigin(), pool.getName() + " has " + threads + " threads.", null,
					String.valueOf(large), null, List.of(), new LazyFixes(context.solution(), () -> List.of(new Fix(id + "/less", "To " + context.limit(limit()), "", FixEffect.KEEPS_MEANING, "", List.of())))));
		}
	}
}
