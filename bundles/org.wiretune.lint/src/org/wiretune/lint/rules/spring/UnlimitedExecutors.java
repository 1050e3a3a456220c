/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.spring;

import java.util.regex.Pattern;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.spring.ConfiguredObjects;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.InOperation;

/**
 * Rule {@code simple-async-executor-unlimited}: a thread for each task, and nothing that bounds them. What runs few tasks for long, such as
 * a container of listeners or a step of a batch, which has a limit of its own, is left out. There is no fix: how many tasks may run at once
 * is for the one who knows what they use.
 */
final class UnlimitedExecutors {

	/** Who takes as many threads as it is told to, and keeps them. */
	private static final Pattern OWN_LIMIT = Pattern.compile("(?i).*(batch|step|job|partition|listener|consumer|container|poller|virtual|startup|warmup).*");

	private UnlimitedExecutors() {
	}

	static Rule rule() {
		return RuleForm.<SpringObjects.Made>rule("simple-async-executor-unlimited", Subject.CONCURRENCY, Severity.INFO, reading -> SpringObjects.of(reading, "SimpleAsyncTaskExecutor").filter(UnlimitedExecutors::isUnlimited))
				.onSites(form -> form
						.at(made -> made.fact().getOrigin())
						.with("name", SpringObjects.Made::place))
				.build();
	}

	private static boolean isUnlimited(SpringObjects.Made made) {
		return !made.sets("setConcurrencyLimit") && !made.sets("setVirtualThreads") && made.isClosed("") && !made.sets(ConfiguredObjects.WRAPPED) && !OWN_LIMIT.matcher(made.place()).matches()
				&& made.fact().getDetails().stream().filter(each -> each.getName().equals(ConfiguredObjects.ARGUMENT)).noneMatch(each -> OWN_LIMIT.matcher(each.getValue()).matches())
				&& InOperation.is(made.reading(), made.fact().getOrigin().path());
	}
}
