/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.camel;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.settings.Setting;

/**
 * Templates of routes in one file. A route that the same file makes from a template is the template's steps with its values; a template
 * that only other files fill in is shown itself, with its parameters.
 */
final class Templates {

	/** The group of a parameter, in that of a template or of what is made from one; settings are name, and defaultValue or value. */
	static final String PARAMETER = "templateParameter";
	/** The group of what is made from a template, called as the route; the setting of the template is {@value #TEMPLATE}. */
	static final String FILLED_IN = "templatedRoute";
	/** The setting that names the template; in a route it says that the route is one. */
	static final String TEMPLATE = "routeTemplateRef";

	private static final Pattern PASSWORD = Pattern.compile(":[^/@:?]+@");

	private final Map<String, ConfigurationGroup> templates = new HashMap<>();
	private final List<ConfigurationGroup> filledIn;
	private final Set<String> used = new HashSet<>();

	/** Looks at the groups of a file. @param groups all groups of the file */
	Templates(List<ConfigurationGroup> groups) {
		groups.stream().filter(Templates::isOne).forEach(group -> templates.putIfAbsent(value(group, TEMPLATE), group));
		filledIn = groups.stream().filter(group -> group.getLabel().equals(FILLED_IN) && templates.containsKey(value(group, TEMPLATE))).toList();
		filledIn.forEach(group -> used.add(value(group, TEMPLATE)));
	}

	/** {@return the group of a parameter as it may be shown: without the password of an address that it is} @param parameter the group */
	static ConfigurationGroup shown(ConfigurationGroup parameter) {
		parameter.getSettings().stream().filter(setting -> setting.getValue() != null).forEach(setting -> setting.setValue(PASSWORD.matcher(setting.getValue()).replaceAll("@")));
		return parameter;
	}

	/** {@return whether a route is a template} @param route the route */
	static boolean isOne(ConfigurationGroup route) {
		return !route.getLabel().equals(FILLED_IN) && value(route, TEMPLATE) != null;
	}

	/** {@return whether the file itself makes routes of a template} @param route the template, or a route that is none */
	boolean isFilledIn(ConfigurationGroup route) {
		return isOne(route) && used.contains(value(route, TEMPLATE));
	}

	/** {@return the parameters of a template, with their default values} @param route the template */
	static List<Setting> parameters(ConfigurationGroup route) {
		return isOne(route) ? route.getGroups().stream().filter(group -> group.getLabel().equals(PARAMETER)).map(Templates::parameter).toList() : List.of();
	}

	private static Setting parameter(ConfigurationGroup group) {
		Setting given = group.getSettings().stream().filter(setting -> !"name".equals(setting.getName())).findFirst().orElse(group.getSettings().get(0));
		Setting parameter = EcoreUtil.copy(given);
		parameter.setName(value(group, "name"));
		parameter.setValue("name".equals(given.getName()) ? "" : given.getValue());
		return parameter;
	}

	/** {@return the routes that the file makes of its templates} */
	List<ConfigurationGroup> filledIn() {
		return filledIn.stream().map(this::route).toList();
	}

	private ConfigurationGroup route(ConfigurationGroup made) {
		ConfigurationGroup template = templates.get(value(made, TEMPLATE));
		Map<String, String> values = new LinkedHashMap<>();
		for (ConfigurationGroup holder : List.of(template, made)) {
			holder.getGroups().stream().filter(group -> group.getLabel().equals(PARAMETER)).map(Templates::parameter).filter(parameter -> !parameter.getValue().isEmpty())
					.forEach(parameter -> values.put("{{" + parameter.getName() + "}}", parameter.getValue()));
		}
		ConfigurationGroup route = EcoreUtil.copy(template);
		route.getSettings().removeIf(setting -> TEMPLATE.equals(setting.getName()));
		route.setName(made.getName());
		route.setOrigin(made.getOrigin());
		route.getGroups().forEach(group -> fill(group, values));
		return route;
	}

	private static void fill(ConfigurationGroup group, Map<String, String> values) {
		values.forEach((placeholder, value) -> {
			group.setName(group.getName() == null ? null : group.getName().replace(placeholder, value));
			group.getSettings().stream().filter(setting -> setting.getValue() != null).forEach(setting -> setting.setValue(setting.getValue().replace(placeholder, value)));
		});
		group.getGroups().forEach(inner -> fill(inner, values));
	}

	private static String value(ConfigurationGroup group, String name) {
		return group.getSettings().stream().filter(setting -> name.equals(setting.getName())).map(Setting::getValue).findFirst().orElse(null);
	}
}
