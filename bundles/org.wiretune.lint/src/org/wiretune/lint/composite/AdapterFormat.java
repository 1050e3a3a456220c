/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.composite;

import java.util.Set;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.wiretune.core.BindingKind;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.format.InnerValues;
import org.wiretune.lint.format.XmlFormat;
import org.wiretune.lint.xml.XmlAttribute;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlSettings;
import org.wiretune.model.assembly.AssemblyFactory;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.settings.Setting;

/**
 * Reads {@code .jca} files of Oracle SOA Suite: the connection factory of an adapter and the properties of its
 * interaction (calls out) or activation (messages in). What they hold is joined to the binding that names the file.
 */
public final class AdapterFormat extends XmlFormat {

	private static final String NAMESPACE = "http://platform.integration.oracle/blocks/adapter/fw/metadata";
	private static final Set<String> DESTINATIONS = Set.of("DestinationName", "QueueName");

	@Override
	public String id() {
		return "soa-adapter";
	}

	@Override
	public Set<String> extensions() {
		return Set.of("jca");
	}

	@Override
	public boolean accepts(String path) {
		return path.endsWith(".jca");
	}

	@Override
	protected boolean ownsName() {
		return false;
	}

	@Override
	protected boolean acceptsRoot(XmlElement root) {
		return root.localName().equals("adapter-config") && NAMESPACE.equals(root.namespace());
	}

	@Override
	protected void read(XmlElement root, XmlSettings settings, FileParts parts) {
		Binding binding = AssemblyFactory.INSTANCE.createBinding();
		settings.name(binding, root);
		binding.setKind(BindingKind.EIS);
		InnerValues values = new InnerValues(settings);
		values.collect(root, "", Set.of("name", "wsdlLocation"), child -> child.localName().equals("connection-factory"), binding.getProperties());
		for (XmlElement factory : root.children("connection-factory")) {
			XmlAttribute location = factory.attribute("location");
			if (location != null) {
				binding.getConnectionFactories().add(settings.value("connection-factory.location", location, null));
			}
		}
		for (XmlElement element : root.withDescendants()) {
			boolean activation = element.localName().equals("activation-spec");
			if (activation || element.localName().equals("interaction-spec")) {
				int before = binding.getProperties().size();
				values.collect(element, "", Set.of(), child -> true, binding.getProperties());
				for (Setting property : binding.getProperties().subList(before, binding.getProperties().size())) {
					if (DESTINATIONS.contains(property.getName())) {
						Setting destination = EcoreUtil.copy(property);
						destination.setName(activation ? "receive" : "send");
						binding.getDestinations().add(destination);
					}
				}
			}
		}
		parts.add(binding);
	}
}
