/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.camel;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.wiretune.core.ValueForm;
import org.wiretune.lint.springbeans.BeanSettings;
import org.wiretune.lint.xml.XmlAttribute;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlSettings;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.settings.Setting;
import org.wiretune.safety.secret.Secrets;

/** Reads the elements of a file with routes into groups: contexts, routes with their steps, and the beans that configure components. */
final class RouteXml {

	/** Languages of expressions; the content of their element is the expression. */
	private static final Set<String> LANGUAGES = Set.of("simple", "constant", "xpath", "xquery", "tokenize", "xtokenize", "jsonpath", "header", "exchangeProperty", "property", "method", "ref", "groovy", "javaScript", "mvel", "ognl", "spel", "language",
			"expression", "jq", "datasonnet", "bodyAs", "csimple", "hl7terser", "python", "js", "java", "joor", "variable", "wasm", "simpleJsonpath");
	/** Elements that are no steps and hold nothing that matters. */
	private static final Set<String> SKIPPED = Set.of("description", "packageScan", "contextScan", "propertyPlaceholder", "dataFormats", "endpoint", "jmxAgent", "template", "consumerTemplate", "package", "proxy", "export", "keyStoreParameters",
			"sslContextParameters", "secureRandomParameters", "restConfiguration", "templateParameter", "script", "property");
	private static final Set<String> GLOBAL = Set.of("onException", "onCompletion", "intercept", "interceptFrom", "interceptSendToEndpoint", "errorHandler", "threadPoolProfile", "threadPool", "streamCaching", "routeContextRef", "rest", "redeliveryPolicyProfile", "globalOptions",
			"properties", "clusterService", "healthCheck");
	/** Steps that may name an endpoint by its id. */
	private static final Set<String> REFERRING = Set.of("from", "to", "inOnly", "inOut", "wireTap", "enrich", "pollEnrich");
	private static final String SIMPLE_BEAN = "bean";
	/** The ends of the names of classes whose beans are read: components of messaging, factories of connections and managers of transactions. */
	private static final List<String> BEANS = List.of("JmsComponent", "JmsConfiguration", "ActiveMQComponent", "AMQPComponent", "SjmsComponent", "ConnectionFactory", "TransactionManager", "SedaComponent", "HttpComponent", "Tracer", "BacklogTracer");

	private final XmlSettings settings;
	private final Map<String, XmlAttribute> endpoints = new HashMap<>();
	private boolean camel;
	private boolean collected;

	RouteXml(XmlSettings settings) {
		this.settings = settings;
	}

	/** {@return whether anything of Camel was found} */
	boolean isCamel() {
		return camel;
	}

	/**
	 * Reads what stands in an element, and the element itself where it is a route.
	 *
	 * @param parent the element
	 * @param profile the profile of the beans around it, or null
	 * @param target takes the groups
	 */
	void read(XmlElement parent, String profile, List<ConfigurationGroup> target) {
		if (!collected) {
			collected = true;
			collect(parent);
		}
		if (isRoute(parent)) {
			route(parent, profile, target);
			return;
		}
		for (XmlElement element : parent.children()) {
			String name = element.localName();
			if (isRoute(element)) {
				route(element, profile, target);
			} else if (isOfCamel(element) && (name.equals("camelContext") || name.equals("routeContext") || name.equals("routes") || name.equals("routeConfiguration"))) {
				target.add(profiled(group(name.equals("camelContext") ? "context" : name, element), profile, element));
				camel = true;
				read(element, profile, target);
			} else if (isOfCamel(element) && GLOBAL.contains(name)) {
				camel |= name.equals("rest") && element.namespace() != null;
				target.add(profiled(step(element), profile, element));
			} else if (name.equals(SIMPLE_BEAN) && isRead(element)) {
				target.add(profiled(bean(element), profile, element));
			} else if (name.equals("beans")) {
				read(element, element.attribute("profile") == null ? profile : element.attributeValue("profile"), target);
			}
		}
	}

	private static boolean isOfCamel(XmlElement element) {
		return element.namespace() == null || element.namespace().startsWith(CamelFormat.CAMEL);
	}

	private static boolean isRoute(XmlElement element) {
		return isOfCamel(element) && (element.localName().equals("route") && (element.child("from") != null || element.attribute("from") != null) || element.localName().equals("routeTemplate") || element.localName().equals("templatedRoute"));
	}

	private void route(XmlElement element, String profile, List<ConfigurationGroup> target) {
		camel = true;
		if (element.localName().equals("routeTemplate")) {
			for (XmlElement inner : element.children("route")) {
				ConfigurationGroup route = step(inner);
				route.setName(element.attributeValue("id"));
				route.getSettings().add(settings.set(Templates.TEMPLATE, String.valueOf(element.attributeValue("id")), settings.origin(element), null, ValueForm.NONE));
				parameters(element, "templateParameter", route);
				target.add(profiled(route, profile, element));
			}
		} else if (element.localName().equals(Templates.FILLED_IN)) {
			ConfigurationGroup made = group(Templates.FILLED_IN, element);
			made.setName(element.attributeValue("routeId"));
			parameters(element, "parameter", made);
			target.add(profiled(made, profile, element));
		} else if (element.localName().equals("route")) {
			target.add(profiled(step(element), profile, element));
		}
	}

