/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.quarkus;

import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.EventLoopFacts;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.BuildFiles;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.CodeFact;

/**
 * Rule {@code quarkus-blocking-on-event-loop}: code that blocks a thread of the event loop, in an application whose build says that its
 * resources or channels run there. RESTEasy Classic has no event loop. There is no fix: an annotation that is missing and a client that
 * does not block are two answers.
 */
final class EventLoop {

	private static final Pattern RESOURCES = Pattern.compile("quarkus-(resteasy-reactive|rest)(-jackson|-jsonb|-qute|-jaxb|-links)?(?![\\w-])");
	private static final Pattern CHANNELS = Pattern.compile("quarkus-(smallrye-reactive-messaging|messaging)(-\\w+)?(?![\\w-])");

	private EventLoop() {
	}

	static Rule rule() {
		return RuleForm.rule("quarkus-blocking-on-event-loop", Subject.CONCURRENCY, Severity.WARNING, EventLoop::facts)
				.at(CodeFact::getOrigin)
				.measured(fact -> Values.value(fact.detail("call")))
				.with("name", CodeFact::getName)
				.build();
	}

	private static Stream<CodeFact> facts(Reading reading) {
		return InOperation.facts(reading, EventLoopFacts.KIND).filter(fact -> isOnEventLoop(reading, fact));
	}

	private static boolean isOnEventLoop(Reading reading, CodeFact fact) {
		Pattern extension = "channel".equals(Values.value(fact.detail("entry"))) ? CHANNELS : RESOURCES;
		return BuildFiles.around(reading, fact.getOrigin().path()).filter(build -> build.contains("quarkus")).findFirst().map(build -> extension.matcher(build).find()).orElse(false);
	}
}
