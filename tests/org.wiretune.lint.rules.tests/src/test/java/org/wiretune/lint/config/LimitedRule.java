/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.config;

import java.util.List;
import java.util.function.Consumer;

import java.util.Map;
import org.wiretune.core.FixEffect;
import org.wiretune.core.Observation;
import org.wiretune.core.RuleLimit;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleContext;
import org.wiretune.lint.rule.RuleTexts;
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
	public Map<String, FixEffect> fixes() {
		return Map.of("less", FixEffect.KEEPS_MEANING);
	}

	@Override
	public RuleTexts texts() {
		return RuleTexts.of(id, Map.of("message", "{pool} has {threads} threads.", "fix.less.label", "To {number}", "fix.less.description", ""));
	}

	@Override
	public void check(org.wiretune.core.RuleContext context, Consumer<Observation> found) {
		((RuleContext) context).solution().getServers().forEach(server -> server.getThreadPools().forEach(pool -> check(pool, context, found)));
	}

	private void check(ThreadPool pool, org.wiretune.core.RuleContext context, Consumer<Observation> found) {
		long threads = Long.parseLong(pool.getMaximumSize().getValue());
		long large = context.limit(limit());
		if (threads >= large) {
			found.accept(Observation.at(pool.getMaximumSize().getOrigin()).with("pool", pool.getName()).with("threads", threads).limit(large)
					.fix("less", (numbers, edits) -> edits.with("number", String.valueOf(numbers.limit(limit()))).set(pool.getMaximumSize(), "1")).build());
		}
	}
}
