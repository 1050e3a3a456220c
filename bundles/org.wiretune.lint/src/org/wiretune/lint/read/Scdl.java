/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.util.List;
import java.util.Locale;

import org.wiretune.lint.xml.XmlAttribute;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlSettings;
import org.wiretune.model.assembly.AssemblyFactory;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.BindingKind;
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
	/** Attributes and elements that state the address of an HTTP or Web Service binding. */
	private static final List<String> ADDRESSES = List.of("endpoint", "endpointURL", "contextPath");

	private final XmlSettings settings;

	Scdl(XmlSettings settings) {
		this.settings = settings;
	}

	/** Whether the root belongs to the language and has a name. The prefix that Integration Designer writes tells, too, if its declaration was lost. */
	static boolean isRoot(XmlElement root, String name) {
		if (!root.localName().equals(name)) {
			return false;
		}
		String namespace = root.namespace();
		return namespace == null ? "scdl".equals(root.prefix()) : namespace.contains(NAMESPACE);
	}

	void interfaces(XmlElement parent, List<ServiceInterface> target) {
		for (XmlElement group : parent.children("interfaces")) {
			for (XmlElement element : group.children("interface")) {
				target.add(serviceInterface(element));
			}
		}
	}

	private ServiceInterface serviceInterface(XmlElement element) {
		ServiceInterface result = AssemblyFactory.INSTANCE.createServiceInterface();
		result.setType(element.typeName());
		result.setPortType(settings.attribute(element, element.attribute("interface") != null ? "interface" : "portType"));
		result.setPreferredInteractionStyle(settings.attribute(element, "preferredInteractionStyle"));
		for (XmlElement method : element.children("method")) {
			String name = method.attributeValue("name");
			if (name != null) {
				result.getOperations().add(name);
			}
		}
		qualifiers(element, result.getQualifiers());
		return result;
	}

	void qualifiers(XmlElement parent, List<Qualifier> target) {
		for (XmlElement child = parent.firstChild(); child != null; child = child.next()) {
			if (child.localName().endsWith("Qualifier")) {
				Qualifier qualifier = AssemblyFactory.INSTANCE.createQualifier();
				qualifier.setType(child.typeName());
				qualifier.setValue(settings.attribute(child, "value"));
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
			qualifiers(element, reference.getQualifiers());
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
		qualifiers(element, result.getQualifiers());
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

	/**
	 * Reads the binding of an import or export. Without an {@code esbBinding} the kind is none: for an export this is the
	 * usual form of an SCA export, which any module may call by SCA.
	 */
	Binding binding(XmlElement parent) {
		Binding binding = AssemblyFactory.INSTANCE.createBinding();
		XmlElement element = parent.child("esbBinding");
		if (element == null) {
			// A file that broke before may have had one.
			binding.setKind(parent.isClosed() ? BindingKind.NONE : BindingKind.UNKNOWN);
			return binding;
		}
		String type = element.typeName();
		binding.setName(type);
		binding.setOrigin(settings.origin(element));
		binding.setKind(kind(type));
		XmlAttribute typeAttribute = element.prefixedAttribute("type");
		if (typeAttribute != null) {
			binding.setType(settings.value(typeAttribute.name(), typeAttribute, null));
		}
		boolean sca = binding.getKind() == BindingKind.SCA;
		for (XmlAttribute attribute : element.attributes()) {
			if (attribute.prefix() != null || attribute.declaresNamespace()) {
				continue;
			}
			String name = attribute.localName();
			Setting setting = settings.value(name, attribute, null);
			if (sca && name.equals("module")) {
				binding.setTargetModule(setting);
			} else if (sca && name.equals("export")) {
				binding.setTargetExport(setting);
			} else if (ADDRESSES.contains(name) && binding.getEndpoint() == null) {
				binding.setEndpoint(setting);
			} else {
				binding.getProperties().add(setting);
			}
		}
		if (sca && parent.localName().equals("import")) {
			if (binding.getTargetModule() == null) {
				binding.setTargetModule(settings.attribute(element, "module"));
			}
			if (binding.getTargetExport() == null) {
				binding.setTargetExport(settings.attribute(element, "export"));
			}
		}
		for (XmlElement child = element.firstChild(); child != null; child = child.next()) {
			bindingPart(child, binding);
		}
		return binding;
	}

	/** Connections, destinations and addresses that stand in child elements. */
	private void bindingPart(XmlElement element, Binding binding) {
		String name = element.localName();
		if (name.equals("destination")) {
			XmlAttribute target = element.attribute("target");
			if (target != null) {
				String usage = element.attributeValue("usage");
				Setting destination = settings.value(usage == null ? name : usage, target, null);
				if ("send".equals(usage)) {
					binding.getDestinations().add(sendDestinations(binding), destination);
				} else {
					binding.getDestinations().add(destination);
				}
			}
		} else if (name.equals("connection") || name.equals("responseConnection")) {
			XmlAttribute target = element.attribute("target");
			if (target != null) {
				binding.getProperties().add(settings.value(name, target, null));
			}
		} else if (binding.getEndpoint() == null && (binding.getKind() == BindingKind.HTTP || binding.getKind() == BindingKind.UNKNOWN)) {
			address(element, binding);
		}
	}

	private static int sendDestinations(Binding binding) {
		int count = 0;
		for (Setting destination : binding.getDestinations()) {
			if ("send".equals(destination.getName())) {
				count++;
			}
		}
		return count;
	}

	private void address(XmlElement element, Binding binding) {
		for (String name : ADDRESSES) {
			XmlAttribute attribute = element.attribute(name);
			if (attribute != null) {
				binding.setEndpoint(settings.value(name, attribute, null));
				return;
			}
			XmlElement child = element.localName().equals(name) ? element : element.child(name);
			if (child != null && child.hasText()) {
				binding.setEndpoint(settings.content(name, child, null, null));
				return;
			}
		}
	}

	/** The kind that the local name of a binding type tells; the longer names first, because they share their starts. */
	static BindingKind kind(String type) {
		if (type == null) {
			return BindingKind.UNKNOWN;
		}
		String word = type.toLowerCase(Locale.ROOT);
		if (word.startsWith("sca")) {
			return BindingKind.SCA;
		}
		if (word.startsWith("webservice") || word.startsWith("jaxrpc")) {
			return BindingKind.JAX_RPC;
		}
		if (word.startsWith("jaxws")) {
			return BindingKind.JAX_WS;
		}
		if (word.startsWith("mqjms")) {
			return BindingKind.MQ_JMS;
		}
		if (word.startsWith("mq")) {
			return BindingKind.MQ;
		}
		if (word.startsWith("genjms") || word.startsWith("genericjms")) {
			return BindingKind.GENERIC_JMS;
		}
		if (word.startsWith("jms")) {
			return BindingKind.JMS;
		}
		if (word.startsWith("http")) {
			return BindingKind.HTTP;
		}
		if (word.startsWith("slsb") || word.startsWith("ejb")) {
			return BindingKind.EJB;
		}
		return word.startsWith("eis") ? BindingKind.EIS : BindingKind.UNKNOWN;
	}
}
