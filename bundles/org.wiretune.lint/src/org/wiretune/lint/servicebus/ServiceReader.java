/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.servicebus;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

import org.wiretune.core.ValueForm;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.format.InnerValues;
import org.wiretune.lint.xml.XmlAttribute;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlSettings;
import org.wiretune.model.assembly.AssemblyFactory;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Implementation;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.MediationFlow;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.assembly.Wire;
import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/**
 * Reads one service of a bus. A proxy service is an export, a business service an import; a pipeline, which until 11g stands
 * inside its proxy service, and a split-join are components. All have the name of their files.
 */
final class ServiceReader {

	/** What a component of a pipeline is called as an implementation. */
	static final String PIPELINE = "Pipeline";
	static final String TEMPLATE = "PipelineTemplate";
	static final String SPLIT_JOIN = "SplitJoin";
	/** What a service says of itself that is neither its way of transport nor its interface. */
	private static final Set<String> SWITCHES = Set.of("monitoring", "reporting", "logging", "sla-alerting", "pipeline-alerting", "throttling", "result-caching", "operations",
			"messageTracing", "transactions", "contentStreaming", "pageAttachments", "ws-policy");
	private static final int MOST_PROJECTS = 64;

	private final XmlSettings settings;
	private final FileParts parts;
	private final InnerValues values;
	private final Set<String> projects = new TreeSet<>();

	ServiceReader(XmlSettings settings, FileParts parts) {
		this.settings = settings;
		this.parts = parts;
		values = new InnerValues(settings);
	}

	void proxyService(XmlElement root) {
		Export export = AssemblyFactory.INSTANCE.createExport();
		named(export, root);
		XmlElement core = root.child("coreEntry");
		XmlElement end = root.child("endpointConfig");
		export.setBinding(new Transports(settings).binding(end == null ? root : end, true));
		XmlElement router = root.child("router");
		XmlElement invoke = core == null ? null : core.child("invoke");
		if (router != null) {
			Component component = AssemblyFactory.INSTANCE.createComponent();
			named(component, root);
			switches(core, component.getProperties());
			flow(router, component, PIPELINE);
			export.setWire(wire(settings.set(ServiceKind.PROXY.word(), component.getName(), settings.origin(router), null, ValueForm.NONE)));
			parts.add(component);
		} else {
			switches(core, export.getBinding().getProperties());
			if (invoke != null && invoke.attribute("ref") != null) {
				export.setWire(wire(target(invoke, ServiceKind.ofReference(invoke.typeName()).word())));
			}
		}
		parts.add(export);
		belongs(root);
	}

	void businessService(XmlElement root) {
		Import service = AssemblyFactory.INSTANCE.createImport();
		named(service, root);
		XmlElement end = root.child("endpointConfig");
		service.setBinding(new Transports(settings).binding(end == null ? root : end, false));
		switches(root.child("coreEntry"), service.getBinding().getProperties());
		parts.add(service);
		belongs(root);
	}

	void pipeline(XmlElement root) {
		Component component = AssemblyFactory.INSTANCE.createComponent();
		named(component, root);
		switches(root.child("coreEntry"), component.getProperties());
		XmlElement router = root.child("router");
		String type = root.localName().equals("templateEntry") ? TEMPLATE : PIPELINE;
		if (router == null) {
			component.setImplementation(implementation(type));
		} else {
			flow(router, component, type);
		}
		parts.add(component);
		belongs(root);
	}

	void splitJoin(XmlElement root) {
		Component component = AssemblyFactory.INSTANCE.createComponent();
		named(component, root);
		component.setImplementation(implementation(SPLIT_JOIN));
		Map<String, Reference> references = new LinkedHashMap<>();
		for (XmlElement element : root.withDescendants()) {
			if (element.localName().equals("service") && element.attribute("ref") != null) {
				String isProxy = element.attributeValue("isProxy");
				ServiceKind kind = isProxy == null ? ServiceKind.ofReference(element.typeName()) : isProxy.equals("true") ? ServiceKind.PROXY : ServiceKind.BUSINESS;
				refer(references, "invoke", kind, target(element, kind.word()));
			}
		}
		component.getReferences().addAll(references.values());
		parts.add(component);
		belongs(root);
	}

	private void flow(XmlElement router, Component component, String type) {
		component.setImplementation(implementation(type));
		MediationFlow flow = AssemblyFactory.INSTANCE.createMediationFlow();
		flow.setName(component.getName());
		flow.setOrigin(settings.origin(router));
		flow.setPath(parts.path());
		Map<String, Reference> references = new LinkedHashMap<>();
		new PipelineReader(settings, flow, (action, kind, service) -> refer(references, action, kind, target(service, kind.word()))).read(router);
		component.getReferences().addAll(references.values());
		parts.add(flow);
	}

	/** One reference for each service and each way of calling it. */
	private static void refer(Map<String, Reference> references, String action, ServiceKind kind, Setting target) {
		String value = target.getValue();
		references.computeIfAbsent(action + ' ' + kind + ' ' + value, key -> {
			Reference reference = AssemblyFactory.INSTANCE.createReference();
			reference.setName(action + ' ' + value.substring(value.lastIndexOf('/') + 1));
			reference.setOrigin(target.getOrigin());
			reference.getWires().add(wire(target));
			return reference;
		});
	}

	private static Wire wire(Setting target) {
		Wire wire = AssemblyFactory.INSTANCE.createWire();
		wire.setTarget(target);
		return wire;
	}

	/** What an element names as the service that it calls; the setting is called by the kind of that. */
	private Setting target(XmlElement element, String kind) {
		XmlAttribute reference = element.attribute("ref");
		return settings.value(kind, reference, null);
	}

	private static Implementation implementation(String type) {
		Implementation implementation = AssemblyFactory.INSTANCE.createImplementation();
		implementation.setType(type);
		return implementation;
	}

	private void named(Element element, XmlElement root) {
		element.setName(ServiceBusFormat.resource(parts.path()));
		element.setOrigin(settings.origin(root));
	}

	/** What a service says of tracing, monitoring, reports, throttling and the like, by the way to it. */
	private void switches(XmlElement core, List<Setting> target) {
		if (core == null) {
			return;
		}
		values.collect(core, "", Set.of("isProxy"), child -> SWITCHES.contains(child.localName()), target);
	}

	/** Remembers the projects of all resources that the file names. */
	private void belongs(XmlElement root) {
		for (XmlElement element : root.withDescendants()) {
			String reference = element.attributeValue("ref");
			int slash = reference == null ? -1 : reference.indexOf('/');
			if (slash > 0 && projects.size() < MOST_PROJECTS) {
				projects.add(reference.substring(0, slash));
			}
		}
		parts.add(ServiceBusPart.class, new ServiceBusPart(Set.copyOf(projects)));
	}
}
