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
import org.wiretune.lint.rules.ConfigurationIndex;

/** Rules on routes and consumers with a transaction. */
final class Transactions {

	private static final String TRANSACTED = "transacted";

	private Transactions() {
	}

	/**
	 * A step that goes on with another thread while a transaction is open.
	 *
	 * @param transaction where the transaction begins
	 * @param step the step
	 * @param word how the step changes threads
	 */
	private record Change(RouteStep transaction, RouteStep step, String word) {
	}

	static Rule threadChange() {
		return RuleForm.<Change>rule("camel-transacted-thread-switch", Subject.CONCURRENCY, Severity.WARNING, Transactions::changes)
				.onSites(form -> form
						.at(change -> change.step().origin())
						.measured(Change::word)
						.with("route", change -> change.step().route().name())
						.related(change -> List.of(change.transaction().origin())))
				.build();
	}

	private static Stream<Change> changes(Reading reading) {
		return Route.all(reading).map(route -> {
			List<RouteStep> steps = route.all().toList();
			RouteStep transaction = steps.stream().filter(step -> step.is(TRANSACTED)).findFirst().orElse(null);
			if (transaction == null) {
				return null;
			}
			List<RouteStep> after = steps.subList(steps.indexOf(transaction) + 1, steps.size());
			return after.stream().filter(step -> step.is("threads") || step.isTrue("parallelProcessing") && step.is("split", "multicast", "recipientList", "aggregate")).findFirst()
					.map(step -> new Change(transaction, step, step.is("threads") ? "threads" : step.kind() + " parallelProcessing")).orElse(null);
		}).filter(Objects::nonNull);
	}

	static Rule consumerWithoutCache() {
		return RuleForm.<Address>rule("camel-jms-transacted-no-cache", Subject.MESSAGING, Severity.WARNING, Transactions::consumers)
				.onSites(form -> form
						.at(Transactions::place)
						.measured(Address::name)
						.limit(address -> "cacheLevelName=CACHE_CONSUMER"))
				.build();
	}

	private static Origin place(Address address) {
		return address.option(TRANSACTED) == null ? address.origin() : address.option(TRANSACTED).getOrigin();
	}

	private static Stream<Address> consumers(Reading reading) {
		return Route.all(reading).filter(route -> route.source() != null && route.source().isJms()).filter(route -> {
			Address source = route.source();
			Components component = Components.of(route, source.scheme());
			String transacted = source.states(TRANSACTED) ? source.value(TRANSACTED) : component.value(TRANSACTED);
			boolean cached = source.states("cacheLevelName", "cacheLevel", "lazyCreateTransactionManager") || component.states("cacheLevelName", "cacheLevel", "lazyCreateTransactionManager");
			return "true".equals(transacted) && !cached && !component.uses("JtaTransactionManager") && !hasGlobalManager(reading, route);
		}).map(Route::source);
	}

	/** Whether a manager of transactions over several resources is in use, with which consumers may not be kept. */
	private static boolean hasGlobalManager(Reading reading, Route route) {
		return ConfigurationIndex.groups(reading, route.group().application(), "camel.bean").anyMatch(bean -> String.valueOf(bean.group().getLabel()).contains("Jta"));
	}
}
