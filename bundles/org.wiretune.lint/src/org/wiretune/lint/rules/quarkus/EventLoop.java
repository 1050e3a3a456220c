/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.quarkus;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.request.EventLoopFacts;
import org.wiretune.lint.java.rows.PanacheFacts;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.BuildFiles;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.CodeFact;

/**
 * Rule {@code quarkus-blocking-on-event-loop}: code that blocks a thread of the event loop, itself or in a method of a bean of the same
 * project that it calls, in an application whose build says that its resources or channels run there. RESTEasy Classic has no event loop. There is no fix: an annotation that is missing and a client that
 * does not block are two answers.
 */
final class EventLoop {

	private static final Pattern RESOURCES = Pattern.compile("quarkus-(resteasy-reactive|rest)(-jackson|-jsonb|-qute|-jaxb|-links)?(?![\\w-])");
	private static final Pattern CHANNELS = Pattern.compile("quarkus-(smallrye-reactive-messaging|messaging)(-\\w+)?(?![\\w-])");

	private EventLoop() {
	}

	/**
	 * What blocks.
	 *
	 * @param place the call in the method that runs on the event loop
	 * @param call what waits, and where that is not in the method itself, in which it does
	 */
	private record Wait(CodeFact place, String call) {
	}

	static Rule rule() {
		return RuleForm.<Wait>rule("quarkus-blocking-on-event-loop", Subject.CONCURRENCY, Severity.WARNING, EventLoop::waits)
				.onSites(form -> form
						.at(wait -> wait.place().getOrigin())
						.measured(Wait::call)
						.with("name", wait -> wait.place().getName()))
				.build();
	}

	private static Stream<Wait> waits(Reading reading) {
		Stream<Wait> own = InOperation.facts(reading, EventLoopFacts.KIND).filter(fact -> isOnEventLoop(reading, fact)).map(fact -> new Wait(fact, detail(fact, "call")));
		List<CodeFact> calls = InOperation.facts(reading, EventLoopFacts.CALLED).filter(fact -> isOnEventLoop(reading, fact)).toList();
		if (calls.isEmpty()) {
			return own;
		}
		Set<String> waiting = ConfigurationIndex.facts(reading, PanacheFacts.KIND).filter(fact -> fact.detail(PanacheFacts.WAITS) != null).map(CodeFact::getTypeName).collect(Collectors.toSet());
		Map<String, CodeFact> blocking = Stream.concat(InOperation.facts(reading, EventLoopFacts.METHOD), InOperation.facts(reading, EventLoopFacts.STORES).filter(fact -> waiting.contains(detail(fact, "type"))))
				.collect(Collectors.toMap(fact -> method(fact, fact.getTypeName()), fact -> fact, (first, second) -> first));
		Stream<Wait> stored = calls.stream().filter(call -> waiting.contains(detail(call, "type")) && EventLoopFacts.STORED.matcher(detail(call, "method")).matches())
				.map(call -> new Wait(call, detail(call, "type").substring(detail(call, "type").lastIndexOf('.') + 1) + '.' + detail(call, "method")));
		Stream<Wait> called = calls.stream().flatMap(call -> Stream.ofNullable(blocking.get(method(call, detail(call, "type")))).map(method -> new Wait(call, detail(method, "call") + ", " + method.getName())));
		return Stream.of(own, stored, called).flatMap(each -> each);
	}

	/** A method by its class, its name and how many parameters it has. */
	private static String method(CodeFact fact, String type) {
		return type + '.' + detail(fact, "method") + '/' + detail(fact, "parameters");
	}

	private static String detail(CodeFact fact, String name) {
		return Values.value(fact.detail(name));
	}

	private static boolean isOnEventLoop(Reading reading, CodeFact fact) {
		Pattern extension = "channel".equals(detail(fact, "entry")) ? CHANNELS : RESOURCES;
		return BuildFiles.around(reading, fact.getOrigin().path()).filter(build -> build.contains("quarkus")).findFirst().map(build -> extension.matcher(build).find()).orElse(false);
	}
}
