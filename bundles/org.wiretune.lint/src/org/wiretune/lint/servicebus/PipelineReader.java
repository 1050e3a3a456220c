/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.servicebus;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;

import org.wiretune.lint.xml.XmlAttribute;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlSettings;
import org.wiretune.model.assembly.AssemblyFactory;
import org.wiretune.model.assembly.MediationFlow;
import org.wiretune.model.assembly.Primitive;
import org.wiretune.model.settings.Setting;

/**
 * Reads the router of a pipeline: its pairs of pipelines, stages, branches, route nodes and the actions in them. Each is a
 * primitive of the flow that knows which one is around it. The expressions of an action are its properties, named by the
 * elements they stand in: {@code expr}, {@code location}, {@code condition}, {@code param}. The variables that a callout sends and
 * takes are its properties {@code request} and {@code response}.
 */
final class PipelineReader {

	/** Takes the services that are called. */
	interface Calls {

		/**
		 * Takes one.
		 *
		 * @param action by which action: route, publish or callout
		 * @param kind what is called
		 * @param service the element that names it
		 */
		void add(String action, ServiceKind kind, XmlElement service);
	}

	private static final String STAGES = "/sb/stages/";
	private static final String PUBLISH = "/sb/stages/publish/";
	/** What is a primitive: what holds actions, and the actions themselves. */
	private static final Set<String> FRAMES = Set.of("pipeline", "stage", "flow", "pipeline-node", "route-node", "branch-node", "branch", "default-branch");
	private static final Set<String> ACTIONS = Set.of("route", "dynamic-route", "dynamic-publish", "routingTable", "publishTable", "wsCallout", "javaCallout", "ejbCallout", "ifThenElse", "case", "default",
			"foreach", "assign", "replace", "insert", "delete", "rename", "validate", "transport-headers", "routing-options", "Error", "mflTransform", "nxsdTranslation", "log", "report", "alert",
			"reply", "skip", "resume");
	private static final Set<String> EXPRESSIONS = Set.of("xqueryText", "xpathText", "path", "input");
	/** What of a message a variable of a callout holds. */
	private static final Set<String> PAYLOADS = Set.of("body", "payload");
	private static final Set<String> DIRECTIONS = Set.of("request", "response");
	/** Plain values of actions. */
	private static final Set<String> VALUES = Set.of("logLevel", "qualityOfService", "varName", "variable", "message", "disabled", "className", "method", "retryCount", "retryInterval");
	private static final Map<String, String> CALLS = Map.of("route", "route", "wsCallout", "callout");

	private final XmlSettings settings;
	private final MediationFlow flow;
	private final Calls calls;

	PipelineReader(XmlSettings settings, MediationFlow flow, Calls calls) {
		this.settings = settings;
		this.flow = flow;
		this.calls = calls;
	}

	/** Walks without a stack: files may nest as deeply as the parser allows. */
	void read(XmlElement router) {
		Map<XmlElement, Integer> numbers = new IdentityHashMap<>();
		for (XmlElement element : router.withDescendants()) {
			if (element == router) {
				continue;
			}
			int around = around(element, router, numbers);
			if (isPrimitive(element)) {
				numbers.put(element, flow.getPrimitives().size());
				flow.getPrimitives().add(primitive(element, around));
			} else if (around >= 0) {
				detail(element, flow.getPrimitives().get(around));
			}
		}
	}

	private static int around(XmlElement element, XmlElement router, Map<XmlElement, Integer> numbers) {
		for (XmlElement each = element.parent(); each != null && each != router; each = each.parent()) {
			Integer number = numbers.get(each);
			if (number != null) {
				return number;
			}
		}
		return -1;
	}

	private static boolean isPrimitive(XmlElement element) {
		String name = element.localName();
		return FRAMES.contains(name) || ACTIONS.contains(name) && String.valueOf(element.namespace()).contains(STAGES);
	}

	private Primitive primitive(XmlElement element, int around) {
		Primitive primitive = AssemblyFactory.INSTANCE.createPrimitive();
		settings.name(primitive, element);
		String name = element.localName();
		boolean publishes = String.valueOf(element.namespace()).contains(PUBLISH);
		primitive.setType(publishes && name.equals("route") ? "publish" : name);
		primitive.setAround(around);
		primitive.setResponse(around >= 0 && flow.getPrimitives().get(around).isResponse() || name.equals("pipeline") && "response".equals(element.attributeValue("type")));
		for (String attribute : new String[] { "type", "varName", "contents-only", "errorHandler" }) {
			XmlAttribute stated = element.attribute(attribute);
			if (stated != null) {
				primitive.getProperties().add(settings.value(attribute, stated, null));
			}
		}
		XmlElement service = element.child("service");
		if (service != null && service.attribute("ref") != null) {
			primitive.setReference(service.attributeValue("ref"));
			calls.add(publishes ? "publish" : CALLS.getOrDefault(name, name), ServiceKind.ofReference(service.typeName()), service);
		}
		XmlElement operation = element.child("operation");
		if (operation != null) {
			primitive.setOperation(operation.text());
		}
		return primitive;
	}

	/** An expression or a plain value of the action around it. */
	private void detail(XmlElement element, Primitive action) {
		String name = element.localName();
		if (!element.hasText()) {
			if (name.equals("resource") && element.attribute("ref") != null) {
				action.getProperties().add(settings.value("resource", element.attribute("ref"), null));
			}
			return;
		}
		if (EXPRESSIONS.contains(name)) {
			action.getProperties().add(settings.content(holder(element), element, null, null));
		} else if (VALUES.contains(name)) {
			action.getProperties().add(settings.content(name, element, null, null));
		} else if (DIRECTIONS.contains(name) && "pipeline-node".equals(action.getType())) {
			action.getProperties().add(settings.content(name, element, null, null));
		} else if (PAYLOADS.contains(name) && element.parent() != null && DIRECTIONS.contains(element.parent().localName())) {
			action.getProperties().add(settings.content(element.parent().localName(), element, null, null));
		}
	}

	/** {@return what an expression is for, by the element around it} */
	private static String holder(XmlElement expression) {
		return expression.parent() == null ? "expr" : expression.parent().localName();
	}

	/** {@return the first property of an action with a name, or null} @param action the action @param name the name */
	static Setting property(Primitive action, String name) {
		return action.getProperties().stream().filter(setting -> name.equals(setting.getName())).findFirst().orElse(null);
	}
}
