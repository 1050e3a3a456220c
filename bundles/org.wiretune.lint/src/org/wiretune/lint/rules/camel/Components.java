/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.camel;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;

/**
 * What an application says of a component: beans of XML with its name and the configurations in them, keys of properties, and code,
 * of which only is known that it sets something.
 *
 * @param beans the beans
 * @param keys the keys
 * @param code what code sets
 */
record Components(List<ConfiguredGroup> beans, List<ConfiguredGroup> keys, List<String> code) {

	/** {@return what is said of a component} @param route a route of the application @param scheme the name of the component */
	static Components of(Route route, String scheme) {
		List<ConfiguredGroup> beans = new ArrayList<>();
		List<ConfiguredGroup> all = groups(route, "camel.bean").toList();
		all.stream().filter(bean -> bean.name().equals(scheme)).forEach(bean -> {
			beans.add(bean);
			beans.addAll(bean.groups("camel.bean"));
			String configuration = bean.value("configuration");
			all.stream().filter(other -> configuration != null && other.name().equals(configuration)).forEach(beans::add);
		});
		return new Components(List.copyOf(beans), groups(route, "camel.component").filter(keys -> keys.name().equals(scheme)).toList(), groups(route, "camel.code").map(ConfiguredGroup::name).toList());
	}

	private static Stream<ConfiguredGroup> groups(Route route, String kind) {
		return ConfigurationIndex.groups(route.group().reading(), route.group().application(), kind);
	}

	/** {@return whether beans, keys or code set one of some options, whatever to} @param names the options */
	boolean states(String... names) {
		for (String name : names) {
			if (Stream.concat(beans.stream(), keys.stream()).anyMatch(group -> group.states(name)) || code.stream().anyMatch(("set" + name)::equalsIgnoreCase)) {
				return true;
			}
		}
		return false;
	}

	/** {@return the value of an option that beans or keys set, or null} @param name the option */
	String value(String name) {
		return Stream.concat(beans.stream(), keys.stream()).filter(group -> group.states(name)).map(group -> group.value(name)).findFirst().orElse(null);
	}

	/** {@return whether code of the application names a class} @param type the simple name */
	boolean uses(String type) {
		return code.contains(type);
	}
}
