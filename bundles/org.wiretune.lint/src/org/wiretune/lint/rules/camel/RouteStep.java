/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.camel;

import java.util.List;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.settings.Setting;

/** A step of a route. @param route the route @param parent the step around it; null directly in the route @param group its group */
record RouteStep(Route route, RouteStep parent, ConfiguredGroup group) {

	private static final String ENDPOINT = "camel.endpoint";

	/** {@return what it is, as in the XML DSL, for example {@code split}} */
	String kind() {
		return group.group().getLabel();
	}

	/** {@return whether it is one of some kinds} @param kinds the kinds */
	boolean is(String... kinds) {
		return List.of(kinds).contains(kind());
	}

	/** {@return where it stands} */
	Origin origin() {
		return group.group().getOrigin();
	}

	/** {@return a setting, stated or not; null where it has none of the name} @param name the name */
	Setting setting(String name) {
		return group.setting(name);
	}

	/** {@return the value of a setting, or null} @param name the name */
	String value(String name) {
		return Values.value(setting(name));
	}

	/** {@return whether a setting is true} @param name the name */
	boolean isTrue(String name) {
		return "true".equals(value(name));
	}

	/** {@return the address that it names, or null} */
	Address address() {
		return group.groups(ENDPOINT).stream().findFirst().map(Address::new).orElse(null);
	}

	/** {@return the steps directly in it} */
	List<RouteStep> steps() {
		return steps(route, this, group);
	}

	/** {@return the steps directly in a group} @param route the route @param parent the step of the group; null for the route @param group the group */
	static List<RouteStep> steps(Route route, RouteStep parent, ConfiguredGroup group) {
		return group.group().getGroups().stream().filter(inner -> !ENDPOINT.equals(inner.getKind()))
				.map(inner -> new RouteStep(route, parent, new ConfiguredGroup(group.reading(), group.server(), group.application(), group.file(), group.group(), inner))).toList();
	}

	/** {@return it and all steps in it, in their order} */
	Stream<RouteStep> all() {
		return Stream.concat(Stream.of(this), steps().stream().flatMap(RouteStep::all));
	}
}
