/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.camel;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;

/** Rules on queues in the memory of the process: {@code seda} and {@code vm}. */
final class Queues {

	/** Fewer consumers than this hold back the threads of a server; the catalogue's trial has 20 callers. */
	private static final long FEW = 20;
	/** From so many places on a queue is told to be large: its messages are in the heap. */
	private static final long LARGE = 100_000;
	private static final String CONSUMERS = "concurrentConsumers";

	private Queues() {
	}

	/**
	 * A call that waits for a queue.
	 *
	 * @param step what sends to the queue
	 * @param address the queue
	 * @param server the route whose client waits
	 * @param stage the route that takes from the queue
	 */
	private record Hop(RouteStep step, Address address, Route server, Route stage) {

		/** How many threads take from the queue; null where only a running system tells. */
		Long consumers() {
			return !stage.source().states(CONSUMERS) ? Long.valueOf(1) : stage.source().number(CONSUMERS);
		}
	}

	static Rule synchronousCall() {
		return RuleForm.<Hop>rule("camel-seda-for-synchronous-call", Subject.CONCURRENCY, Severity.WARNING, Queues::hops)
				.onSites(form -> form
						.severity(hop -> hop.consumers() != null && hop.consumers() < FEW ? Severity.WARNING : Severity.INFO)
						.at(hop -> hop.step().origin())
						.measured(hop -> hop.address().name())
						.limit(hop -> hop.consumers() == null ? "?" : hop.consumers())
						.with("server", hop -> hop.server().source().name())
						.with("path", hop -> "direct:" + hop.address().path())
						.message(hop -> hop.consumers() == null ? "unknown" : hop.consumers() == 1 ? "one" : null)
						.related(hop -> List.of(hop.stage().source().origin(), hop.server().source().origin())))
				.build();
	}

	private static Stream<Hop> hops(Reading reading) {
		return Route.steps(reading, "to", "toD", "inOut", "enrich").map(step -> {
			Address address = step.address();
			if (address == null || !address.isQueue() || "Never".equals(address.value("waitForTaskToComplete")) || !RouteGraph.expectsReply(step)) {
				return null;
			}
			RouteGraph graph = RouteGraph.of(step.route());
			Route server = graph.server(step.route());
			Route stage = graph.consumers(address).stream().findFirst().orElse(null);
			return server == null || stage == null || "Never".equals(stage.source().value("waitForTaskToComplete")) || "InOnly".equals(stage.source().value("exchangePattern")) ? null : new Hop(step, address, server, stage);
		}).filter(Objects::nonNull);
	}

	static Rule thenThreads() {
		return RuleForm.<RouteStep>rule("camel-seda-then-threads", Subject.CONCURRENCY, Severity.WARNING, Queues::threadsBehindQueue)
				.onSites(form -> form
						.at(RouteStep::origin)
						.measured(step -> step.route().source().name())
						.related(step -> List.of(step.route().source().origin())))
				.build();
	}

	private static Stream<RouteStep> threadsBehindQueue(Reading reading) {
		return Route.all(reading).filter(route -> route.source() != null && route.source().isQueue())
				.map(route -> route.steps().stream().filter(step -> !step.is("from", "description")).findFirst().orElse(null)).filter(first -> first != null && first.is("threads"));
	}

	static Rule large() {
		return RuleForm.<Address>rule("camel-seda-unbounded", Subject.MEMORY, Severity.WARNING, Queues::sized)
				.onSites(form -> form
						.severity(address -> address.number("size") == 0 ? Severity.WARNING : Severity.INFO)
						.at(address -> address.option("size").getOrigin())
						.measured(address -> address.number("size"))
						.limit(address -> LARGE)
						.with("queue", Address::name)
						.message(address -> address.number("size") == 0 ? "unbounded" : null))
				.build();
	}

	private static Stream<Address> sized(Reading reading) {
		return Route.all(reading).flatMap(Route::all).map(RouteStep::address).filter(Objects::nonNull).filter(Address::isQueue).filter(address -> !address.states("queue")).filter(address -> address.number("size") != null && (address.number("size") >= LARGE || address.number("size") == 0));
	}

	static Rule throwsWhenFull() {
		return RuleForm.<RouteStep>rule("camel-seda-full-throws", Subject.MESSAGING, Severity.INFO, Queues::bursts)
				.onSites(form -> form
						.at(RouteStep::origin)
						.measured(step -> step.address().name())
						.limit(step -> "blockWhenFull=true")
						.with("route", step -> step.route().name())
						.related(step -> List.of(around(step).origin())))
				.build();
	}

	/** A splitter gives as many messages as its body has parts, all at once. */
	private static Stream<RouteStep> bursts(Reading reading) {
		return Route.steps(reading, "to", "inOnly", "wireTap").filter(step -> {
			Address address = step.address();
			Address source = step.route().source();
			return address != null && address.isQueue() && around(step) != null && source != null && !source.isServer() && !address.states("blockWhenFull", "offerTimeout", "discardWhenFull", "size", "queue")
					&& RouteGraph.of(step.route()).consumers(address).stream().noneMatch(stage -> stage.source().states("size", "queue")) && !Components.of(step.route(), address.scheme()).states("defaultBlockWhenFull", "defaultOfferTimeout", "queueSize");
		});
	}

	private static RouteStep around(RouteStep step) {
		for (RouteStep each = step.parent(); each != null; each = each.parent()) {
			if (each.is("split")) {
				return each;
			}
		}
		return null;
	}

	/**
	 * A stage with one thread.
	 *
	 * @param stage the route
	 * @param sender a step that several threads send from
	 * @param work what the one thread waits for
	 */
	private record Stage(Route stage, RouteStep sender, RouteStep work) {
	}

	static Rule oneConsumer() {
		return RuleForm.<Stage>rule("camel-seda-single-consumer", Subject.CONCURRENCY, Severity.INFO, Queues::stages)
				.onSites(form -> form
						.at(stage -> stage.stage().source().origin())
						.measured(stage -> stage.stage().source().name())
						.limit(stage -> RouteGraph.of(stage.sender().route()).threads(stage.sender().route()))
						.with("work", stage -> stage.work().address().name())
						.with("sender", stage -> stage.sender().route().name())
						.related(stage -> List.<Origin>of(stage.sender().origin(), stage.work().origin())))
				.build();
	}

	private static Stream<Stage> stages(Reading reading) {
		return Route.all(reading).filter(route -> route.source() != null && route.source().isQueue() && !route.source().states(CONSUMERS, "multipleConsumers") && route.all().noneMatch(step -> step.is("threads") || step.isTrue("parallelProcessing"))).map(route -> {
			RouteStep work = route.all().filter(step -> step.is("to", "toD", "inOut", "enrich") && step.address() != null && step.address().isRemote()).findFirst().orElse(null);
			RouteGraph graph = RouteGraph.of(route);
			RouteStep sender = work == null ? null : graph.producers(route.source()).stream().filter(step -> !RouteGraph.expectsReply(step) || graph.server(step.route()) == null).filter(step -> {
				Long threads = graph.threads(step.route());
				return threads != null && threads > 1;
			}).findFirst().orElse(null);
			return sender == null ? null : new Stage(route, sender, work);
		}).filter(Objects::nonNull);
	}
}
