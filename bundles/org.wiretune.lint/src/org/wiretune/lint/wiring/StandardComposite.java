/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wiring;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;

import org.wiretune.lint.xml.XmlDocument;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Reference;

/**
 * A composite of the Service Component Architecture or of SwitchYard as it is written. Used by one thread.
 *
 * @param element the composite
 */
record StandardComposite(XmlElement element) {

	/** States where a wire leads. */
	static final String TARGET = "target";
	/** States what a service or reference of the composite stands for. */
	static final String PROMOTE = "promote";

	/** {@return the composite of a file, which SwitchYard has inside of its root; null where there is none} @param document the file, or null */
	static StandardComposite of(XmlDocument document) {
		XmlElement element = document == null ? null : document.root().localName().equals("composite") ? document.root() : document.root().child("composite");
		return element == null ? null : new StandardComposite(element);
	}

	/** {@return how the reference of a component is named as the source of a wire} @param caller the component @param reference the reference */
	static String source(Component caller, Reference reference) {
		return caller.getName() + '/' + reference.getName();
	}

	/** {@return the service of the composite, or null} @param name its name */
	XmlElement service(String name) {
		return named(element, "service", name);
	}

	/** {@return the component, or null} @param name its name */
	XmlElement component(String name) {
		return named(element, "component", name);
	}

	/** {@return the reference of the composite, or null} @param name its name */
	XmlElement reference(String name) {
		return named(element, "reference", name);
	}

	/** {@return the references of the composite} */
	List<XmlElement> references() {
		return element.children("reference");
	}

	/** {@return the reference of a component, or null where it is not written} @param caller the component @param reference the reference */
	XmlElement reference(Component caller, Reference reference) {
		XmlElement owner = component(caller.getName());
		return owner == null ? null : named(owner, "reference", Objects.toString(reference.getName(), ""));
	}

	/** {@return the wire from a source, or null} @param from the source @param end the name of what it leads to, with or without a service; null for any */
	XmlElement wire(String from, String end) {
		return element.children("wire").stream().filter(each -> from.equals(each.attributeValue("source"))).filter(each -> {
			String to = each.attributeValue(TARGET);
			return to != null && (end == null || to.equals(end) || to.startsWith(end + '/'));
		}).findFirst().orElse(null);
	}

	/** {@return what a reference leads to and no longer would; empty for nothing} @param caller the component @param reference the reference */
	String leadsNow(Component caller, Reference reference) {
		XmlElement wire = wire(source(caller, reference), null);
		XmlElement holder = wire != null ? wire : reference(caller, reference);
		return holder == null ? "" : Objects.toString(holder.attributeValue(TARGET), "");
	}

	/** {@return whether a reference may have several wires} @param caller the component @param reference the reference */
	boolean isMany(Component caller, Reference reference) {
		XmlElement written = reference(caller, reference);
		return written != null && Objects.toString(written.attributeValue("multiplicity"), "").endsWith("n");
	}

	/** {@return the words of a list of names; none for null} @param list the value of an attribute, or null */
	static List<String> words(String list) {
		return list == null ? List.of() : Arrays.stream(list.strip().split("\\s+")).filter(each -> !each.isEmpty()).toList();
	}

	/** {@return a list of names with one more, where it is not there} @param list the value of an attribute, or null @param word the name */
	static String with(String list, String word) {
		return list == null || list.isBlank() ? word : words(list).contains(word) ? list : list.strip() + ' ' + word;
	}

	private static XmlElement named(XmlElement parent, String kind, String name) {
		return parent.children(kind).stream().filter(each -> name.equals(each.attributeValue("name"))).findFirst().orElse(null);
	}
}
