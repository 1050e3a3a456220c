/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.camel;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

import org.wiretune.core.Origin;
import org.wiretune.lint.source.NewParts;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.text.YamlTree;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.settings.Setting;
import org.wiretune.safety.secret.Secrets;

/** Reads the items of a file of routes in YAML into the same groups as those of XML. */
final class RouteYaml {

	private static final Set<String> LANGUAGES = Set.of("simple", "constant", "xpath", "xquery", "tokenize", "xtokenize", "jsonpath", "header", "exchangeProperty", "method", "groovy", "jq", "language", "spel", "variable");
	/** Keys whose value is a list of parts of a block. */
	private static final List<String> PARTS = List.of("when", "otherwise", "doCatch", "doFinally", "onFallback");
	private static final List<String> VERBS = List.of("get", "post", "put", "delete", "patch", "head");
	private static final Set<String> ADDRESSED = Set.of("from", "to", "toD", "wireTap", "enrich", "pollEnrich", "poll");
	private static final String PARAMETERS = "parameters";

	private final SourceText text;

	RouteYaml(SourceText text) {
		this.text = text;
	}

	/** Reads an item of the file. @param item the item @param target takes the groups */
	void read(YamlTree item, List<ConfigurationGroup> target) {
		YamlTree template = item.get("routeTemplate") == null ? item.get("route-template") : item.get("routeTemplate");
		YamlTree made = item.get(Templates.FILLED_IN) == null ? item.get("templated-route") : item.get(Templates.FILLED_IN);
		if (template != null) {
			template(template, target);
		} else if (made != null) {
			ConfigurationGroup group = RouteGroups.group(Templates.FILLED_IN, made.text("routeId") == null ? made.text("route-id") : made.text("routeId"), origin(made.keyStart(), made.keyEnd()));
			scalars(made, group);
			parameters(made, group);
			target.add(group);
		} else if (item.get("rest") != null) {
			rest(item.get("rest"), target);
		} else if (item.get("onException") != null || item.get("on-exception") != null) {
			target.add(step("onException", item.get("onException") == null ? item.get("on-exception") : item.get("onException")));
		} else {
			route(item.get("route"), item.get("route") == null ? item.get("from") : item.get("route").get("from"), target);
		}
	}

	private void template(YamlTree template, List<ConfigurationGroup> target) {
		YamlTree route = template.get("route") == null ? template : template.get("route");
		ConfigurationGroup group = route(route, route.get("from"), target);
		if (group != null && template.text("id") != null) {
			group.setName(template.text("id"));
			Setting id = setting(Templates.TEMPLATE, template.get("id"));
			group.getSettings().add(id);
			parameters(template, group);
		}
	}

	private void parameters(YamlTree holder, ConfigurationGroup target) {
		YamlTree parameters = holder.get(PARAMETERS);
		if (parameters != null) {
			for (YamlTree each : parameters.items()) {
				if (each.text("name") != null && !Secrets.isName(each.text("name"))) {
					ConfigurationGroup parameter = RouteGroups.group(Templates.PARAMETER, null, origin(each.keyStart(), each.keyEnd()));
					scalars(each, parameter);
					target.getGroups().add(Templates.shown(parameter));
				}
			}
		}
	}

	private void rest(YamlTree rest, List<ConfigurationGroup> target) {
		ConfigurationGroup group = RouteGroups.group("rest", rest.text("id"), origin(rest.keyStart(), rest.keyEnd()));
		scalars(rest, group);
		for (String verb : VERBS) {
			for (YamlTree each : rest.get(verb) == null ? List.<YamlTree>of() : rest.get(verb).items()) {
				ConfigurationGroup asked = RouteGroups.group(verb, each.text("id"), origin(each.keyStart(), each.keyEnd()));
				scalars(each, asked);
				if (each.get("to") != null) {
					asked.getGroups().add(step("to", each.get("to")));
				}
				group.getGroups().add(asked);
			}
		}
		target.add(group);
	}

	/** Reads a route. @param route what holds it, or null @param from where it begins @param target takes it */
	private ConfigurationGroup route(YamlTree route, YamlTree from, List<ConfigurationGroup> target) {
		if (from == null || from.text(RouteGroups.URI) == null) {
			return null;
		}
		YamlTree holder = route == null ? from : route;
		ConfigurationGroup group = RouteGroups.group("route", holder.text("id"), origin(holder.keyStart(), holder.keyEnd()));
		if (route != null) {
			scalars(route, group);
		}
		group.getGroups().add(from(from));
		steps(from.get("steps"), group);
		if (route != null) {
			steps(route.get("steps"), group);
		}
		target.add(group);
		return group;
	}

