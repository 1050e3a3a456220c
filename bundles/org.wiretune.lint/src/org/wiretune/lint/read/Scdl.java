/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.util.List;
import java.util.Set;

import org.wiretune.lint.format.InnerValues;
import org.wiretune.lint.xml.XmlAttribute;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlSettings;
import org.wiretune.model.assembly.AssemblyFactory;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.Implementation;
import org.wiretune.model.assembly.Qualifier;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.assembly.ServiceInterface;
import org.wiretune.model.assembly.Wire;
import org.wiretune.model.settings.Setting;

/**
 * The parts that the files of the Service Component Definition Language (WebSphere Process Server and Integration
 * Designer 6.0 to 8) have in common: interfaces, qualifiers, references, implementations and bindings. Prefixes do not
 * matter; types are told by their local names.
 */
final class Scdl {

	private static final String NAMESPACE = "/scdl/";

	private final XmlSettings settings;
	private final InnerValues values;

	Scdl(XmlSettings settings) {
		this.settings = settings;
		values = new InnerValues(settings);
	}

	/** Whether the root belongs to the language and has a name. The prefix that Integration Designer writes tells, too, if its declaration was lost. */
	static boolean isRoot(XmlElement root, String name) {
		if (!root.localName().equals(name)) {
			return false;
		}
		String namespace = root.namespace();
		return namespace == null ? "scdl".equals(root.prefix()) : namespace.contains(NAMESPACE);
	}

	/**
	 * Reads the interfaces of a component, import or export.
	 *
	 * @param parent the element of the component, import or export
	 * @param target takes the interfaces
	 * @param qualifiers takes the qualifiers that hold for all of them or for the whole element
	 */
	void interfaces(XmlElement parent, List<ServiceInterface> target, List<Qualifier> qualifiers) {
		qualifiers(parent, null, qualifiers);
		for (XmlElement group : parent.children("interfaces")) {
			qualifiers(group, null, qualifiers);
			for (XmlElement element : group.children("interface")) {
				target.add(serviceInterface(element));
			}
		}
	}

	Binding binding(XmlElement parent) {
		return new ScdlBindings(settings, this).binding(parent);
	}

	private ServiceInterface serviceInterface(XmlElement element) {
		ServiceInterface result = AssemblyFactory.INSTANCE.createServiceInterface();
		result.setType(element.typeName());
		result.setPortType(settings.attribute(element, element.attribute("interface") != null ? "interface" : "portType"));
		result.setNamespace(namespace(element, result.getPortType()));
		result.setPreferredInteractionStyle(settings.attribute(element, "preferredInteractionStyle", "portType"));
		for (XmlElement method : element.children("method")) {
			String name = method.attributeValue("name");
			if (name != null) {
				result.getOperations().add(name);
			}
			qualifiers(method, name, result.getQualifiers());
		}
		qualifiers(element, null, result.getQualifiers());
		return result;
	}

	/** The namespace that the prefix of a port type stands for; null for a Java interface, which has none. */
	private static String namespace(XmlElement element, Setting portType) {
		String value = portType == null ? null : portType.getValue();
		int colon = value == null ? -1 : value.indexOf(':');
		return colon < 0 ? null : element.namespace(value.substring(0, colon));
	}

	/**
	 * Reads the qualifiers that stand directly in an element.
	 *
	 * @param parent the element
	 * @param operation the operation that they are for, or null
	 * @param target takes the qualifiers
	 */
	void qualifiers(XmlElement parent, String operation, List<Qualifier> target) {
		for (XmlElement child = parent.firstChild(); child != null; child = child.next()) {
			if (child.localName().endsWith("Qualifier")) {
				Qualifier qualifier = AssemblyFactory.INSTANCE.createQualifier();
				qualifier.setType(child.typeName());
				qualifier.setOperation(operation);
				qualifier.setValue(settings.attribute(child, "value"));
				values.collect(child, "", Set.of("value"), inner -> true, qualifier.getProperties());
				target.add(qualifier);
			}
		}
	}

	void references(XmlElement parent, List<Reference> target) {
		for (XmlElement element : parent.children("reference")) {
			Reference reference = AssemblyFactory.INSTANCE.createReference();
			settings.name(reference, element);
			for (XmlElement service : element.children("interface")) {
				reference.getInterfaces().add(serviceInterface(service));
			}
			qualifiers(element, null, reference.getQualifiers());
			for (XmlElement wire : element.children("wire")) {
				reference.getWires().add(wire(wire));
			}
			target.add(reference);
		}
	}

	Wire wire(XmlElement element) {
		Wire wire = AssemblyFactory.INSTANCE.createWire();
		wire.setTarget(settings.attribute(element, "target"));
		return wire;
	}

	Implementation implementation(XmlElement element) {
		Implementation result = AssemblyFactory.INSTANCE.createImplementation();
		result.setType(element.typeName());
		XmlAttribute artifact = artifact(element);
		if (artifact != null) {
			result.setArtifact(settings.value(artifact.name(), artifact, null));
		}
		values.collect(element, "", Set.of(), child -> !child.localName().endsWith("Qualifier"), result.getProperties());
		result.getProperties().removeIf(property -> artifact != null && property.getOrigin().equals(settings.origin(artifact)));
		qualifiers(element, null, result.getQualifiers());
		return result;
	}

	/** The class or file: an attribute of the implementation or, for a process or task, of its first child. */
	private static XmlAttribute artifact(XmlElement element) {
		XmlAttribute own = firstPlain(element);
		if (own != null) {
			return own;
		}
		for (XmlElement child = element.firstChild(); child != null; child = child.next()) {
			if (!child.localName().endsWith("Qualifier")) {
				return firstPlain(child);
			}
		}
		return null;
	}

	private static XmlAttribute firstPlain(XmlElement element) {
		for (XmlAttribute attribute : element.attributes()) {
			if (attribute.prefix() == null && !attribute.declaresNamespace()) {
				return attribute;
			}
		}
		return null;
	}
}
