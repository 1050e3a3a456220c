/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.format.XmlFormat;
import org.wiretune.lint.xml.XmlAttribute;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlSettings;
import org.wiretune.model.assembly.Activity;
import org.wiretune.model.assembly.AssemblyFactory;
import org.wiretune.model.assembly.BusinessProcess;
import org.wiretune.model.assembly.Invoke;
import org.wiretune.model.settings.Setting;

/**
 * Reads BPEL processes (1.1, IBM's form of 2004 and WS-BPEL 2.0) as far as calls and transactions go: the execution mode
 * and the other attributes of IBM's extension, the invocations with their partner and transactional behaviour, and the
 * activities that structure, wait, receive or reply.
 */
public final class BpelFormat extends XmlFormat {

	private static final List<String> NAMESPACES = List.of("/business-process/", "wsbpel/2.0/process");
	private static final String EXTENSION = "/websphere/business-process/";
	/** Attributes that say nothing about how a process runs, and those that have a place of their own. */
	private static final Set<String> PROCESS_SKIPPED = Set.of("id", "displayName", "executionMode");
	private static final Set<String> INVOKE_SKIPPED = Set.of("id", "displayName", "transactionalBehavior");
	private static final Set<String> ACTIVITIES = Set.of("sequence", "flow", "flowN", "forEach", "while", "repeatUntil", "switch", "case", "otherwise", "if", "elseif",
			"else", "scope", "receive", "pick", "onMessage", "onEvent", "onAlarm", "wait", "reply", "invoke", "throw", "rethrow", "terminate", "exit", "eventHandlers",
			"faultHandlers", "catch", "catchAll", "compensationHandler", "compensate");
	/** Activities that products add to the language: IBM and Oracle give them a namespace of their own. */
	private static final Set<String> EXTENDED = Set.of("flowN", "forEach");
	private static final Set<String> PARALLEL = Set.of("flow", "flowN");
	/** Elements that hold no activity but may be large. */
	private static final Set<String> PASSED_OVER = Set.of("variables", "partnerLinks", "correlationSets", "assign", "documentation", "script", "javaCode", "annotations", "literal");
	private static final Set<String> TASKS = Set.of("task", "staff");
	private static final Set<String> SCRIPTS = Set.of("script", "javaCode");

	@Override
	public String id() {
		return "bpel";
	}

	@Override
	public Set<String> extensions() {
		return Set.of("bpel");
	}

	@Override
	public boolean accepts(String path) {
		return path.endsWith(".bpel");
	}

	@Override
	protected boolean ownsName() {
		return false;
	}

	@Override
	protected boolean acceptsRoot(XmlElement root) {
		String namespace = root.namespace();
		return root.localName().equals("process") && (namespace == null ? root.prefix() != null : NAMESPACES.stream().anyMatch(namespace::contains));
	}

	@Override
	protected void read(XmlElement root, XmlSettings settings, FileParts parts) {
		BusinessProcess process = AssemblyFactory.INSTANCE.createBusinessProcess();
		settings.name(process, root);
		process.setPath(parts.path());
		process.setExecutionMode(extension(root, "executionMode", settings));
		extensions(root, PROCESS_SKIPPED, settings, process.getProperties());
		for (XmlElement child = root.firstChild(); child != null; child = child.next()) {
			if (child.localName().equals("variables")) {
				process.setVariables(count(child, "variable"));
			}
		}
		activities(root, process.getActivities(), process, settings);
		templates(root, process, settings);
		parts.add(process);
	}

	/** Tells invocations of a partner link that names a process template, so that no wire leads to what they call, that name. */
	private static void templates(XmlElement root, BusinessProcess process, XmlSettings settings) {
		Map<String, XmlAttribute> templates = new HashMap<>();
		for (XmlElement links : root.children("partnerLinks")) {
			for (XmlElement link : links.children("partnerLink")) {
				for (XmlElement resolver : link.children("processResolver")) {
					XmlAttribute template = resolver.attribute("processTemplateName");
					if (template != null && link.attributeValue("name") != null) {
						templates.put(link.attributeValue("name"), template);
					}
				}
			}
		}
		for (Invoke invoke : process.getInvokes()) {
			XmlAttribute template = invoke.getPartner() == null ? null : templates.get(invoke.getPartner().getValue());
			if (template != null) {
				invoke.getProperties().add(settings.value("processTemplate", template, null));
			}
		}
	}