	private void parameters(XmlElement holder, String name, ConfigurationGroup target) {
		for (XmlElement parameter : holder.children(name)) {
			if (!Secrets.isName(String.valueOf(parameter.attributeValue("name")))) {
				target.getGroups().add(Templates.shown(group(Templates.PARAMETER, parameter)));
			}
		}
	}

	private ConfigurationGroup profiled(ConfigurationGroup group, String profile, XmlElement element) {
		if (profile != null) {
			group.getSettings().add(settings.set("profile", profile, settings.origin(element), null, ValueForm.NONE));
		}
		return group;
	}

	private ConfigurationGroup group(String kind, XmlElement element) {
		String id = element.attributeValue("id");
		ConfigurationGroup group = RouteGroups.group(kind, id, settings.origin(element));
		for (XmlAttribute attribute : element.attributes()) {
			if (!attribute.declaresNamespace() && attribute.prefix() == null && !attribute.localName().equals("id") && !Secrets.isName(attribute.localName())) {
				Setting setting = settings.value(attribute.localName(), attribute, null);
				if (setting.getName().equals(RouteGroups.URI)) {
					setting.setValue(EndpointUri.shown(setting.getValue()));
				}
				group.getSettings().add(setting);
			}
		}
		return group;
	}

	/** A step with the steps in it. */
	private ConfigurationGroup step(XmlElement element) {
		ConfigurationGroup step = group(element.localName(), element);
		if (element.localName().equals("split") && element.attribute("streaming") == null) {
			step.getSettings().add(settings.attribute(element, "streaming"));
		}
		XmlAttribute uri = element.attribute(RouteGroups.URI) == null ? referred(element) : element.attribute(RouteGroups.URI);
		if (uri != null) {
			RouteGroups.endpoint(step, settings.raw(uri), (name, from, to) -> settings.rawPart(name, uri, from, to));
		}
		for (XmlElement inner : element.children()) {
			String name = inner.localName();
			if (LANGUAGES.contains(name) && (!name.equals("script") && isExpression(element, inner))) {
				step.getSettings().add(language(inner));
				expression(step, inner);
			} else if (name.equals("expression") || name.equals("correlationExpression") || name.equals("completionPredicate") || name.equals("completionSizeExpression")) {
				inner.children().forEach(each -> expression(step, each));
			} else if (!SKIPPED.contains(name)) {
				step.getGroups().add(step(inner));
			}
		}
		return step;
	}

	/** The address of an endpoint that has an id and stands elsewhere in the file. */
	private XmlAttribute referred(XmlElement step) {
		return step.attributeValue("ref") == null || !REFERRING.contains(step.localName()) ? null : endpoints.get(step.attributeValue("ref"));
	}

	/** Looks for endpoints with an id. @param parent the element around them */
	private void collect(XmlElement parent) {
		for (XmlElement element : parent.children()) {
			if (isOfCamel(element) && element.localName().equals("endpoint") && element.attributeValue("id") != null && element.attribute(RouteGroups.URI) != null) {
				endpoints.putIfAbsent(element.attributeValue("id"), element.attribute(RouteGroups.URI));
			} else if (element.localName().equals("camelContext") || element.localName().equals("beans")) {
				collect(element);
			}
		}
	}

	/** A bean or a method may be a step, too; an expression comes first in its element. */
	private static boolean isExpression(XmlElement parent, XmlElement inner) {
		return !parent.localName().equals("route") && parent.firstChild() != null && (inner == parent.firstChild() || !inner.localName().equals("method"));
	}

	private Setting language(XmlElement element) {
		return settings.set("language", element.localName(), settings.origin(element), null, ValueForm.NONE);
	}

	private void expression(ConfigurationGroup step, XmlElement element) {
		if (element.hasText()) {
			step.getSettings().add(settings.content("expression", element, null, null));
		}
		for (XmlAttribute attribute : element.attributes()) {
			if (!attribute.declaresNamespace() && attribute.prefix() == null) {
				step.getSettings().add(settings.value("expression." + attribute.localName(), attribute, null));
			}
		}
	}

	private static boolean isRead(XmlElement bean) {
		String type = bean.attributeValue("class");
		return type != null && BEANS.stream().anyMatch(type::endsWith);
	}

	/** A bean with what it is given, and the beans in it that are read. */
	private ConfigurationGroup bean(XmlElement element) {
		ConfigurationGroup group = RouteGroups.group(SIMPLE_BEAN, element.attributeValue("id"), settings.origin(element));
		String type = element.attributeValue("class");
		group.setLabel(type.substring(type.lastIndexOf('.') + 1));
		group.getSettings().add(settings.attribute(element, "class"));
		BeanSettings.read(element, settings, group.getSettings());
		for (XmlElement property : element.children("property")) {
			XmlElement made = property.child(SIMPLE_BEAN);
			if (made != null && isRead(made)) {
				ConfigurationGroup inner = bean(made);
				inner.setName(property.attributeValue("name"));
				group.getGroups().add(inner);
			}
		}
		return group;
	}
}
