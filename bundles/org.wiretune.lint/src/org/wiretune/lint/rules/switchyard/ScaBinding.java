/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.switchyard;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.core.BindingKind;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.fix.XmlMarkup;
import org.wiretune.lint.rules.XmlPlaces;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlSettings;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;

/** Lets a reference of one application call the service of another by SwitchYard's own binding. */
final class ScaBinding {

	private static final String BINDING = "binding.sca";
	private static final String NAMESPACE = "targetNamespace";

	private ScaBinding() {
	}

	/**
	 * Writes the binding at both ends; the service keeps those that it has.
	 *
	 * @param edits takes the changes
	 * @param from the reference
	 * @param target the service
	 */
	static void replace(Edits edits, Import from, Export target) {
		XmlElement old = XmlPlaces.elementAt(edits, from.getBinding().getOrigin());
		XmlElement called = XmlPlaces.elementAt(edits, target.getBinding().getOrigin());
		if (old == null || called == null || old.parent() == null || called.parent() == null || !old.isClosed()) {
			edits.impossible();
			return;
		}
		String attributes = attributes(old, called, from.getName(), target.getName());
		if (attributes == null) {
			edits.impossible();
			return;
		}
		String text = old.document().source().text();
		edits.replace(old.document().source().path(), old.start(), text.substring(old.start(), old.end()), '<' + XmlSettings.qualified(old.parent(), BINDING) + attributes + "/>");
		if (((Module) target.eContainer()).getExports().stream().noneMatch(other -> other.getName().equals(target.getName()) && other.getBinding().getKind() == BindingKind.SCA)) {
			List<String> before = new ArrayList<>();
			called.parent().children().forEach(child -> {
				if (child.localName().startsWith("interface") || child.localName().startsWith("binding")) {
					before.add(child.localName());
				}
			});
			XmlPlaces.insert(edits, called.parent(), before, XmlSettings.qualified(called.parent(), BINDING), "/>", null);
		}
	}

	/** What tells which service is meant; null where no prefix of SwitchYard is there to write it with. */
	private static String attributes(XmlElement reference, XmlElement service, String name, String wanted) {
		StringBuilder attributes = new StringBuilder();
		String own = namespace(reference);
		String other = namespace(service);
		String prefix = XmlMarkup.prefixOf(reference.document().source().text(), String.valueOf(reference.document().root().namespace()));
		if (!wanted.equals(name)) {
			attributes.append(' ').append(prefix).append(":target=\"").append(wanted).append('"');
		}
		if (other != null && !other.equals(own)) {
			attributes.append(' ').append(prefix).append(":targetNamespace=\"").append(other).append('"');
		}
		return !attributes.isEmpty() && (prefix == null || prefix.isEmpty()) ? null : attributes.toString();
	}

	private static String namespace(XmlElement inside) {
		for (XmlElement element = inside; element != null; element = element.parent()) {
			if (element.localName().equals("composite") && element.attributeValue(NAMESPACE) != null) {
				return element.attributeValue(NAMESPACE);
			}
		}
		return inside.document().root().attributeValue(NAMESPACE);
	}
}
