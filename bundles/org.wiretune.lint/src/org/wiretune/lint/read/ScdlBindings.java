/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.util.List;
import java.util.Locale;
import java.util.Set;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.wiretune.core.BindingKind;
import org.wiretune.lint.format.InnerValues;
import org.wiretune.lint.xml.XmlAttribute;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlSettings;
import org.wiretune.model.assembly.AssemblyFactory;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.MethodBinding;
import org.wiretune.model.settings.Setting;

/**
 * The bindings of imports and exports. All that a binding states is kept, whatever its type: what several types have in
 * common (addresses, destinations, connections, methods) in places of its own, the rest as properties.
 */
final class ScdlBindings {

	/** Attributes and elements that state the address of an HTTP or Web Service binding. */
	private static final List<String> ADDRESSES = List.of("endpoint", "endpointURL", "contextPath");
	private static final Set<String> CONNECTIONS = Set.of("connection", "responseConnection", "callbackConnection");

	private final XmlSettings settings;
	private final Scdl scdl;
	private final InnerValues values;

	ScdlBindings(XmlSettings settings, Scdl scdl) {
		this.settings = settings;
		this.scdl = scdl;
		values = new InnerValues(settings);
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
		attributes(element, binding);
		if (binding.getKind() == BindingKind.SCA && parent.localName().equals("import")) {
			if (binding.getTargetModule() == null) {
				binding.setTargetModule(settings.attribute(element, "module"));
			}
			if (binding.getTargetExport() == null) {
				binding.setTargetExport(settings.attribute(element, "export"));
			}
		}
		for (XmlElement child = element.firstChild(); child != null; child = child.next()) {
			part(child, binding, parent.localName().equals("export"));
		}
		scdl.qualifiers(element, null, binding.getQualifiers());
		return binding;
	}

	private void attributes(XmlElement element, Binding binding) {
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
	}

	/** What stands in child elements. */
	private void part(XmlElement element, Binding binding, boolean incoming) {
		String name = element.localName();
		if (name.endsWith("Qualifier")) {
			return;
		}
		if (name.equals("destination")) {
			destination(element, binding);
		} else if (CONNECTIONS.contains(name)) {
			connection(element, binding, incoming == name.equals("connection"));
		} else {
			if (binding.getEndpoint() == null && (binding.getKind() == BindingKind.HTTP || binding.getKind() == BindingKind.UNKNOWN)) {
				address(element, binding);
			}
			if (name.equals("methodBinding")) {
				binding.getMethods().add(method(element));
			} else {
				values.inner(element, "", binding.getProperties());
			}
		}
	}

	private void destination(XmlElement element, Binding binding) {
		String usage = element.attributeValue("usage");
		XmlAttribute target = element.attribute("target");
		if (target != null) {
			Setting destination = settings.value(usage == null ? "destination" : usage, target, null);
			binding.getDestinations().add("send".equals(usage) ? sendDestinations(binding) : binding.getDestinations().size(), destination);
		}
		values.collect(element, usage == null ? "destination" : usage + "Destination", Set.of("target", "usage"), child -> true, binding.getProperties());
	}

	/**
	 * A connection leads to an activation specification or to a connection factory. Its type tells; without a type the
	 * connection by which requests come in is an activation specification.
	 */
	private void connection(XmlElement element, Binding binding, boolean receives) {
		XmlAttribute target = element.attribute("target");
		if (target != null) {
			Setting setting = settings.value(element.localName(), target, null);
			String type = String.valueOf(element.attributeValue("type"));
			if (type.contains("ActivationSpec") || receives && !type.contains("ConnectionFactory")) {
				binding.setActivationSpecification(EcoreUtil.copy(setting));
			} else {
				binding.getConnectionFactories().add(EcoreUtil.copy(setting));
			}
			binding.getProperties().add(setting);
		}
		values.collect(element, element.localName(), Set.of("target"), child -> true, binding.getProperties());
	}

	private MethodBinding method(XmlElement element) {
		MethodBinding method = AssemblyFactory.INSTANCE.createMethodBinding();
		XmlAttribute name = element.attribute("method");
		method.setName(name == null ? null : name.value());
		method.setOrigin(name == null || name.value().isEmpty() ? settings.origin(element) : settings.origin(name));
		values.collect(element, "", Set.of("method"), child -> !child.localName().equals("faultBinding"), method.getProperties());
		return method;
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
