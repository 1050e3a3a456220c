/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.composite;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.wiretune.core.BindingKind;
import org.wiretune.core.ModuleKind;
import org.wiretune.core.ValueForm;
import org.wiretune.lint.format.InnerValues;
import org.wiretune.lint.xml.XmlAttribute;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlSettings;
import org.wiretune.model.assembly.AssemblyFactory;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.MethodBinding;
import org.wiretune.model.settings.Setting;

/**
 * Bindings of composites: elements whose name starts with {@code binding.}, of the standard and of Tuscany, FraSCAti,
 * Fabric3, SwitchYard and Oracle. A binding of another kind keeps the name of its element and all that it states.
 */
final class CompositeBindings {

	private static final String START = "binding.";
	private static final Map<String, BindingKind> KINDS = Map.ofEntries(Map.entry("sca", BindingKind.SCA), Map.entry("ws", BindingKind.JAX_WS),
			Map.entry("soap", BindingKind.JAX_WS), Map.entry("cxf", BindingKind.JAX_WS), Map.entry("jms", BindingKind.JMS), Map.entry("http", BindingKind.HTTP),
			Map.entry("ejb", BindingKind.EJB), Map.entry("jca", BindingKind.EIS));
	/** What states the address, the more exact first. */
	private static final List<String> ADDRESSES = List.of("uri", "location", "endpointAddress", "address", "cxfURI", "configURI", "contextPath");
	/** Where the name of a destination stands: of the standard, of SwitchYard's JMS and of its resource adapters. */
	private static final Set<String> REQUESTS = Set.of("destination.name", "destination.jndiName", "queue", "topic", "inboundConnection.activationSpec.destination",
			"outboundInteraction.processor.destination");
	private static final Set<String> RESPONSES = Set.of("response.destination.name", "response.destination.jndiName", "replyTo");
	private static final Set<String> FACTORIES = Set.of("connectionFactory.name", "connectionFactory.jndiName", "response.connectionFactory.name",
			"response.connectionFactory.jndiName", "connectionFactory", "outboundConnection.connection.jndiName");
	private static final Set<String> ACTIVATIONS = Set.of("activationSpec.name", "activationSpec.jndiName");
	private static final String JMS_ADDRESS = "jms:";

	private final XmlSettings settings;
	private final ModuleKind module;
	private final InnerValues values;
	private final CompositeQualifiers qualifiers;

	CompositeBindings(XmlSettings settings, ModuleKind module) {
		this.settings = settings;
		this.module = module;
		values = new InnerValues(settings);
		qualifiers = new CompositeQualifiers(settings);
	}

	/** The bindings of a service or reference; those of its callback are not among them. */
	List<XmlElement> of(XmlElement element) {
		List<XmlElement> found = new ArrayList<>(1);
		for (XmlElement child = element.firstChild(); child != null; child = child.next()) {
			if (child.localName().startsWith(START)) {
				found.add(child);
			}
		}
		return found;
	}

	/** A service or reference without a binding; where the file broke inside, it may have one. */
	Binding none(XmlElement element) {
		Binding binding = AssemblyFactory.INSTANCE.createBinding();
		binding.setKind(element.isClosed() ? BindingKind.NONE : BindingKind.UNKNOWN);
		return binding;
	}

	/**
	 * Reads a binding.
	 *
	 * @param element its element
	 * @param incoming whether it is that of a service, so that requests come in by it
	 */
	Binding binding(XmlElement element, boolean incoming) {
		Binding binding = AssemblyFactory.INSTANCE.createBinding();
		binding.setName(element.localName());
		binding.setOrigin(settings.origin(element));
		binding.setType(settings.set("type", element.name(), settings.origin(element), null, ValueForm.NONE));
		binding.setKind(KINDS.getOrDefault(element.localName().substring(START.length()), BindingKind.UNKNOWN));
		List<Setting> properties = binding.getProperties();
		values.collect(element, "", Set.of("requires", "policySets"), CompositeBindings::isProperty, properties);
		for (XmlElement operation : element.children("operationProperties")) {
			binding.getMethods().add(operation(operation));
		}
		if (module == ModuleKind.SOA_COMPOSITE) {
			oracle(element, binding);
		}
		qualifiers.read(element, binding.getQualifiers());
		for (String address : ADDRESSES) {
			if (binding.getEndpoint() == null) {
				properties.stream().filter(property -> property.getName().equals(address)).findFirst()
						.ifPresent(property -> binding.setEndpoint(EcoreUtil.copy(property)));
			}
		}
		messaging(element, binding, incoming);
		return binding;
	}

	private static boolean isProperty(XmlElement element) {
		return !element.localName().equals("operationProperties") && !element.localName().equals("PolicyReference") && !element.localName().equals("requires")
				&& !element.localName().equals("policySetAttachment");
	}

	/** Oracle writes properties of a binding beside it, too, and an HTTP binding as a Web Service binding with a mark. */
	private void oracle(XmlElement element, Binding binding) {
		if (element.parent() != null) {
			for (XmlElement property : element.parent().children("property")) {
				values.inner(property, "", binding.getProperties());
			}
		}
		if ("http".equals(element.attributeValue("supports"))) {
			binding.setKind(BindingKind.HTTP);
		}
	}

	private MethodBinding operation(XmlElement element) {
		MethodBinding method = AssemblyFactory.INSTANCE.createMethodBinding();
		settings.name(method, element);
		values.collect(element, "", Set.of("name"), child -> true, method.getProperties());
		return method;
	}

	/** Copies to their places what leads to queues. */
	private void messaging(XmlElement element, Binding binding, boolean incoming) {
		List<Setting> sends = new ArrayList<>();
		List<Setting> receives = new ArrayList<>();
		for (Setting property : binding.getProperties()) {
			String name = property.getName();
			if (REQUESTS.contains(name)) {
				add(property, incoming ? receives : sends);
			} else if (RESPONSES.contains(name)) {
				add(property, incoming ? sends : receives);
			} else if (FACTORIES.contains(name) && property.isSet()) {
				binding.getConnectionFactories().add(EcoreUtil.copy(property));
			} else if (ACTIVATIONS.contains(name) && binding.getActivationSpecification() == null) {
				binding.setActivationSpecification(EcoreUtil.copy(property));
			}
		}
		if (sends.isEmpty() && receives.isEmpty() && binding.getKind() == BindingKind.JMS) {
			Setting destination = destination(element.attribute("uri"));
			if (destination != null) {
				add(destination, incoming ? receives : sends);
			}
		}
		sends.forEach(send -> send.setName("send"));
		receives.forEach(receive -> receive.setName("receive"));
		binding.getDestinations().addAll(sends);
		binding.getDestinations().addAll(receives);
	}

	private static void add(Setting destination, List<Setting> target) {
		if (destination.isSet()) {
			target.add(EcoreUtil.copy(destination));
		}
	}

	/** The destination in an address like {@code jms:Queue?connectionFactoryName=CF}; {@code jms:jndi:} may stand before. */
	private Setting destination(XmlAttribute uri) {
		String value = uri == null ? "" : uri.value();
		if (!value.startsWith(JMS_ADDRESS)) {
			return null;
		}
		int start = value.startsWith("jndi:", JMS_ADDRESS.length()) ? JMS_ADDRESS.length() + "jndi:".length() : JMS_ADDRESS.length();
		int question = value.indexOf('?');
		int end = question < 0 ? value.length() : question;
		return start < end ? settings.part("destination", uri, start, end) : null;
	}
}
