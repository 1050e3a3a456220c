/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.camel;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;

/** A route that runs in operation. @param group its group */
record Route(ConfiguredGroup group) {

	private static final String KIND = "camel.route";
	private static final Set<String> TRIALS = Set.of("dev", "test", "local", "demo", "development", "mock");
	/** Steps after which the body is what it was before. */
	private static final Set<String> KEEPING = Set.of("log", "setHeader", "setHeaders", "setProperty", "setVariable", "removeHeader", "removeHeaders", "removeProperty", "removeProperties", "wireTap", "transacted", "policy", "choice", "when", "otherwise", "filter", "doTry", "onException", "onCompletion",
			"streamCaching", "idempotentConsumer", "step", "pipeline", "throttle", "delay", "threads", "validate", "description", "intercept", "interceptFrom", "id");

	/** {@return the routes of all applications} @param reading what was read */
	static Stream<Route> all(Reading reading) {
		return ConfigurationIndex.groups(reading, KIND).filter(group -> InOperation.mayBe(reading, group.path()) && !TRIALS.contains(String.valueOf(group.value("profile")))).map(Route::new);
	}

	/** {@return all steps of all routes} @param reading what was read @param kinds their kinds */
	static Stream<RouteStep> steps(Reading reading, String... kinds) {
		return all(reading).flatMap(Route::all).filter(step -> step.is(kinds));
	}

	/** {@return where it stands} */
	Origin origin() {
		return group.group().getOrigin();
	}

	/** {@return its name for messages: its id, else the address that it begins with} */
	String name() {
		Address source = source();
		return !group.name().isEmpty() ? group.name() : source != null ? source.name() : group.fileName();
	}

	/** {@return the steps directly in it, the first of which is usually where it begins} */
	List<RouteStep> steps() {
		return RouteStep.steps(this, null, group);
	}

	/** {@return all steps in their order} */
	Stream<RouteStep> all() {
		return steps().stream().flatMap(RouteStep::all);
	}

	/** {@return the address that it begins with, or null} */
	Address source() {
		return steps().stream().filter(step -> step.is("from")).findFirst().map(RouteStep::address).orElse(null);
	}

	/** {@return whether the body that a step gets is the one that the route began with} @param step the step @param between further steps that may stand before it */
	boolean keepsBodyUntil(RouteStep step, String... between) {
		for (RouteStep before : all().toList()) {
			if (before.group().group() == step.group().group()) {
				return true;
			}
			Address address = before.address();
			boolean logs = address != null && address.scheme().equals("log");
			if (!before.is("from") && !KEEPING.contains(before.kind()) && !before.is(between) && !logs) {
				return false;
			}
		}
		return false;
	}

	/** {@return the value of a setting of the route, or null} @param name its name */
	String value(String name) {
		return Values.value(group.setting(name));
	}

	/** {@return whether another route belongs to the same application} @param other the other */
	boolean isBeside(Route other) {
		return group.application() == other.group.application();
	}
}
