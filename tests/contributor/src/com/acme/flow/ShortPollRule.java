/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package com.acme.flow;

import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.Consumer;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Observation;
import org.wiretune.core.Rule;
import org.wiretune.core.RuleContext;
import org.wiretune.core.RuleLimit;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;

/** Finds polls that ask an empty queue so often that the asking itself is work. */
public final class ShortPollRule implements Rule {

	private static final RuleLimit SHORTEST = new RuleLimit("acme.short-poll", "shortest", 100, 1, 60_000, "ms");

	@Override
	public String id() {
		return "acme.short-poll";
	}

	@Override
	public Subject subject() {
		return Subject.MESSAGING;
	}

	@Override
	public Severity severity() {
		return Severity.WARNING;
	}

	@Override
	public List<RuleLimit> limits() {
		return List.of(SHORTEST);
	}

	@Override
	public Map<String, FixEffect> fixes() {
		return Map.of("longer", FixEffect.CHANGES_BEHAVIOUR);
	}

	@Override
	public void check(RuleContext context, Consumer<Observation> found) {
		context.groups("acme.poll").forEach(poll -> poll.setting("interval").ifPresent(interval -> {
			OptionalLong milliseconds = interval.milliseconds();
			long shortest = context.limit(SHORTEST);
			if (milliseconds.isPresent() && milliseconds.getAsLong() < shortest && interval.origin().isPresent()) {
				found.accept(Observation.at(interval.origin().get()).with("poll", poll.name()).measured(milliseconds.getAsLong()).limit(shortest)
						.fix("longer", (numbers, edits) -> edits.set(interval, String.valueOf(numbers.limit(SHORTEST)))).build());
			}
		}));
	}
}
