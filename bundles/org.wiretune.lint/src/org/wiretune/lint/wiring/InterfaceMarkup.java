/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wiring;

import java.util.List;

import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.model.assembly.ServiceInterface;

/** Writes interfaces as Integration Designer does. */
final class InterfaceMarkup {

	private InterfaceMarkup() {
	}

	/** {@return the interfaces in the element around them; null where the namespace of one is not known} @param faces the interfaces @param style the style that they state @param namespaces declares prefixes */
	static Markup all(List<ServiceInterface> faces, InteractionStyle style, Namespaces namespaces) {
		Markup all = new Markup("interfaces");
		for (ServiceInterface face : faces) {
			Markup one = one(face, style, namespaces);
			if (one == null) {
				return null;
			}
			all.add(one);
		}
		return all;
	}

	/** {@return an interface; null where its namespace is not known} @param face the interface @param style the style that it states @param namespaces declares prefixes */
	static Markup one(ServiceInterface face, InteractionStyle style, Namespaces namespaces) {
		String name = WiredInterfaces.name(face);
		String type = namespaces.prefix("xsi", Namespaces.INSTANCE) + ":type";
		String preferred = style == InteractionStyle.UNSTATED ? null : style.getLiteral();
		if (WiredInterfaces.isJava(face)) {
			return new Markup("interface").with(type, namespaces.prefix("java", Namespaces.JAVA) + ":JavaInterface").with("interface", name).with("preferredInteractionStyle", preferred);
		}
		if (face.getNamespace() == null || name.indexOf(':') < 0) {
			return null;
		}
		String port = namespaces.ofInterface(face.getNamespace()) + name.substring(name.indexOf(':'));
		return new Markup("interface").with(type, namespaces.prefix("wsdl", Namespaces.WSDL) + ":WSDLPortType").with("preferredInteractionStyle", preferred).with("portType", port);
	}
}