	private ConfigurationGroup from(YamlTree from) {
		ConfigurationGroup step = RouteGroups.group("from", null, origin(from.keyStart(), from.keyEnd()));
		address(step, from);
		return step;
	}

	private void steps(YamlTree steps, ConfigurationGroup parent) {
		if (steps != null) {
			steps.items().forEach(item -> item.entries().forEach((name, value) -> parent.getGroups().add(step(camelCase(name), value))));
		}
	}

	private ConfigurationGroup step(String name, YamlTree value) {
		ConfigurationGroup step = RouteGroups.group(name, value.text("id"), origin(value.keyStart(), value.keyEnd()));
		if (value.value() != null) {
			if (ADDRESSED.contains(name)) {
				endpoint(step, value, null);
			} else {
				step.getSettings().add(setting(name.equals("log") ? "message" : "expression", value));
			}
			return step;
		}
		if (ADDRESSED.contains(name)) {
			address(step, value);
		}
		scalars(value, step);
		expression(value, step);
		YamlTree inner = value.get("expression");
		if (inner != null) {
			expression(inner, step);
		}
		steps(value.get("steps"), step);
		PARTS.forEach(part -> {
			YamlTree found = value.get(part) == null ? value.get(hyphened(part)) : value.get(part);
			if (found != null) {
				(found.items().isEmpty() ? List.of(found) : found.items()).forEach(each -> step.getGroups().add(part(part, each)));
			}
		});
		return step;
	}

	private ConfigurationGroup part(String name, YamlTree value) {
		ConfigurationGroup part = RouteGroups.group(name, value.text("id"), origin(value.keyStart(), value.keyEnd()));
		scalars(value, part);
		expression(value, part);
		steps(value.get("steps"), part);
		return part;
	}

	private void scalars(YamlTree value, ConfigurationGroup group) {
		value.entries().forEach((name, each) -> {
			String key = camelCase(name);
			if (each.value() != null && !LANGUAGES.contains(key) && !key.equals("id") && !key.equals(RouteGroups.URI) && !Secrets.isName(key)) {
				group.getSettings().add(setting(key, each));
			}
		});
	}

	private void expression(YamlTree value, ConfigurationGroup step) {
		for (Map.Entry<String, YamlTree> each : value.entries().entrySet()) {
			String language = camelCase(each.getKey());
			if (LANGUAGES.contains(language)) {
				Setting named = setting("language", each.getValue());
				named.setValue(language);
				named.setOrigin(origin(each.getValue().keyStart(), each.getValue().keyEnd()));
				step.getSettings().add(named);
				YamlTree text = each.getValue().value() != null ? each.getValue() : each.getValue().get("expression");
				if (text != null && text.value() != null) {
					step.getSettings().add(setting("expression", text));
				}
				return;
			}
		}
	}

	private void address(ConfigurationGroup step, YamlTree value) {
		YamlTree uri = value.get(RouteGroups.URI);
		if (uri != null && uri.value() != null) {
			endpoint(step, uri, value.get(PARAMETERS));
		}
	}

	private void endpoint(ConfigurationGroup step, YamlTree uri, YamlTree parameters) {
		Setting whole = setting(RouteGroups.URI, uri);
		whole.setValue(EndpointUri.shown(uri.value()));
		step.getSettings().add(whole);
		boolean placed = uri.end() - uri.start() == uri.value().length();
		ConfigurationGroup endpoint = RouteGroups.endpoint(step, uri.value(), (name, from, to) -> {
			Setting option = setting(name, uri);
			option.setValue(uri.value().substring(from, to));
			option.setOrigin(placed ? origin(uri.start() + from, uri.start() + to) : option.getOrigin());
			return option;
		});
		if (parameters != null) {
			parameters.entries().forEach((name, each) -> {
				if (each.value() != null && !Secrets.isName(name)) {
					Setting option = setting(name, each);
					option.setValue(EndpointUri.shown(option.getValue()));
					endpoint.getSettings().add(option);
				}
			});
			if (endpoint.getName().isEmpty() && parameters.text("name") != null) {
				endpoint.setName(parameters.text("name"));
			}
		}
	}

	private Setting setting(String name, YamlTree value) {
		return NewParts.stated(name, value.value(), origin(value.start(), value.end()));
	}

	private Origin origin(int start, int end) {
		return text.origin(start, Math.max(0, end - start));
	}

	private static String camelCase(String name) {
		StringBuilder joined = new StringBuilder();
		for (String word : name.split("-")) {
			joined.append(joined.isEmpty() || word.isEmpty() ? word : word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1));
		}
		return joined.toString();
	}

	private static String hyphened(String name) {
		return name.replaceAll("(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
	}
}
