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
import org.wiretune.model.assembly.AssemblyFactory;
import org.wiretune.model.assembly.MediationFlow;
import org.wiretune.model.assembly.Primitive;

/**
 * Reads mediation flows: the {@code .mfc} file of WebSphere Integration Developer 7.5 and later, which holds the flows, and
 * that of 6.x and 7.0, which names {@code .medflow} files that hold them; and {@code .subflow} files of both, which flows use.
 */
public final class MediationFlowFormat extends XmlFormat {

	private static final String TODAY = "mediationFlow";
	private static final String BEFORE = "interfaceMediationFlow";
	private static final String BLOCKS = "EPackage";
	private static final Set<String> FAILURES = Set.of("OutTerminal.Failure", "OutTerminal.fail");
	/** Attributes of a block that say where it stands and what it is, not how it works. */
	private static final Set<String> SKIPPED = Set.of("id", "name", "type");
	private static final String REFERENCE = "referenceName";
	private static final String OPERATION = "operationName";

	@Override
	public String id() {
		return "mediation-flow";
	}

	@Override
	public Set<String> extensions() {
		return Set.of("mfc", "medflow", "subflow");
	}

	@Override
	public boolean accepts(String path) {
		return path.endsWith(".mfc") || path.endsWith(".medflow") || path.endsWith(".subflow");
	}

	@Override
	protected boolean ownsName() {
		return false;
	}

	@Override
	protected boolean acceptsRoot(XmlElement root) {
		String namespace = String.valueOf(root.namespace());
		return switch (root.localName()) {
		case TODAY -> namespace.contains("/websphere/") && namespace.endsWith("/MediationFlow");
		case BEFORE -> namespace.contains("/wbiserver/mfc/");
		case BLOCKS -> namespace.equals("http://www.eclipse.org/emf/2002/Ecore");
		default -> false;
		};
	}

	@Override
	protected void read(XmlElement root, XmlSettings settings, FileParts parts) {
		MediationFlow flow = AssemblyFactory.INSTANCE.createMediationFlow();
		settings.name(flow, root);
		flow.setPath(parts.path());
		switch (root.localName()) {
		case TODAY -> today(root, settings, flow);
		case BEFORE -> root.children("operationFlow").forEach(part -> {
			String file = part.attributeValue("medflow");
			if (file != null && !file.isEmpty() && !flow.getParts().contains(file)) {
				flow.getParts().add(file);
			}
		});
		default -> root.children("eClassifiers").forEach(blocks -> blocks.children("composition").forEach(composition -> blocks(composition, settings, flow)));
		}
		parts.add(flow);
	}

	private static void today(XmlElement root, XmlSettings settings, MediationFlow flow) {
		root.children("subflow").forEach(part -> nodes(part, settings, flow));
		for (XmlElement face : root.children("interface")) {
			for (XmlElement operation : face.children("operation")) {
				for (XmlElement part = operation.firstChild(); part != null; part = part.next()) {
					if (part.localName().endsWith("Flow")) {
						nodes(part, settings, flow);
					}
				}
			}
		}
	}

	private static void nodes(XmlElement part, XmlSettings settings, MediationFlow flow) {
		Map<String, Integer> numbers = new HashMap<>();
		int first = flow.getPrimitives().size();
		List<XmlElement> nodes = part.children("node");
		for (XmlElement node : nodes) {
			Primitive primitive = primitive(node, node.attributeValue("type"), settings);
			primitive.setResponse(!part.localName().equals("requestFlow") && !part.localName().equals("subflow"));
			numbers.putIfAbsent(primitive.getName(), flow.getPrimitives().size());
			for (XmlElement property : node.children("property")) {
				String name = property.attributeValue("name");
				if (name == null) {
					continue;
				}
				if (property.attribute("promotedPropertyName") != null) {
					primitive.getPromoted().add(name);
				} else if (property.attribute("value") != null) {
					property(primitive, name, property.attribute("value"), settings);
				}
			}
			flow.getPrimitives().add(primitive);
		}
		for (int i = 0; i < nodes.size(); i++) {
			Primitive primitive = flow.getPrimitives().get(first + i);
			wires(nodes.get(i), "outputTerminal", numbers, primitive.getSuccessors());
			wires(nodes.get(i), "failTerminal", numbers, primitive.getFailures());
		}
	}

	private static void wires(XmlElement node, String terminals, Map<String, Integer> numbers, List<Integer> target) {
		for (XmlElement terminal : node.children(terminals)) {
			for (XmlElement wire : terminal.children("wire")) {
				Integer number = numbers.get(wire.attributeValue("targetNode"));
				if (number != null) {
					target.add(number);
				}
			}
		}
	}

	private static void blocks(XmlElement composition, XmlSettings settings, MediationFlow flow) {
		Map<String, Integer> numbers = new HashMap<>();
		int first = flow.getPrimitives().size();
		boolean response = false;
		for (XmlElement node : composition.children("nodes")) {
			String type = node.typeName();
			XmlAttribute id = node.prefixedAttribute("id");
			// The last composition holds the flows themselves, as nodes whose type is a part of this file.
			if (type == null || id == null || node.prefixedAttribute("type").value().contains(".medflow:")) {
				continue;
			}
			Primitive primitive = primitive(node, type, settings);
			response |= type.equals("CalloutResponse") || type.equals("CalloutFault");
			numbers.put(id.value(), flow.getPrimitives().size());
			for (XmlAttribute attribute : node.attributes()) {
				if (attribute.prefix() == null && !attribute.declaresNamespace() && !SKIPPED.contains(attribute.localName())) {
					property(primitive, attribute.localName(), attribute, settings);
				}
			}
			flow.getPrimitives().add(primitive);
		}
		for (Primitive primitive : flow.getPrimitives().subList(first, flow.getPrimitives().size())) {
			primitive.setResponse(response);
		}
		for (XmlElement connection : composition.children("connections")) {
			Integer from = numbers.get(connection.attributeValue("sourceNode"));
			Integer to = numbers.get(connection.attributeValue("targetNode"));
			if (from != null && to != null) {
				Primitive source = flow.getPrimitives().get(from);
				(FAILURES.contains(String.valueOf(connection.attributeValue("sourceTerminalName"))) ? source.getFailures() : source.getSuccessors()).add(to);
			}
		}
	}

	private static Primitive primitive(XmlElement node, String type, XmlSettings settings) {
		Primitive primitive = AssemblyFactory.INSTANCE.createPrimitive();
		settings.name(primitive, node);
		primitive.setType(type);
		return primitive;
	}

	private static void property(Primitive primitive, String name, XmlAttribute value, XmlSettings settings) {
		switch (name) {
		case REFERENCE -> primitive.setReference(value.value());
		case OPERATION -> primitive.setOperation(value.value());
		default -> primitive.getProperties().add(settings.value(name, value, null));
		}
	}
}