	/** Takes over the activities inside an element; what only holds them, such as a link, is passed through. */
	private static void activities(XmlElement parent, List<Activity> target, BusinessProcess process, XmlSettings settings) {
		for (XmlElement child = parent.firstChild(); child != null; child = child.next()) {
			String kind = child.localName();
			if (!ACTIVITIES.contains(kind) || !isLanguage(child) && !EXTENDED.contains(kind)) {
				if (!PASSED_OVER.contains(kind)) {
					activities(child, target, process, settings);
				}
				continue;
			}
			Activity activity = AssemblyFactory.INSTANCE.createActivity();
			settings.name(activity, child);
			activity.setKind(kind);
			activity.setOperation(child.attributeValue("operation"));
			activity.setPartner(child.attributeValue("partnerLink"));
			activity.setCreating("yes".equals(child.attributeValue("createInstance")));
			activity.setParallel(PARALLEL.contains(kind) || kind.equals("forEach") && "yes".equals(child.attributeValue("parallel")));
			if (kind.equals("invoke")) {
				Invoke invoke = invoke(child, settings);
				activity.setInvocation(process.getInvokes().size());
				process.getInvokes().add(invoke);
			}
			target.add(activity);
			activities(child, activity.getActivities(), process, settings);
		}
	}

	private static int count(XmlElement parent, String name) {
		int count = 0;
		for (XmlElement child = parent.firstChild(); child != null; child = child.next()) {
			count += child.localName().equals(name) ? 1 : 0;
		}
		return count;
	}

	private static boolean isLanguage(XmlElement element) {
		String namespace = element.namespace();
		return namespace == null || NAMESPACES.stream().anyMatch(namespace::contains);
	}

	private static Invoke invoke(XmlElement element, XmlSettings settings) {
		Invoke invoke = AssemblyFactory.INSTANCE.createInvoke();
		settings.name(invoke, element);
		invoke.setPartner(stated(element, "partnerLink", settings));
		invoke.setOperation(stated(element, "operation", settings));
		invoke.setTransactionalBehavior(extension(element, "transactionalBehavior", settings));
		extensions(element, INVOKE_SKIPPED, settings, invoke.getProperties());
		invoke.setPerformer(performer(element));
		return invoke;
	}

	/** IBM's editors write people's tasks and snippets as invocations of the partner link null. */
	private static String performer(XmlElement element) {
		for (XmlElement child = element.firstChild(); child != null; child = child.next()) {
			if (child.namespace() != null && child.namespace().contains(EXTENSION)) {
				if (TASKS.contains(child.localName())) {
					return "task";
				}
				if (SCRIPTS.contains(child.localName())) {
					return "script";
				}
			}
		}
		return "service";
	}

	private static Setting stated(XmlElement element, String name, XmlSettings settings) {
		XmlAttribute attribute = element.attribute(name);
		return attribute == null ? null : settings.value(name, attribute, null);
	}

	private static Setting extension(XmlElement element, String name, XmlSettings settings) {
		XmlAttribute attribute = element.prefixedAttribute(name);
		return attribute == null ? null : settings.value(name, attribute, null);
	}

	private static void extensions(XmlElement element, Set<String> skipped, XmlSettings settings, List<Setting> target) {
		for (XmlAttribute attribute : element.attributes()) {
			if (attribute.prefix() != null && !attribute.declaresNamespace() && !skipped.contains(attribute.localName())
					&& String.valueOf(element.namespace(attribute.prefix())).contains(EXTENSION)) {
				target.add(settings.value(attribute.localName(), attribute, null));
			}
		}
	}
}
