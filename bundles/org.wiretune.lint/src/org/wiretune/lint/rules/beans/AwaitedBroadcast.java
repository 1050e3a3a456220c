/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.beans;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.request.AwaitedBroadcasts;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.CodeFact;

/**
 * Rule {@code websocket-broadcast-waits}: a loop that sends to one WebSocket session after the other and waits for each. There is no fix: a session
 * of some servers refuses a second message while one is on its way, so that whoever sends has to keep an order.
 */
final class AwaitedBroadcast {

	private AwaitedBroadcast() {
	}

	static Rule rule() {
		return RuleForm.<CodeFact>rule("websocket-broadcast-waits", Subject.CONCURRENCY, Severity.INFO, reading -> InOperation.facts(reading, AwaitedBroadcasts.KIND))
				.onSites(form -> form
						.at(CodeFact::getOrigin)
						.measured(fact -> Values.value(fact.detail(AwaitedBroadcasts.SEND)))
						.limit(fact -> "1")
						.with("name", CodeFact::getName))
				.build();
	}
}
