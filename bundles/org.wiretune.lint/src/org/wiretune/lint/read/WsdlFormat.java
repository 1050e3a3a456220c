/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.util.Set;

import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.format.XmlFormat;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlSettings;
import org.wiretune.model.assembly.AssemblyFactory;
import org.wiretune.model.assembly.Operation;
import org.wiretune.model.assembly.PortType;

/** Reads the port types of WSDL 1.1 files: which operations there are, and whether somebody waits for an answer. */
public final class WsdlFormat extends XmlFormat {

	private static final String NAMESPACE = "http://schemas.xmlsoap.org/wsdl/";

	@Override
	public String id() {
		return "wsdl";
	}

	@Override
	public Set<String> extensions() {
		return Set.of("wsdl");
	}

	@Override
	public boolean accepts(String path) {
		return path.endsWith(".wsdl");
	}

	@Override
	protected boolean ownsName() {
		return false;
	}

	@Override
	protected boolean acceptsRoot(XmlElement root) {
		return root.localName().equals("definitions") && NAMESPACE.equals(root.namespace());
	}

	@Override
	protected void read(XmlElement root, XmlSettings settings, FileParts parts) {
		String namespace = root.attributeValue("targetNamespace");
		for (XmlElement element : root.children("portType")) {
			if (!NAMESPACE.equals(element.namespace())) {
				continue;
			}
			PortType portType = AssemblyFactory.INSTANCE.createPortType();
			settings.name(portType, element);
			portType.setNamespace(namespace == null ? "" : namespace);
			for (XmlElement child : element.children("operation")) {
				Operation operation = AssemblyFactory.INSTANCE.createOperation();
				settings.name(operation, child);
				operation.setOneWay(child.child("output") == null && child.isClosed());
				portType.getOperations().add(operation);
			}
			parts.add(portType);
		}
	}
}
