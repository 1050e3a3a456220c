/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.soa;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.core.Origin;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.fix.XmlElements;
import org.wiretune.lint.fix.XmlMarkup;
import org.wiretune.lint.rules.XmlPlaces;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlSettings;
import org.wiretune.model.settings.Setting;

/** Changes of the elements {@code property} of composites and adapter files. */
final class PropertyEdits {

	private PropertyEdits() {
	}

	/**
	 * Sets a property of a composite, component or binding; a new one is written as Oracle's editor does.
	 *
	 * @param edits takes the change
	 * @param stated the property, or null where it is missing
	 * @param owner a place in the start tag of the element that it belongs to
	 * @param name the name
	 * @param value the value
	 */
	static void put(Edits edits, Setting stated, Origin owner, String name, String value) {
		if (stated != null) {
			edits.set(stated, value);
		} else {
			insert(edits, owner, " name=\"" + name + "\" type=\"xs:string\" many=\"false\">" + value + "</", ">");
		}
	}

	/**
	 * Sets a property of an activation specification.
	 *
	 * @param edits takes the change
	 * @param stated the property, or null where it is missing
	 * @param activation a place in the start tag of the specification
	 * @param name the name
	 * @param value the value
	 */
	static void putActivation(Edits edits, Setting stated, Origin activation, String name, String value) {
		if (stated != null) {
			edits.set(stated, value);
		} else {
			insert(edits, activation, " name=\"" + name + "\" value=\"" + value + "\"/>", null);
		}
	}

	/** Takes a property out, with its line where it stands alone on it. @param edits takes the change @param property the property */
	static void remove(Edits edits, Setting property) {
		Origin value = property.getOrigin();
		String text = edits.texts().text(value.path());
		if (text == null) {
			edits.impossible();
			return;
		}
		int tag = XmlMarkup.startOfTag(text, value.offset());
		int start = tag >= 0 ? tag : XmlMarkup.startOfParent(text, value.offset());
		if (start < 0) {
			edits.impossible();
		} else {
			XmlElements.remove(edits, new Origin(value.path(), start + 1, 0, value.line(), value.column()));
		}
	}

	/** Behind the last property of the element, behind its type or implementation, or behind all that it has, as Oracle's editor does. */
	private static void insert(Edits edits, Origin owner, String written, String close) {
		XmlElement element = XmlPlaces.elementAt(edits, owner);
		if (element == null) {
			edits.impossible();
			return;
		}
		List<String> before = new ArrayList<>();
		for (XmlElement child = element.firstChild(); child != null; child = child.next()) {
			if (child.localName().equals("property") || child.localName().equals("componentType") || child.localName().startsWith("implementation")) {
				before.add(child.localName());
			}
		}
		XmlPlaces.insert(edits, element, before, XmlSettings.qualified(element, "property"), written, close);
	}
}
