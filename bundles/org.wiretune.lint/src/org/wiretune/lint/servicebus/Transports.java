/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.servicebus;

import java.util.List;
import java.util.Map;
import java.util.Set;

import org.wiretune.core.BindingFamily;
import org.wiretune.core.BindingKind;
import org.wiretune.core.BindingSign;
import org.wiretune.core.Transport;
import org.wiretune.core.ValueForm;
import org.wiretune.lint.format.InnerValues;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlSettings;
import org.wiretune.model.assembly.AssemblyFactory;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.settings.Setting;
import org.wiretune.safety.secret.Secrets;

/** Reads how messages reach a proxy service or leave by a business service: the part {@code endpointConfig} of its file. */
public final class Transports {

	/** Only other services of the bus reach it, on their own thread. */
	public static final BindingKind LOCAL = BindingKind.define("service-bus.local", "local", BindingFamily.SCA, BindingSign.ARROW, Transport.SERVER);
	/** Oracle's own protocol between buses and composites, over RMI. */
	public static final BindingKind SB = BindingKind.define("service-bus.sb", "SB", BindingFamily.OTHER, BindingSign.ARROW, Transport.OTHER);
	/** Composites of Oracle SOA Suite, over RMI. */
	public static final BindingKind SOA_DIRECT = BindingKind.define("service-bus.soa-direct", "SOA direct", BindingFamily.OTHER, BindingSign.ARROW, Transport.OTHER);
	/** A split-join. */
	public static final BindingKind FLOW = BindingKind.define("service-bus.flow", "split-join", BindingFamily.SCA, BindingSign.ARROW, Transport.SERVER);
	/** Files, by a file system, FTP or mail. */
	public static final BindingKind FILES = BindingKind.define("service-bus.files", "files", BindingFamily.OTHER, BindingSign.CYLINDER, Transport.OTHER);

	private static final Map<String, BindingKind> KINDS = Map.ofEntries(Map.entry("http", BindingKind.HTTP), Map.entry("ws", BindingKind.JAX_WS), Map.entry("local", LOCAL), Map.entry("sb", SB),
			Map.entry("soa-direct", SOA_DIRECT), Map.entry("flow", FLOW), Map.entry("jms", BindingKind.JMS), Map.entry("mq", BindingKind.MQ), Map.entry("jca", BindingKind.EIS), Map.entry("ejb", BindingKind.EJB),
			Map.entry("jejb", BindingKind.EJB), Map.entry("file", FILES), Map.entry("ftp", FILES), Map.entry("sftp", FILES), Map.entry("email", FILES));
	private static final String JMS = "jms://";

	private final XmlSettings settings;

	Transports(XmlSettings settings) {
		this.settings = settings;
	}

	/**
	 * Reads a transport.
	 *
	 * @param end the element of the endpoint, or the root of a file without one
	 * @param incoming whether it is that of a proxy service
	 */
	Binding binding(XmlElement end, boolean incoming) {
		Binding binding = AssemblyFactory.INSTANCE.createBinding();
		binding.setOrigin(settings.origin(end));
		XmlElement provider = end.child("provider-id");
		String name = provider == null ? null : provider.text();
		binding.setName(name);
		if (provider == null || name == null) {
			binding.setKind(end.isClosed() ? BindingKind.NONE : BindingKind.UNKNOWN);
			return binding;
		}
		binding.setKind(KINDS.getOrDefault(name, BindingKind.UNKNOWN));
		binding.setType(settings.content("provider-id", provider, null, null));
		addresses(end, binding);
		InnerValues values = new InnerValues(settings);
		values.collect(end, "", Set.of(), child -> Set.of("outbound-properties", "inbound-properties", "all-headers").contains(child.localName()), binding.getProperties());
		XmlElement specific = end.child("provider-specific");
		if (specific != null) {
			boolean adapter = binding.getKind() == BindingKind.EIS;
			values.collect(specific, "", Set.of(), child -> !adapter || !child.localName().endsWith("-properties"), binding.getProperties());
			if (adapter) {
				adapterProperties(specific, binding);
			}
		}
		if (binding.getKind() == BindingKind.JMS) {
			destination(binding, incoming);
		}
		return binding;
	}

	/** Properties of adapters are elements with a name and a value as elements; secrets are left out. */
	private void adapterProperties(XmlElement specific, Binding binding) {
		for (XmlElement property : specific.withDescendants()) {
			XmlElement name = property.localName().equals("property") ? property.child("name") : null;
			XmlElement value = name == null || name.text() == null ? null : property.child("value");
			if (value != null && value.hasText() && !Secrets.isName(name.text())) {
				binding.getProperties().add(settings.content(name.text(), value, null, null));
			}
		}
	}

	/** The first address is that of the endpoint, further ones share its load. */
	private void addresses(XmlElement end, Binding binding) {
		for (XmlElement address : end.children("URI")) {
			XmlElement value = address.child("value");
			if (value != null && value.hasText()) {
				Setting setting = settings.content("URI", value, null, null);
				if (binding.getEndpoint() == null) {
					binding.setEndpoint(setting);
				} else {
					binding.getProperties().add(setting);
				}
			}
		}
	}

	/** An address is {@code jms://host:port/factory/destination}. */
	private void destination(Binding binding, boolean incoming) {
		String address = binding.getEndpoint() == null ? "" : binding.getEndpoint().getValue();
		int host = address.startsWith(JMS) ? address.indexOf('/', JMS.length()) : -1;
		int factory = host < 0 ? -1 : address.indexOf('/', host + 1);
		if (factory < 0 || factory + 1 >= address.length()) {
			return;
		}
		binding.getDestinations().add(settings.set(incoming ? "receive" : "send", address.substring(factory + 1), binding.getEndpoint().getOrigin(), null, ValueForm.NONE));
		binding.getConnectionFactories().add(settings.set("connection-factory", address.substring(host + 1, factory), binding.getEndpoint().getOrigin(), null, ValueForm.NONE));
	}

	/** {@return the property of a binding whose way ends with a name, or null} @param binding the binding @param way its end, such as {@code outbound-properties.timeout} */
	public static Setting property(Binding binding, String way) {
		List<Setting> properties = binding.getProperties();
		return properties.stream().filter(setting -> setting.getName().equals(way)).findFirst().orElse(null);
	}
}
